import SeaGlass
import SeaGlassNavigation
import SwiftUI

// Each public modifier in a function without isolation, where SwiftUI's modifiers compile, too.

extension View {
    nonisolated func panel() -> some View { padding().glassSurface(.card) }

    nonisolated func surfaces(in namespace: Namespace.ID) -> some View {
        glassSurface()
            .glassSurface(.clear, in: .circle)
            .glassSurface(.interactive)
            .glassSurface(.primaryButton, in: .circle)
            .glassRendering(.material)
            .glassIdentity("play", in: namespace)
            .glassTransition(.materialize)
            .glassUnion("controls", in: namespace)
            .glassContainer(spacing: 12)
            .glassBar(edge: .bottom) { Text("Bar") }
            .glassBar(edge: .leading, alignment: .top, spacing: 8) { Text("Tools") }
            .buttonStyle(.seaGlass(.interactive))
    }

    nonisolated func screen(isPresented: Binding<Bool>, item: Binding<Int?>) -> some View {
        transparentRow(.translucent)
            .transparentNavigationContainer()
            .transparentNavigationDestination(for: Int.self) { Text("Number \($0)") }
            .transparentNavigationDestination(isPresented: isPresented) { Text("Shown") }
            .transparentNavigationDestination(item: item) { Text("Item \($0)") }
            .glassSheet()
            .presentationBoundary()
    }

    nonisolated func background(palette: ColorPalette) -> some View {
        environment(\.colorScheme, palette.colorScheme(in: .light))
            .persistentBackground(palette)
            .persistentBackground { Text("Picture") }
    }

    nonisolated func bar() -> some View {
        topNavigationBarTitle("Title")
            .topNavigationBarTitle { Text("Title") }
            .topNavigationBarSubtitle("Subtitle")
            .topNavigationBarLeading { Text("Leading") }
            .topNavigationBarTrailing(position: .secondary) { Text("Trailing") }
            .topNavigationBarPrincipalView { Text("Principal") }
            .topNavigationBarVisibility(.hidden)
            .topNavigationBarHidesBackButton()
            .topNavigationBarTracksScroll()
            .topNavigationBarScrollContent()
            .topNavigationBar(.custom(.material))
            .navigationLeaveGuard(when: true, isPresented: .constant(false))
    }

    nonisolated func shell(path: Binding<[PlaceRoute]>, numbers: Binding<NavigationPath>) -> some View {
        navigationShell()
            .navigationRoute(PlaceRoute.self) { Text("Place \($0.id)") }
            .navigationRoutes(NavigationRoutes())
            .opensNavigationLinks()
            .restoresNavigation(id: "main")
            .navigationShell(path: path)
            .opensNavigationLinks(path: path, NavigationRoutes())
            .restoresNavigation(path: path, id: "path")
            .restoresNavigation(path: numbers, id: "numbers")
    }

    nonisolated func styles(path: Binding<[PlaceRoute]>, presented: Binding<PlaceRoute?>) -> some View {
        navigationShell(presented: presented)
            .navigationRoute(Int.self, as: .sheet.bare, background: .glass) { Text("Number \($0)") }
            .navigationShell(path: path, presented: presented)
            .navigationRoute(PlaceRoute.self, as: { $0.style }, destination: { Text("Place \($0.id)") })
    }

    nonisolated func tabs(navigator: Navigator, tab: Binding<Int>) -> some View {
        navigationShell(selection: tab)
            .opensNavigationLinks(selection: tab, NavigationRoutes(), in: navigator)
            .opensNavigationLinks(selection: tab, [1: NavigationRoutes()], in: [1: navigator])
    }
}

struct PlaceRoute: NavigationRoute {
    let id: Int

    var style: NavigationPresentationStyle { id == 0 ? .sheet : .push }
}
