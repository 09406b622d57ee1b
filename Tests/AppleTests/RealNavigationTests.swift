#if (canImport(AppKit) || canImport(UIKit)) && !os(watchOS)
@testable import SeaGlass
import SwiftUI
import Testing

/// A real navigation stack in a real window: the background between the contents is the same picture before and after.
@MainActor @Suite(.serialized) struct RealNavigationTests {
    @Observable final class Route {
        var path: [Int] = []
    }

    struct App: View {
        @Bindable var route: Route

        var body: some View {
            NavigationStack(path: $route.path) {
                Marker(color: .blue)
                    .transparentNavigationContainer()
                    .transparentNavigationDestination(for: Int.self) { number in
                        Marker(color: .red).transparentNavigationContainer(number == 1)
                    }
            }
            .persistentBackground(.sunset)
        }
    }

    /// Something in the middle of a screen to tell it by.
    struct Marker: View {
        let color: Color

        var body: some View {
            color.frame(width: 40, height: 40).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    @Test("Pushing and popping leaves the pixels of the background as they were")
    func pixels() throws {
        let route = Route()
        let window = RealWindow(App(route: route))
        let root = try #require(settledPixels(of: window))
        route.path = [1]
        let pushed = try #require(settledPixels(of: window))
        route.path = []
        let popped = try #require(settledPixels(of: window))
        let middle = (x: root.width / 2, y: root.height / 2)
        #expect(root[middle.x, middle.y].levels(to: pushed[middle.x, middle.y]) > 50, "No screen was pushed.")
        for y in stride(from: root.height / 4, to: root.height, by: root.height / 8) {
            #expect(root[4, y].levels(to: pushed[4, y]) <= 1)
            #expect(root[4, y].levels(to: popped[4, y]) <= 1)
        }
    }

    @Test("The pixels are those of the palette, and an opaque screen hides them where containers are opaque")
    func control() throws {
        let route = Route()
        let window = RealWindow(App(route: route))
        let root = try #require(settledPixels(of: window))
        let stops = BackgroundRecipe(
            palette: .sunset,
            style: .standard,
            colorScheme: .light,
            systemBackground: .current(colorScheme: .light, contrast: .standard, isElevated: false)
        ).compositedStops
        let last = try #require(stops.last)
        #expect(root[4, root.height - 4].levels(to: last) <= 45, "Not the end of the gradient, vignette and all.")
        route.path = [2]
        let opaque = try #require(settledPixels(of: window))
        let isHidden = root[4, root.height / 2].levels(to: opaque[4, root.height / 2]) > 2
        #expect(isHidden == (PlatformCapabilities.current.navigationContainer != .seeThrough))
    }

    /// The system needs a few turns for a navigation without animation: as many as it takes until two pictures agree.
    private func settledPixels(of window: RealWindow) -> Pixels? {
        var last: Pixels?
        for _ in 0..<60 {
            window.settle()
            let next = window.pixels()
            if next != nil, next == last { return next }
            last = next
        }
        return last
    }
}
#endif
