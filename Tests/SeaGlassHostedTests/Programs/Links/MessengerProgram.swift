import Foundation
import SwiftUI

@testable import SeaGlassNavigation

/// A chat whose links lead to a message of a conversation that may be open.
enum MessengerProgram {
    struct ChatRoute: NavigationRoute, Identifiable {
        let id: Int
        var message: Int64?
        var highlight: String?
    }

    struct ProfileRoute: NavigationRoute { let user: Int }

    @MainActor @Observable final class ChatModel {
        let navigator = Navigator()
        var failures: [NavigationLinkFailure] = []

        let routes = NavigationRoutes()
            .route(ChatRoute.self, key: "chat") { Conversation(route: $0) }
            .route(ProfileRoute.self, key: "profile") { Text("Profile \($0.user)") }
            .link("conversation/{id}?message={message}&highlight={highlight}", ChatRoute.init(id:message:highlight:)) {
                ($0.id, $0.message, $0.highlight)
            }

        func open(_ url: URL) {
            do { try navigator.open(url) } catch { print("not opened: \(error)") }
        }
    }

    struct ChatRoot: View {
        let model: ChatModel

        var body: some View {
            ConversationList()
                .navigationShell(navigator: model.navigator)
                .navigationRoutes(model.routes)
                .opensNavigationLinks { model.failures.append($0) }
        }
    }

    struct ConversationList: View {
        var body: some View {
            List(1..<20, id: \.self) { id in
                NavigationLink("Conversation \(id)", value: ChatRoute(id: id))
            }
            .navigationTitle("Chats")
        }
    }

    struct Conversation: View {
        @Environment(\.navigator) private var navigator
        @State private var draft = ""
        @State private var scrolled: [Int64] = []
        let route: ChatRoute

        var body: some View {
            VStack {
                Text("Conversation \(route.id)")
                if let message = route.message { Text("Message \(message)") }
                if let highlight = route.highlight { Text("Highlight \(highlight)") }
                Text("Scrolled: \(scrolled.map(String.init).joined(separator: ","))")
                TextField("Draft", text: $draft)
                Button("Profile") { navigator.push(route: ProfileRoute(user: route.id)) }
                Button("Open 5 again") { navigator.push(route: ChatRoute(id: 5, message: 4)) }
            }
            .onChange(of: route.message, initial: true) {
                guard let message = route.message, message != scrolled.last else { return }
                scrolled.append(message)
            }
        }
    }
}
