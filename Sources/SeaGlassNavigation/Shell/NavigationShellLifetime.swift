/// The lifetime of a shell, and the navigator that it shows.
@MainActor final class NavigationShellLifetime {
    let identity = Identity()
    private var owned: Navigator?
    private var navigator: Navigator?
    private var observer: (any NavigatorObserver)?
    /// Whether the shell is on screen: in the selected tab, for instance.
    var isVisible = false { didSet { tellVisibility() } }

    /// Another shell may show the navigator by now.
    func tellVisibility() {
        if let navigator, shows(navigator) { navigator.send(.visible(isVisible)) }
    }

    func shows(_ navigator: Navigator) -> Bool { navigator.shell.identity === identity }

    /// - Parameters:
    ///   - given: The app's own navigator, or that of a presented route.
    ///   - isOwner: Whether the shell owns a navigator that it is given.
    ///   - path: The app's own array of routes.
    func show(
        _ given: Navigator?,
        isOwner: Bool = false,
        path: (any NavigatorPath)? = nil,
        routes: NavigationRoutes,
        observer: (any NavigatorObserver)?
    ) -> Navigator {
        let navigator = given ?? owned ?? Navigator()
        if given == nil || isOwner { owned = navigator }
        if self.navigator !== navigator { self.navigator?.detach(identity) }
        let isFirst = !shows(navigator)
        // A shell that is evaluated once more, as it is animated away, takes nothing from the one that stays.
        if isFirst, self.navigator === navigator, navigator.hasShell { return navigator }
        isFirst ? navigator.attach(identity, routes: routes, path: path) : navigator.update(routes, path: path)
        if isFirst || self.observer !== observer { navigator.follow(by: observer) }
        (self.navigator, self.observer) = (navigator, observer)
        return navigator
    }

    deinit {
        guard let navigator else { return }
        Task { @MainActor [owned] in
            owned?.empty()
            navigator.detach(nil)
        }
    }
}
