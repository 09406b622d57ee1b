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
        modifier(NavigationShell(bar: bar, given: navigator, root: Self.self))
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
    nonisolated public func navigationShell<Route: Hashable>(
        path: Binding<[Route]>,
        bar: NavigationShellBar = .system,
        navigator: Navigator? = nil
    ) -> some View {
        modifier(
            NavigationShell(
                bar: bar,
                given: navigator,
                bindings: NavigatorBindings(path: NavigatorPath(path)),
                root: Self.self
            )
        )
    }

    /// Makes this view the root of a navigation stack whose routes, and whose presented route, are the app's.
    ///
    /// ```swift
    /// struct Mail: View {
    ///     @State private var path: [ThreadRoute] = []
    ///     @State private var sheet: SettingsRoute?
    ///
    ///     var body: some View {
    ///         InboxScreen()
    ///             .navigationShell(path: $path, presented: $sheet)
    ///             .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///             .navigationRoute(SettingsRoute.self, as: .sheet) { _ in SettingsScreen() }
    ///     }
    /// }
    /// ```
    ///
    /// Both are in sync with the ``Navigator``, as with `navigationShell(path:bar:navigator:)`: if the app changes both
    /// in one update, the shell shows both in one request. A dismissal by the person sets `presented` to `nil`. A route
    /// that is not `nil` when the shell appears takes precedence over a stored stack, as an array with routes does.
    ///
    /// The shell refuses to present a route of another type, which debug builds report.
    ///
    /// - Parameters:
    ///   - path: The routes above the root, the top one last.
    ///   - presented: The route that is presented over the stack, in the style of its declaration.
    ///   - bar: The system's bar, or a custom one in a style.
    ///   - navigator: The navigator of this shell alone. By default the shell makes a navigator.
    nonisolated public func navigationShell<Route: Hashable, Presented: Hashable>(
        path: Binding<[Route]>,
        presented: Binding<Presented?>,
        bar: NavigationShellBar = .system,
        navigator: Navigator? = nil
    ) -> some View {
        modifier(
            NavigationShell(
                bar: bar,
                given: navigator,
                bindings: NavigatorBindings(path: NavigatorPath(path), presented: NavigatorPresented(presented)),
                root: Self.self
            )
        )
    }

    /// Makes this view the root of a navigation stack whose presented route is the app's.
    ///
    /// ```swift
    /// struct Mail: View {
    ///     @State private var sheet: SettingsRoute?
    ///
    ///     var body: some View {
    ///         Button("Settings") { sheet = SettingsRoute() }
    ///             .navigationShell(presented: $sheet)
    ///             .navigationRoute(SettingsRoute.self, as: .sheet) { _ in SettingsScreen() }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - presented: The route that is presented over the stack, as in `navigationShell(path:presented:bar:navigator:)`.
    ///   - bar: The system's bar, or a custom one in a style.
    ///   - navigator: The navigator of this shell alone. By default the shell makes a navigator.
    nonisolated public func navigationShell<Presented: Hashable>(
        presented: Binding<Presented?>,
        bar: NavigationShellBar = .system,
        navigator: Navigator? = nil
    ) -> some View {
        modifier(
            NavigationShell(
                bar: bar,
                given: navigator,
                bindings: NavigatorBindings(presented: NavigatorPresented(presented)),
                root: Self.self
            )
        )
    }

    /// Makes this view the root of a navigation stack that belongs to the app's selection.
    ///
    /// Use it for the detail of a split view whose sidebar is a `List(selection:)`:
    ///
    /// ```swift
    /// struct MailColumns: View {
    ///     @SceneStorage("mailbox") private var mailbox: Mailbox?
    ///
    ///     var body: some View {
    ///         NavigationSplitView {
    ///             List(Mailbox.allCases, id: \.self, selection: $mailbox) { Text($0.rawValue) }
    ///         } detail: {
    ///             Text(mailbox?.rawValue ?? "No mailbox")
    ///                 .navigationShell(selection: $mailbox)
    ///                 .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///         }
    ///     }
    /// }
    ///
    /// enum Mailbox: String, CaseIterable, Codable {
    ///     case inbox, sent
    /// }
    /// ```
    ///
    /// When the selection changes, the shell empties the stack in the same update, without animation, and dismisses the
    /// presented route. Routes that the app requests in the same action are shown over the new root. If a screen of the
    /// stack, or the root, has an active leave guard, the shell puts the old value back and shows the question;
    /// ``Navigator/leave(animated:)`` selects the new value. The root has been evaluated with the new value by then, so
    /// keep the edits of a guarded root in a model, and an `onChange` of the selection may see both values.
    ///
    /// If a link's first route has the type of the selection, the link selects that value and shows its other routes over
    /// the new root.
    ///
    /// `restoresNavigation` stores the selection with the stack, so the type must be `Codable`. The next launch selects
    /// the stored value if the selection is `nil`. If the app has already selected another value, the shell ignores the
    /// stored stack.
    ///
    /// - Parameters:
    ///   - selection: The value that the list selects, optional or not.
    ///   - bar: The system's bar, or a custom one in a style.
    ///   - navigator: The navigator of this shell alone. By default the shell makes a navigator. If the app
    ///     passes another navigator, the shell shows its stack, or only the root if it was last shown with another
    ///     selection.
    nonisolated public func navigationShell<Selection: Hashable>(
        selection: Binding<Selection>,
        bar: NavigationShellBar = .system,
        navigator: Navigator? = nil
    ) -> some View {
        let bindings = NavigatorBindings(selection: NavigatorSelection(selection))
        return modifier(NavigationShell(bar: bar, given: navigator, bindings: bindings, root: Self.self))
    }
}

nonisolated struct NavigationShell: ViewModifier {
    @Environment(\.navigationRoutes) private var routes
    @Environment(\.navigatorObserver) private var observer
    @Environment(\.screenContext.background) private var background
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(NavigatorStack.self) private var outer: NavigatorStack?
    @Environment(\.tappedLinks) private var tappedLinks
    @OwnState private var lifetime = NavigationShellLifetime()
    let bar: NavigationShellBar
    let given: Navigator?
    var bindings = NavigatorBindings()
    /// Whether the shell is that of a presented route.
    var isPresented = false
    let root: Any.Type

    @MainActor func body(content: Content) -> some View {
        let _ = reportMissingStack()
        // Called in the body, so that the first frame shows the requested or stored screens, not the root.
        let navigator = lifetime.show(
            given?.stack,
            isOwner: isPresented,
            bindings: bindings,
            routes: routes,
            observer: observer,
            outer: outer
        )
        let _ = lifetime.passLinks(to: tappedLinks)
        stack(of: navigator, content)
            .opensLinks(with: tappedLinks == nil ? nil : lifetime.linkAction)
            .modifier(PresentsRoutes(navigator: navigator, bar: bar))
            .environment(navigator)
            .environment(\.navigator, Navigator(navigator, sender: navigator.isBare ? .root : nil))
            .environment(\.navigatorObserver, nil)
            .environment(\.navigationRoutes, routes.forInnerShells)
            .environment(\.navigationShellBar, bar)
            .onAppear { lifetime.setVisible(true) }
            .onDisappear { lifetime.setVisible(false) }
            .onChange(of: ShellInputs(navigator, observer, bindings), initial: true) { _, inputs in
                lifetime.sendVisibility()
                // First, since an array that changes together with the id is the stack of the new id.
                navigator.syncFromBindings()
                // After a guard has put the selection back, this evaluation's id belongs to the refused selection.
                if inputs.selection == navigator.selection.map({ AnyHashable($0) }) { lifetime.followObserver() }
            }
            .preference(key: NavigationShellPresenceKey.self, value: NavigationShellPresence(navigator: navigator))
    }

    @MainActor private func reportMissingStack() {
        guard let given, given.stack == nil else { return }
        Diagnostics.report(
            """
            navigationShell(navigator:): The navigator has no stack, because it was read outside of a shell. Pass a \
            Navigator() that your app keeps.
            """
        )
    }

    /// The navigation stack, or the screen alone in a bare sheet or cover. The branch never changes while the sheet is shown.
    @MainActor @ViewBuilder private func stack(of navigator: NavigatorStack, _ content: Content) -> some View {
        @Bindable var stack = navigator.systemStack
        let links = navigator.shell.routes.declarations.map {
            RouteLinks(id: $0.id, view: LinkedScreen.declared($0.type()))
        }
        if navigator.isBare {
            content
                .onPreferenceChange(LeaveGuardsKey.self) { [screen = navigator.root.content] in screen.guards = $0 }
                .transformPreference(LeaveGuardsKey.self) { @Sendable in $0 = [] }
                .onAppear { navigator.appeared(ScreenPlace(screen: .root, view: nil)) }
        } else {
            column(
                NavigationStack(path: $stack.boundPath) {
                    content
                        .modifier(ShellScreen(entry: navigator.root, screen: root))
                        .navigationDestination(for: NavigationEntry.self) { @Sendable in ShellDestination(entry: $0) }
                        .background { ForEach(links) { @Sendable in $0.view } }
                }
            )
        }
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

extension View {
    /// Sets the action that opens links. Whether there is one never changes while the shell is shown.
    @MainActor @ViewBuilder fileprivate func opensLinks(with action: OpenURLAction?) -> some View {
        if let action { environment(\.openURL, action) } else { self }
    }
}

/// A view that declares a type of route to the `NavigationStack`.
private struct RouteLinks: Identifiable {
    let id: ObjectIdentifier
    let view: AnyView
}

/// What one evaluation of a shell sees.
private struct ShellInputs: Equatable {
    let navigator: ObjectIdentifier
    let observer: ObjectIdentifier?
    let routes: [AnyHashable]
    let presented: AnyHashable?
    let selection: AnyHashable?

    @MainActor init(
        _ navigator: NavigatorStack,
        _ observer: (any NavigatorObserver)?,
        _ bindings: NavigatorBindings
    ) {
        self.navigator = ObjectIdentifier(navigator)
        self.observer = observer.map { ObjectIdentifier($0) }
        routes = (bindings.path?.routes() ?? []).map { AnyHashable($0) }
        presented = bindings.presented?.route().map { AnyHashable($0) }
        selection = bindings.selection.map { AnyHashable($0.value()) }
    }
}

/// Presents the routes of a navigator outside of the shell's screens, so that a sheet inherits no value that a screen
/// sets.
struct PresentsRoutes: ViewModifier {
    @Bindable var navigator: NavigatorStack
    let bar: NavigationShellBar

    func body(content: Content) -> some View {
        let _ = navigator.presentedRead()
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
        let style = entry.presentation ?? .sheet
        let background = entry.declaration(routes, or: presenter.shell.routes)?.background ?? .automatic
        background.around(shell(entry.screen(routes, or: presenter.shell.routes)), in: style)
            // Added only while a screen, covered or not, is guarded: `false` could override a `true` in the sheet.
            .background { if entry.stack?.isGuarded ?? false { Color.clear.interactiveDismissDisabled() } }
            .modifier(PresentationDetents(detents: style.detents))
            .presentationBoundary()
    }

    @MainActor private func shell(_ screen: any View) -> some View {
        screen.erased
            .accessibilityAction(.escape) { entry.stack?.goBack(from: .root) }
            .modifier(NavigationShell(bar: ownBar, given: entry.navigator, isPresented: true, root: entry.type))
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
