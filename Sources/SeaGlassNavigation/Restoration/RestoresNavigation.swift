import SeaGlass
import SwiftUI

/// Keeps the restorer of a stack, and hands it to the shell or the path inside.
///
/// Scene storage is read where each window has a stack of its own, and nowhere else: in a view that UIKit hosts it may
/// not be.
struct RestoresNavigation: ViewModifier {
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    let stored: StoredStack

    func body(content: Content) -> some View {
        if stored.scope == .scene, supportsMultipleWindows {
            // A name for each stack: two that start in a new window must not each write their own name for the window.
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
        let window = StoredWindow(name: name.isEmpty ? newName : name, isNew: name.isEmpty)
        content
            .modifier(RestoresStack(window: window, stored: stored))
            // Not while the view is evaluated: until it appears, the name may not be the one the window keeps.
            .onChange(of: stored.id, initial: true) {
                if name.isEmpty { name = newName }
                stored.restoration.system.whenReadable { StoredWindows(of: stored).open(name) }
            }
    }
}

private struct RestoresStack: ViewModifier {
    @Environment(\.scenePhase) private var scenePhase
    @OwnState private var restorers = StackRestorers()
    let window: StoredWindow?
    let stored: StoredStack

    func body(content: Content) -> some View {
        content
            .environment(\.navigatorObserver, restorers.restorer(of: stored, in: window))
            .onChange(of: scenePhase) { before, phase in
                if before == .active { restorers.current?.finishRestoring() }
                if phase == .background { restorers.current?.enterBackground() }
            }
    }
}

/// The restorer of the stack with the id there is now: with another id a shell has another stack.
@MainActor private final class StackRestorers {
    private(set) var current: StackRestorer?

    func restorer(of stored: StoredStack, in window: StoredWindow?) -> StackRestorer {
        let slot = stored.slot(in: window?.name)
        let kept = current.flatMap { $0.slot.id == slot.id ? $0 : nil }
        if kept == nil { current?.end() }
        let restorer = kept ?? StackRestorer(slot, in: window)
        current = restorer
        restorer.slot = slot
        restorer.windows = stored.scope == .scene ? StoredWindows(of: stored) : nil
        restorer.onFailure = stored.onFailure
        return restorer
    }
}
