import SeaGlass
import SwiftUI

/// A navigation stack around a view, whose path is the navigator's.
struct NavigationShell: ViewModifier {
    @Environment(\.navigationRoutes) private var routes
    @Environment(\.navigatorObserver) private var observer
    @Environment(\.backgroundBehind) private var background
    @Environment(\.platformCapabilities) private var capabilities
    @State private var lifetime = NavigationShellLifetime()
    let style: TopNavigationBarStyle
    let given: Navigator?
    let site: DeclarationSite

    func body(content: Content) -> some View {
        // Not later: the stack has to begin with what was asked for or stored, and nobody to see the root before it.
        @Bindable var navigator = lifetime.show(given, routes: routes, observer: observer)
        column(
            NavigationStack(path: $navigator.path) {
                content
                    .modifier(ShellScreen(id: .root, title: navigator.rootTitle, titleBelow: nil, site: site))
                    .modifier(BackGesture(navigator: navigator, isDisabled: false))
                    .navigationDestination(for: NavigationEntry.self) { ShellDestination(entry: $0, site: site) }
            }
        )
        .modifier(NavigationZoomSpace(sources: navigator.zoomSources))
        .environment(navigator)
        .environment(\.navigatorObserver, nil)
        .environment(\.topNavigationBarStyle, style)
        .onAppear { navigator.isInSight = true }
        .onDisappear { navigator.isInSight = false }
        .preference(key: NavigationShellPresenceKey.self, value: NavigationShellPresence(driver: navigator))
    }

    /// Clears what a split view draws behind its columns. Nothing Apple documents has what screens say go beyond their
    /// stack. A background neither comes nor goes while a shell is in front of it.
    @ViewBuilder private func column(_ stack: some View) -> some View {
        if background != nil {
            stack.navigationContainerBackground(isTransparent: true, on: capabilities)
        } else {
            stack
        }
    }
}

/// Lives as long as its shell, and knows whom the shell shows.
@MainActor final class NavigationShellLifetime {
    private var owned: Navigator?
    private var navigator: Navigator?
    private var observer: (any NavigatorObserver)?

    /// - Parameter given: The app's own navigator.
    func show(_ given: Navigator?, routes: NavigationRoutes, observer: (any NavigatorObserver)?) -> Navigator {
        let navigator = given ?? owned ?? Navigator()
        if given == nil { owned = navigator }
        if self.navigator !== navigator { self.navigator?.leave(self) }
        let isFirst = !navigator.isShown(by: self)
        if isFirst { navigator.enter(self, routes: routes) } else { navigator.update(routes) }
        if isFirst || self.observer !== observer { navigator.follow(by: observer) }
        (self.navigator, self.observer) = (navigator, observer)
        return navigator
    }

    deinit {
        guard let owned else { return }
        Task { @MainActor in owned.empty() }
    }
}
