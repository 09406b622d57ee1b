// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if (canImport(AppKit) || canImport(UIKit)) && !os(watchOS)
import SwiftUI
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

extension RealWindows {
    /// Animated changes of a shell's stack in a real window: each ends as requested, and no request waits afterward.
    @MainActor @Suite struct ShellTransitionTests {
        private let navigator = Navigator()

        /// Performs a change, and waits for the end of all movement.
        private func end(of change: () -> Void, in window: RealWindow, _ name: String) async throws -> Pixels {
            change()
            let pixels = try await window.rest()
            window.photograph(name)
            #expect(navigator.stack?.isWaiting == false)
            return pixels
        }

        @Test("A push shows the new screen, and a pop the previous one, over the same background")
        func pushAndPop() async throws {
            let window = try RealWindow(ShellApp(navigator: navigator))
            defer { window.close() }
            let root = try await end(of: {}, in: window, "root")
            #expect(root.level == 0)
            let pushed = try await end(of: { navigator.push(route: LevelRoute(number: 1)) }, in: window, "pushed")
            #expect(pushed.level == 1 && navigator.entries.count == 1)
            #expect(pushed.edgeLevels(to: root) <= 1)
            let popped = try await end(of: { navigator.pop() }, in: window, "popped")
            #expect(popped.level == 0 && navigator.entries.count == 0)
            #expect(popped.edgeLevels(to: root) <= 1)
        }

        @Test("All requests faster than the animations have taken effect at the end")
        func faster() async throws {
            let window = try RealWindow(ShellApp(navigator: navigator))
            defer { window.close() }
            try await window.rest()
            navigator.push(route: LevelRoute(number: 1))
            await window.frame()
            navigator.push(route: LevelRoute(number: 2))
            await window.frame()
            navigator.push(route: LevelRoute(number: 3))
            await window.frame()
            let end = try await end(of: { navigator.pop() }, in: window, "three pushes, one pop")
            #expect(end.level == 2 && navigator.entries.count == 2)
        }

        @Test("A replaced stack shows its last screen, and a pop shows the one below")
        func replace() async throws {
            let window = try RealWindow(ShellApp(navigator: navigator))
            defer { window.close() }
            try await window.rest()
            let routes = [LevelRoute(number: 1), LevelRoute(number: 2)]
            let replaced = try await end(of: { navigator.replace(with: routes) }, in: window, "replaced")
            #expect(replaced.level == 2 && navigator.entries.count == 2)
            let popped = try await end(of: { navigator.pop() }, in: window, "popped after replace")
            #expect(popped.level == 1)
            let root = try await end(of: { navigator.popToRoot() }, in: window, "popped to the root")
            #expect(root.level == 0 && navigator.entries.count == 0)
        }
    }
}
#endif
