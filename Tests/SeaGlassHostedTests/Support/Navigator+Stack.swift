import SwiftUI

@testable import SeaGlassNavigation

/// What tests read and send behind the public handle of a stack.
@MainActor extension Navigator {
    var inner: NavigatorStack {
        guard let stack else { preconditionFailure("The navigator has no stack.") }
        return stack
    }

    var depth: Int { entries.count }
    var canPop: Bool { !entries.isEmpty }
    var state: StackState { inner.state }
    var held: HeldRequest? { inner.held }
    var shell: NavigatorShell { inner.shell }
    var root: NavigationEntry { inner.root }
    var currentEntries: [NavigationEntry] { inner.currentEntries }
    var isWaiting: Bool { inner.isWaiting }
    var isGuarded: Bool { inner.isGuarded }
    var hasShell: Bool { inner.hasShell }
    var showsUndeclared: Bool {
        get { inner.showsUndeclared }
        nonmutating set { inner.showsUndeclared = newValue }
    }

    var earlyLinks: [URL] { inner.earlyLinks.map(\.url) }
    var allEntries: [NavigationEntry] { inner.allEntries }

    func pop(to id: NavigationEntry.ID, animated: Bool = true) {
        pop(toLastWhere: { $0.id == id }, animated: animated)
    }
    func send(_ request: StackRequest) { inner.send(request) }
    func change(_ change: NavigationChange) { inner.change(change) }
    func syncFromBindings() { inner.syncFromBindings() }
    func detach(_ identity: ShellIdentity?) { inner.detach(identity) }
    func update(_ routes: NavigationRoutes, path: NavigatorPath?) {
        inner.update(routes, bindings: NavigatorBindings(path: path))
    }

    subscript(presentedAsCover isCover: Bool, id: NavigationEntry.ID?) -> NavigationEntry? {
        inner[presentedAsCover: isCover, id]
    }
}

extension NavigationShellLifetime {
    @discardableResult
    func show(
        _ navigator: Navigator,
        routes: NavigationRoutes,
        observer: (any NavigatorObserver)?
    ) -> NavigatorStack {
        show(navigator.stack, routes: routes, observer: observer)
    }
}
