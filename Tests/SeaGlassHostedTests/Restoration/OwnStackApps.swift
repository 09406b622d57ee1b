import HeadlessHost
import SwiftUI

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The path that an app owns, and the failures that the app has received.
@MainActor @Observable final class OwnStack {
    var path: [MessageRoute] = []
    var values = NavigationPath()
    var id = "main"
    var failures: [NavigationRestoration.Failure.Reason] = []
}

struct ArrayApp: View {
    @Bindable var stack: OwnStack
    let restoration: NavigationRestoration
    let scope: NavigationRestoration.Scope
    let aliases: [NavigationDestinationKey]
    var rootAppeared: @MainActor () -> Void = {}

    var body: some View {
        NavigationStack(path: $stack.path) {
            Text("Inbox")
                .onAppear { rootAppeared() }
                .navigationDestination(for: MessageRoute.self) { Text("Thread \($0.id)") }
        }
        .restoresNavigation(
            path: $stack.path,
            id: stack.id,
            key: "thread",
            aliases: aliases,
            scope: scope,
            restoration,
            validate: { $0.id >= 0 },
            onFailure: { stack.failures.append($0.reason) }
        )
    }
}

struct ValuesApp: View {
    @Bindable var stack: OwnStack
    let restoration: NavigationRestoration

    var body: some View {
        NavigationStack(path: $stack.values) {
            Text("Inbox")
                .navigationDestination(for: MessageRoute.self) { Text("Thread \($0.id)") }
                .navigationDestination(for: String.self) { Text($0) }
        }
        .restoresNavigation(path: $stack.values, id: "values", scope: .app, restoration) {
            stack.failures.append($0.reason)
        }
    }
}

extension Host {
    /// Runs an app until its store contains all changes.
    func settleStored() async {
        await settleTasks()
        await SnapshotWriter.shared.flush()
        await settleTasks()
    }
}
