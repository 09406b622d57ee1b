@MainActor final class NavigatorShell {
    @TaskLocal static var clock: any Clock<Duration> = ContinuousClock()
    weak var identity: ShellIdentity?
    weak var observer: (any NavigatorObserver)?
    var routes = NavigationRoutes()
    var path: NavigatorPath?
    /// The routes in the app's array at the shell's first evaluation; `nil` once the shell has appeared and the
    /// navigator may write the array.
    var seenRoutes: [any NavigationRoute]?
    var keptRoutes: [any NavigationRoute]?
}
