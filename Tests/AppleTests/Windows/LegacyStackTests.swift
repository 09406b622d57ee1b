// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if (canImport(AppKit) || canImport(UIKit)) && !os(watchOS) && !os(macOS)
@testable import SeaGlass
import SwiftUI
import Testing
import UIKit

extension RealWindows {
    /// The recipe for hosting controllers in a `UINavigationController`.
    @MainActor @Suite struct LegacyStackTests {
        /// A `UINavigationController` as a view, so that one background can be behind it.
        struct LegacyStack: UIViewControllerRepresentable {
            let stack: UINavigationController

            func makeUIViewController(context: Context) -> UINavigationController {
                stack.view.backgroundColor = .clear
                return stack
            }

            func updateUIViewController(_ stack: UINavigationController, context: Context) {}
        }

        private func screen(_ color: Color) -> UIViewController {
            let controller = UIHostingController(rootView: color.frame(width: 40, height: 160))
            controller.view.backgroundColor = .clear
            return controller
        }

        @Test("Hosting controllers pushed in UIKit do not change the background behind them")
        func pushed() async throws {
            let stack = UINavigationController()
            stack.viewControllers = [screen(.blue)]
            let window = try RealWindow(LegacyStack(stack: stack).ignoresSafeArea().persistentBackground(.sunset))
            defer { window.close() }
            let root = try await window.rest()
            stack.viewControllers += [screen(.red)]
            let pushed = try await window.rest()
            window.photograph("hosting controllers over one background")
            let middle = (x: root.width / 2, y: root.height / 2)
            #expect(root[middle.x, middle.y].levels(to: pushed[middle.x, middle.y]) > 50, "No screen was pushed.")
            #expect(pushed.edgeLevels(to: root) <= 1)
        }
    }
}
#endif
