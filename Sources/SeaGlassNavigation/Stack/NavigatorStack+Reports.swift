import SeaGlass

extension NavigatorStack {
    /// Reports a screen that covers the stack but is not in the path: screens pushed on the path appear under it.
    func reportUnknownTop(_ method: String) {
        guard hasShell, state.isCovered else { return }
        Diagnostics.report(
            """
            Navigator.\(method): A screen that is not in the path hides the change, for example the screen of a \
            NavigationLink with a view. Give the link a declared route as its value.
            """
        )
    }

    /// Reports a push in a bare sheet or cover.
    func reportBare() {
        Diagnostics.report(
            """
            Navigator: This sheet or cover is bare, so it has no stack, and nothing is pushed. Push in a navigationShell \
            inside it, or declare the route without bare.
            """
        )
    }

    /// Reports a request that waits for a shell, or whose result is hidden.
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

    /// Reports a route that is pushed over the screen of a `NavigationLink` with a value of another type.
    func reportOverLink() {
        guard let routeType, state.top.isLink else { return }
        Diagnostics.report(
            """
            navigationShell(path:): The array ends below the screen of a NavigationLink whose value is no \(routeType), \
            so it lacks the route that is pushed over that screen. Give the link a \(routeType) as its value.
            """
        )
    }

    /// Reports a pushed entry that the app's array can't hold, or whose route is unequal to itself.
    func reportRefused(_ entry: NavigationEntry) {
        guard Diagnostics.isEnabled else { return }
        if let routeType, entry.route.map({ $0.routeType != routeType }) ?? true {
            let name = entry.route.map { "A \($0.routeType)" } ?? "A view"
            Diagnostics.report(
                """
                navigationShell(path:): \(name) is not pushed, because an array of \(routeType) can't hold it. Push a \
                \(routeType) instead.
                """
            )
        } else if let route = entry.route {
            Diagnostics.report(
                """
                navigationShell: A \(route.routeType) that is unequal to itself is not pushed. Let == return true for a \
                route and itself, even if the route contains NaN.
                """
            )
        }
    }

    /// Reports routes that a link pushes although they are declared as sheets or covers.
    func reportPushedSheets(_ pushed: [any Hashable], _ routes: NavigationRoutes) {
        guard Diagnostics.isEnabled else { return }
        for route in pushed where !routes.style(of: route).isPush {
            Diagnostics.report(
                """
                link: A \(route.routeType) is declared as a sheet or cover, but a link leads through it to another screen, \
                so it is pushed. Declare it as .push, or give it a pattern that is not the beginning of another.
                """
            )
        }
    }
}
