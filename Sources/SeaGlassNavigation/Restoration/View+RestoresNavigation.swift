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
    /// a push. If a launch ends within three seconds after its stack appeared, the next launch starts at the root.
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
            .modifier(MissingShellReport(modifier: "restoresNavigation", view: Self.self))
    }

    /// Restores the stack of your `NavigationStack` from an array of routes when the app is launched again.
    ///
    /// No shell is needed. Chain it on the stack, with the stack's path:
    ///
    /// ```swift
    /// struct Mail: View {
    ///     @State private var path: [ThreadRoute] = []
    ///
    ///     var body: some View {
    ///         NavigationStack(path: $path) {
    ///             InboxScreen()
    ///                 .navigationDestination(for: ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///         }
    ///         .restoresNavigation(path: $path, id: "main", key: "com.example.thread")
    ///     }
    /// }
    /// ```
    ///
    /// The modifier sets the path without animation when the stack appears, which is expected before the first frame. A
    /// path that is not empty by then, for example after a deep link, takes precedence over the stored one.
    ///
    /// The path is stored like the stack of a shell, in the same stores and within the same limits. With the same id
    /// and key, a shell restores a stack that an array has stored, and the reverse. See <doc:Restoration>.
    ///
    /// - Parameters:
    ///   - path: The path that the stack is bound to.
    ///   - id: The id of the stack, unique in the app and the same in all builds.
    ///   - key: The name of the routes' type in stored stacks; never change it. The default is made of the type's name,
    ///     which a refactoring changes.
    ///   - aliases: Earlier keys.
    ///   - scope: The windows that share the stack.
    ///   - restoration: Where and how the stack is stored, and when it is restored.
    ///   - validate: Called for each stored route. `false` drops the route and all routes above it.
    ///   - onFailure: Called with the reason why a stack, or its upper part, wasn't restored or stored. It is called
    ///     after the view was evaluated, so it may change state.
    nonisolated public func restoresNavigation<Route: Codable & Hashable>(
        path: Binding<[Route]>,
        id: String,
        key: NavigationDestinationKey? = nil,
        aliases: [NavigationDestinationKey] = [],
        scope: NavigationRestoration.Scope = .scene,
        _ restoration: NavigationRestoration = .standard,
        validate: @escaping @MainActor (Route) -> Bool = { _ in true },
        onFailure: @escaping @MainActor (NavigationRestoration.Failure) -> Void = { _ in }
    ) -> some View {
        let stored = StoredStack(id: id, scope: scope, restoration: restoration, onFailure: onFailure)
        let own = OwnPath(path: path, key: key ?? .type(Route.self), aliases: aliases, validate: validate)
        return modifier(RestoresPath(own: own)).modifier(RestoresNavigation(stored: stored))
    }

    /// Restores the stack of your `NavigationStack` from a path of any codable values when the app is launched again.
    ///
    /// ```swift
    /// struct Mail: View {
    ///     @State private var path = NavigationPath()
    ///
    ///     var body: some View {
    ///         NavigationStack(path: $path) {
    ///             InboxScreen()
    ///                 .navigationDestination(for: ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///         }
    ///         .restoresNavigation(path: $path, id: "main")
    ///     }
    /// }
    /// ```
    ///
    /// Only the system can read the values of a path, so the path is stored as a whole, in the system's form, which
    /// contains type names. The system drops a value that can't be read, or whose type was renamed or moved, without a
    /// call of `onFailure`. Routes that have to survive a renaming need an array. The stored path ends below the first
    /// value that isn't `Codable`, and has at most 128 values.
    ///
    /// - Parameters:
    ///   - path: The path that the stack is bound to.
    ///   - id: The id of the stack, unique in the app and the same in all builds.
    ///   - scope: The windows that share the stack.
    ///   - restoration: Where and how the stack is stored, and when it is restored.
    ///   - onFailure: Called with the reason why a stack, or its upper part, wasn't restored or stored. It is called
    ///     after the view was evaluated, so it may change state.
    nonisolated public func restoresNavigation(
        path: Binding<NavigationPath>,
        id: String,
        scope: NavigationRestoration.Scope = .scene,
        _ restoration: NavigationRestoration = .standard,
        onFailure: @escaping @MainActor (NavigationRestoration.Failure) -> Void = { _ in }
    ) -> some View {
        let stored = StoredStack(id: id, scope: scope, restoration: restoration, onFailure: onFailure)
        let own = OwnPath(path: path.whole, key: "SwiftUI.NavigationPath")
        return modifier(RestoresPath(own: own)).modifier(RestoresNavigation(stored: stored))
    }
}
