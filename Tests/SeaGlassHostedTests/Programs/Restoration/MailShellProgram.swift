import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// Mail: one window, a stack that expires after a day, and a composer that may not be restored.
enum MailShellProgram {
    struct FolderRoute: NavigationRoute {
        let name: String
    }

    struct MessageRoute: NavigationRoute {
        let id: Int
    }

    struct ComposeRoute: NavigationRoute {
        var replyTo: Int?
    }

    struct MailRoot: View {
        var restoration = NavigationRestoration.standard
        var onFailure: @MainActor (NavigationRestoration.Failure) -> Void = { print("navigation:", $0) }
        @State private var lastFailure: String?

        var body: some View {
            InboxList(notice: lastFailure)
                .navigationTitle("Inbox")
                .navigationShell()
                .navigationRoute(FolderRoute.self, key: "mail.folder") { FolderList(name: $0.name) }
                .navigationRoute(MessageRoute.self, key: "mail.message") { MessageBody(id: $0.id) }
                .navigationRoute(ComposeRoute.self, key: "mail.compose", as: .sheet, isRestorable: false) {
                    Composer(replyTo: $0.replyTo)
                }
                .restoresNavigation(id: "mail", restoration.expires(after: 24 * 3600)) { failure in
                    onFailure(failure)
                    if failure.reason == .crashedWhileRestoring {
                        lastFailure = "Mail quit unexpectedly. You are back in the inbox."
                    }
                }
                .persistentBackground(.ocean)
        }
    }

    struct InboxList: View {
        let notice: String?

        var body: some View {
            List {
                if let notice { Text(notice) }
                ForEach(["Invoices", "Travel", "Family"], id: \.self) { name in
                    NavigationLink(name, value: FolderRoute(name: name))
                }
            }
        }
    }

    struct FolderList: View {
        @Environment(\.navigator) private var navigator
        let name: String

        var body: some View {
            List(ids, id: \.self) { id in
                Button("Message \(id)") { navigator.push(route: MessageRoute(id: id)) }
            }
            .navigationTitle(name)
        }

        private var ids: [Int] { name == "Invoices" ? [13, 31] : [40, 41, 42] }
    }

    struct MessageBody: View {
        @Environment(\.navigator) private var navigator
        let id: Int

        var body: some View {
            Text("Hello")
                .navigationTitle("Message \(id)")
                .toolbar {
                    Button("Reply") { navigator.present(ComposeRoute(replyTo: id)) }
                }
        }
    }

    struct Composer: View {
        @Environment(\.navigator) private var navigator
        @State private var text = ""
        let replyTo: Int?

        var body: some View {
            Form { TextField("Message", text: $text) }
                .navigationTitle(replyTo == nil ? "New message" : "Reply")
                .toolbar { Button("Send") { navigator.dismiss() } }
        }
    }
}
