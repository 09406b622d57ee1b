import SeaGlass
import SwiftUI

/// A screen above the root. SwiftUI may make it on any thread.
nonisolated struct ShellDestination: View {
    @Environment(NavigatorStack.self) private var navigator
    @Environment(\.navigationRoutes) private var routes
    let entry: NavigationEntry

    @MainActor var body: some View {
        entry.screen(routes, or: navigator.shell.routes).erased
            .modifier(ShellScreen(entry: entry, screen: entry.type))
            .accessibilityAction(.escape) { navigator.goBack(from: entry.id) }
            // An entry that replaces another has new state. Without an id the system would reuse the replaced screen.
            .id(ObjectIdentifier(entry.content))
    }
}

extension View { var erased: AnyView { AnyView(self) } }

extension NavigationEntry {
    @MainActor var type: Any.Type { route.map(\.routeType) ?? AnyView.self }

    @MainActor func declaration(
        _ routes: NavigationRoutes,
        or kept: NavigationRoutes
    ) -> NavigationRouteDeclaration? {
        route.flatMap { routes.declaration(of: $0) ?? kept.declaration(of: $0) }
    }

    @MainActor func screen(_ routes: NavigationRoutes, or kept: NavigationRoutes) -> any View {
        guard let route else { return content.view ?? EmptyView() }
        if let screen = declaration(routes, or: kept)?.destination(route) { return screen }
        // Only debug builds push a route without a declaration.
        let type = route.routeType
        return Text(verbatim: "No screen is declared for \(type). Chain navigationRoute(\(type).self) after the shell.")
            .padding()
    }
}

/// One modifier for all parts of a screen, because each nested modifier would cost another body per push.
struct ShellScreen: ViewModifier {
    @Environment(NavigatorStack.self) private var navigator
    @Environment(\.navigationShellBar) private var shellBar
    @Environment(\.platformCapabilities) private var capabilities
    @OwnState private var bar = TopNavigationBarModel()
    /// Whether the app's screen is opaque on purpose.
    @State private var isOpaque = false
    let entry: NavigationEntry
    let screen: Any.Type

    func body(content: Content) -> some View {
        bar.id = entry.id
        bar.titleBelow = entry.below
        let place = ScreenPlace(screen: entry.id, view: ObjectIdentifier(bar))
        let isDisabled = entry.content.disablesBackGesture
        return barred(content)
            .onPreferenceChange(OpaqueScreenKey.self) { [$isOpaque] in $isOpaque.wrappedValue = $0 }
            .transparentNavigationContainer(!isOpaque, of: screen)
            .environment(bar)
            .environment(\.navigator, Navigator(navigator, sender: entry.id))
            .onPreferenceChange(NavigationShellPresenceKey.self) { [screen, entry, navigator] presence in
                guard Diagnostics.isEnabled, presence != nil else { return }
                let remedy =
                    entry.id == .root && navigator.style != nil
                    ? "Declare its route as bare, or remove the inner shell."
                    : "Push with the outer Navigator, or show the inner shell in a sheet."
                Diagnostics.report(
                    """
                    navigationShell: The screen \(Diagnostics.name(of: screen)) has a shell of its own, which puts a stack \
                    inside a stack. \(remedy)
                    """
                )
            }
            .backGesture(BackGesture(navigator: navigator, bar: bar, shellBar: shellBar, isDisabled: isDisabled))
            .onAppear { navigator.appeared(place) }
            .onDisappear { navigator.send(.disappeared(place)) }
    }

    /// The screen with its bar. In a shell with the system's bar, the app's modifiers hide the bar or its back button.
    @ViewBuilder private func barred(_ content: Content) -> some View {
        let style = (bar.bar ?? shellBar).style
        let screen = declarations(content)
            .systemBarItems(of: bar, isShown: style == nil)
            .guardedBackButton(entry.content, of: bar, isShown: style == nil && !bar.hidesBackButton, in: navigator)
            .guardedExitCommand(entry, in: navigator)
        if shellBar.style != nil {
            screen
                // The bar is as wide as the view that it is chained to, and at that view's top.
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .topNavigationBar(bar, style, on: capabilities)
                .navigationBarBackButtonHidden(style != nil || bar.hidesBackButton || entry.content.isGuarded)
                .systemBarHidden(style != nil || !bar.isVisible)
        } else {
            screen
        }
    }

    private func declarations(_ content: Content) -> some View {
        content
            .onPreferenceChange(TopNavigationBarKey.self) { [bar, screen = entry.content] content in
                bar.show(content)
                if screen.title != content.title { screen.title = content.title }
            }
            // If the shell gets another navigator, the root keeps its bar's model, which has the title already.
            .onChange(of: ObjectIdentifier(entry.content)) { entry.content.title = bar.title }
            .declaresBar { @Sendable in $0 = TopNavigationBarContent() }
            .onPreferenceChange(LeaveGuardsKey.self) { [screen = entry.content] in screen.guards = $0 }
            .transformPreference(LeaveGuardsKey.self) { @Sendable in $0 = [] }
    }
}
