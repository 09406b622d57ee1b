import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

#if DEBUG
@MainActor @Suite struct BackgroundAuditTests {
    struct App: View {
        @State private var isRootShown = true

        var body: some View {
            VStack {
                Button("Remove all") { isRootShown = false }
                if isRootShown {
                    NavigationStack {
                        VStack {
                            NavigationLink("Declared") { Text("A").transparentNavigationContainer() }
                            NavigationLink("Opaque") { Text("A").transparentNavigationContainer(false) }
                            NavigationLink("Forgotten") { Text("B") }
                        }
                        .transparentNavigationContainer(fileID: "App/Menu.swift", line: 12)
                    }
                    .persistentBackground(.ocean)
                }
            }
        }
    }

    @Test("A pushed screen that says nothing is reported with the place it was pushed from and the mend")
    func forgotten() async throws {
        let reports = await reports { $0.tap("Forgotten") }
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.contains("App/Menu.swift:12"))
        #expect(report.contains("Add transparentNavigationContainer() to it"))
    }

    @Test("A pushed screen that declares itself is not reported", arguments: ["Declared", "Opaque"])
    func declared(link: String) async {
        let reports = await reports {
            $0.tap(link)
            $0.goBack()
        }
        #expect(reports.isEmpty)
    }

    @Test("Screens that leave together with their background are not reported")
    func removed() async {
        let reports = await reports { $0.tap("Remove all") }
        #expect(reports.isEmpty)
    }

    private func reports(of action: @MainActor (Host) -> Void) async -> [String] {
        await TestSupport.reports(awaiting: {
            let host = host(App())
            action(host)
            await host.settleTasks()
        })
    }
}
#endif
