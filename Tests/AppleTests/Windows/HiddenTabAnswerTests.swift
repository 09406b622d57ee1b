// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if os(iOS) && !targetEnvironment(macCatalyst)
import SeaGlass
import SeaGlassNavigation
import SwiftUI
import Testing

extension AnswerWindows {
    @MainActor @Suite(.enabled(if: isAsked(9))) struct HiddenTabAnswerTests {
        @Observable final class Tabs {
            var selected: Int
            var path: [Int]

            init(selected: Int, path: [Int] = []) {
                self.selected = selected
                self.path = path
            }
        }

        /// A stripe down the middle of a screen, whose color identifies it.
        struct Screen: View {
            let number: Int

            var body: some View {
                Level.colors[number].color.frame(width: 40).frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }

        struct StackApp: View {
            @Bindable var tabs: Tabs

            var body: some View {
                TabView(selection: $tabs.selected) {
                    NavigationStack(path: $tabs.path) {
                        Screen(number: 0).navigationDestination(for: Int.self) { Screen(number: $0) }
                    }
                    .tabItem { Text("Stack") }
                    .tag(0)
                    Color.clear.tabItem { Text("Other") }.tag(1)
                }
            }
        }

        struct ShellApp: View {
            @Bindable var tabs: Tabs
            let navigator: Navigator

            var body: some View {
                TabView(selection: $tabs.selected) {
                    Screen(number: 0)
                        .navigationShell(bar: .system, navigator: navigator)
                        .navigationRoute(LevelRoute.self) { Screen(number: $0.number) }
                        .tabItem { Text("Stack") }
                        .tag(0)
                    Color.clear.tabItem { Text("Other") }.tag(1)
                }
            }
        }

        /// Performs a change while the tab is hidden, and returns what UIKit has then and what is seen when it is shown.
        private func change(
            _ app: some View,
            _ tabs: Tabs,
            _ name: String,
            _ change: () -> Void
        ) async throws -> String {
            let window = try RealWindow(app)
            defer { window.close() }
            try await window.rest()
            tabs.selected = 1
            try await window.rest()
            change()
            try await window.rest()
            let hidden = screens(in: window)
            tabs.selected = 0
            await window.frame()
            let first = screen(in: window.pixelsInFlight())
            // Longer than a navigator waits for the screens of its path.
            for _ in 0..<90 { await window.frame() }
            let last = screen(in: try await window.rest())
            window.photograph(name)
            let later = screens(in: window)
            return "\(hidden) in UIKit while hidden; shows \(first) first, then \(last), with \(later)"
        }

        private func screens(in window: RealWindow) -> String {
            // A tab that was not shown yet may have no controllers.
            window.stacks.isEmpty ? "no stack" : "\(window.stacks[0].viewControllers.count) screens"
        }

        private func screen(in pixels: Pixels?) -> String {
            guard let number = pixels?.level else { return "neither screen" }
            return number == 0 ? "the root" : "the pushed screen"
        }

        @Test("A path that is written while another tab is selected")
        func hiddenPath() async throws {
            var tabs = Tabs(selected: 0)
            let pushed = try await change(StackApp(tabs: tabs), tabs, "pushed in a hidden tab") { tabs.path = [1] }
            answer(9, "a push: \(pushed)")
            tabs = Tabs(selected: 1)
            let early = try await change(StackApp(tabs: tabs), tabs, "pushed before its tab") { tabs.path = [1] }
            answer(9, "a push before the tab's first appearance: \(early)")
            tabs = Tabs(selected: 0, path: [1])
            let popped = try await change(StackApp(tabs: tabs), tabs, "popped in a hidden tab") { tabs.path = [] }
            answer(9, "a pop: \(popped)")
            let navigator = Navigator()
            tabs = Tabs(selected: 0)
            let app = ShellApp(tabs: tabs, navigator: navigator)
            let shell = try await change(app, tabs, "pushed in a hidden shell") {
                navigator.push(route: LevelRoute(number: 1))
            }
            answer(9, "a push in a shell: \(shell)")
        }
    }
}
#endif
