import Foundation
import HeadlessHost
import HostedSupport
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Requests to a navigator whose stack is under an app's own sheet. A host has no UIKit, so the tests report the sheet.
@MainActor @Suite("Requests under an app's own sheet") struct CoveredRequestTests {
    private let navigator = Navigator()
    private let clock = TestClock()

    private var root: some View {
        Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoutes(linkedRoutes)
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
    }

    /// Returns the reports within a second after requests under a sheet.
    private func reports(of requests: @MainActor (Navigator, ManualTransition) -> Void) async -> [String] {
        let navigator = navigator
        let clock = clock
        let root = root
        return await TestSupport.reports(awaiting: {
            await NavigatorShell.$clock.withValue(clock) {
                let host = host(root)
                let system = ManualTransition(of: navigator)
                system.isCovered = true
                requests(navigator, system)
                await host.settleTasks()
                clock.advance(by: .seconds(1))
                await host.settleTasks()
            }
        })
    }

    // Source: https://github.com/home-assistant/iOS/issues/5284
    @Test("Each request under an app's own sheet is reported with its name")
    func named() async throws {
        let url = try #require(URL(string: "example://mail/31"))
        let requests: [String: @MainActor (Navigator) -> Void] = [
            "push": { $0.push(Text("view")) },
            "replace": { $0.replace(with: [ThreadRoute(id: 1)]) },
            "replaceTop": { $0.replaceTop(with: ThreadRoute(id: 1)) },
            "popToRoot": { $0.popToRoot() },
            "dismissToRoot": { $0.dismissToRoot() },
            "open": { try? $0.open(url) },
        ]
        for (name, request) in requests {
            let messages = await reports { navigator, _ in request(navigator) }
            #expect(messages.count == 1 && messages[0].contains("Navigator.\(name): A sheet"), "\(name) \(messages)")
        }
    }

    @Test("A request is not reported if the same action closes the sheet, or if the navigator presents the sheet")
    func seen() async {
        #expect(
            await reports { navigator, system in
                navigator.push(Text("view"))
                system.isCovered = false
            } == []
        )
        #expect(
            await reports { navigator, _ in
                navigator.present(ThreadRoute(id: 1))
                navigator.push(Text("view"))
                navigator.popToRoot()
            } == []
        )
    }

    @Test(
        "A route waits for the end of the app's sheet, which is reported unless UIKit reports an uncovered stack",
        arguments: versions,
        [nil, true, false]
    )
    func presented(version: Int, isCovered: Bool?) async {
        struct Root: View {
            @State private var isShown = false
            var body: some View {
                Button("Assist") { isShown = true }
                    .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
            }
        }
        let navigator = navigator
        let clock = clock
        let root = Root().navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
        let messages = await TestSupport.reports(awaiting: {
            await NavigatorShell.$clock.withValue(clock) {
                let host = host(root, on: version)
                host.tap("Assist")
                if let isCovered { ManualTransition(of: navigator).isCovered = isCovered }
                host.after { navigator.present(ThreadRoute(id: 1)) }
                await host.settleTasks()
                #expect(host.levels.isEmpty)
                clock.advance(by: .seconds(1))
                await host.settleTasks()
                host.tap("Close")
                #expect(host.levels == ["thread 1"])
            }
        })
        // In the background a route also waits, without a sheet over the stack.
        #expect(messages.count == (isCovered == false ? 0 : 1))
        #expect(messages.allSatisfy { $0.contains("Navigator.present: A sheet") })
    }
}
