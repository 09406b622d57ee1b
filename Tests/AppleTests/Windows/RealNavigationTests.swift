// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if (canImport(AppKit) || canImport(UIKit)) && !os(watchOS)
@testable import SeaGlass
import SwiftUI
import Testing

extension RealWindows {
    /// A real navigation stack in a real window: a push and a pop leave the background's pixels unchanged.
    @MainActor @Suite struct RealNavigationTests {
        @Observable final class Route {
            var path: [Int] = []
        }

        struct App: View {
            @Bindable var route: Route

            var body: some View {
                NavigationStack(path: $route.path) {
                    Marker(color: .blue)
                        .transparentNavigationContainer()
                        .navigationDestination(for: Int.self) { number in
                            Marker(color: .red).transparentNavigationContainer(number == 1)
                        }
                }
                .persistentBackground(.sunset)
                .environment(\.colorScheme, .light)
            }
        }

        /// A mark in the middle of a screen, to identify the screen by. Bars move it by less than its half.
        struct Marker: View {
            let color: Color

            var body: some View {
                color.frame(width: 40, height: 160).frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }

        @Test("Pushing and popping leaves the background's pixels unchanged")
        func pixels() async throws {
            let route = Route()
            let window = try RealWindow(App(route: route))
            defer { window.close() }
            let root = try await window.rest()
            route.path = [1]
            let pushed = try await window.rest()
            window.photograph("pushed on a stack of the app's own")
            route.path = []
            let popped = try await window.rest()
            let middle = (x: root.width / 2, y: root.height / 2)
            #expect(root[middle.x, middle.y].levels(to: pushed[middle.x, middle.y]) > 50, "No screen was pushed.")
            #expect(pushed.edgeLevels(to: root) <= 1)
            #expect(popped.edgeLevels(to: root) <= 1)
        }

        @Test("The pixels match the palette, and an opaque screen hides them if containers are opaque")
        func control() async throws {
            let route = Route()
            let window = try RealWindow(App(route: route))
            defer { window.close() }
            let root = try await window.rest()
            let stops = BackgroundRecipe(
                palette: .sunset,
                style: .standard,
                colorScheme: .light,
                systemBackground: .current(colorScheme: .light, contrast: .standard, isElevated: false)
            ).compositedStops
            let last = try #require(stops.last)
            #expect(root[4, root.height - 4].levels(to: last) <= 45, "The end of the gradient has another color.")
            route.path = [2]
            let opaque = try await window.rest()
            let isHidden = root[4, root.height / 2].levels(to: opaque[4, root.height / 2]) > 2
            #expect(isHidden == (PlatformCapabilities.current.navigationContainer != .seeThrough))
        }
    }
}
#endif
