import SeaGlassNavigation
import SwiftUI

/// Sign-out: two tabs with stored stacks; the sign-out waits for a server while the person goes on.
enum ProfileProgram {
    struct PostRoute: NavigationRoute { let id: Int }
    struct ProfileRoute: NavigationRoute {}

    @MainActor @Observable final class Session {
        var isSignedIn = true
        @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []

        func signOut() async { await withCheckedContinuation { waiting.append($0) } }

        func answer() { while let request = waiting.popLast() { request.resume() } }
    }

    struct SignOutRoot: View {
        let session: Session
        let feed: Navigator
        let account: Navigator
        let restoration: NavigationRestoration
        @State var tab = "feed"

        var body: some View {
            TabView(selection: $tab) {
                feedTab.tabItem { Text("Feed") }.tag("feed")
                accountTab.tabItem { Text("Account") }.tag("account")
            }
            .environment(session)
        }

        private var feedTab: some View {
            FeedScreen()
                .navigationShell(navigator: feed)
                .navigationRoute(PostRoute.self, key: "post") { Text("Post \($0.id)") }
                .restoresNavigation(id: "feed", scope: .app, restoration)
        }

        private var accountTab: some View {
            AccountScreen()
                .navigationShell(navigator: account)
                .navigationRoute(ProfileRoute.self, key: "profile") { _ in ProfileScreen() }
                .restoresNavigation(id: "account", scope: .app, restoration)
        }
    }

    struct FeedScreen: View {
        @Environment(\.navigator) private var navigator

        var body: some View {
            ForEach(1..<3) { id in Button("Post \(id)") { navigator.push(route: PostRoute(id: id)) } }
        }
    }

    struct AccountScreen: View {
        @Environment(Session.self) private var session
        @Environment(\.navigator) private var navigator

        var body: some View {
            if session.isSignedIn {
                Button("Profile") { navigator.push(route: ProfileRoute()) }
            } else {
                Button("Sign in") { session.isSignedIn = true }
            }
        }
    }

    struct ProfileScreen: View {
        @Environment(Session.self) private var session
        @Environment(\.navigator) private var navigator

        var body: some View {
            Button("Sign out") {
                Task {
                    await session.signOut()
                    session.isSignedIn = false
                    navigator.reset()
                }
            }
            Button("Close") { navigator.pop() }
        }
    }
}
