// Not run yet: no Apple system was at hand. It is type-checked for each by Tests/AppleContract/check.sh, nothing more.

#if (canImport(AppKit) || canImport(UIKit)) && !os(watchOS)
import SwiftUI
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The animated ways of a shell, in a real window: each ends where it was to end, and nothing waits afterwards.
@MainActor @Suite(.serialized) struct ShellTransitionTests {
    private let navigator = Navigator()

    /// Does something to the stack, and waits until nothing moves.
    private func end(of change: () -> Void, in window: RealWindow, _ name: String) async throws -> Pixels {
        change()
        let pixels = try await window.rest()
        window.photograph(name)
        #expect(!navigator.isWaiting)
        return pixels
    }

    @Test("A push shows the screen, a pop the one below, over the same background")
    func pushAndPop() async throws {
        let window = try RealWindow(ShellApp(navigator: navigator))
        defer { window.close() }
        let root = try await end(of: {}, in: window, "root")
        #expect(root.level == 0)
        let pushed = try await end(of: { navigator.push(route: LevelRoute(number: 1)) }, in: window, "pushed")
        #expect(pushed.level == 1 && navigator.depth == 1)
        #expect(pushed.edgeLevels(to: root) <= 1)
        let popped = try await end(of: { navigator.pop() }, in: window, "popped")
        #expect(popped.level == 0 && navigator.depth == 0)
        #expect(popped.edgeLevels(to: root) <= 1)
    }

    @Test("What is asked for faster than animations end is all there at the end")
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
        #expect(end.level == 2 && navigator.depth == 2)
    }

    @Test("A stack that is replaced shows its last screen, and a pop the one below")
    func replace() async throws {
        let window = try RealWindow(ShellApp(navigator: navigator))
        defer { window.close() }
        try await window.rest()
        let routes = [LevelRoute(number: 1), LevelRoute(number: 2)]
        let replaced = try await end(of: { navigator.replace(with: routes) }, in: window, "replaced")
        #expect(replaced.level == 2 && navigator.depth == 2)
        let popped = try await end(of: { navigator.pop() }, in: window, "popped after replace")
        #expect(popped.level == 1)
        let root = try await end(of: { navigator.popToRoot() }, in: window, "popped to the root")
        #expect(root.level == 0 && navigator.depth == 0)
    }

    @Test("A cross-fade, a zoom without a source and a push end alike", arguments: [true, false])
    func transitions(isCrossFade: Bool) async throws {
        let window = try RealWindow(ShellApp(navigator: navigator))
        defer { window.close() }
        try await window.rest()
        let style: NavigationTransitionStyle = isCrossFade ? .crossFade : .zoom(sourceID: "nowhere")
        let push = { self.navigator.push(route: LevelRoute(number: 1), transition: style) }
        let pushed = try await end(of: push, in: window, isCrossFade ? "cross-faded" : "no source")
        #expect(pushed.level == 1)
        let popped = try await end(of: { navigator.pop() }, in: window, "back")
        #expect(popped.level == 0)
    }
}
#endif
