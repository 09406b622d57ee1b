import SeaGlass
import SwiftUI

extension View {
    /// Brings the stack of the shell it is chained after back when the app is launched again.
    ///
    /// The first frame shows the stored stack, not the root. A sheet or cover follows as soon as the system can present
    /// it, without animation. Screens that were pushed before the shell appeared, by a deep link for instance, take
    /// precedence over the stored ones.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell()
    ///     .navigationRoute(ThreadRoute.self, key: "com.example.thread") { ThreadScreen(id: $0.id) }
    ///     .restoresNavigation(id: "main")
    /// ```
    ///
    /// Routes are stored, and whether their back gesture is off. Views that were pushed without a route are not, nor
    /// are bar titles, bar items and `@State`: the stack that comes back ends below the first screen without a route,
    /// or with one that may not be restored. See <doc:Restoration>.
    ///
    /// A screen that can't come back is dropped with all above it, and reported. It stops no launch and no push. A launch
    /// that ends within three seconds after its stack came back starts the next one at the root.
    ///
    /// - Parameters:
    ///   - id: The id of the stack, unique in the app. It stays the same from build to build. Two stacks with one id, in one window, overwrite each other. With another id than before, as
    ///     when a person changes accounts, the stack is stored under the old one and that of the new one is shown.
    ///   - scope: Whether each window has a stack of its own.
    ///   - restoration: Where and how the stack is stored, and when it is restored.
    ///   - onFailure: Called with the reason why a stack, or its upper part, wasn't restored or stored. It is called after
    ///     the view was evaluated, so it may change state.
    public func restoresNavigation(
        id: String,
        scope: NavigationRestoration.Scope = .scene,
        _ restoration: NavigationRestoration = .standard,
        onFailure: @escaping @MainActor (NavigationRestoration.Failure) -> Void = { _ in }
    ) -> some View {
        let stored = StoredStack(id: id, scope: scope, restoration: restoration, onFailure: onFailure)
        return modifier(RestoresNavigation(stored: stored))
            .modifier(MissingShellReport(modifier: "restoresNavigation", view: Self.self))
    }

    /// Brings the stack of a `NavigationStack` of your own back when the app is launched again, from an array of routes.
    ///
    /// No shell is needed. Chain it on the stack, with the path the stack has:
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
    /// The path is set without animation when the stack appears, before its first frame as far as is known. A path
    /// that is not empty then, because of a deep link for instance, takes precedence over the stored one.
    ///
    /// It is stored as the stack of a shell is, in the same stores and within the same limits: what a shell stored under
    /// the key comes back here, and the other way round. See <doc:Restoration>.
    ///
    /// - Parameters:
    ///   - path: The path that the stack is bound to.
    ///   - id: The id of the stack, unique in the app. It stays the same from build to build.
    ///   - key: The name of the routes' type in stored stacks; never change it. The default is made of the type's name,
    ///     which a refactoring changes.
    ///   - aliases: Earlier keys.
    ///   - scope: Whether each window has a stack of its own.
    ///   - restoration: Where and how the stack is stored, and when it is restored.
    ///   - validate: Called for each stored route. `false` drops it and all above it.
    ///   - onFailure: Called with the reason why a stack, or its upper part, wasn't restored or stored. It is called after
    ///     the view was evaluated, so it may change state.
    public func restoresNavigation<Route: Codable & Hashable>(
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

    /// Brings the stack of a `NavigationStack` of your own back when the app is launched again, from a path of any
    /// codable values.
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
    /// Only the system can read the values of a path, so the path is stored as a whole, in the system's form, which contains
    /// type names. The system drops a value that can't be read, or whose type was renamed or moved, without a call of
    /// `onFailure`. Routes that have to survive that need an array. The stored path ends below the first value that isn't
    /// `Codable`, and has at most 128 values.
    ///
    /// - Parameters:
    ///   - path: The path that the stack is bound to.
    ///   - id: The id of the stack, unique in the app. It stays the same from build to build.
    ///   - scope: Whether each window has a stack of its own.
    ///   - restoration: Where and how the stack is stored, and when it is restored.
    ///   - onFailure: Called with the reason why a stack, or its upper part, wasn't restored or stored. It is called after
    ///     the view was evaluated, so it may change state.
    public func restoresNavigation(
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
