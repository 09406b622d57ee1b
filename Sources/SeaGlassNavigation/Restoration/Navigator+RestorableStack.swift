import SwiftUI

/// Hands a restorer to the shell inside.
struct FollowsShell: ViewModifier {
    let restorer: NavigationRestorer

    func body(content: Content) -> some View { content.environment(\.navigatorObserver, restorer) }
}

/// Follows a shell's stack.
typealias NavigationRestorer = StackRestorer<Navigator>

extension NavigationRestorer: NavigatorObserver {
    /// A sheet on the shell, with a shell of its own, finds this in the environment too.
    func takes(_ navigator: Navigator) -> Bool {
        if let stack, stack !== navigator, stack.hasShell { return false }
        begin(with: navigator)
        return true
    }

    func refused(_ route: any NavigationRoute) {
        tell(NavigationRestoration.Failure(.undeclaredRoute, detail: "\(type(of: route))"))
    }

    /// Unless another shell has begun already: SwiftUI may free either of two shells first.
    func end(of navigator: Navigator) {
        if stack === navigator { end() }
    }
}

extension Navigator: RestorableStack {
    func screens(
        limits: NavigationRestoration.Limits
    ) -> (screens: [NavigationEntry], failure: NavigationRestoration.Failure?) { (allEntries, nil) }

    func stored(
        _ screen: NavigationEntry,
        coding: NavigationRouteCoding
    ) throws(NavigationRestoration.Failure) -> NavigationSnapshotEntry? {
        guard let route = screen.route, let key = routes.storageKey(of: route) else { return nil }
        return with(try coding.entry(of: route, key: key, disableBackGesture: screen.disablesBackGesture)) {
            $0.presentation = screen.presentation
        }
    }

    func screen(
        of stored: NavigationSnapshotEntry,
        in restoration: NavigationRestoration
    ) throws(NavigationRestoration.Failure) -> NavigationEntry {
        guard let declaration = routes.declaration(for: stored.key) else {
            throw NavigationRestoration.Failure(.unknownKey, detail: "no route has it as its key or an alias")
        }
        let refusal = NavigationRestoration.Failure(.notAllowed, detail: "\(declaration.type)")
        guard declaration.isRestorable else { throw refusal }
        let route = try decoded { try declaration.decode(stored.payload, restoration.coding) }
        guard declaration.isValid(route), stored.presentation != nil || takes(route) else { throw refusal }
        return NavigationEntry(
            route: route,
            disablesBackGesture: stored.disableBackGesture,
            presentation: stored.presentation
        )
    }

    /// Shows screens. Those after a presented one are in the stack of its own shell.
    func show(_ screens: [NavigationEntry]) {
        let pushed = screens.prefix { $0.presentation == nil }
        let above = screens[pushed.endIndex...]
        change(keeping: 0, adding: Array(pushed), animated: false)
        setPresented(above.first, animated: false)
        if let sheet = above.first?.navigator { sheet.show(Array(above.dropFirst())) }
    }
}
