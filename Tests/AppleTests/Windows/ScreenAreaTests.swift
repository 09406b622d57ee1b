// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if (canImport(AppKit) || canImport(UIKit)) && !os(watchOS)
import SwiftUI
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

#if os(macOS)
import AppKit
#else
import UIKit
#endif

extension RealWindows {
    /// The areas that screens and bars cover.
    @MainActor @Suite struct ScreenAreaTests {
        struct Small: View {
            let route = RealNavigationTests.Route()

            var body: some View {
                @Bindable var route = route
                NavigationStack(path: $route.path) {
                    Text("Small")
                        .transparentNavigationContainer()
                        .transparentNavigationDestination(for: Int.self) { _ in Text("Small") }
                }
                .persistentBackground(.sunset, style: .standard.vignette(nil))
                .environment(\.platformCapabilities, .iOS17)
                .environment(\.colorScheme, .light)
            }
        }

        @Test("A screen with small content is painted to its edges")
        func small() async throws {
            let app = Small()
            let window = try RealWindow(app)
            defer { window.close() }
            let root = try await window.rest()
            app.route.path = [1]
            let pushed = try await window.rest()
            window.photograph("small content")
            #expect(pushed.edgeLevels(to: root) <= 2)
            for y in [root.height / 3, root.height - 4] {
                #expect(pushed[root.width - 5, y].levels(to: pushed[4, y]) <= 2)
            }
        }

        /// Returns a shell with a red bar and a blue square at the bar's leading end.
        private func bar() -> some View {
            Color.clear
                .topNavigationBarLeading { Level.colors[0].color.frame(width: 20, height: 20) }
                .navigationShell(bar: .custom(.standard.background(.color(Level.colors[1].color), opacityAtRest: 1)))
                .environment(\.colorScheme, .light)
        }

        #if os(macOS)
        @available(macOS 26, *)
        @Test("A window with a custom bar keeps its controls, and bar items do not overlap them")
        func windowControls() async throws {
            let window = try await RealWindow(inWindowGroup: bar())
            defer { window.close() }
            let pixels = try await window.rest()
            window.photograph("bar and window controls")
            let item = try #require(pixels.bounds(of: Level.colors[0]))
            let scale = CGFloat(pixels.width) / window.width
            for kind in [NSWindow.ButtonType.closeButton, .miniaturizeButton, .zoomButton] {
                let button = try #require(window.window.standardWindowButton(kind))
                #expect(!button.isHiddenOrHasHiddenAncestor)
                // The origin of the window's coordinates is at the bottom.
                let frame = button.convert(button.bounds, to: nil)
                let isBeside = item.minX >= frame.maxX * scale
                let isBelow = item.minY >= CGFloat(pixels.height) - frame.minY * scale
                #expect(isBeside || isBelow)
            }
        }

        @available(macOS 26, *)
        @Test("A window keeps its controls when a screen hides its bar")
        func hiddenBar() async throws {
            let screen = Level(number: 0).topNavigationBarVisibility(.hidden).navigationShell()
            let window = try await RealWindow(inWindowGroup: screen)
            defer { window.close() }
            try await window.rest()
            window.photograph("window of a hidden bar")
            for kind in [NSWindow.ButtonType.closeButton, .miniaturizeButton, .zoomButton] {
                let button = try #require(window.window.standardWindowButton(kind))
                #expect(!button.isHiddenOrHasHiddenAncestor)
            }
        }
        #else
        @Test(
            "In landscape the bar's color reaches both edges, and its items do not",
            arguments: [[59, 59], [0, 80]]
        )
        func landscape(insets: [CGFloat]) async throws {
            let safeArea = UIEdgeInsets(top: 0, left: insets[0], bottom: 0, right: insets[1])
            let window = try RealWindow(bar(), safeArea: safeArea)
            defer { window.close() }
            let pixels = try await window.rest()
            window.photograph("bar with \(insets) at the sides")
            let item = try #require(pixels.bounds(of: Level.colors[0]))
            #expect(item.minX >= insets[0] * CGFloat(pixels.width) / window.width)
            let y = Int(item.midY)
            for x in [2, pixels.width - 3] { #expect(pixels[x, y].levels(to: Level.colors[1]) < 60) }
        }
        #endif
    }
}
#endif
