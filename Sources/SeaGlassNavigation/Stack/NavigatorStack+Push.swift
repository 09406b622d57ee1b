import SeaGlass
import SwiftUI

extension NavigatorStack {
    func push(_ view: some View, animated: Bool, disableBackGesture: Bool, from sender: NavigationEntry.ID?) {
        push(NavigationScreen(view: view, disablesBackGesture: disableBackGesture), animated, from: sender)
    }

    func push(
        route: some Hashable,
        unlessOnTop: Bool,
        animated: Bool,
        disableBackGesture: Bool,
        from sender: NavigationEntry.ID?
    ) {
        if unlessOnTop || isTopArriving && !isTopOfEvent, route.isSameRoute(as: top.route) { return }
        guard canShow(route, in: "push") else { return }
        push(NavigationScreen(route: route, disablesBackGesture: disableBackGesture), animated, from: sender)
    }

    func replace(with routes: [any Hashable], animated: Bool = true) {
        reportMissingShell("replace")
        guard routes.allSatisfy({ canShow($0, in: "replace") }) else { return }
        reportUnknownTop("replace")
        change(NavigationChange(added: routes.map { NavigationEntry(route: $0) }, animated: animated))
    }

    func replaceTop(with route: some Hashable, animated: Bool = true, from sender: NavigationEntry.ID?) {
        guard mayPush(from: sender), canShow(route, in: "replaceTop") else { return }
        reportMissingShell("replaceTop")
        reportUnknownTop("replaceTop")
        let entry = NavigationEntry(route: route)
        // On the root it is a push, and a second tap does nothing.
        if depth == 0 { event.note(push: entry.id, from: sender) }
        change(NavigationChange(kept: max(0, depth - 1), added: [entry], animated: animated))
    }

    private func push(_ screen: NavigationScreen, _ animated: Bool, from sender: NavigationEntry.ID?) {
        guard mayPush(from: sender) else { return }
        reportMissingShell("push")
        reportUnknownTop("push")
        reportOverLink()
        let entry = NavigationEntry(screen)
        event.note(push: entry.id, from: sender)
        carryOut(NavigationChange(kept: depth, added: [entry], animated: animated))
    }

    /// Reports a route that no `navigationRoute` declares, if a shell shows the navigator.
    ///
    /// - Returns: Whether a screen is shown, either the route's or the screen that names the mistake.
    func canShow(_ route: any Hashable, in method: String) -> Bool {
        guard hasShell, !shell.routes.declares(route) else { return true }
        let type = route.routeType
        Diagnostics.report(
            """
            Navigator.\(method): No screen is declared for \(type). Chain navigationRoute(\(type).self) after the shell.
            """
        )
        return showsUndeclared
    }
}
