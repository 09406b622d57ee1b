import SeaGlass
import SwiftUI

/// A navigation stack around a view, whose path is the navigator's.
struct NavigationShell: ViewModifier {
    @Environment(\.navigationRoutes) private var routes
    @Environment(\.navigatorObserver) private var observer
    @Environment(\.backgroundBehind) private var background
    @Environment(\.platformCapabilities) private var capabilities
    @OwnState private var lifetime = NavigationShellLifetime()
    let bar: NavigationShellBar
    let given: Navigator?
    /// The app's own array of routes.
    var path: (any NavigatorPath)?
    /// Whether a navigator presents the shell, which owns what it is given.
    var isPresented = false
    /// The type of the root, for reports in debug builds.
    let root: Any.Type

    func body(content: Content) -> some View {
        // Here, so that the first frame shows the requested or stored screens, not the root.
        @Bindable var navigator = lifetime.show(
            given,
            isOwner: isPresented,
            path: path,
            routes: routes,
            observer: observer
        )
        column(
            NavigationStack(path: $navigator.path) {
                content
                    .modifier(
                        ShellScreen(id: .root, title: navigator.rootTitle, guards: navigator.rootGuards, screen: root)
                    )
                    .navigationDestination(for: NavigationEntry.self) { ShellDestination(entry: $0) }
            }
        )
        .modifier(PresentsRoutes(navigator: navigator, bar: bar))
        .environment(navigator)
        .environment(\.navigatorObserver, nil)
        .environment(\.navigationShellBar, bar)
        .onAppear { lifetime.isInSight = true }
        .onDisappear { lifetime.isInSight = false }
        .onChange(of: ObjectIdentifier(navigator)) { lifetime.tellSight() }
        .preference(key: NavigationShellPresenceKey.self, value: NavigationShellPresence(driver: navigator))
    }

    /// Clears the fill that a split view draws behind its columns. Apple does not document that a screen's declaration
    /// reaches beyond its stack. The value never changes while the shell is in front of the background.
    @ViewBuilder private func column(_ stack: some View) -> some View {
        if background != nil {
            stack.navigationContainerBackground(isTransparent: true, on: capabilities)
        } else {
            stack
        }
    }
}

/// A shell whose app owns the array of routes.
struct NavigationShellOfPath<Route: NavigationRoute>: ViewModifier {
    @OwnState private var owned = Navigator()
    @Binding var path: [Route]
    let bar: NavigationShellBar
    let given: Navigator?
    /// The type of the root, for reports in debug builds.
    let root: Any.Type

    func body(content: Content) -> some View {
        let navigator = given ?? owned
        content
            .modifier(NavigationShell(bar: bar, given: navigator, path: OwnedPath(path: $path), root: root))
            .onChange(of: path, initial: true) { navigator.pathChanged() }
            .onChange(of: ObjectIdentifier(navigator)) { navigator.pathChanged() }
    }
}

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
