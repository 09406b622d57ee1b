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

    /// Shows a stack, and presents an entry over it, or dismisses the presented one.
    func replace(with routes: [any Hashable], presenting entry: NavigationEntry?, animated: Bool) {
        guard routes.allSatisfy({ canShow($0, in: "replace") }) else { return }
        reportUnknownTop("replace")
        let added = routes.map { NavigationEntry(route: $0) }
        change(NavigationChange(added: added, isDismissing: true, presented: entry, animated: animated))
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

    /// Reports a screen that covers the stack but is not in the path: screens pushed on the path appear under it.
    private func reportUnknownTop(_ method: String) {
        guard hasShell, state.isCovered else { return }
        Diagnostics.report(
            """
            Navigator.\(method): A screen that is not in the path hides the change, for example the screen of a \
            NavigationLink with a view. Give the link a declared route as its value.
            """
        )
    }

    func reportBare() {
        Diagnostics.report(
            """
            Navigator: This sheet or cover is bare, so it has no stack, and nothing is pushed. Push in a navigationShell \
            inside it, or declare the route without bare.
            """
        )
    }

    func reportMissingShell(_ method: String) {
        if hasShell { return reportUnseen(method) }
        // A unit test drives a navigator without a shell.
        guard hadShell else { return }
        Diagnostics.report(
            """
            Navigator.\(method): No shell shows this navigator now, so the request waits for a shell. Pass the navigator \
            to navigationShell(navigator:).
            """
        )
    }

    /// Reports a call whose result is hidden or delayed by a sheet that this navigator does not present. The report
    /// comes a second later, since the caller may also dismiss the sheet.
    func reportUnseen(_ method: String) {
        guard Diagnostics.isEnabled, systemStack.isCovered == true || presented != nil else { return }
        Task { [weak self] in
            try? await NavigatorShell.clock.sleep(for: .seconds(1))
            guard let self, hasShell, state.departing == nil, presented?.stack?.hasShell != true else { return }
            // UIKit tells whether a sheet covers the stack. Without UIKit, a sheet must cover the stack if a presented
            // route still has no shell while this shell is visible.
            guard systemStack.isCovered ?? (presented != nil && state.isVisible) else { return }
            Diagnostics.report(
                """
                Navigator.\(method): A sheet or cover that this navigator does not present hides or delays the change. \
                Dismiss the sheet first, or present the sheet's screen with Navigator.present.
                """
            )
        }
    }
}
