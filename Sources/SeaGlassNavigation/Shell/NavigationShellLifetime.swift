import SeaGlass

@MainActor final class NavigationShellLifetime {
    let identity = ShellIdentity()
    private var owned: Navigator?
    private var navigator: Navigator?
    private var observer: (any NavigatorObserver)?

    func setVisible(_ isVisible: Bool) {
        identity.isVisible = isVisible
        sendVisibility()
    }

    /// Sends nothing if another shell shows the navigator by now.
    func sendVisibility() { if let navigator, shows(navigator) { navigator.send(.visible(identity.isVisible)) } }

    private func reportSharing(with other: ShellIdentity) {
        guard Diagnostics.isEnabled else { return }
        Task { [weak identity, weak other] in
            // A shell stays on screen for a moment while it is animated away.
            try? await NavigatorShell.clock.sleep(for: .seconds(1))
            guard let identity, let other, identity.isVisible, other.isVisible, let navigator = other.navigator,
                identity.navigator === navigator
            else { return }
            let place =
                "navigationShell(bar:navigator:): two shells on screen, maybe in two windows, show one navigator"
            Diagnostics.report("\(place), which follows the last alone. Give each its own.")
        }
    }

    func shows(_ navigator: Navigator) -> Bool { navigator.shell.identity === identity }

    func show(
        _ given: Navigator?,
        isOwner: Bool = false,
        path: NavigatorPath? = nil,
        routes: NavigationRoutes,
        observer: (any NavigatorObserver)?
    ) -> Navigator {
        let navigator = given ?? owned ?? Navigator()
        if given == nil || isOwner { owned = navigator }
        if self.navigator !== navigator { self.navigator?.detach(identity) }
        let isFirst = !shows(navigator)
        // A shell that is evaluated while it is animated away doesn't take the navigator from the shell that stays.
        if isFirst, self.navigator === navigator, navigator.hasShell { return navigator }
        if isFirst, let other = navigator.shell.identity { reportSharing(with: other) }
        isFirst ? navigator.attach(identity, routes: routes, path: path) : navigator.update(routes, path: path)
        if isFirst || self.observer !== observer { navigator.follow(by: observer) }
        (self.navigator, self.observer, identity.navigator) = (navigator, observer, navigator)
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
