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
        #expect(report.contains("persistentBackground: The screen after VStack hides the background"))
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

    @Test("Screens behind two backgrounds are both reported")
    func twoPlaces() async {
        struct Two: View {
            var body: some View {
                NavigationStack { VStack { link("One") }.transparentNavigationContainer() }
                    .persistentBackground(.ocean)
                NavigationStack { HStack { link("Two") }.transparentNavigationContainer() }
                    .persistentBackground(.ocean)
            }

            private func link(_ name: String) -> some View {
                NavigationLink {
                    Text("B")
                } label: {
                    Text(name)
                }
            }
        }
        let reports = await reports(of: Two()) {
            $0.tap("One")
            $0.tap("Two")
        }
        #expect(reports.count == 2 && Set(reports).count == 2)
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

    @Test("A background that is removed within a moment is not reported")
    func brief() async {
        struct Brief: View {
            @State private var isShown = true

            var body: some View {
                VStack {
                    Button("Remove") { isShown = false }
                    if isShown { NavigationStack { Text("A") }.persistentBackground(.ocean) }
                }
            }
        }
        let reports = await reports(of: Brief()) { $0.tap("Remove") }
        #expect(reports.isEmpty)
    }

    @Test("A background without any declared screen is reported once, with its view and the remedy")
    func undeclared() async throws {
        let view = NavigationStack { Text("A") }
            .persistentBackground(.ocean)
        let reports = await reports(of: view)
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.contains("persistentBackground on NavigationStack: If a NavigationStack is inside, it hides"))
        #expect(report.contains("Add transparentNavigationContainer() to each screen"))
    }

    @Test("A root with a declaration, transparent or opaque, is not reported", arguments: [true, false])
    func declaredRoot(isTransparent: Bool) async {
        let view = NavigationStack { Text("A").transparentNavigationContainer(isTransparent) }
        #expect(await reports(of: view.persistentBackground(.ocean)).isEmpty)
    }

    @Test("A container in the body of a custom view is reported, with the name of the view")
    func inBody() async throws {
        struct Root: View {
            var body: some View { NavigationStack { Text("A") } }
        }
        let reports = await reports(of: Root().persistentBackground(.ocean))
        #expect(reports.count == 1)
        #expect(try #require(reports.first).contains("persistentBackground on Root:"))
    }

    @Test("A view without a navigation container is reported with an if, because no API tells whether one is inside")
    func noContainer() async throws {
        let reports = await reports(of: VStack { Text("Log in") }.persistentBackground(.ocean))
        #expect(reports.count == 1)
        #expect(try #require(reports.first).contains("persistentBackground on VStack: If a NavigationStack is inside"))
    }

    @Test("A view without a navigation container, but with a declaration, is not reported", arguments: [true, false])
    func declaredView(isTransparent: Bool) async {
        let view = VStack { Text("Log in") }.transparentNavigationContainer(isTransparent)
        #expect(await reports(of: view.persistentBackground(.ocean)).isEmpty)
    }

    @Test("A glass sheet without any declared screen is reported once, with its view and the remedy")
    func undeclaredSheet() async throws {
        let reports = await reports(of: Presenter(sheet: NavigationStack { Text("A") }.glassSheet()))
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.contains("glassSheet on NavigationStack: If a NavigationStack is inside, it hides"))
        #expect(report.contains("Add transparentNavigationContainer() to each screen"))
    }

    @Test("A screen without a declaration that is pushed in a glass sheet is reported once, with the screen before it")
    func forgottenInSheet() async throws {
        let reports = await reports(of: Presenter(sheet: SheetStack().glassSheet())) {
            for _ in 0..<2 {
                $0.tap("Forgotten")
                $0.swipeBack()
            }
            $0.tap("Forgotten")
        }
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.contains("glassSheet: The screen after HStack hides the background"))
    }

    @Test(
        "A glass sheet of screens with declarations is not reported",
        arguments: versions,
        ["", "Declared", "Opaque"]
    )
    func declaredSheet(version: Int, link: String) async {
        let reports = await reports(of: Presenter(sheet: SheetStack().glassSheet()), on: version) {
            if !link.isEmpty { $0.tap(link) }
        }
        #expect(reports.isEmpty)
    }

    @Test("On iOS 17, where no modifier clears a screen of a glass sheet, nothing is reported")
    func sheetBefore18() async {
        let sheet = NavigationStack { Text("A") }.glassSheet()
        #expect(await reports(of: Presenter(sheet: sheet), on: 17).isEmpty)
        #expect(await reports(of: Presenter(sheet: SheetStack().glassSheet()), on: 17) { $0.tap("Forgotten") }.isEmpty)
    }

    /// A view with a sheet, outside of all backgrounds.
    private struct Presenter<Sheet: View>: View {
        @State private var isShown = true
        let sheet: Sheet

        var body: some View { Text("Presenter").sheet(isPresented: $isShown) { sheet } }
    }

    private struct SheetStack: View {
        var body: some View {
            NavigationStack {
                HStack {
                    NavigationLink("Declared") { Text("A").transparentNavigationContainer() }
                    NavigationLink("Opaque") { Text("A").transparentNavigationContainer(false) }
                    NavigationLink("Forgotten") { Text("B") }
                }
                .transparentNavigationContainer()
            }
        }
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
        #expect(
            try #require(reports.first).contains("persistentBackground: The screen after Label hides the background")
        )
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
    private func reports(
        of view: some View,
        on version: Int = 26,
        _ action: @MainActor (Host) -> Void = { _ in }
    ) async -> [String] {
        await backgroundReports {
            let host = host(view, on: version)
            action(host)
            return host
        }
    }

    private func reports(of action: @MainActor (Host) -> Void) async -> [String] {
        await reports(of: App(), action)
    }
}
#endif
