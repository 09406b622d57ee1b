import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

@MainActor @Suite struct PersistentBackgroundTests {
    private let ocean = BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .light)

    @Test("The background is behind the container, not inside it")
    func sibling() throws {
        let host = host(Levels().persistentBackground(.ocean))
        let background = try #require(host.background)
        let stack = try #require(host.nodes.first { $0.isStack })
        #expect(!stack.subtree.contains { $0 == background })
        let order = host.nodes.filter { $0 == background || $0 == stack }
        #expect(order.first == background)
    }

    @Test("The background ignores all safe areas, takes no touches and is hidden from assistive technologies")
    func apart() throws {
        let host = host(Levels().persistentBackground(.ocean))
        let gradient = try #require(host.elements.first { $0.value is LinearGradient })
        let around = host.elements.filter { $0.subtree.contains { $0.node == gradient.node } }
        #expect(around.contains { $0.ignoredSafeArea == .all && $0.ignoredSafeAreaRegions == .all })
        #expect(around.contains { $0.disallowsHitTesting })
        #expect(host.accessibilityElements.map(\.label) == Host(Levels()).accessibilityElements.map(\.label))
    }

    @Test("VoiceOver reads no text in a custom background, alone or painted by a screen", arguments: versions)
    func silent(version: Int) {
        for screens in [PersistentBackgroundScreens.automatic, .clear, .painted] {
            let view = Levels().persistentBackground(screens: screens) { Text("Hero") }
            let host = SeaGlassHostedTests.host(view, on: version)
            #expect(host.texts.contains("Hero") && host.readElement("Hero") == nil)
            #expect(host.readElement("Value") != nil)
        }
    }

    @Test(
        "The bottom layer is the opaque system background of the appearance",
        arguments: [ColorScheme.light, .dark]
    )
    func base(scheme: ColorScheme) throws {
        let host = host(Levels().persistentBackground(.ocean, screens: .clear))
        host.system.colorScheme = scheme
        #expect(host.background?.elements.flatMap(\.subtree).first { $0.value is Image } != nil)
        let bottom = try #require(host.linearGradients.first).gradient.stops.map(\.color)
        #expect(bottom.allSatisfy { $0.resolve(in: EnvironmentValues()).opacity > 0.99 })
        let minimal = SeaGlassHostedTests.host(Levels().persistentBackground(.ocean, style: .minimal))
        minimal.system.colorScheme = scheme
        let plain = try #require(minimal.linearGradients.first).gradient.stops.map(\.color)
        #expect(Set(plain) == [(scheme == .dark ? SRGBColor.black : .white).color])
    }

    @Test("An app's custom background is over an opaque system background", arguments: [ColorScheme.light, .dark])
    func customBase(scheme: ColorScheme) throws {
        let host = host(Levels().persistentBackground { Text("Hero") }) { $0.colorScheme = scheme }
        let drawn = host.elements.filter { $0.value is Color || $0.value is Text }
        #expect(drawn.first?.value as? Color == (scheme == .dark ? SRGBColor.black : .white).color)
        #expect(host.texts.first == "Hero")
    }

    @Test("The recipe is drawn as a gradient under a vignette")
    func layers() throws {
        let host = host(Levels().persistentBackground(.ocean, screens: .clear))
        let linear = try #require(host.linearGradients.first)
        let radial = try #require(host.radialGradients.first)
        let stops = ocean.layer.map {
            Gradient.Stop(color: ocean.overGrain($0.color).color, location: $0.location)
        }
        #expect(Array(linear.gradient.stops.prefix(stops.count)) == stops)
        #expect(linear.gradient.stops.dropFirst(stops.count).allSatisfy { $0 == stops.last })
        let halfDiagonal = hypot(393.0, 852) / 2
        #expect(abs(radial.startRadius - 0.43 * halfDiagonal) < 1e-9)
        #expect(abs(radial.endRadius - 1.07 * halfDiagonal) < 1e-9)
        #expect(radial.gradient.stops.last?.color == Color.black.opacity(0.15))
    }

    @Test("Gradients of all presets have the same number of stops, so they can animate")
    func equalStopCounts() {
        let two = ColorPalette(id: "two", name: "Two", colors: [.black, .white])
        let counts = (ColorPalette.presets + [two]).map { palette in
            host(Text("").persistentBackground(palette)).linearGradients.first?.gradient.stops.count
        }
        #expect(Set(counts) == [33])
    }

    @Test("The minimal style draws only the system background")
    func minimal() throws {
        let host = host(Levels().persistentBackground(.ocean, style: .minimal))
        let system = BackgroundRecipe(palette: nil, style: .minimal, colorScheme: .light)
        #expect(!host.drawnGradients.isEmpty && Set(host.drawnGradients).isSubset(of: system.drawnGradients))
    }

    @Test("Accessibility settings and appearance reach the recipe")
    func settings() throws {
        let host = host(Levels().persistentBackground(.ocean, screens: .clear))
        func draws(contrast: ColorSchemeContrast = .standard, reduceTransparency: Bool = false) -> Bool {
            let recipe = BackgroundRecipe(
                palette: .ocean,
                style: .standard,
                colorScheme: host.system.colorScheme,
                contrast: contrast,
                reduceTransparency: reduceTransparency
            )
            return host.drawnGradients.count == 1 && recipe.drawnGradients.contains(host.drawnGradients[0])
        }
        host.system.contrast = .increased
        #expect(draws(contrast: .increased) && host.radialGradients.isEmpty)
        host.system.contrast = .standard
        host.system.reduceTransparency = true
        #expect(draws(reduceTransparency: true) && host.radialGradients.isEmpty)
        host.system.reduceTransparency = false
        host.system.colorScheme = .dark
        #expect(draws() && !host.radialGradients.isEmpty)
    }

    @Test("A palette change uses the given animation, and a plain fade under Reduce Motion")
    func animation() {
        #expect(animation(.linear(duration: 2), reduceMotion: false) == .linear(duration: 2))
        #expect(animation(.linear(duration: 2), reduceMotion: true) == .easeInOut)
        #expect(animation(nil, reduceMotion: false) == nil)
        #expect(animation(nil, reduceMotion: true) == nil)
    }

    @Test("In a Mac window the vignette scales with the window")
    func vignetteOfAWindow() throws {
        let view = Levels().persistentBackground(.ocean, screens: .clear)
        let host = host(view) { ($0.width, $0.height) = (1_600, 1_200) }
        let radial = try #require(host.radialGradients.first)
        #expect(radial.startRadius == 430)
        #expect(radial.endRadius == 1_070)
    }

    private func animation(_ animation: Animation?, reduceMotion: Bool) -> Animation? {
        self.animation(
            in: host(Levels().persistentBackground(.ocean, animation: animation)) { $0.reduceMotion = reduceMotion }
        )
    }

    private func animation(in host: Host) -> Animation? {
        host.elements.first(where: \.isAnimation)?.animation
    }

    @Test("Views read the nearest palette, or nil over an app's custom background")
    func palette() {
        struct Name: View {
            @Environment(\.colorPalette) private var palette
            var body: some View { Text(palette?.name ?? "none") }
        }
        #expect(host(Name().persistentBackground(.mint)).texts == ["Mint"])
        #expect(host(Name().persistentBackground(.mint).persistentBackground(.ocean)).texts == ["Mint"])
        #expect(host(Name().persistentBackground { Color.red }.persistentBackground(.ocean)).texts == ["none"])
        #expect(host(Name()).texts == ["none"])
    }

    @Test("A container in a sheet has a separate background", arguments: versions)
    func sheet(version: Int) throws {
        struct App: View {
            @State private var isShown = false

            var body: some View {
                NavigationStack { Button("Sheet") { isShown = true }.transparentNavigationContainer() }
                    .persistentBackground(.ocean)
                    .sheet(isPresented: $isShown) {
                        NavigationStack { Text("In sheet").transparentNavigationContainer() }
                            .persistentBackground(.sunset)
                    }
            }
        }
        let host = host(App(), on: version)
        host.tap("Sheet")
        let screen = try #require(host.navigationScreens(inStack: 1).first)
        #expect(!screen.showsSystemBackground)
        #expect(screen.node.environment.colorPalette == .sunset)
        #expect(host.nodes(of: PaletteBackground.self).count >= 2)
    }

    @Test("With a stack in each tab, a tab keeps its background while another is shown", .countsEvaluations)
    func tabs() {
        let view = TabView {
            Levels().persistentBackground(.ocean)
            Levels().persistentBackground(.sunset)
        }
        let host = host(view)
        let first = host.background
        host.selectTab(1)
        host.selectTab(0)
        #expect(host.background == first)
        #expect(first?.evaluations == 1)
    }
}
