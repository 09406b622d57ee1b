import SeaGlass
import SwiftUI

/// Hands a restorer to the shell inside.
struct RestoresNavigation: ViewModifier {
    @Environment(\.scenePhase) private var scenePhase
    @SceneStorage private var storedScene: String
    @State private var restorer = NavigationRestorer()

    let id: String
    let scope: NavigationRestoration.Scope
    let restoration: NavigationRestoration
    let onFailure: @MainActor (NavigationRestoration.Failure) -> Void

    init(
        id: String,
        scope: NavigationRestoration.Scope,
        restoration: NavigationRestoration,
        onFailure: @escaping @MainActor (NavigationRestoration.Failure) -> Void
    ) {
        self.id = id
        self.scope = scope
        self.restoration = restoration
        self.onFailure = onFailure
        // A name for each stack: two that start in a new window must not each write their own name for the window.
        _storedScene = SceneStorage(wrappedValue: "", "SeaGlass.navigation.\(id)")
    }

    func body(content: Content) -> some View {
        let _ = restorer.update(stack, onFailure: onFailure)
        content
            .environment(\.navigationRestorer, restorer)
            .onAppear { if storedScene.isEmpty { storedScene = restorer.newScene } }
            .onChange(of: scenePhase) { _, phase in if phase == .background { restorer.save() } }
    }

    private var stack: SnapshotSlot {
        SnapshotSlot(id: storedID, restoration: restoration)
    }

    private var storedID: String {
        switch scope {
        case .app: "app:" + id
        case .scene: "scene:\(storedScene.isEmpty ? restorer.newScene : storedScene):\(id)"
        }
    }
}

extension EnvironmentValues {
    private struct NavigationRestorerKey: EnvironmentKey {
        static var defaultValue: NavigationRestorer? { nil }
    }

    /// What brings the stack of the nearest shell back.
    var navigationRestorer: NavigationRestorer? {
        get { self[NavigationRestorerKey.self] }
        set { self[NavigationRestorerKey.self] = newValue }
    }
}
