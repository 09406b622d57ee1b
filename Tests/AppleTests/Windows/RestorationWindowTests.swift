// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if (canImport(AppKit) || canImport(UIKit)) && !os(watchOS)
import SwiftUI
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

extension RealWindows {
    /// A restored stack is shown first.
    @MainActor @Suite struct RestorationWindowTests {
        struct App: View {
            let navigator: Navigator
            let store: MemoryNavigationStateStore

            var body: some View {
                Level(number: 0)
                    .navigationShell(bar: .custom(.transparent), navigator: navigator)
                    .navigationRoute(LevelRoute.self) { Level(number: $0.number) }
                    .restoresNavigation(id: "main", scope: .app, .standard.store(store))
                    .persistentBackground(.sunset)
                    .environment(\.colorScheme, .light)
            }
        }

        @Test("The first frame shows the restored screen, and no frame shows the root")
        func firstFrame() async throws {
            let store = MemoryNavigationStateStore()
            let first = Navigator()
            let before = try RealWindow(App(navigator: first, store: store))
            try await before.rest()
            first.replace(with: [LevelRoute(number: 1), LevelRoute(number: 2)])
            try await before.rest()
            await SnapshotWriter.shared.flush()
            before.close()
            #expect(store.load("app:main", upTo: 1 << 20) != nil)

            let second = Navigator()
            let window = try RealWindow(App(navigator: second, store: store))
            defer { window.close() }
            window.layOut()
            #expect(second.entries.count == 2, "The stack is there at the first layout.")
            for _ in 0..<30 {
                #expect(window.pixelsInFlight()?.level != 0, "A person saw the root.")
                await window.frame()
            }
            let shown = try await window.rest()
            window.photograph("restored")
            #expect(shown.level == 2)
            #expect(second.stack?.isWaiting == false)
            second.pop()
            let popped = try await window.rest()
            #expect(popped.level == 1 && second.stack?.isWaiting == false)
        }
    }
}
#endif
