import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

/// The accessory of a tab bar, where tabs put it in place.
@MainActor @Suite struct GlassTabAccessoryTests {
    private struct App: View {
        @State private var isPlaying = true
        @State private var isShown = false
        let log: Log

        var body: some View {
            TabView {
                VStack {
                    Probe(log: log)
                    Button("Switch") { isPlaying.toggle() }
                    Button("Show") { isShown = true }
                    Text("Last row")
                }
                .glassTabAccessoryInset()
                .sheet(isPresented: $isShown) { Text("Sheet").glassTabAccessoryInset() }
                .tabItem { Text("One") }
                Text("Second").frame(maxHeight: .infinity, alignment: .bottom).glassTabAccessoryInset().tabItem {
                    Text("Two")
                }
            }
            .glassTabAccessory(isEnabled: isPlaying) { Text("Low Tide").padding() }
            .minimizesTabBar()
        }
    }

    @Test("It stands above the tab bar and below the last row, in each tab", arguments: Place.phones)
    func frames(place: Place) throws {
        let host = place.host(App(log: Log()))
        for (tab, last) in [(0, "Last row"), (1, "Second")] {
            host.selectTab(tab)
            let accessory = try #require(host.frame(of: "Low Tide"))
            #expect(try #require(host.frame(of: last)).maxY <= accessory.minY - 16)
            // Where a tab bar floats on other devices is a guess.
            guard place.device == .iPhone17Pro else { continue }
            #expect(accessory.maxY + 16 + 8 <= (try #require(host.frame(of: "Two"))).minY)
        }
    }

    @Test("The tabs keep their state when it goes and comes, and lie lower meanwhile", arguments: versions)
    func identity(version: Int) throws {
        let log = Log()
        let host = host(App(log: log), on: version)
        let before = try #require(host.frame(of: "Last row")).maxY
        host.tap("Switch")
        #expect(!host.texts.contains("Low Tide"))
        #expect(try #require(host.frame(of: "Last row")).maxY > before)
        host.tap("Switch")
        #expect(try #require(host.frame(of: "Last row")).maxY == before)
        #expect((log.states.count, log.appearances, log.disappearances) == (1, 1, 0))
    }

    @Test(
        "Tabs are evaluated when it changes, and not with the view around their tab view",
        .countsEvaluations,
        arguments: [17, 18]
    )
    func evaluations(version: Int) {
        struct App: View {
            @State private var step = 0
            let changes: Bool
            var body: some View {
                let title = "Low Tide \(changes ? step : 0)"
                Button("Step \(step)") { step += 1 }
                TabView {
                    ForEach(0..<3, id: \.self) { tab in
                        Text("Tab").glassTabAccessoryInset().tabItem { Text("\(tab)") }
                    }
                }
                .glassTabAccessory { Text(title) }
            }
        }
        func evaluations(changes: Bool) -> Int {
            let host = host(App(changes: changes), on: version)
            for tab in 0..<3 { host.selectTab(tab) }
            let before = host.nodes.map(\.evaluations).reduce(0, +)
            host.tap("Step 0")
            #expect(host.texts.contains(changes ? "Low Tide 1" : "Low Tide 0"))
            return host.nodes.map(\.evaluations).reduce(0, +) - before
        }
        // The app's view alone, or with it the accessory and each tab.
        #expect(evaluations(changes: false) == 1)
        #expect(evaluations(changes: true) >= 5)
    }

    @Test("A screen in a tab has no second one", arguments: [17, 26])
    func once(version: Int) {
        let view = TabView { Text("Screen").glassTabAccessoryInset().glassTabAccessoryInset().tabItem { Text("One") } }
            .glassTabAccessory { Text("Low Tide") }
        #expect(host(view, on: version).texts.count { $0 == "Low Tide" } == 1)
    }
}
