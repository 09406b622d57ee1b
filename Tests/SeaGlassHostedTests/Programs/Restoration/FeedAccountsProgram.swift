import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// Feeds: a split view with two accounts, each with an id, a navigator and a store.
enum FeedAccountsProgram {
    enum Feed: String, CaseIterable, Codable, Identifiable {
        case swift, weather, builds

        var id: Self { self }
    }

    enum Account: String, CaseIterable, Codable {
        case home, work

        var feeds: [Feed] { self == .home ? [.swift, .weather] : [.builds] }
    }

    struct ArticleRoute: NavigationRoute { let id: Int }
    struct CommentsRoute: NavigationRoute { let article: Int }

    @MainActor static let feedRoutes = NavigationRoutes()
        .route(ArticleRoute.self, key: "feeds.article", aliases: ["ArticleRoute"]) { ArticleScreen(id: $0.id) }
        .route(CommentsRoute.self, key: "feeds.comments") { Text("Words on \($0.article)").navigationTitle("Comments") }

    struct FeedColumns: View {
        @SceneStorage("account") private var account = Account.home
        @SceneStorage("feed") private var storedFeed = ""
        @State private var navigators: [Account: Navigator] = [.home: Navigator(), .work: Navigator()]
        @State private var feeds: [Account: Feed] = [:]
        let restorations: [Account: NavigationRestoration]
        var onFailure: @MainActor (NavigationRestoration.Failure) -> Void = { print("feeds:", $0) }

        private var feed: Feed? { Feed(rawValue: storedFeed) }
        private var selection: Binding<Feed?> {
            Binding(get: { feed }, set: { storedFeed = $0?.rawValue ?? "" })
        }
        private var restoration: NavigationRestoration {
            (restorations[account] ?? .standard).expires(after: 7 * 24 * 3600)
        }

        var body: some View {
            NavigationSplitView {
                List(account.feeds, selection: selection) { Text($0.rawValue.capitalized) }
                    .toolbar { accountMenu }
            } detail: {
                ArticleList(feed: feed)
                    .navigationShell(selection: selection, navigator: navigators[account])
                    .navigationRoutes(feedRoutes)
                    .restoresNavigation(id: "detail " + account.rawValue, restoration, onFailure: onFailure)
            }
            .persistentBackground(.ocean)
            .onAppear { if feed == nil { selection.wrappedValue = account.feeds.first } }
        }

        private var accountMenu: some View {
            Menu(account.rawValue.capitalized) {
                ForEach(Account.allCases, id: \.self) { other in
                    Button(other.rawValue.capitalized) { select(other) }
                }
                Button("Sign out of \(account.rawValue)", role: .destructive) { signOut() }
            }
        }

        private func select(_ other: Account) {
            feeds[account] = feed
            account = other
            // nil lets the stored selection in, I hope; a remembered one has to be set by the app.
            selection.wrappedValue = feeds[other]
        }

        private func signOut() {
            navigators[account]?.reset()
            feeds[account] = nil
            select(account == .home ? .work : .home)
        }
    }

    struct ArticleList: View {
        let feed: Feed?

        var body: some View {
            if let feed {
                List(1..<21, id: \.self) { NavigationLink("Article \($0)", value: ArticleRoute(id: $0)) }
                    .navigationTitle(feed.rawValue.capitalized)
            } else {
                Text("No feed")
            }
        }
    }

    struct ArticleScreen: View {
        let id: Int

        var body: some View {
            NavigationLink("Comments", value: CommentsRoute(article: id))
                .navigationTitle("Article \(id)")
        }
    }
}
