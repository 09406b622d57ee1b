import SeaGlass
import SwiftUI

extension View {
    /// Restores the stack of the shell that this modifier is chained after when the app is launched again.
    ///
    /// The first frame shows the stored stack, not the root. A sheet or cover follows as soon as the system can present
    /// it, without animation. Screens that were pushed before the shell appeared, for example by a deep link, take
    /// precedence over the stored ones.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell()
    ///     .navigationRoute(ThreadRoute.self, key: "com.example.thread") { ThreadScreen(id: $0.id) }
    ///     .restoresNavigation(id: "main")
    /// ```
    ///
    /// The stored stack contains the routes, and whether their back gesture is off, but no bar titles, bar items or
    /// `@State`. It ends below the first screen that has no route, or whose route is not `Codable` or may not be
    /// restored. See <doc:Restoration>.
    ///
    /// A screen that can't be restored is dropped with all screens above it, and reported. No failure stops a launch or
    /// a push. If a launch crashes within three seconds after its stack appeared, the next launch starts at the root.
    ///
    /// - Parameters:
    ///   - id: The id of the stack, unique in the app and the same in all builds. Two stacks with one id in a window
    ///     overwrite each other. If the id changes, for example with the account, the stack is stored under the old id,
    ///     and the stack of the new id is shown.
    ///   - scope: The windows that share the stack.
    ///   - restoration: Where and how the stack is stored, and when it is restored.
    ///   - onFailure: Called with the reason why a stack, or its upper part, wasn't restored or stored. It is called
    ///     after the view was evaluated, so it may change state.
    nonisolated public func restoresNavigation(
        id: String,
        scope: NavigationRestoration.Scope = .scene,
        _ restoration: NavigationRestoration = .standard,
        onFailure: @escaping @MainActor (NavigationRestoration.Failure) -> Void = { _ in }
    ) -> some View {
        let stored = StoredStack(id: id, scope: scope, restoration: restoration, onFailure: onFailure)
        return modifier(RestoresNavigation(stored: stored))
            .reportingMissingShell(for: "restoresNavigation")
    }
}

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
    @Environment(\.appState) private var appState
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
                (appState ?? SystemAppState.current).whenReadable { stored.open(name) }
            }
    }
}

private struct RestoresStack: ViewModifier {
    @Environment(\.appState) private var appState
    @OwnState private var current = CurrentRestorer()
    let window: StoredWindow?
    let stored: StoredStack

    func body(content: Content) -> some View {
        let restorer = current.restorer(of: stored, in: window, appState ?? SystemAppState.current)
        content
            .environment(\.navigatorObserver, restorer)
            .background { StackUpdates(current: current) }
            .modifier(ScenePhaseObserver(current: current))
    }
}

/// Tells the restorer how the scene phase changes, on a system without UIKit.
private struct ScenePhaseObserver: ViewModifier {
    let current: CurrentRestorer
    #if canImport(UIKit) && !os(watchOS)
    func body(content: Content) -> some View { content }
    #else
    @Environment(\.scenePhase) private var scenePhase

    func body(content: Content) -> some View {
        content.onChange(of: scenePhase) { before, phase in
            if before == .active { current.restorer?.receive(.deactivated) }
            if before == .background { current.restorer?.receive(.enteredForeground) }
            if phase == .active { current.restorer?.receive(.activated) }
            if phase == .background { current.restorer?.receive(.enteredBackground) }
        }
    }
    #endif
}

/// Calls the restorer when the view around was updated after a change of the stack. So the restorer can assign a
/// change to the id that the app set in the same action.
private struct StackUpdates: View {
    let current: CurrentRestorer

    var body: some View {
        Color.clear.onChange(of: current.changes, initial: true) {
            // In a later task: the view that sets the id can be in another hosting view, which is updated later.
            Task { current.update() }
        }
    }
}
