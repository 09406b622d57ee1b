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

    @Test("All painted screens draw the same recipe, each behind its content", arguments: versions)
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
        #expect(recipes.allSatisfy { $0 == recipes.first })
    }

    @Test("From iOS 18 on a painted screen sets its container background", arguments: [18, 26])
    func container(version: Int) throws {
        let screen = try #require(host(.painted, on: version).navigationScreens().first)
        #expect(screen.preferences.containerBackgrounds["navigation"] != nil)
        #expect(screen.preferences.containerBackgrounds["navigationSplitView"] != nil)
    }

    @Test("On iOS 17 clear screens stay opaque with their scroll background, because the system cannot clear them")
    func clear() throws {
        let host = host(.clear, on: 17)
        let screen = try #require(host.navigationScreens().first)
        #expect(screen.showsSystemBackground && screen.opaqueScrollBackgrounds.count == 1)
        #expect(host.nodes(of: LayeredRecipe.self).count == 1)
    }

    @Test("Screens are not painted over a window's glass, where the background would show twice")
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

    @Test("An opaque screen is not painted", arguments: versions)
    func optedOut(version: Int) throws {
        let view = NavigationStack { List { Text("Root") }.transparentNavigationContainer(false) }
        let host = SeaGlassHostedTests.host(view.persistentBackground(.ocean, screens: .painted), on: version)
        #expect(try #require(host.navigationScreens().first).showsSystemBackground)
        #expect(host.nodes(of: LayeredRecipe.self).count == 1)
    }

    @Test("An app's custom background is created again for each painted screen", arguments: versions)
    func ownView(version: Int) {
        let view = Levels().persistentBackground(screens: .painted) { Probe(log: Log()) }
        let host = SeaGlassHostedTests.host(view, on: version)
        #expect(host.nodes(of: Probe.self).count == 2)
        host.tap("Value")
        #expect(host.nodes(of: Probe.self).count == 3)
        host.swipeBack()
        #expect(host.nodes(of: Probe.self).count == 2)
    }

    @Test(
        "On macOS, whose containers draw no background, screens are painted only on request"
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
        // A Mac's window may take its minimum size from its content, which a picture must not enlarge.
        let least = painted.elements.compactMap { element -> LayoutChange.FlexibleFrame? in
            if case .flexible(let frame)? = element.value as? LayoutChange { frame } else { nil }
        }
        #expect(!least.isEmpty)
        #expect(least.allSatisfy { (frame: LayoutChange.FlexibleFrame) -> Bool in frame.minWidth == nil })
        #expect(least.allSatisfy { (frame: LayoutChange.FlexibleFrame) -> Bool in frame.minHeight == nil })
    }

    @Test("Painted screens and the background behind them draw one gradient and no vignette", arguments: versions)
    func passes(version: Int) {
        let host = host(.painted, on: version)
        #expect(host.values(of: LinearGradient.self).count == 2)
        #expect(Set(host.values(of: LinearGradient.self).map(\.gradient)).count == 1)
        #expect(host.values(of: RadialGradient.self).isEmpty)
    }

    @Test("A painted background whose frame is not a number is shown", arguments: versions)
    func notANumber(version: Int) {
        let view = Text("Screen").transparentNavigationContainer()
            .persistentBackground(screens: .painted) { Text("Background") }
            .offset(y: .nan)
        let host = SeaGlassHostedTests.host(view, on: version)
        #expect(host.texts.contains("Screen") && host.texts.contains("Background"))
    }

    @Test("The ends of a picture are finite, whatever the frames are", arguments: [CGFloat.nan, .infinity, -.infinity])
    func finiteEnds(number: CGFloat) {
        let frame = CGRect(x: 0, y: 100, width: 300, height: 400)
        let whole = CGRect(x: 0, y: 0, width: 300, height: 800).verticalRange
        #expect(frame.ends(of: whole) == (UnitPoint(x: 0.5, y: -0.25), UnitPoint(x: 0.5, y: 1.75)))
        let frames = [
            CGRect(x: 0, y: number, width: 300, height: 400), CGRect(x: 0, y: 0, width: 300, height: number),
            CGRect(x: 0, y: number, width: 300, height: number),
        ]
        for broken in frames {
            #expect(broken.verticalRange == nil)
            #expect(broken.ends(of: whole) == (.top, .bottom))
            #expect(frame.ends(of: broken.verticalRange) == (.top, .bottom))
        }
    }

    @Test(
        "The first layout evaluates the root's picture twice, and a push evaluates one more picture once",
        .countsEvaluations,
        arguments: versions
    )
    func firstLayout(version: Int) {
        let host = host(.painted, on: version)
        let pictures = { host.nodes(of: PaintedBackground.self).map(\.evaluations).filter { $0 > 0 } }
        #expect(pictures() == [2])
        #expect(host.background?.evaluations == 1)
        host.tap("Value")
        #expect(pictures() == [2, 1])
    }

    @Test(
        "A gradient at an angle and a mesh are painted at the screen's size, under the vignette",
        arguments: [
            PersistentBackgroundStyle.Gradient.linear(from: .topLeading, to: .bottomTrailing), .mesh,
        ]
    )
    func otherCourses(course: PersistentBackgroundStyle.Gradient) throws {
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 60)
            Levels()
        }
        let style = PersistentBackgroundStyle.standard.gradient(course)
        let host = SeaGlassHostedTests.host(view.persistentBackground(.ocean, style: style, screens: .painted))
        let layers = host.nodes.compactMap { $0.view as? LayeredRecipe }
        #expect(layers.map(\.size) == [CGSize(width: 393, height: 852), CGSize(width: 393, height: 792)])
        let ends = try #require(layers.first?.recipe.vignette).radii(in: DrawingArea(width: 393, height: 792)).end
        #expect(host.values(of: RadialGradient.self).last?.endRadius == CGFloat(ends))
    }

    private struct Header: View {
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: 60)
                Levels()
            }
        }
    }

    @Test("Under a header a painted screen shows the part of the background at its height", arguments: Place.all)
    func header(place: Place) {
        let host = place.host(Header().persistentBackground(.ocean, screens: .painted))
        host.tap("Value")
        let pictures = host.pictures
        #expect(pictures.count == 2 && Set(pictures.map(\.frame.minY)).count == 2)
        #expect(pictures.allSatisfy { $0.isWhole(in: place.window) })
    }

    @Test("The painted parts stay aligned when the keyboard appears and the device rotates", arguments: Place.phones)
    func keyboard(place: Place) {
        let host = place.host(Header().persistentBackground(.ocean, screens: .painted))
        host.system.keyboard = 200
        #expect(host.pictures.count == 2 && host.pictures.allSatisfy { $0.isWhole(in: place.window) })
        host.system.keyboard = 0
        host.system.device = .iPhone17ProLandscape
        let turned = Place(version: place.version, device: .iPhone17ProLandscape)
        #expect(host.pictures.count == 2 && host.pictures.allSatisfy { $0.isWhole(in: turned.window) })
    }

    @Test("The three columns of an iPad each draw the same gradient from the top to the bottom", arguments: versions)
    func columns(version: Int) {
        let view = NavigationSplitView {
            List { Text("Sidebar") }.transparentNavigationContainer()
        } content: {
            List { Text("Content") }.transparentNavigationContainer()
        } detail: {
            Text("Detail").transparentNavigationContainer()
        }
        let place = Place(version: version, device: .iPad)
        let host = place.host(view.persistentBackground(.ocean, screens: .painted))
        #expect(host.pictures.count == 4 && Set(host.pictures.map(\.gradient)).count == 1)
        #expect(host.pictures.allSatisfy { $0.isWhole(in: place.window) })
    }
}

/// A gradient and the frame that it fills.
private struct Picture {
    let gradient: Gradient
    let frame: CGRect
    /// The vertical positions in the window at which the gradient starts and ends.
    let start, end: CGFloat

    init(_ linear: LinearGradient, in frame: CGRect) {
        (gradient, self.frame) = (linear.gradient, frame)
        start = frame.minY + linear.startPoint.y * frame.height
        end = frame.minY + linear.endPoint.y * frame.height
    }

    func isWhole(in window: CGRect) -> Bool { abs(start - window.minY) < 0.01 && abs(end - window.maxY) < 0.01 }
}

extension Host {
    fileprivate var pictures: [Picture] {
        elements.compactMap { element in
            guard let linear = element.value as? LinearGradient, let frame = frame(of: element) else { return nil }
            return Picture(linear, in: frame)
        }
    }
}
