import SeaGlass
import SwiftUI

extension Navigator {
    var hasShell: Bool { shell != nil }

    /// The observer of this stack, or of the one that it is presented over.
    var follower: (any NavigatorObserver)? { observer ?? presenter?.follower }

    /// The pushed entries and the presented one.
    private var ownEntries: [NavigationEntry] { entries + (presented.map { [$0] } ?? []) }

    func isShown(by shell: AnyObject) -> Bool { self.shell === shell }

    /// Carries out a request once there is a shell, which has the routes.
    func whenShown(_ request: @escaping @MainActor (Navigator) -> Void) { earlyRequests.append(request) }

    /// Called before the first evaluation of a shell.
    func enter(_ shell: AnyObject, routes: NavigationRoutes, path: (any NavigatorPath)?) {
        leave(self.shell)
        (self.shell, self.routes, ownedPath) = (shell, routes, path)
        seenRoutes = path?.routes ?? []
        if !seenRoutes.isEmpty {
            change(keeping: 0, adding: seenRoutes.map { NavigationEntry(route: $0) }, animated: false)
        }
        // Otherwise a screen without a title would keep its title from the previous shell.
        for title in [rootTitle] + entries.map(\.title) { title.text = nil }
        let refused = ownEntries.filter { entry in
            guard entry.presentation != nil || accepts(entry) else { return true }
            guard let route = entry.route, !routes.declares(route) else { return false }
            return !acceptsUndeclared(route, in: entry.presentation == nil ? "push" : "present")
        }
        guard let first = refused.first else { return }
        if presented == refused.last { presented = nil }
        let count = entries.firstIndex(of: first) ?? depth
        let rest = entries[count...].filter { !refused.contains($0) && !$0.isLink }
        change(keeping: count, adding: rest, animated: false)
        wasAsked = !isAtRoot
    }

    /// Called before each later evaluation of the shell. A declaration is kept as long as its screens.
    func update(_ routes: NavigationRoutes, path: (any NavigatorPath)?) {
        let before = self.routes
        (self.routes, ownedPath) = (routes, path)
        for lost in before.declarations where routes.declaration(of: lost.type) == nil {
            guard ownEntries.contains(where: { $0.route.map { type(of: $0) == lost.type } ?? false }) else { continue }
            self.routes.add(lost)
            Diagnostics.report(
                "navigationRoute: the declaration of \(lost.type) is gone while its screen is shown. Keep it."
            )
        }
    }

    /// Called when the shell gets an observer, the first one included.
    func follow(by observer: (any NavigatorObserver)?) {
        // Earlier requests belong to the stack of the previous observer.
        if self.observer != nil { wasAsked = false }
        self.observer = nil
        if let observer, observer.takes(self) { self.observer = observer }
        for request in earlyRequests { request(self) }
        earlyRequests = []
    }

    /// Called when the shell shows another navigator, or another shell this one.
    func leave(_ shell: AnyObject?) {
        guard self.shell === shell else { return }
        self.shell = nil
        isInSight = false
        observer?.end(of: self)
        observer = nil
        (ownedPath, writesPath) = (nil, false)
        letGoOfSystemStack()
    }

    /// Empties the stack when the shell that owned this navigator is gone: a pushed view may refer to the navigator. That
    /// of a sheet stays as long as its presenter, which another shell may show.
    func empty() {
        // The system may free a sheet without a word.
        if presenter?.departing?.navigator === self { presenter?.presentationEnded() }
        guard !isPresented else { return }
        leave(nil)
        change(keeping: 0, adding: [], animated: false)
        setPresented(nil, animated: false)
    }
}

/// The system's own view of a shell's stack.
@MainActor package protocol SystemStack: AnyObject {
    /// Whether a push is running.
    var isPushing: Bool { get }
    /// Carries out an action when the running push or pop has ended.
    ///
    /// - Returns: Whether a transition is running. If not, the action is not carried out.
    func afterTransition(_ action: @escaping @MainActor () -> Void) -> Bool
    /// Called when no shell shows the navigator any more.
    func letGo()
}

/// An object that follows the stack of a navigator while a shell shows it.
@MainActor protocol NavigatorObserver: AnyObject {
    /// Called before the stack is shown. The stack may still be changed.
    ///
    /// - Returns: Whether it follows this navigator: false while it follows another shell's.
    func takes(_ navigator: Navigator) -> Bool
    func stackChanged()
    /// Called when the screen on top has appeared: that of the sheet on top, if there is one.
    func topAppeared()
    func end(of navigator: Navigator)
}

extension EnvironmentValues {
    private struct NavigatorObserverKey: EnvironmentKey {
        static var defaultValue: (any NavigatorObserver)? { nil }
    }

    /// The observer of the nearest shell's stack.
    var navigatorObserver: (any NavigatorObserver)? {
        get { self[NavigatorObserverKey.self] }
        set { self[NavigatorObserverKey.self] = newValue }
    }
}
