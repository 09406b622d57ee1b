// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if (canImport(AppKit) || canImport(UIKit)) && !os(watchOS)
@testable import SeaGlass
import SwiftUI
import Testing

extension RealWindows {
    /// Making a split view clear from behind a column is a guess, which a device with columns decides here.
    @MainActor @Suite struct SplitViewWindowTests {
        private func columns(_ screens: PersistentBackgroundScreens) -> some View {
            NavigationSplitView {
                Color.clear.transparentNavigationContainer()
            } detail: {
                Color.clear.transparentNavigationContainer()
            }
            .persistentBackground(.sunset, style: .standard.grain(0), screens: screens)
            .environment(\.colorScheme, .light)
        }

        @Test("Only the background's pixels show behind a split view, including between its columns")
        func background() async throws {
            let isCovered = PlatformCapabilities.current.navigationContainer != .clearable
            let alone = try RealWindow(
                Color.clear.persistentBackground(.sunset, style: .standard.grain(0)).environment(\.colorScheme, .light)
            )
            let expected = try await alone.rest()
            alone.close()
            let window = try RealWindow(columns(isCovered ? .painted : .clear))
            defer { window.close() }
            let pixels = try await window.rest()
            window.photograph("a split view over a background")
            let y = pixels.height / 2
            for x in stride(from: 4, to: pixels.width, by: 4) {
                #expect(pixels[x, y].levels(to: expected[x, y]) <= 2)
            }
        }
    }
}
#endif
