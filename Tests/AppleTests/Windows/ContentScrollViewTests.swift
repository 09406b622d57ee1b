// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if os(iOS) && !targetEnvironment(macCatalyst)
import SeaGlass
import SwiftUI
import Testing
import UIKit

extension RealWindows {
    /// The scroll views that bars observe, with a background behind the stack of a tab and without one.
    @MainActor @Suite struct ContentScrollViewTests {
        private struct Stack: View {
            var body: some View {
                NavigationStack {
                    List(0..<60, id: \.self) { @Sendable in Text("Row \($0)") }
                        .navigationTitle("Rows")
                        .transparentNavigationContainer()
                }
            }
        }

        /// Returns whether the tab bar and the navigation bar find a scroll view.
        private func found(_ tab: some View) async throws -> [Bool] {
            let window = try RealWindow(TabView { tab.tabItem { Text("Tab") } })
            defer { window.close() }
            _ = try await window.rest()
            let tabs = try #require(window.controllers.lazy.compactMap { $0 as? UITabBarController }.first)
            let selected = try #require(tabs.selectedViewController)
            let top = try #require(window.stacks.first?.topViewController)
            return [selected.contentScrollView(for: .bottom) != nil, top.contentScrollView(for: .top) != nil]
        }

        @Test("Bars find the list in front of a background as well as without one")
        func tab() async throws {
            let without = try await found(Stack())
            #expect(try await found(Stack().persistentBackground(.ocean)) == without)
            #expect(try await found(Stack().persistentBackground(.ocean, screens: .painted)) == without)
        }
    }
}
#endif
