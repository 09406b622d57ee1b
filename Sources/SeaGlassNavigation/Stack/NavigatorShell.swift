@MainActor final class NavigatorShell {
    @TaskLocal static var clock: any Clock<Duration> = ContinuousClock()
    weak var identity: ShellIdentity?
    /// Where tapped links go that the shell does not open; `nil` without `opensNavigationLinks`.
    weak var tappedLinks: TappedLinks?
    weak var observer: (any NavigatorObserver)?
    var routes = NavigationRoutes()
    var bindings = NavigatorBindings()
    /// Whether the shell has appeared, so that the navigator may write the app's bindings.
    var mayWrite = false
    /// The routes in the app's array at the shell's first evaluation; `nil` once the shell has appeared.
    var seenRoutes: [any Hashable]?
    var keptRoutes: [any Hashable]?
    /// The app's selection at the shell's first evaluation; `nil` once the shell has appeared.
    var seenSelection: (any Hashable)?
}
