import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

@MainActor @Suite struct PaintedScreenTests {
    private func host(_ screens: PersistentBackgroundScreens, on version: Int) -> Host {
        SeaGlassHostedTests.host(Levels().persistentBackground(.ocean, screens: screens), on: version)
    }

    @Test(
        "By default screens are clear from iOS 18 on and painted before",
        arguments: [(17, true), (18, false), (26, false)]
    )
    func automatic(version: Int, isPainted: Bool) throws {
        let screen = try #require(host(.automatic, on: version).navigationScreens().first)
        #expect(screen.isPaintedOver == isPainted)
        #expect(screen.isContainerTransparent == !isPainted)
    }

    @Test("Painted screens all draw the same recipe, each behind its own content", arguments: versions)
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

    @Test("From iOS 18 on a painted screen sets its container background", arguments: [18, 26])
    func container(version: Int) throws {
        let screen = try #require(host(.painted, on: version).navigationScreens().first)
        #expect(screen.preferences.containerBackgrounds["navigation"] != nil)
        #expect(screen.preferences.containerBackgrounds["navigationSplitView"] != nil)
    }

    @Test("Clear screens are opaque on iOS 17, which offers no way to clear them, and keep their scroll background")
    func clear() throws {
        let host = host(.clear, on: 17)
        let screen = try #require(host.navigationScreens().first)
        #expect(screen.showsSystemBackground && screen.opaqueScrollBackgrounds.count == 1)
        #expect(host.nodes(of: LayeredRecipe.self).count == 1)
    }

    @Test("Over the glass of a window nothing is painted over the background, which would be seen twice")
    func vision() {
        func host(_ screens: PersistentBackgroundScreens) -> Host {
            let view = Levels().persistentBackground(.ocean, screens: screens)
            return SeaGlassHostedTests.host(view.environment(\.platformCapabilities, .vision))
        }
        for screens in [PersistentBackgroundScreens.automatic, .clear, .painted] {
            let recipes = host(screens).nodes.compactMap { ($0.view as? LayeredRecipe)?.recipe }
            #expect(recipes.count == 1 && recipes.first?.isOpaque == false)
        }
    }

    @Test("A screen that opts out paints nothing and is opaque", arguments: versions)
    func optedOut(version: Int) throws {
        let view = NavigationStack { List { Text("Root") }.transparentNavigationContainer(false) }
        let host = SeaGlassHostedTests.host(view.persistentBackground(.ocean, screens: .painted), on: version)
        #expect(try #require(host.navigationScreens().first).showsSystemBackground)
        #expect(host.nodes(of: LayeredRecipe.self).count == 1)
    }

    @Test("An app's own background is created once more for each painted screen", arguments: versions)
    func ownView(version: Int) {
        let view = Levels().persistentBackground(screens: .painted) { Probe(log: Log()) }
        let host = SeaGlassHostedTests.host(view, on: version)
        #expect(host.nodes(of: Probe.self).count == 2)
        host.tap("Value")
        #expect(host.nodes(of: Probe.self).count == 3)
        host.goBack()
        #expect(host.nodes(of: Probe.self).count == 2)
    }

    @Test(
        "Where containers draw nothing, as on macOS, screens are painted only on request"
    )
    func seeThrough() {
        func host(_ screens: PersistentBackgroundScreens) -> Host {
            let view = Levels().persistentBackground(.ocean, screens: screens)
            return SeaGlassHostedTests.host(view.environment(\.platformCapabilities, .seeThrough))
        }
        #expect(host(.automatic).nodes(of: LayeredRecipe.self).count == 1)
        #expect(host(.clear).nodes(of: LayeredRecipe.self).count == 1)
        let painted = host(.painted)
        painted.tap("Value")
        #expect(painted.nodes(of: LayeredRecipe.self).count == 3)
        #expect(painted.navigationScreens().map(\.isPaintedOver) == [true, true])
        // A window may take its least size from the content.
        let least = painted.elements.compactMap { element -> LayoutChange.FlexibleFrame? in
            if case .flexible(let frame)? = element.value as? LayoutChange { frame } else { nil }
        }
        #expect(!least.isEmpty)
        #expect(least.allSatisfy { (frame: LayoutChange.FlexibleFrame) -> Bool in frame.minWidth == nil })
        #expect(least.allSatisfy { (frame: LayoutChange.FlexibleFrame) -> Bool in frame.minHeight == nil })
    }

    @Test(
        "A column shows its part of the background, and one beside the background the nearest part",
        arguments: [
            (CGRect(x: 0, y: 0, width: 320, height: 800), CGPoint(x: 0, y: 0)),
            (CGRect(x: 320, y: 0, width: 880, height: 800), CGPoint(x: -320, y: 0)),
            (CGRect(x: 320, y: 52, width: 880, height: 748), CGPoint(x: -320, y: -52)),
            (CGRect(x: 320, y: -60, width: 880, height: 748), CGPoint(x: -320, y: 0)),
            (CGRect(x: 0, y: 0, width: 1_200, height: 800), CGPoint(x: 0, y: 0)),
            (CGRect(x: 1_200, y: 0, width: 1_200, height: 800), CGPoint(x: 0, y: 0)),
            (CGRect(x: -360, y: 0, width: 1_200, height: 800), CGPoint(x: 0, y: 0)),
            (CGRect(x: 1_200, y: 0, width: 880, height: 800), CGPoint(x: -320, y: 0)),
        ]
    )
    func cut(part: CGRect, offset: CGPoint) {
        let whole = CGRect(x: 0, y: 0, width: 1_200, height: 800)
        let cut = PictureCut(of: whole, at: part)
        #expect(cut.size == whole.size)
        #expect(cut.offset == offset)
    }

    @Test("A background covers the column if its place is unknown or if it is smaller")
    func uncut() {
        let part = CGRect(x: 320, y: 0, width: 880, height: 800)
        #expect(PictureCut(of: nil, at: part) == PictureCut(of: part, at: part))
        let small = PictureCut(of: CGRect(x: 400, y: 10, width: 100, height: 100), at: part)
        #expect(small.size == part.size && small.offset == .zero)
    }

    @Test("Each column of a split view paints the background in full size, cut to the column", arguments: [17, 18])
    func columns(version: Int) throws {
        let view = NavigationSplitView {
            List { Text("Sidebar") }.transparentNavigationContainer()
        } detail: {
            Text("Detail").transparentNavigationContainer()
        }
        let host = SeaGlassHostedTests.host(view.persistentBackground(.ocean, screens: .painted), on: version) {
            $0.device = .iPad
        }
        let painted = host.nodes.filter { type(of: $0.view) == PaintedBackground.self }
        #expect(painted.count == 2)
        for node in painted {
            #expect(node.subtree.contains { $0.view is LayeredRecipe })
            let whole = try #require(node.view as? PaintedBackground).background.model.frame
            #expect(whole?.size == CGSize(width: 1024, height: 1366))
        }
    }
}
