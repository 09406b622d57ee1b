import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

@MainActor @Suite struct PaintedScreenTests {
    private func host(_ screens: PersistentBackgroundScreens, on version: Int) -> Host {
        SeaGlassHostedTests.host(Levels().persistentBackground(.ocean, screens: screens), on: version)
    }

    @Test(
        "Screens are clear from iOS 18 on and painted before, unless said otherwise",
        arguments: [(17, true), (18, false), (26, false)]
    )
    func automatic(version: Int, isPainted: Bool) throws {
        let screen = try #require(host(.automatic, on: version).navigationScreens().first)
        #expect(screen.isPaintedOver == isPainted)
        #expect(screen.isContainerTransparent == !isPainted)
    }

    @Test("Painted screens each cover what they leave with the same picture", arguments: versions)
    func painted(version: Int) {
        let host = host(.painted, on: version)
        host.tap("Value")
        #expect(host.navigationScreens().count == 2)
        for screen in host.navigationScreens() {
            #expect(screen.isPaintedOver)
            #expect(!screen.isContainerTransparent)
            #expect(!screen.showsSystemBackground)
            #expect(screen.opaqueScrollBackgrounds.isEmpty)
        }
        let recipes = host.nodes.compactMap { ($0.view as? LayeredRecipe)?.recipe }
        #expect(recipes.count == 3)
        #expect(Set(recipes).count == 1)
    }

    @Test("From iOS 18 on the picture is the background of the container itself", arguments: [18, 26])
    func container(version: Int) throws {
        let screen = try #require(host(.painted, on: version).navigationScreens().first)
        #expect(screen.preferences.containerBackgrounds["navigation"] != nil)
        #expect(screen.preferences.containerBackgrounds["navigationSplitView"] != nil)
    }

    @Test("Clear screens are opaque on iOS 17, which has no way through")
    func clear() throws {
        let host = host(.clear, on: 17)
        #expect(try #require(host.navigationScreens().first).showsSystemBackground)
        #expect(host.nodes(of: LayeredRecipe.self).count == 1)
    }

    @Test("A screen that says false paints nothing and is opaque", arguments: versions)
    func optedOut(version: Int) throws {
        let view = NavigationStack { List { Text("Root") }.transparentNavigationContainer(false) }
        let host = SeaGlassHostedTests.host(view.persistentBackground(.ocean, screens: .painted), on: version)
        #expect(try #require(host.navigationScreens().first).showsSystemBackground)
        #expect(host.nodes(of: LayeredRecipe.self).count == 1)
    }

    @Test("A view of the app's own is made once more a painted screen", arguments: versions)
    func ownView(version: Int) {
        let view = Levels().persistentBackground(screens: .painted) { Probe(log: Log()) }
        let host = SeaGlassHostedTests.host(view, on: version)
        #expect(host.nodes(of: Probe.self).count == 2)
        host.tap("Value")
        #expect(host.nodes(of: Probe.self).count == 3)
        host.goBack()
        #expect(host.nodes(of: Probe.self).count == 2)
    }
}
