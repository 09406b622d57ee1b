import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A compose sheet on glass, whose form is also pushed.
enum CourierProgram {
    struct Compose: Codable, Hashable {
        var to = ""
        var draft: Int?
    }

    struct DraftsFolder: Codable, Hashable {}

    struct Recipients: Codable, Hashable {}

    struct CourierInbox: View {
        @State private var drafts = ["Lunch", "Invoice"]
        var restoration = NavigationRestoration.standard

        var body: some View {
            Screen("Inbox") { InboxRows() }
                .navigationShell()
                .navigationRoute(
                    Compose.self,
                    key: "compose",
                    as: .sheet.detents([.medium, .large]),
                    background: .glass
                ) { compose in
                    if let draft = compose.draft, drafts.indices.contains(draft) {
                        ComposeScreen(to: compose.to, subject: drafts[draft])
                    } else {
                        ComposeScreen(to: compose.to)
                    }
                }
                .navigationRoute(DraftsFolder.self, key: "drafts") { _ in DraftsScreen(drafts: drafts) }
                .navigationRoute(Recipients.self, key: "recipients") { _ in
                    Screen("Recipients") { ForEach(["Ann", "Bo"], id: \.self) { Text($0) } }
                }
                .restoresNavigation(id: "courier", restoration)
                .persistentBackground(.ocean)
        }
    }

    /// The frame of each screen in this app.
    struct Screen<Content: View>: View {
        private let title: String
        private let content: Content

        init(_ title: String, @ViewBuilder content: () -> Content) {
            self.title = title
            self.content = content()
        }

        var body: some View {
            List { content.transparentRow(.translucent) }
                .modifier(CourierChrome(title: title))
        }
    }

    struct CourierChrome: ViewModifier {
        let title: String

        func body(content: Content) -> some View {
            content
                .topNavigationBarTitle(title)
                .tint(.indigo)
        }
    }

    struct InboxRows: View {
        @Environment(\.navigator) private var navigator

        var body: some View {
            Button("Compose") { navigator.present(Compose()) }
            Button("Reply to Ann") { navigator.present(Compose(to: "Ann"), as: .sheet.detents([.large])) }
            NavigationLink("Drafts", value: DraftsFolder())
        }
    }

    struct DraftsScreen: View {
        @Environment(\.navigator) private var navigator
        let drafts: [String]

        var body: some View {
            Screen("Drafts") {
                ForEach(drafts.indices, id: \.self) { index in
                    Button(drafts[index]) { navigator.push(route: Compose(draft: index)) }
                }
            }
        }
    }

    struct ComposeScreen: View {
        @Environment(\.navigator) private var navigator
        @State var to: String
        @State var subject = ""
        @State private var isAsking = false
        @State private var hasChanged = false

        var body: some View {
            Form {
                TextField("To", text: $to)
                TextField("Subject", text: $subject)
                Button("Add a recipient") { navigator.push(route: Recipients()) }
                if navigator.presenter == nil {
                    Button("Continue in a sheet") { navigator.present(Compose(to: to)) }
                }
            }
            .onChange(of: subject) { hasChanged = true }
            .modifier(CourierChrome(title: subject.isEmpty ? "New message" : subject))
            .topNavigationBarLeading { cancel }
            .navigationLeaveGuard(when: hasChanged, isPresented: $isAsking)
            .confirmationDialog("Discard the message?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Discard", role: .destructive) { navigator.leave() }
            }
        }

        @ViewBuilder private var cancel: some View {
            if navigator.presenter != nil {
                Button("Cancel") { navigator.dismiss() }
            }
        }
    }
}
