import SeaGlass
import SwiftUI

@MainActor final class NavigationShellLifetime {
    let identity = ShellIdentity()
    private var owned: NavigatorStack?
    private var navigator: NavigatorStack?
    private var observer: (any NavigatorObserver)?
    /// Opens the links that a person taps in the shell's screens. It is made once, since each new closure in the
    /// environment makes SwiftUI evaluate all views that read the value.
    private(set) lazy var linkAction = OpenURLAction { [weak self] url in
        self?.navigator?.openTapped(url) ?? .systemAction
    }
    /// Whether the navigator, or what stores its stack, is new since the last `followObserver`.
    private var mustFollow = false

    func setVisible(_ isVisible: Bool) {
        identity.isVisible = isVisible
        sendVisibility()
        navigator?.bareOuter?.innerStacksChanged()
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
            Diagnostics.report(
                """
                navigationShell(bar:navigator:): Two visible shells, perhaps in two windows, share a navigator, and only \
                the later one works. Give each shell a navigator of its own.
                """
            )
        }
    }

    func shows(_ navigator: NavigatorStack) -> Bool { navigator.shell.identity === identity }

    /// Sets where tapped links go that the shell does not open.
    func passLinks(to links: TappedLinks?) {
        if let navigator, shows(navigator) { navigator.shell.tappedLinks = links }
    }

    func show(
        _ given: NavigatorStack?,
        isOwner: Bool = false,
        bindings: NavigatorBindings = NavigatorBindings(),
        routes: NavigationRoutes,
        observer: (any NavigatorObserver)?,
        outer: NavigatorStack? = nil
    ) -> NavigatorStack {
        let navigator = given ?? owned ?? NavigatorStack()
        if given == nil || isOwner { owned = navigator }
        if self.navigator !== navigator { self.navigator?.detach(identity) }
        let isFirst = !shows(navigator)
        // A shell that is evaluated while it is animated away doesn't take the navigator from the shell that stays.
        if isFirst, self.navigator === navigator, navigator.hasShell { return navigator }
        if isFirst, let other = navigator.shell.identity { reportSharing(with: other) }
        if isFirst {
            navigator.attach(identity, routes: routes, bindings: bindings)
        } else {
            navigator.update(routes, bindings: bindings)
        }
        navigator.outer = outer === navigator ? nil : outer
        // The first frame shows the stored stack. Another navigator waits for the end of the update.
        let followsNow = self.navigator == nil || isFirst && self.navigator === navigator
        if isFirst || self.observer !== observer { mustFollow = true }
        self.navigator = navigator
        self.observer = observer
        identity.navigator = navigator
        if followsNow { followObserver() }
        return navigator
    }

    /// Connects the navigator with its observer, after the first evaluation only at the end of an update: a system may
    /// evaluate the shell with another observer before it does so with another navigator, or the reverse.
    func followObserver() {
        guard mustFollow, let navigator, shows(navigator) else { return }
        mustFollow = false
        navigator.follow(by: observer)
    }

    deinit {
        guard let navigator else { return }
        Task { @MainActor [owned] in
            owned?.empty()
            navigator.detach(nil)
        }
    }
}
