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

    @Test("A pushed screen without a declaration is reported with the place of its presenter and the remedy")
    func forgotten() async throws {
        let reports = await reports { $0.tap("Forgotten") }
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.contains("App/Menu.swift:12"))
        #expect(report.contains("Add transparentNavigationContainer() to it"))
    }

    @Test("A pushed screen with a declaration is not reported", arguments: ["Declared", "Opaque"])
    func declared(link: String) async {
        let reports = await reports {
            $0.tap(link)
            $0.goBack()
        }
        #expect(reports.isEmpty)
    }

    @Test("Screens removed together with their background are not reported")
    func removed() async {
        let reports = await reports { $0.tap("Remove all") }
        #expect(reports.isEmpty)
    }

    @Test("A background without any declared screen is reported once, with its place and the remedy")
    func undeclared() async throws {
        let view = NavigationStack { Text("A") }
            .persistentBackground(.ocean, fileID: "App/Root.swift", line: 7)
        let reports = await reports(of: view)
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.contains("App/Root.swift:7"))
        #expect(report.contains("Add transparentNavigationContainer() to each of its screens"))
    }

    @Test("A root with a declaration, transparent or opaque, is not reported", arguments: [true, false])
    func declaredRoot(isTransparent: Bool) async {
        let view = NavigationStack { Text("A").transparentNavigationContainer(isTransparent) }
        #expect(await reports(of: view.persistentBackground(.ocean)).isEmpty)
    }

    private func reports(of view: some View) async -> [String] {
        await TestSupport.reports(awaiting: {
            let host = host(view)
            await host.settleTasks()
        })
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
