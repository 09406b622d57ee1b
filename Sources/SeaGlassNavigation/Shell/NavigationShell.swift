import SeaGlass
import SwiftUI

/// A navigation stack around a view, whose path is the navigator's.
struct NavigationShell: ViewModifier {
    @Environment(\.navigationRoutes) private var routes
    @Environment(\.navigationRestorer) private var restorer
    @State private var owned = Navigator()
    @State private var lifetime = NavigationShellLifetime()
    let style: TopNavigationBarStyle
    let given: Navigator?
    let site: DeclarationSite

    func body(content: Content) -> some View {
        @Bindable var navigator = given ?? owned
        // Nobody has read the path yet: its first reader is the stack below.
        let _ = navigator.attach(to: lifetime, routes: routes, restorer: restorer)
        NavigationStack(path: $navigator.path) {
            content
                .modifier(ShellScreen(id: .root, bar: navigator.rootBar, barBelow: nil, site: site))
                .navigationDestination(for: NavigationEntry.self) { ShellDestination(entry: $0, site: site) }
        }
        .modifier(ShellColumn())
        .navigationZoomSpace(navigator.zoomSources)
        .environment(navigator)
        .environment(\.navigationRestorer, nil)
        .environment(\.topNavigationBarStyle, style)
        .preference(key: NavigationShellPresenceKey.self, value: true)
    }
}

/// What a shell says to the split view it is a column of. Nothing Apple documents has what its screens say go beyond
/// their stack.
struct ShellColumn: ViewModifier {
    @Environment(\.hasPersistentBackground) private var hasBackground

    func body(content: Content) -> some View {
        // A background neither comes nor goes while a shell is in front of it.
        if hasBackground {
            content.modifier(NavigationContainerBackground(isTransparent: true))
        } else {
            content
        }
    }
}

/// A screen above the root.
struct ShellDestination: View {
    @Environment(Navigator.self) private var navigator
    @Environment(\.navigationRoutes) private var routes
    let entry: NavigationEntry
    let site: DeclarationSite

    var body: some View {
        screen
            .modifier(ShellScreen(id: entry.id, bar: entry.bar, barBelow: entry.barBelow, site: site))
            .accessibilityAction(.escape) { navigator.pop() }
            .backGesture { !entry.options.disablesBackGesture && !navigator.isWaiting }
            .navigationTransitionStyle(entry.options.transition)
    }

    private var screen: AnyView? {
        entry.view ?? entry.route.flatMap { routes.declaration(of: type(of: $0))?.destination($0) }
    }
}
