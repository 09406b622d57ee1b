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
                        .padding().transparentNavigationContainer()
                    }
                    .persistentBackground(.ocean)
                }
            }
        }
    }

    @Test(
        "The report of a pushed screen without a declaration names the screen before it and the remedy",
        .knownWithErasedViews("The report names AnyView in place of an erased screen.")
    )
    func forgotten() async throws {
        let reports = await reports { $0.tap("Forgotten") }
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.contains("The screen that appeared after VStack hides the background"))
        #expect(report.contains("Add transparentNavigationContainer() to that screen"))
    }

    @Test("A screen without a declaration is reported once, however often it is pushed")
    func once() async {
        let reports = await reports {
            for _ in 0..<3 {
                $0.tap("Forgotten")
                $0.swipeBack()
            }
            $0.tap("Forgotten")
        }
        #expect(reports.count == 1)
    }

    @Test("Screens of the same type behind two backgrounds are both reported")
    func twoPlaces() async {
        struct Two: View {
            var body: some View {
                stack("One")
                stack("Two")
            }

            private func stack(_ name: String) -> some View {
                NavigationStack {
                    VStack {
                        NavigationLink {
                            Text("B")
                        } label: {
                            Text(name)
                        }
                    }.transparentNavigationContainer()
                }
                .persistentBackground(.ocean)
            }
        }
        let reports = await reports(of: Two()) {
            $0.tap("One")
            $0.tap("Two")
        }
        #expect(reports.count == 2)
    }

    @Test("A view whose type only names a container is not reported")
    func named() async {
        struct Later<Screen: View>: View {
            var body: some View { Text("Later") }
        }
        let view = Later<NavigationSplitView<EmptyView, EmptyView, Text>>().persistentBackground(.ocean)
        #expect(await reports(of: view).isEmpty)
    }

    @Test("A pushed screen with a declaration is not reported", arguments: ["Declared", "Opaque"])
    func declared(link: String) async {
        let reports = await reports {
            $0.tap(link)
            $0.swipeBack()
        }
        #expect(reports.isEmpty)
    }

    @Test("Screens removed together with their background are not reported")
    func removed() async {
        let reports = await reports { $0.tap("Remove all") }
        #expect(reports.isEmpty)
    }

    @Test("A background without any declared screen is reported once, with its view and the remedy")
    func undeclared() async throws {
        let view = NavigationStack { Text("A") }
            .persistentBackground(.ocean)
        let reports = await reports(of: view)
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.contains("persistentBackground on NavigationStack:"))
        #expect(report.contains("Add transparentNavigationContainer() to each screen"))
    }

    @Test("A root with a declaration, transparent or opaque, is not reported", arguments: [true, false])
    func declaredRoot(isTransparent: Bool) async {
        let view = NavigationStack { Text("A").transparentNavigationContainer(isTransparent) }
        #expect(await reports(of: view.persistentBackground(.ocean)).isEmpty)
    }

    @Test("A screen without a navigation container is not reported, because its background is visible")
    func noContainer() async {
        #expect(await reports(of: VStack { Text("Log in") }.persistentBackground(.ocean)).isEmpty)
    }

    @Test("A background around tabs that have backgrounds is not reported, whichever tab is shown")
    func tabs() async {
        let view = TabView {
            NavigationStack { Text("One").transparentNavigationContainer() }.persistentBackground(.ocean)
            NavigationStack { Text("Two").transparentNavigationContainer() }.persistentBackground(.sunset)
        }
        let reports = await reports(of: view.persistentBackground(.mint)) {
            $0.selectTab(1)
            $0.selectTab(0)
        }
        #expect(reports.isEmpty)
    }

    @Test("A container in tabs whose screens have no declaration is reported")
    func undeclaredTab() async {
        let reports = await reports(of: TabView { NavigationStack { Text("A") } }.persistentBackground(.ocean))
        #expect(reports.count == 1)
    }

    @Test("The report of an opaque screen that a pop reveals names the popped screen")
    func popped() async throws {
        struct Deep: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Root") { Label("B", systemImage: "b").transparentNavigationContainer() }
                }
                .persistentBackground(.ocean)
            }
        }
        let reports = await reports(of: Deep()) {
            $0.tap("Root")
            $0.swipeBack()
        }
        #expect(reports.count == 1)
        #expect(reports[0].contains("The screen that appeared after Label hides the background"))
    }

    @Test("Where containers draw nothing, as on macOS, nothing is reported")
    func seeThrough() async {
        let view = App().environment(\.platformCapabilities, .seeThrough)
        #expect(await reports(of: view) { $0.tap("Forgotten") }.isEmpty)
        let undeclared = NavigationStack { Text("A") }.persistentBackground(.ocean)
        #expect(await reports(of: undeclared.environment(\.platformCapabilities, .seeThrough)).isEmpty)
    }

    @Test("A root that appears late, but within a moment, is not reported")
    func late() async {
        struct Late: View {
            @State private var isLoaded = false

            var body: some View {
                NavigationStack {
                    if isLoaded { Text("A").transparentNavigationContainer() }
                }
                .persistentBackground(.ocean)
                .task {
                    for _ in 0..<10 { await Task.yield() }
                    isLoaded = true
                }
            }
        }
        #expect(await reports(of: Late()).isEmpty)
    }

    /// Returns the reports about a view, after its tasks have ended.
    private func reports(of view: some View, _ action: @MainActor (Host) -> Void = { _ in }) async -> [String] {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let moment: @Sendable () async -> Void = { for await _ in ends {} }
        return await BackgroundAudit.$moment.withValue(moment) {
            await TestSupport.reports(awaiting: {
                let host = host(view)
                action(host)
                await host.finishTasks()
                end.finish()
                await host.settleTasks()
            })
        }
    }

    private func reports(of action: @MainActor (Host) -> Void) async -> [String] {
        await reports(of: App(), action)
    }
}
#endif
