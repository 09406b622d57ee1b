import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

@MainActor @Suite struct GlassToolbarsTests {
    private let bars = ["navigationBar", "tabBar", "bottomBar"]

    private func backgrounds(_ host: Host) -> [String: ContainerBackground] {
        host.navigationScreens().last?.preferences.toolbarBackgrounds ?? [:]
    }

    @Test("Bars have the regular material before 26, and stay unchanged on 26", arguments: versions)
    func screen(version: Int) {
        let host = host(NavigationStack { Text("a").glassToolbars() }, on: version)
        #expect(Set(backgrounds(host).keys) == (version < 26 ? Set(bars) : []))
        for background in backgrounds(host).values { #expect(background.style is Material) }
    }

    @Test("The modifier on a stack applies to every screen with a transparent container", arguments: versions)
    func stack(version: Int) throws {
        let host = host(Levels().persistentBackground(.ocean).glassToolbars(), on: version)
        host.tap("Value")
        #expect(host.navigationScreens().count == 2)
        for screen in host.navigationScreens() {
            #expect(Set(screen.preferences.toolbarBackgrounds.keys) == (version < 26 ? Set(bars) : []))
            #expect(screen.preferences.toolbarBackgroundVisibility["navigationBar"] != .hidden)
            #expect(screen.preferences.toolbarBackgroundVisibility["navigationBar"] != .visible)
            #expect(!screen.showsSystemBackground)
        }
    }

    @Test("Without the modifier the library sets no bar backgrounds", arguments: versions)
    func without(version: Int) {
        #expect(backgrounds(host(Levels().persistentBackground(.ocean), on: version)).isEmpty)
    }

    @Test("A sheet has the regular material before 26, and the system's background on 26", arguments: versions)
    func sheet(version: Int) throws {
        let host = host(Text("Surface").glassSurface().glassSheet(), on: version)
        let background = host.root.preference(PresentationBackgroundKey.self) ?? nil
        #expect((background?.style as? Material)?.thickness == (version < 26 ? .regular : nil))
    }

    @Test("On visionOS a glass sheet keeps the system's background")
    func visionSheet() {
        let host = host(Text("a").glassSheet().environment(\.platformCapabilities, .vision))
        #expect((host.root.preference(PresentationBackgroundKey.self) ?? nil) == nil)
    }

    @Test(
        "A glass sheet over a persistent background neither removes nor evaluates it",
        .countsEvaluations,
        arguments: versions
    )
    func overBackground(version: Int) throws {
        struct App: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack { Button("Sheet") { isShown = true }.transparentNavigationContainer() }
                    .persistentBackground(.ocean)
                    .sheet(isPresented: $isShown) { Text("In sheet").glassSheet() }
            }
        }
        let host = host(App(), on: version)
        let background = host.nodes(of: PaletteBackground.self).first
        host.tap("Sheet")
        #expect(host.texts.contains("In sheet"))
        #expect(host.nodes(of: PaletteBackground.self).first === background)
        #expect(background?.evaluations == 1)
    }

    // MARK: Edges

    @Test("A bar at an edge is the system's on 26, and an inset with a material before", arguments: versions)
    func bar(version: Int) throws {
        let host = host(List { Text("Row") }.glassBar(edge: .bottom) { Text("Bar") }, on: version)
        let bar = try #require(host.values(of: (any SafeAreaModifier).self).first)
        #expect(bar.edge == .bottom)
        #expect(bar.isBar == (version >= 26))
        let layers = host.values(of: StyleLayer.self)
        #expect(layers.filter { $0.style is Material }.count == (version < 26 ? 1 : 0))
        #expect(host.texts == ["Row", "Bar"])
    }

    @Test("A soft edge is the system's on 26, and a fading of the content before", arguments: versions)
    func softEdge(version: Int) throws {
        let host = host(ScrollView { Text("a") }.softScrollEdge(.top), on: version)
        let effects = host.values(of: EdgeEffect.self)
        if version >= 26 {
            guard case .scroll("soft", .top)? = effects.first else {
                Issue.record("\(effects)")
                return
            }
        } else {
            #expect(effects.isEmpty)
            let gradient = try #require(host.values(of: LinearGradient.self).first)
            #expect(gradient.gradient.stops.map(\.color) == [.clear, .black])
            #expect((gradient.startPoint, gradient.endPoint) == (.top, .bottom))
            #expect(
                host.values(of: LayoutChange.self).contains { if case .ignoresSafeArea = $0 { true } else { false } }
            )
        }
    }

    @Test("An extended background reaches under the bars, with the system's effect on 26", arguments: versions)
    func extended(version: Int) {
        for isEnabled in [true, false] {
            let host = host(Color.red.extendsBackground(isEnabled), on: version)
            if version >= 26 {
                guard case .backgroundExtension(isEnabled)? = host.values(of: EdgeEffect.self).first else {
                    Issue.record("no effect")
                    continue
                }
            } else {
                let change = host.values(of: LayoutChange.self).first
                guard case .ignoresSafeArea(.container, let edges)? = change else {
                    Issue.record("\(String(describing: change))")
                    continue
                }
                #expect(edges == (isEnabled ? .all : []))
            }
        }
    }

    // MARK: Items

    @Test("Items beside a spacer, and without shared glass, are the bar's on every system", arguments: versions)
    func items(version: Int) {
        struct Items: ToolbarContent {
            var body: some ToolbarContent {
                ToolbarItem(placement: .primaryAction) { Button("Done") {} }.sharedGlass(.hidden)
                GlassToolbarSpacer(.fixed, placement: .primaryAction)
            }
        }
        let host = host(NavigationStack { Text("Screen").toolbar { Items() } }, on: version)
        #expect(host.tap("Done"))
    }

    @Test("Before 26 a flexible spacer takes the free room of a bar, and a fixed one takes none", arguments: [17, 18])
    func spacers(version: Int) {
        func spacers(_ sizing: GlassToolbarSpacer.Sizing) -> Int {
            let screen = Text("Screen").toolbar { GlassToolbarSpacer(sizing, placement: .primaryAction) }
            return host(NavigationStack { screen }, on: version).values(of: Spacer.self).count
        }
        #expect(spacers(.flexible) == 1)
        #expect(spacers(.fixed) == 0)
    }
}
