import SeaGlassNavigation
import SwiftUI

/// Compose: a sheet as a route, over it another sheet as a route.
enum ComposeProgram {
    struct ComposeRoute: NavigationRoute { let draft: Int }
    struct PickerRoute: NavigationRoute {}
    struct DetailsRoute: NavigationRoute {}

    @MainActor @Observable final class Outbox {
        var isOffline = false
        @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []

        func upload() async { await withCheckedContinuation { waiting.append($0) } }

        func finish() { while let upload = waiting.popLast() { upload.resume() } }
    }

    struct MailboxRoot: View {
        let outbox: Outbox
        let navigator: Navigator

        var body: some View {
            Mailbox()
                .navigationShell(navigator: navigator)
                .navigationRoute(ComposeRoute.self, key: "compose") { ComposeSheet(draft: $0.draft) }
                .navigationRoute(PickerRoute.self, key: "picker") { _ in RecipientPicker() }
                .navigationRoute(DetailsRoute.self, key: "details") { _ in ComposeDetails() }
                .environment(outbox)
        }
    }

    struct Mailbox: View {
        @Environment(\.navigator) private var navigator

        var body: some View {
            Button("New") { navigator.present(ComposeRoute(draft: 1), as: .sheet.detents([.large])) }
                .topNavigationBarTitle(
                    "Mailbox"
                )
        }
    }

    struct ComposeSheet: View {
        @Environment(Outbox.self) private var outbox
        @Environment(\.navigator) private var navigator
        let draft: Int

        var body: some View {
            Form {
                Button("To") { navigator.present(PickerRoute()) }
                Button("Details") { navigator.push(route: DetailsRoute()) }
                Button("Discard") { navigator.dismiss() }
            }
            .topNavigationBarTitle("Draft \(draft)")
            .onChange(of: outbox.isOffline) { navigator.dismissPresented() }
            .task {
                await outbox.upload()
                navigator.dismiss()
            }
        }
    }

    struct RecipientPicker: View {
        @Environment(\.navigator) private var navigator

        var body: some View { Button("Done") { navigator.dismiss() }.topNavigationBarTitle("Recipients") }
    }

    struct ComposeDetails: View {
        @Environment(\.navigator) private var navigator

        var body: some View { Button("Discard") { navigator.dismiss() }.topNavigationBarTitle("Details") }
    }
}
