// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if os(iOS) && !targetEnvironment(macCatalyst)
@testable import SeaGlass
import SwiftUI
import Testing
import UIKit

extension RealWindows {
    /// Frames in the middle of a push, of clear screens and of painted screens, as on iOS 17.
    @MainActor @Suite struct MidPushTests {
        struct App: View {
            @Bindable var route: RealNavigationTests.Route
            let capabilities: PlatformCapabilities
            let screens: PersistentBackgroundScreens

            var body: some View {
                NavigationStack(path: $route.path) {
                    Stripe(color: .blue)
                        .transparentNavigationContainer()
                        .transparentNavigationDestination(for: Int.self) { _ in Color.clear }
                }
                .persistentBackground(.sunset, style: .standard.vignette(nil), screens: screens)
                .environment(\.platformCapabilities, capabilities)
                .environment(\.colorScheme, .light)
            }
        }

        /// A band across the middle of a screen.
        struct Stripe: View {
            let color: Color

            var body: some View { color.frame(height: 80).frame(maxHeight: .infinity) }
        }

        /// A frame of a push, and the x position of the incoming screen's edge.
        struct Frame {
            let pixels: Pixels
            let edge: Int
        }

        /// Pushes a screen at a twentieth of the speed, and returns frames in which its edge is near the middle.
        private func framesOfPush(
            _ screens: PersistentBackgroundScreens,
            on capabilities: PlatformCapabilities
        ) async throws -> (root: Pixels, frames: [Frame]) {
            let route = RealNavigationTests.Route()
            let window = try RealWindow(App(route: route, capabilities: capabilities, screens: screens))
            defer { window.close() }
            let root = try await window.rest()
            let stack = try #require(window.stacks.first)
            window.window.layer.speed = 0.05
            defer { window.window.layer.speed = 1 }
            route.path = [1]
            var frames: [Frame] = []
            for _ in 0..<600 where frames.count < 12 {
                await window.frame()
                guard stack.transitionCoordinator != nil, stack.viewControllers.count == 2,
                    let incoming = stack.viewControllers[1].view.layer.presentation(),
                    let pixels = window.pixelsInFlight()
                else { continue }
                // UIKit may move a view that contains the screen's own.
                let edge = incoming.convert(CGPoint.zero, to: window.window.layer.presentation()).x / window.width
                if edge > 0.35, edge < 0.8 {
                    frames.append(Frame(pixels: pixels, edge: Int(edge * CGFloat(pixels.width))))
                }
            }
            window.photograph("in the middle of a push")
            return (root, frames)
        }

        @Test("The background does not move during a push of clear screens", .enabled(if: isClearable))
        func clear() async throws {
            let (root, frames) = try await framesOfPush(.clear, on: .current)
            #expect(!frames.isEmpty, "No frame of a push was seen.")
            for frame in frames {
                let x = frame.edge + frame.pixels.width / 20
                for y in [root.height / 4, root.height * 3 / 4] {
                    // UIKit may dim the outgoing screen by about a tenth.
                    #expect(frame.pixels[x, y].levels(to: root[4, y]) <= 30, "The background flickers at \(x), \(y).")
                }
            }
        }

        @Test(
            "A painted screen covers the outgoing screen with the background's colors",
            arguments: [PlatformCapabilities.iOS17, .current]
        )
        func painted(capabilities: PlatformCapabilities) async throws {
            let (root, frames) = try await framesOfPush(.painted, on: capabilities)
            #expect(!frames.isEmpty, "No frame of a push was seen.")
            for frame in frames {
                let x = frame.edge + frame.pixels.width / 20
                let stripe = frame.pixels[x, root.height / 2]
                #expect(stripe.blue < 0.9 || stripe.red > 0.3, "The outgoing screen shows through.")
                for y in [root.height / 4, root.height * 3 / 4] {
                    #expect(frame.pixels[x, y].levels(to: root[4, y]) <= 3, "There is a seam at \(x), \(y).")
                }
            }
        }

        private nonisolated static let isClearable = PlatformCapabilities.current.navigationContainer == .clearable
    }
}
#endif
