import SeaGlass
import SwiftUI

extension NavigatorStack {
    func attach(
        _ identity: ShellIdentity,
        routes: NavigationRoutes,
        bindings: NavigatorBindings = NavigatorBindings()
    ) {
        detach(shell.identity)
        hadShell = true
        shell = NavigatorShell()
        shell.identity = identity
        shell.routes = routes
        shell.bindings = bindings
        shell.seenRoutes = bindings.path?.routes()
        attachSelection()
        showBindings()
        resolveStyle()
        // The screens of this shell set titles and claim the places of links anew.
        for entry in [root] + currentEntries {
            entry.content.title = nil
            entry.content.claimant = nil
        }
        let unknown = ownEntries.filter { entry in
            guard let route = entry.route else { return false }
            guard entry.presentation != nil else { return !canShow(route, in: "push") }
            return !canShow(route, in: "present") || !canPresent(route)
        }
        routeType = bindings.path?.routeType
        let refused = currentEntries.filter { !pathHolds($0.route) }
        send(.attached(unknown: unknown.map(\.id), refused: refused.map(\.id)))
    }

    /// Shows the app's array and the app's presented route in the first frame. An empty array, and no route, are no
    /// request.
    private func showBindings() {
        let routes = shell.seenRoutes ?? []
        let sheet = shell.bindings.presented?.route().flatMap { route in
            canPresent(route) ? entry(presenting: route, as: declaredStyle(of: route)) : nil
        }
        guard !routes.isEmpty || sheet != nil else { return }
        let added = routes.map { NavigationEntry(route: $0) }
        let kept = routes.isEmpty ? Int.max : nil
        carryOut(
            NavigationChange(kept: kept, added: added, isDismissing: sheet != nil, presented: sheet, animated: false)
        )
    }

    /// Gives a route that was presented before the shell appeared the style of its declaration.
    private func resolveStyle() {
        guard let presented = currentPresented, presented.content.isDeclaredStyle, let route = presented.route else {
            return
        }
        let stack = presented.content.stack
        stack?.style = declaredStyle(of: route)
        guard let stack, stack.isBare, !stack.currentEntries.isEmpty else { return }
        stack.reportBare()
        stack.carryOut(NavigationChange(kept: 0, animated: false))
    }

    private var ownEntries: [NavigationEntry] { currentEntries + (currentPresented.map { [$0] } ?? []) }

    /// Called at each evaluation of the shell after the first. Keeps a removed declaration while its screens are shown.
    func update(_ routes: NavigationRoutes, bindings: NavigatorBindings) {
        let before = shell.routes
        shell.routes = routes
        shell.bindings = bindings
        noteSelection()
        for lost in before.declarations where !routes.declarations.contains(where: { $0.id == lost.id }) {
            guard ownEntries.contains(where: { $0.route.map { before.declaration(of: $0) == lost } ?? false })
            else { continue }
            shell.routes.add(lost)
            Diagnostics.report(
                """
                navigationRoute: The declaration of \(lost.name) was removed while its screen is open, and stays in use. \
                Keep the modifier until the screen is closed.
                """
            )
        }
    }

    func follow(by observer: (any NavigatorObserver)?) {
        if let previous = shell.observer {
            let isMoving = observer.map { $0.storageID != previous.storageID } ?? false
            previous.end(of: self, isMoving: isMoving)
            if isMoving { move() }
        }
        shell.observer = nil
        if let observer, let resetsBeforeRequest, StoreResets.contains(observer.store, since: resetsBeforeRequest) {
            // A person has signed out since these requests.
            earlyLinks = []
            send(.reset)
        }
        store = observer?.store
        resetsBeforeRequest = nil
        if let observer, observer.takes(self) { shell.observer = observer } else { store = nil }
        send(.observed(shell.observer != nil))
        openEarlyLinks()
    }

    func detach(_ identity: ShellIdentity?) {
        guard shell.identity === identity else { return }
        shell.identity = nil
        shell.observer?.end(of: self, isMoving: false)
        // The old shell is freed last, since an object in its declarations may use the navigator in `deinit`.
        withExtendedLifetime(shell) { shell = NavigatorShell() }
        routeType = nil
        send(.detached)
        systemStack.detach()
        bareOuter?.innerStacksChanged()
    }

    /// Empties the stack when the shell that owned this navigator is freed, since a pushed view may retain the
    /// navigator. A presented sheet's stack stays, since another shell may show the presenter, and so the sheet.
    func empty() {
        // The system may free a sheet without reporting its dismissal.
        if presenter?.departing?.stack === self { presenter?.send(.dismissalEnded) }
        guard !isPresented else { return }
        detach(nil)
        carryOut(NavigationChange(isDismissing: true, animated: false))
    }
}
