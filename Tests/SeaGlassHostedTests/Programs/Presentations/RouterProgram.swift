import Observation
import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A reader of a social network: one router owns a path of 27 destinations and one of 25 sheets.
enum RouterProgram {
    /// A post, which is a model and no value.
    @MainActor @Observable final class Post: nonisolated Hashable {
        nonisolated let id: Int
        var text: String

        init(id: Int, text: String) {
            self.id = id
            self.text = text
        }

        nonisolated static func == (left: Post, right: Post) -> Bool { left === right }

        nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    enum Destination: Hashable {
        case home, local, federated, trending, search
        case mentions, messages, bookmarks, favorites, lists
        case filters, followedTags, blockedPeople, mutedPeople, followRequests
        case explore, suggestions, announcements, archive, about
        case post(Post)
        case person(Int)
        case followers(Int)
        case following(Int)
        case list(Int)
        case tag(String)
        case thread(Post, isOldestFirst: Bool)

        static func all(_ post: Post) -> [Destination] {
            [
                .home, .local, .federated, .trending, .search, .mentions, .messages, .bookmarks, .favorites, .lists,
                .filters, .followedTags, .blockedPeople, .mutedPeople, .followRequests, .explore, .suggestions,
                .announcements, .archive, .about, .post(post), .person(1), .followers(1), .following(1), .list(1),
                .tag("swift"), .thread(post, isOldestFirst: true),
            ]
        }
    }

    enum Sheet: Hashable {
        case newPost, newList, newFilter, settings, accounts
        case addAccount, drafts, emoji, language, visibility
        case schedule, poll, welcome, releaseNotes, support
        case reply(Post)
        case quote(Post)
        case edit(Post)
        case share(Post)
        case report(Post)
        case translation(Post)
        case history(Post)
        case media(Post, index: Int)
        case editPerson(Int)
        case listsOfPerson(Int)

        static func all(_ post: Post) -> [Sheet] {
            [
                .newPost, .newList, .newFilter, .settings, .accounts, .addAccount, .drafts, .emoji, .language,
                .visibility, .schedule, .poll, .welcome, .releaseNotes, .support, .reply(post), .quote(post),
                .edit(post), .share(post), .report(post), .translation(post), .history(post), .media(post, index: 0),
                .editPerson(1), .listsOfPerson(1),
            ]
        }

        var style: NavigationPresentationStyle {
            switch self {
            case .emoji, .language, .visibility, .share: .sheet.detents([.medium])
            case .reply, .translation, .history: .sheet.detents([.medium, .large])
            case .welcome, .addAccount: .cover
            case .media: .cover.bare
            default: .sheet
            }
        }
    }

    @MainActor @Observable final class Router {
        var path: [Destination] = []
        var sheet: Sheet?

        func show(_ destination: Destination) {
            if path.last != destination { path.append(destination) }
        }

        func openTag(_ name: String) {
            sheet = nil
            path = [.explore, .tag(name)]
        }

        func reply(to post: Post) {
            show(.post(post))
            sheet = .reply(post)
        }

        func signOut() {
            sheet = .addAccount
            path.removeAll()
        }
    }

    struct Reader: View {
        @Bindable var router: Router
        let post: Post
        var navigator = Navigator()

        var body: some View {
            Timeline(post: post)
                .navigationShell(path: $router.path, presented: $router.sheet, navigator: navigator)
                .readerRoutes()
                .environment(router)
                .persistentBackground(.midnight)
        }
    }

    struct Timeline: View {
        @Environment(Router.self) private var router
        @Environment(\.navigator) private var navigator
        let post: Post

        var body: some View {
            List {
                NavigationLink("Post", value: Destination.post(post))
                Button("Person") { navigator.push(route: Destination.person(1)) }
                Button("Explore") { router.show(.explore) }
                Button("New") { router.sheet = .newPost }
                Button("Settings") { navigator.present(Sheet.settings) }
            }
            .topNavigationBarTitle("Timeline")
        }
    }

    struct DestinationScreen: View {
        @Environment(Router.self) private var router
        let destination: Destination

        var body: some View {
            switch destination {
            case .post(let post), .thread(let post, _): PostScreen(post: post)
            case .person(let id): Text("Person \(id)").topNavigationBarTitle("Person")
            case .followers(let id): Text("Followers of \(id)")
            case .following(let id): Text("Followed by \(id)")
            case .list(let id): Text("List \(id)")
            case .tag(let name): Text("#\(name)").topNavigationBarTitle(name)
            default: Text("Screen \(destination)")
            }
        }
    }

    struct PostScreen: View {
        @Environment(Router.self) private var router
        let post: Post

        var body: some View {
            VStack {
                Text("Post: \(post.text)")
                NavigationLink("Author", value: Destination.person(1))
                Button("Reply") { router.sheet = .reply(post) }
                Button("Photo") { router.sheet = .media(post, index: 0) }
            }
            .topNavigationBarTitle("Post")
        }
    }

    struct SheetScreen: View {
        @Environment(Router.self) private var router
        @Environment(\.navigator) private var navigator
        let sheet: Sheet

        var body: some View {
            switch sheet {
            case .reply(let post): ReplyForm(post: post)
            case .media(let post, let index):
                VStack {
                    Text("Photo \(index) of \(post.text)")
                    Button("Close") { navigator.dismiss() }
                }
            case .settings:
                Form {
                    NavigationLink("About", value: Destination.about)
                    Button("Language") { navigator.present(Sheet.language) }
                    Button("Sign out") { router.signOut() }
                }
                .topNavigationBarTitle("Preferences")
            default: Text("Sheet \(sheet)")
            }
        }
    }

    struct ReplyForm: View {
        @Environment(Router.self) private var router
        @State private var text = ""
        let post: Post

        var body: some View {
            Form {
                TextField("Reply", text: $text)
                Button("Emoji") { router.sheet = .emoji }
                Button("Send", action: send)
            }
            .topNavigationBarTitle("Reply")
        }

        private func send() {
            router.sheet = nil
            router.path = [.thread(post, isOldestFirst: false)]
        }
    }
}

extension View {
    /// The screens of the reader, the same in all its shells.
    fileprivate func readerRoutes() -> some View {
        navigationRoute(RouterProgram.Destination.self) { RouterProgram.DestinationScreen(destination: $0) }
            .navigationRoute(RouterProgram.Sheet.self, as: \.style) { RouterProgram.SheetScreen(sheet: $0) }
    }
}
