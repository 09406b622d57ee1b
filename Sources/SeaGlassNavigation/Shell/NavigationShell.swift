import SeaGlass
import SwiftUI

extension View {
    /// Makes this view the root of a navigation stack that a ``Navigator`` drives.
    ///
    /// Every screen of the shell finds the navigator in the environment. Each screen has the system's bar, set by
    /// `navigationTitle` and `toolbar` as in any stack, or a custom bar, set by the `topNavigationBar…` modifiers. With
    /// a custom bar, the system's swipe back, escape gesture and transitions still work. Over a persistent background
    /// the shell makes every screen transparent.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationTitle("Inbox")
    ///     .navigationShell()
    ///     .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///     .persistentBackground(.ocean)
    /// ```
    ///
    /// Pass a navigator for deep links and tests:
    ///
    /// ```swift
    /// struct MailApp: View {
    ///     @State private var navigator = Navigator()
    ///
    ///     var body: some View {
    ///         InboxScreen()
    ///             .navigationShell(bar: .custom(.standard), navigator: navigator)
    ///             .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///             .onChange(of: link) { navigator.replace(with: [ThreadRoute(id: link)]) }
    ///     }
    /// }
    /// ```
    ///
    /// | System | The place of a custom bar |
    /// | --- | --- |
    /// | version 26 or later | `safeAreaBar`, so that scroll edge effects reach under the bar |
    /// | earlier version | `safeAreaInset` |
    ///
    /// A shell in a sheet, a tab or a column has a separate navigator, and a screen finds the nearest one. A shell on a
    /// screen of another shell is a stack inside a stack, which debug builds report.
    ///
    /// A `NavigationLink` with a declared route pushes the screen of the route. A `NavigationLink` with another value,
    /// or with a view, works as in any stack, and its screen has the system's bar.
    ///
    /// - Parameters:
    ///   - bar: The system's bar, or a custom one in a style. A change between the two makes new screens with new
    ///     state; a style may change at any time. `topNavigationBar(_:)` gives a screen another bar.
    ///   - navigator: The navigator of this shell alone. Debug builds report two shells on screen that share a
    ///     navigator, even in two windows. By default the shell makes a navigator.
    nonisolated public func navigationShell(bar: NavigationShellBar = .system, navigator: Navigator? = nil) -> some View
    {
        modifier(NavigationShell(bar: bar, given: navigator?.stack, root: Self.self))
    }

    /// Makes this view the root of a navigation stack whose routes are the app's array.
    ///
    /// ```swift
    /// struct Mail: View {
    ///     @State private var path: [ThreadRoute] = []
    ///
    ///     var body: some View {
    ///         InboxScreen()
    ///             .navigationShell(path: $path)
    ///             .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///             .onChange(of: link) { path = [ThreadRoute(id: link)] }
    ///     }
    /// }
    /// ```
    ///
    /// The array and the ``Navigator`` are in sync: a request to the navigator and a pop by the system change the array
    /// at once, and the shell shows a new array as ``Navigator/replace(with:animated:)`` does. If the app changes the
    /// array and sends a request before the view is evaluated again, the request wins. An array that is not empty when
    /// the shell appears takes precedence over a stored stack.
    ///
    /// The array can't hold a view, a value of another type, or a route that is unequal to itself, so the shell refuses
    /// such a push. If the binding keeps other routes than the shell sets, the screens follow the binding. Debug builds
    /// report both cases. The screen of a `NavigationLink` whose value no `navigationRoute` declares is shown as in any
    /// stack, and the array ends below that screen.
    ///
    /// - Parameters:
    ///   - path: The routes above the root, the top one last. For several kinds of routes, use an enumeration.
    ///   - bar: The system's bar, or a custom one in a style.
    ///   - navigator: The navigator of this shell alone. Debug builds report two shells on screen that share a
    ///     navigator, even in two windows. By default the shell makes a navigator.
    nonisolated public func navigationShell<Route: NavigationRoute>(
        path: Binding<[Route]>,
        bar: NavigationShellBar = .system,
        navigator: Navigator? = nil
    ) -> some View {
        modifier(NavigationShell(bar: bar, given: navigator?.stack, path: { NavigatorPath(path) }, root: Self.self))
    }
}

nonisolated struct NavigationShell: ViewModifier {
    @Environment(\.navigationRoutes) private var routes
    @Environment(\.navigatorObserver) private var observer
    @Environment(\.screenContext.background) private var background
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(NavigatorStack.self) private var outer: NavigatorStack?
    @OwnState private var lifetime = NavigationShellLifetime()
    let bar: NavigationShellBar
    let given: NavigatorStack?
    var path: (@MainActor () -> NavigatorPath)?
    var isPresented = false
    let root: Any.Type

    @MainActor func body(content: Content) -> some View {
        // Called in the body, so that the first frame shows the requested or stored screens, not the root.
        let path = path?()
        let navigator = lifetime.show(
            given,
            isOwner: isPresented,
            path: path,
            routes: routes,
            observer: observer,
            outer: outer
        )
        @Bindable var stack = navigator.systemStack
        column(
            NavigationStack(path: $stack.boundPath) {
                content
                    .modifier(ShellScreen(entry: navigator.root, screen: root))
                    .navigationDestination(for: NavigationEntry.self) { @Sendable in ShellDestination(entry: $0) }
                    .background {
                        ForEach(navigator.shell.routes.declarations) { @Sendable in LinkedScreen.declared($0.type) }
                    }
            }
        )
        .modifier(PresentsRoutes(navigator: navigator, bar: bar))
        .environment(navigator)
        .environment(\.navigator, Navigator(navigator))
        .environment(\.navigatorObserver, nil)
        .environment(\.navigationShellBar, bar)
        .onAppear { lifetime.setVisible(true) }
        .onDisappear { lifetime.setVisible(false) }
        .onChange(of: ShellInputs(navigator, observer, path), initial: true) {
            lifetime.sendVisibility()
            // First, since an array that changes together with the id is the stack of the new id.
            navigator.syncFromArray()
            lifetime.followObserver()
        }
        .preference(key: NavigationShellPresenceKey.self, value: NavigationShellPresence(navigator: navigator))
    }

    /// Clears the fill that a split view draws behind its columns. Apple does not document that a screen's clear
    /// background reaches beyond the stack. The branch never changes while a persistent background is behind the shell.
    @MainActor @ViewBuilder private func column(_ stack: some View) -> some View {
        if background != nil {
            stack.navigationContainerBackground(isTransparent: true, on: capabilities)
        } else {
            stack
        }
    }
}

/// What one evaluation of a shell sees.
private struct ShellInputs: Equatable {
    let navigator: ObjectIdentifier
    let observer: ObjectIdentifier?
    let routes: [AnyHashable]

    @MainActor init(_ navigator: NavigatorStack, _ observer: (any NavigatorObserver)?, _ path: NavigatorPath?) {
        self.navigator = ObjectIdentifier(navigator)
        self.observer = observer.map { ObjectIdentifier($0) }
        routes = (path?.routes() ?? []).map { AnyHashable($0) }
    }
}

/// Presents the routes of a navigator outside of the shell's screens, so that a sheet inherits no value that a screen
/// sets.
struct PresentsRoutes: ViewModifier {
    @Bindable var navigator: NavigatorStack
    let bar: NavigationShellBar

    func body(content: Content) -> some View {
        let _ = navigator.event.end()
        let (id, navigator, bar) = (navigator.presented?.id, navigator, bar)
        let end = { navigator.send(.dismissalEnded) }
        let shell = { @Sendable in PresentedShell(entry: $0, presenter: navigator, bar: bar) }
        let sheets = content.sheet(item: $navigator[presentedAsCover: false, id], onDismiss: end, content: shell)
        #if os(macOS)
        sheets
        #else
        sheets.fullScreenCover(item: $navigator[presentedAsCover: true, id], onDismiss: end, content: shell)
        #endif
    }
}

nonisolated struct PresentedShell: View {
    @Environment(\.navigationRoutes) private var routes
    let entry: NavigationEntry
    let presenter: NavigatorStack
    let bar: NavigationShellBar

    @MainActor var body: some View {
        let screen = entry.screen(routes, or: presenter.shell.routes)
        let sheet = (screen as? any SheetContent)?.background(around: shell) ?? shell(screen)
        sheet.erased
            // Added only while a screen, covered or not, is guarded: `false` could override a `true` in the sheet.
            .background { if entry.stack?.isGuarded ?? false { Color.clear.interactiveDismissDisabled() } }
            .modifier(PresentationDetents(detents: entry.presentation?.detents ?? []))
            .presentationBoundary()
    }

    @MainActor private func shell(_ screen: any View) -> any View {
        screen.erased
            .accessibilityAction(.escape) { entry.stack?.goBack(from: .root) }
            .modifier(NavigationShell(bar: ownBar, given: entry.stack, isPresented: true, root: entry.type))
    }

    /// The bar of the sheet's shell. On a watch it is the system's, which has the button that closes the sheet.
    private var ownBar: NavigationShellBar {
        #if os(watchOS)
        .system
        #else
        bar
        #endif
    }
}

struct PresentationDetents: ViewModifier {
    let detents: Set<PresentationDetent>

    func body(content: Content) -> some View {
        if detents.isEmpty { content } else { content.presentationDetents(detents) }
    }
}
