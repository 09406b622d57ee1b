import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

@MainActor @Suite struct PaintedScreenTests {
    private func host(_ screens: PersistentBackgroundScreens, on version: Int) -> Host {
        SeaGlassHostedTests.host(Levels().persistentBackground(.ocean, screens: screens), on: version)
    }

    @Test("By default screens paint a vertical gradient, and from iOS 18 on they show any other", arguments: versions)
    func automatic(version: Int) throws {
        let styles: [PersistentBackgroundStyle] = [
            .standard, .minimal, .standard.gradient(.linear(from: .bottom, to: .top)), .standard.gradient(.mesh),
            .standard.gradient(.linear(from: .topLeading, to: .bottomTrailing)),
        ]
        for (index, style) in styles.enumerated() {
            let view = Levels().persistentBackground(.ocean, style: style)
            let screen = try #require(SeaGlassHostedTests.host(view, on: version).navigationScreens().first)
            let isPainted = version < 18 || index < 3
            #expect(screen.isPaintedOver == isPainted && screen.isContainerTransparent == !isPainted, "\(style)")
        }
        let own = SeaGlassHostedTests.host(Levels().persistentBackground { Text("Picture") }, on: version)
        #expect(try #require(own.navigationScreens().first).isPaintedOver == (version < 18))
    }

    @Test("Another kind of gradient behind automatic screens keeps the screens' state", arguments: versions)
    func otherKind(version: Int) throws {
        struct App: View {
            @State private var isMesh = false
            var body: some View {
                NavigationStack { Screen(isMesh: $isMesh).transparentNavigationContainer() }
                    .persistentBackground(.ocean, style: isMesh ? .standard.gradient(.mesh) : .standard)
            }
        }
        struct Screen: View {
            @Binding var isMesh: Bool
            @State private var count = 0
            var body: some View {
                Button("Mesh") { isMesh.toggle() }
                Button("Count \(count)") { count += 1 }
            }
        }
        let host = SeaGlassHostedTests.host(App(), on: version)
        host.tap("Count 0")
        for _ in 0..<2 {
            host.tap("Mesh")
            #expect(host.texts.contains("Count 1"))
            #expect(try #require(host.navigationScreens().first).isPaintedOver)
        }
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
        let ocean = BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .light)
        #expect(host.drawnGradients.count == 3)
        #expect(Set(host.drawnGradients).isSubset(of: ocean.drawnGradients))
        #expect(Set(host.drawnGradients.dropFirst()).count == 1)
    }

    @Test("From iOS 18 on a painted screen sets its container background", arguments: [18, 26])
    func container(version: Int) throws {
        let screen = try #require(host(.painted, on: version).navigationScreens().first)
        #expect(screen.containerBackgrounds["navigation"] != nil)
        #expect(screen.containerBackgrounds["navigationSplitView"] != nil)
    }

    @Test("On iOS 17 clear screens stay opaque with their scroll background, because the system cannot clear them")
    func clear() throws {
        let host = host(.clear, on: 17)
        let screen = try #require(host.navigationScreens().first)
        #expect(screen.showsSystemBackground && screen.opaqueScrollBackgrounds.count == 1)
        #expect(host.drawnGradients.count == 1)
    }

    @Test("Screens are not painted over a window's glass, where the background would show twice")
    func vision() {
        func host(_ screens: PersistentBackgroundScreens) -> Host {
            let view = Levels().persistentBackground(.ocean, screens: screens)
            return SeaGlassHostedTests.host(view.environment(\.platformCapabilities, .vision))
        }
        for screens in [PersistentBackgroundScreens.automatic, .clear, .painted] {
            let gradients = host(screens).drawnGradients
            let colors = gradients.flatMap { $0.stops.map { $0.color.resolve(in: EnvironmentValues()) } }
            #expect(gradients.count == 1 && colors.allSatisfy { $0.opacity < 1 })
        }
    }

    @Test("An opaque screen is not painted", arguments: versions)
    func optedOut(version: Int) throws {
        let view = NavigationStack { List { Text("Root") }.transparentNavigationContainer(false) }
        let host = SeaGlassHostedTests.host(view.persistentBackground(.ocean, screens: .painted), on: version)
        #expect(try #require(host.navigationScreens().first).showsSystemBackground)
        #expect(host.drawnGradients.count == 1)
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
        #expect(host(.automatic).drawnGradients.count == 1)
        #expect(host(.clear).drawnGradients.count == 1)
        let painted = host(.painted)
        painted.tap("Value")
        #expect(painted.drawnGradients.count == 3)
        #expect(painted.navigationScreens().map(\.isPaintedOver) == [true, true])
        // A Mac's window may take its minimum size from its content, which a picture must not enlarge.
        let limits = painted.elements.compactMap(\.frameLimits)
        #expect(!limits.isEmpty)
        #expect(limits.allSatisfy { $0.minWidth == nil })
        #expect(limits.allSatisfy { $0.minHeight == nil })
    }

    @Test("A painted screen draws grain and one gradient, and the background behind it a gradient", arguments: versions)
    func passes(version: Int) {
        let host = host(.painted, on: version)
        #expect(host.values(of: LinearGradient.self).count == 2)
        #expect(host.images.count { $0.resizingMode == .tile } == 1)
        #expect(host.values(of: RadialGradient.self).isEmpty)
        let grainy = Levels().persistentBackground(.ocean, style: .standard.grain(0.1), screens: .painted)
        let images = SeaGlassHostedTests.host(grainy, on: version).images
        #expect(images.count { $0.resizingMode == .tile } == 2, "Visible grain is behind the screens, too")
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
        let vignettes = host.elements.filter { $0.value is RadialGradient }
        let sizes = vignettes.compactMap { host.frame(of: $0)?.size }
        #expect(sizes == [CGSize(width: 393, height: 852), CGSize(width: 393, height: 792)])
        let recipe = BackgroundRecipe(palette: .ocean, style: style, colorScheme: .light)
        let ends = try #require(recipe.vignette).radii(in: DrawingArea(width: 393, height: 792)).end
        #expect(host.radialGradients.last?.endRadius == CGFloat(ends))
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
        #expect(host.pictures.count == 4 && Set(host.pictures.dropFirst().map(\.gradient)).count == 1)
        #expect(host.pictures.allSatisfy { $0.isWhole(in: place.window) })
    }
}

/// A gradient and the frame that it fills.
private struct Picture {
    let gradient: Gradient
    let frame: CGRect
    /// The vertical positions in the window at which the gradient starts and ends.
    let start, end: CGFloat

    init(_ linear: ShownLinearGradient, in frame: CGRect) {
        gradient = linear.gradient
        self.frame = frame
        start = frame.minY + linear.startPoint.y * frame.height
        end = frame.minY + linear.endPoint.y * frame.height
    }

    func isWhole(in window: CGRect) -> Bool { abs(start - window.minY) < 0.01 && abs(end - window.maxY) < 0.01 }
}

extension Host {
    fileprivate var pictures: [Picture] {
        elements.compactMap { element in
            guard let linear = element.linearGradient, let frame = frame(of: element) else { return nil }
            return Picture(linear, in: frame)
        }
    }
}
