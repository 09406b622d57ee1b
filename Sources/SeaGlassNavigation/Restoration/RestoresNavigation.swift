import SeaGlass
import SwiftUI

/// Reads scene storage only if windows have separate stacks: a view that UIKit hosts must not read scene storage.
nonisolated struct RestoresNavigation: ViewModifier {
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    let stored: StoredStack

    @MainActor func body(content: Content) -> some View {
        if stored.scope == .scene, supportsMultipleWindows {
            // A separate key for each stack: two stacks in a new window would write different names under one key.
            let name = SceneStorage(wrappedValue: "", "SeaGlass.navigation.\(stored.id)")
            content.modifier(RestoresInWindow(name: name, stored: stored))
        } else {
            content.modifier(RestoresStack(window: nil, stored: stored))
        }
    }
}

private struct RestoresInWindow: ViewModifier {
    @State private var newName = UUID().uuidString.lowercased()
    @SceneStorage var name: String
    let stored: StoredStack

    func body(content: Content) -> some View {
        let window = (name: name.isEmpty ? newName : name, isNew: name.isEmpty)
        content
            .modifier(RestoresStack(window: window, stored: stored))
            // Runs when the view appears, not during the evaluation: the name may change until then.
            .onChange(of: stored.id, initial: true) {
                if name.isEmpty { name = newName }
                stored.restoration.system.whenReadable { stored.open(name) }
            }
    }
}

private struct RestoresStack: ViewModifier {
    @Environment(\.scenePhase) private var scenePhase
    @OwnState private var current = CurrentRestorer()
    let window: StoredWindow?
    let stored: StoredStack

    func body(content: Content) -> some View {
        content
            .environment(\.navigatorObserver, current.restorer(of: stored, in: window))
            .background { StackUpdates(current: current) }
            .onChange(of: scenePhase) { before, phase in
                if before == .active { current.restorer?.finishRestoring() }
                if before == .background { current.restorer?.enterForeground() }
                if phase == .background { current.restorer?.enterBackground() }
            }
    }
}

/// Tells the restorer that the view around was updated after a change of the stack. So a change in the same action as
/// another id is known to belong to that id.
private struct StackUpdates: View {
    let current: CurrentRestorer

    var body: some View {
        Color.clear.onChange(of: current.changes, initial: true) {
            // In a later task: the view that sets the id can be in another hosting view, which is updated later.
            Task { current.update() }
        }
    }
}
