import Foundation
import SwiftUI

extension View {
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

nonisolated struct RestoresPath<Route: Codable & Equatable>: ViewModifier {
    private struct Place: Equatable {
        let path: [Route]
        let id: String?
    }

    @Environment(\.navigatorObserver) private var observer
    let own: OwnPath<Route>

    @MainActor func body(content: Content) -> some View {
        let restorer = observer as? StackRestorer
        content
            // A shell inside the stack must not find this path's restorer.
            .environment(\.navigatorObserver, nil)
            // Expected to run before the first frame, as Apple documents for `onAppear`. When a hidden tab appears, the
            // initial call may come before the call for a change, so the path of the previous id is its restorer's.
            .onChange(of: Place(path: own.path, id: restorer?.slot.id), initial: true) {
                if let stack = restorer?.stack as? PathStack<Route> {
                    if stack.follow(own) { restorer?.stackChanged() }
                    restorer?.topAppeared()
                } else {
                    // Reads `own.path`, since the app may have changed the path after the evaluation. Neither an empty
                    // path nor one that stays when the id changes is a request.
                    let left = (restorer?.previousStack as? PathStack<Route>)?.screens
                    let isRequested = !own.path.isEmpty && own.path != left
                    restorer?.begin(with: PathStack(own, isRequested: isRequested), isOwner: true)
                }
            }
    }
}
