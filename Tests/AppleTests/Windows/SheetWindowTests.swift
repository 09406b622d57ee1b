// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if (canImport(AppKit) || canImport(UIKit)) && !os(watchOS) && !os(macOS)
@testable import SeaGlass
import SeaGlassNavigation
import SwiftUI
import Testing
import UIKit

extension RealWindows {
    /// A glass sheet is not affected by the transparent screen that presents it.
    @MainActor @Suite struct SheetWindowTests {
        struct App: View {
            let isTransparent: Bool
            @State private var isPresented = true

            var body: some View {
                NavigationStack {
                    Color.clear
                        .sheet(isPresented: $isPresented) { Form { Text("Row") }.glassSheet() }
                        .transparentNavigationContainer(isTransparent)
                }
                .persistentBackground(.sunset)
                .environment(\.colorScheme, .light)
            }
        }

        @Test("A form in a sheet looks the same over a transparent screen as over an opaque one")
        func form() async throws {
            let over = try RealWindow(App(isTransparent: true))
            let transparent = try await over.rest()
            over.photograph("form over a transparent screen")
            over.close()
            let beside = try RealWindow(App(isTransparent: false))
            let opaque = try await beside.rest()
            beside.photograph("form over an opaque screen")
            beside.close()
            for y in stride(from: transparent.height / 4, to: transparent.height, by: transparent.height / 8) {
                #expect(transparent[transparent.width / 2, y].levels(to: opaque[opaque.width / 2, y]) <= 1)
            }
        }

        #if os(iOS) || os(visionOS)
        struct OwnSheet: View {
            @State private var isPresented = true
            @State private var isAsking = false

            var body: some View {
                Text("Below").sheet(isPresented: $isPresented) {
                    NavigationStack {
                        Text("Draft").navigationLeaveGuard(when: true, isPresented: $isAsking)
                    }
                }
            }
        }

        @Test("A guarded screen in the stack of an app's own sheet locks the controller of the sheet")
        func ownGuardedSheet() async throws {
            let window = try RealWindow(OwnSheet())
            _ = try await window.rest()
            let sheet = try #require(window.controller.presentedViewController)
            #expect(sheet.isModalInPresentation)
            window.close()
        }
        #endif
    }
}
#endif
