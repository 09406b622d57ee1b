import SeaGlass
import SwiftUI

/// Hands a restorer to the shell inside.
struct RestoresNavigation: ViewModifier {
    @Environment(\.scenePhase) private var scenePhase
    @State private var restorers = NavigationRestorers()
    @SceneStorage var storedScene: String
    let id: String
    let scope: NavigationRestoration.Scope
    let restoration: NavigationRestoration
    let onFailure: @MainActor (NavigationRestoration.Failure) -> Void

    func body(content: Content) -> some View {
        content
            .environment(\.navigatorObserver, restorers.restorer(of: stack, onFailure: onFailure))
            .onChange(of: id, initial: true) { if storedScene.isEmpty { storedScene = restorers.newScene } }
            .onChange(of: scenePhase) { _, phase in if phase == .background { restorers.current?.settle() } }
    }

    private var stack: SnapshotSlot {
        let window = storedScene.isEmpty ? restorers.newScene : storedScene
        return SnapshotSlot(id: scope == .app ? "app:\(id)" : "scene:\(window):\(id)", restoration: restoration)
    }
}

/// The restorer of the stack with the id there is now: with another id a shell has another stack.
@MainActor final class NavigationRestorers {
    /// What a window is called that has no name yet.
    let newScene = UUID().uuidString.lowercased()
    private(set) var current: NavigationRestorer?

    func restorer(
        of stack: SnapshotSlot,
        onFailure: @escaping @MainActor (NavigationRestoration.Failure) -> Void
    ) -> NavigationRestorer {
        if let current, current.stack.id != stack.id {
            current.end()
            self.current = nil
        }
        let restorer = current ?? NavigationRestorer(stack)
        restorer.stack = stack
        restorer.onFailure = onFailure
        current = restorer
        return restorer
    }
}
