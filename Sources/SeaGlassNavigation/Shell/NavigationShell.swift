import SeaGlass
import SwiftUI

extension View {
    /// Makes this view the root of a navigation stack that is driven by a ``Navigator``.
    ///
    /// Every screen of the shell finds the navigator in the environment. Each screen has the system's bar, set by
    /// `navigationTitle` and `toolbar` as in any stack, or a custom bar, set by the `topNavigationBar…` modifiers. With a
    /// custom bar the system's swipe back, its escape gesture and its transitions stay. Over a persistent background every
    /// screen is transparent by itself.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationTitle("Inbox")
    ///     .navigationShell()
    ///     .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///     .persistentBackground(.ocean)
    /// ```
    ///
    /// Pass a navigator of your own for deep links and tests:
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
    /// | 26, visionOS 26 included | `safeAreaBar`, so that scroll edge effects reach under it |
    /// | older | `safeAreaInset` |
    ///
    /// A shell in a sheet, a tab or a column has a navigator of its own, and the nearest one counts. A shell on a screen
    /// of another is a stack inside a stack, which debug builds report.
    ///
    /// A `NavigationLink` with a declared route pushes the screen of the route. A link with any other value or a view works as in
    /// any stack, and its screen has the system's bar.
    ///
    /// - Parameters:
    ///   - bar: The system's bar, or a custom one in a style. A shell that changes from one to the other makes its screens
    ///     anew; a style may change at any time. A screen can have another bar, by `topNavigationBar(_:)`.
    ///   - navigator: The navigator, of this shell alone: debug builds report two shells on screen, maybe in two windows, with
    ///     one navigator. Without one the shell has its own.
    public func navigationShell(bar: NavigationShellBar = .system, navigator: Navigator? = nil) -> some View {
        modifier(NavigationShell(bar: bar, given: navigator, root: Self.self))
    }

    /// Makes this view the root of a navigation stack whose routes are an array of the app's own.
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
    /// The array and the ``Navigator`` are in step: a request to the navigator and a pop by the system change the array at
    /// once, and a new array is shown as by ``Navigator/replace(with:animated:)``. If the app changes the array and asks
    /// the navigator before the view is evaluated again, the request wins. An array that is not empty when the shell
    /// appears takes precedence over a stored stack.
    ///
    /// The array has no place for a view, a route of another type, or one that is unequal to itself, nor for other values of
    /// links: such a push is refused, which debug builds report. If the binding keeps other routes than it is given, the screens
    /// follow it, which they report, too.
    ///
    /// - Parameters:
    ///   - path: The routes above the root, the top one last. Routes of several types are cases of one type.
    ///   - bar: The system's bar, or a custom one in a style.
    ///   - navigator: The navigator, of this shell alone: debug builds report two shells on screen, maybe in two windows, with
    ///     one navigator. Without one the shell has its own.
    public func navigationShell<Route: NavigationRoute>(
        path: Binding<[Route]>,
        bar: NavigationShellBar = .system,
        navigator: Navigator? = nil
    ) -> some View {
        modifier(NavigationShell(bar: bar, given: navigator, path: OwnedPath(path: path), root: Self.self))
    }
}

/// A navigation stack around a view, whose path is the navigator's.
struct NavigationShell: ViewModifier {
    @Environment(\.navigationRoutes) private var routes
    @Environment(\.navigatorObserver) private var observer
    @Environment(\.screenContext.background) private var background
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
        let navigator = lifetime.show(given, isOwner: isPresented, path: path, routes: routes, observer: observer)
        @Bindable var stack = navigator.systemStack
        column(
            NavigationStack(path: $stack.path) {
                content
                    .modifier(ShellScreen(entry: navigator.state.root, screen: root))
                    .navigationDestination(for: NavigationEntry.self) { @Sendable in ShellDestination(entry: $0) }
                    .background { LinkedRoutes(routes: navigator.shell.routes) }
            }
        )
        .modifier(PresentsRoutes(navigator: navigator, bar: bar))
        .environment(navigator)
        .environment(\.navigatorObserver, nil)
        .environment(\.navigationShellBar, bar)
        .onAppear { lifetime.isVisible = true }
        .onDisappear { lifetime.isVisible = false }
        .onChange(of: ShellSource(navigator: navigator, routes: path?.routes ?? []), initial: true) {
            lifetime.tellVisibility()
            navigator.syncFromArray()
        }
        .preference(key: NavigationShellPresenceKey.self, value: NavigationShellPresence(navigator: navigator))
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

/// The navigator of a shell, and the routes in the array of its app.
private struct ShellSource: Equatable {
    let navigator: Navigator
    let routes: [any NavigationRoute]

    static func == (lhs: ShellSource, rhs: ShellSource) -> Bool {
        lhs.navigator === rhs.navigator && lhs.routes.isEqual(to: rhs.routes)
    }
}

/// Presents the routes of a navigator over its shell, outside of the shell's screens: nothing that one of them sets reaches
/// a sheet.
struct PresentsRoutes: ViewModifier {
    @Bindable var navigator: Navigator
    let bar: NavigationShellBar

    func body(content: Content) -> some View {
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

/// A presented route with a shell of its own, which SwiftUI makes on any thread.
nonisolated struct PresentedShell: View {
    @Environment(\.navigationRoutes) private var routes
    let entry: NavigationEntry
    let presenter: Navigator
    let bar: NavigationShellBar

    @MainActor var body: some View {
        let screen = entry.screen(routes, or: presenter.shell.routes)
        let sheet = (screen as? any SheetContent)?.background(around: shell) ?? shell(screen)
        sheet.erased
            // Also while a guarded screen is covered. Only then: a view in the sheet may have the modifier itself.
            .background { if entry.navigator?.isGuarded ?? false { Color.clear.interactiveDismissDisabled() } }
            .modifier(PresentationDetents(detents: entry.presentation?.detents ?? []))
            .modifier(PresentationBoundary())
    }

    @MainActor private func shell(_ screen: any View) -> any View {
        screen.erased
            .accessibilityAction(.escape) { entry.navigator?.goBack(from: .root) }
            .modifier(NavigationShell(bar: ownBar, given: entry.navigator, isPresented: true, root: entry.type))
    }

    /// The bar of the shell below. On a watch the system's, which has the button that closes the sheet.
    private var ownBar: NavigationShellBar {
        #if os(watchOS)
        .system
        #else
        bar
        #endif
    }
}

/// The heights of a sheet, which never change.
struct PresentationDetents: ViewModifier {
    let detents: Set<PresentationDetent>

    func body(content: Content) -> some View {
        if detents.isEmpty { content } else { content.presentationDetents(detents) }
    }
}
