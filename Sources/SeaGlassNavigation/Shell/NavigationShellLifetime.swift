import SeaGlass
import SwiftUI

/// The lifetime of a shell, and the navigator that it shows.
@MainActor final class NavigationShellLifetime {
    private var owned: Navigator?
    private var navigator: Navigator?
    private var observer: (any NavigatorObserver)?
    /// Whether the shell is on screen: in the selected tab, for instance.
    var isInSight = false { didSet { tellSight() } }

    /// Another shell may show the navigator by now.
    func tellSight() {
        if let navigator, navigator.isShown(by: self) { navigator.isInSight = isInSight }
    }

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
        if self.navigator !== navigator { self.navigator?.leave(self) }
        let isFirst = !navigator.isShown(by: self)
        // A shell that is evaluated once more, as it is animated away, takes nothing from the one that stays.
        if isFirst, self.navigator === navigator, navigator.hasShell { return navigator }
        if isFirst {
            navigator.enter(self, routes: routes, path: path)
        } else {
            navigator.update(routes, path: path)
        }
        if isFirst || self.observer !== observer { navigator.follow(by: observer) }
        (self.navigator, self.observer) = (navigator, observer)
        return navigator
    }

    deinit {
        guard let navigator else { return }
        Task { @MainActor [owned] in
            owned?.empty()
            navigator.leave(nil)
        }
    }
}
