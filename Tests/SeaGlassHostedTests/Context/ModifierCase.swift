import SeaGlass
import SeaGlassNavigation
import SwiftUI
import TestSupport

/// A public modifier of the library, with arguments.
struct ModifierCase: CustomStringConvertible, Sendable {
    let description: String
    /// Whether the modifier puts its view in a container, at which the traits inside end.
    let hasContainer: Bool
    private let modify: @MainActor @Sendable (AnyView, Namespace.ID) -> any View

    private init(
        _ description: String,
        hasContainer: Bool = false,
        _ modify: @escaping @MainActor @Sendable (AnyView, Namespace.ID) -> any View
    ) {
        self.description = description
        self.hasContainer = hasContainer
        self.modify = modify
    }

    /// Returns a view with the modifier and with a trait: the trait inside of the modifier, or around a container.
    @MainActor func modified(
        _ view: some View,
        in namespace: Namespace.ID,
        trait: (AnyView) -> some View
    ) -> AnyView {
        if hasContainer {
            AnyView(trait(AnyView(modify(AnyView(view), namespace))))
        } else {
            AnyView(modify(AnyView(trait(AnyView(view))), namespace))
        }
    }

    static let all = glass + screens + bars + navigation

    private static let glass: [ModifierCase] = [
        ModifierCase("glassSurface(.card)") { view, _ in view.glassSurface(.card) },
        ModifierCase("glassSurface(.clear, in:)") { view, _ in view.glassSurface(.clear, in: .circle) },
        ModifierCase("glassSurface(.interactive)") { view, _ in view.glassSurface(.interactive) },
        ModifierCase("glassSurface(.primaryButton, in:)") { view, _ in view.glassSurface(.primaryButton, in: .circle) },
        ModifierCase("glassBar(edge: .bottom)") { view, _ in view.glassBar(edge: .bottom) { Text("Bar") } },
        ModifierCase("glassBar(edge: .leading)") { view, _ in view.glassBar(edge: .leading) { Text("Bar") } },
        ModifierCase("glassSheet()") { view, _ in view.glassSheet() },
        ModifierCase("glassUnion(_:in:)") { view, namespace in view.glassUnion("union", in: namespace) },
        ModifierCase("glassIdentity(_:in:)") { view, namespace in view.glassIdentity("identity", in: namespace) },
        ModifierCase("glassTransition(_:)") { view, _ in view.glassTransition(.materialize) },
        ModifierCase("glassRendering(_:)") { view, _ in view.glassRendering(.material) },
        ModifierCase("glassContainer()", hasContainer: true) { view, _ in view.glassContainer() },
    ]

    private static let screens: [ModifierCase] = [
        ModifierCase("presentationBoundary()") { view, _ in view.presentationBoundary() },
        ModifierCase("transparentNavigationContainer()") { view, _ in view.transparentNavigationContainer() },
        ModifierCase("transparentNavigationContainer(false)") { view, _ in view.transparentNavigationContainer(false) },
        ModifierCase("transparentRow(.translucent)") { view, _ in view.transparentRow(.translucent) },
        ModifierCase("transparentNavigationDestination(for:)") { view, _ in
            view.transparentNavigationDestination(for: Int.self) { Text("Pushed \($0)") }
        },
        ModifierCase("transparentNavigationDestination(isPresented:)") { view, _ in
            view.transparentNavigationDestination(isPresented: .constant(false)) { Text("Pushed") }
        },
        ModifierCase("transparentNavigationDestination(item:)") { view, _ in
            view.transparentNavigationDestination(item: .constant(Int?.none)) { Text("Pushed \($0)") }
        },
        ModifierCase("persistentBackground(_:)", hasContainer: true) { view, _ in view.persistentBackground(.sunset) },
        ModifierCase("persistentBackground(_:screens:)", hasContainer: true) { view, _ in
            view.persistentBackground(.sunset, screens: .painted)
        },
        ModifierCase("persistentBackground(background:)", hasContainer: true) { view, _ in
            view.persistentBackground { Color.red }
        },
    ]

    private static let bars: [ModifierCase] = [
        ModifierCase("topNavigationBarTitle(_:)") { view, _ in view.topNavigationBarTitle("Title") },
        ModifierCase("topNavigationBarTitle(_:) verbatim") { view, _ in view.topNavigationBarTitle(verbatim: "Title") },
        ModifierCase("topNavigationBarTitle { }") { view, _ in view.topNavigationBarTitle { Text("Title") } },
        ModifierCase("topNavigationBarSubtitle(_:)") { view, _ in view.topNavigationBarSubtitle("Subtitle") },
        ModifierCase("topNavigationBarSubtitle { }") { view, _ in view.topNavigationBarSubtitle { Text("Subtitle") } },
        ModifierCase("topNavigationBarLeading()") { view, _ in view.topNavigationBarLeading { Text("Leading") } },
        ModifierCase("topNavigationBarTrailing()") { view, _ in view.topNavigationBarTrailing { Text("Trailing") } },
        ModifierCase("topNavigationBarPrincipalView()") { view, _ in
            view.topNavigationBarPrincipalView { Text("Principal") }
        },
        ModifierCase("topNavigationBarVisibility(_:for:)") { view, _ in view.topNavigationBarVisibility(.hidden) },
        ModifierCase("topNavigationBarHidesBackButton()") { view, _ in view.topNavigationBarHidesBackButton() },
        ModifierCase("topNavigationBar(_:)") { view, _ in view.topNavigationBar(.custom(.standard)) },
        ModifierCase("topNavigationBarTracksScroll()") { view, _ in view.topNavigationBarTracksScroll() },
        ModifierCase("topNavigationBarScrollContent()") { view, _ in view.topNavigationBarScrollContent() },
    ]

    private static let navigation: [ModifierCase] = [
        ModifierCase("navigationLeaveGuard(when:isPresented:)") { view, _ in
            view.navigationLeaveGuard(when: true, isPresented: .constant(false))
        },
        ModifierCase("navigationRoute(_:)") { view, _ in
            view.navigationRoute(ThreadRoute.self) { Text("Thread \($0.id)") }
        },
        ModifierCase("navigationRoutes(_:)") { view, _ in view.navigationRoutes(NavigationRoutes()) },
        ModifierCase("opensNavigationLinks()") { view, _ in view.opensNavigationLinks() },
        ModifierCase("opensNavigationLinks(path:_:)") { view, _ in
            view.opensNavigationLinks(path: .constant([ThreadRoute]()), NavigationRoutes())
        },
        ModifierCase("opensNavigationLinks(selection:_:in:), in tabs") { view, _ in
            view.opensNavigationLinks(selection: .constant(1), [1: NavigationRoutes()], in: [1: Navigator()])
        },
        ModifierCase("opensNavigationLinks(selection:_:in:), in a column") { view, _ in
            view.opensNavigationLinks(selection: .constant(1), NavigationRoutes(), in: Navigator())
        },
        ModifierCase("restoresNavigation(id:)") { view, _ in
            view.restoresNavigation(id: "traits", scope: .app, .standard.store(MemoryNavigationStateStore()))
        },
        ModifierCase("restoresNavigation(path:id:) of routes") { view, _ in
            view.restoresNavigation(
                path: .constant([ThreadRoute]()),
                id: "traits",
                scope: .app,
                .standard.store(MemoryNavigationStateStore())
            )
        },
        ModifierCase("restoresNavigation(path:id:) of a NavigationPath") { view, _ in
            view.restoresNavigation(
                path: .constant(NavigationPath()),
                id: "traits",
                scope: .app,
                .standard.store(MemoryNavigationStateStore())
            )
        },
        ModifierCase("navigationShell()", hasContainer: true) { view, _ in view.navigationShell() },
        ModifierCase("navigationShell(path:)", hasContainer: true) { view, _ in
            view.navigationShell(path: .constant([ThreadRoute]()))
        },
    ]
}
