import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The appearance of a bar for a style, a system and its settings.
@MainActor @Suite struct TopNavigationBarStyleTests {
    private func host(
        _ style: TopNavigationBarStyle,
        on version: Int = 26,
        _ change: (inout System) -> Void = { _ in }
    ) -> Host {
        let root = ScrollView { Text("Content").frame(height: 2_000) }
            .topNavigationBarTracksScroll()
            .topNavigationBarTitle("Title").topNavigationBarSubtitle("Subtitle")
            .topNavigationBarTrailing { Button("Edit") {} }
        return SeaGlassHostedTests.host(root.navigationShell(bar: .custom(style)), on: version, change)
    }

    @Test("Styles with the same options are equal, and an option changes only its value")
    func values() {
        let style = TopNavigationBarStyle.material.tint(.red).divider(false)
        #expect(style == .material.divider(false).tint(.red) && style != .material)
        #expect(style.divider(true).tint(nil) == .material)
        let presets: [TopNavigationBarStyle] = [.standard, .material, .transparent]
        #expect(presets.allSatisfy { first in presets.count { $0 == first } == 1 })
    }

    @Test("A title's font and color win over the style's, and the other line keeps the style's")
    func styledTitle() throws {
        let root = Text("Content")
            .topNavigationBarTitle { Text("Title").font(.title3).foregroundStyle(.indigo) }
            .topNavigationBarSubtitle("Subtitle")
        let style = TopNavigationBarStyle.material.title(font: .caption, color: .red).subtitle(font: .caption2)
        let host = SeaGlassHostedTests.host(root.navigationShell(bar: .custom(style)))
        #expect(host.text("Title")?.size == 20 && host.text("Subtitle")?.size == 11)
        let title = try #require(host.elements.first { $0.text == "Title" })
        #expect(title.textForegroundStyle as? Color == .indigo)
    }

    @Test("A line of text without a color in the style has the foreground style around the bar", arguments: versions)
    func inheritedColor(version: Int) {
        let root = Text("Content").topNavigationBarTitle("Title").topNavigationBarSubtitle("Subtitle")
        let shell = root.navigationShell(bar: .custom(.material.subtitle(font: .caption2, color: .red)))
        let host = SeaGlassHostedTests.host(shell.foregroundStyle(.orange), on: version)
        #expect(host.foregroundColor(of: "Title") == .orange)
        #expect(host.foregroundColor(of: "Subtitle") == .red)
    }

    @Test("An invalid spacing becomes 0", arguments: [-1, CGFloat.nan, .infinity, -.infinity])
    func spacing(points: CGFloat) {
        #expect(TopNavigationBarStyle.material.spacing(points) == .material.spacing(0))
    }

    @Test("A huge spacing has a limit, so that twice the spacing is finite")
    func hugeSpacing() {
        let huge = CGFloat.greatestFiniteMagnitude
        for options in [huge, -huge].map({ TopNavigationBarStyle.material.spacing(huge).titleSpacing($0).options }) {
            #expect((2 * options.spacing).isFinite && (2 * options.titleSpacing).isFinite)
        }
    }

    @Test("Under Reduce Transparency materials become opaque, colors stay, and glass falls back to a material")
    func fills() {
        typealias Fill = TopNavigationBarFill
        func fills(_ style: TopNavigationBarStyle) -> [Fill?] {
            [(false, false), (false, true), (true, false), (true, true)].map {
                style.fill(hasGlass: $0, reduceTransparency: $1)
            }
        }
        let material = TopNavigationBarStyle.Background.material.fill
        let opaque = Fill.systemBackground
        #expect(fills(.material) == [material, opaque, material, opaque])
        #expect(fills(.standard) == [material, opaque, nil, nil])
        #expect(fills(.transparent) == [Fill?](repeating: nil, count: 4))
        #expect(fills(.material.background(.color(.red))) == [Fill?](repeating: Fill(Color.red), count: 4))
    }

    @Test("Any material or shape style fills a bar, and only materials become opaque under Reduce Transparency")
    func anyFill() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        let styles = [TopNavigationBarStyle.Background.style(.ultraThinMaterial), .style(gradient)]
            .map { TopNavigationBarStyle.material.background($0) }
        #expect((host(styles[0]).barFill as? Material)?.materialThickness == "ultraThin")
        #expect(host(styles[0]) { $0.reduceTransparency = true }.barFill is BackgroundStyle)
        #expect(host(styles[1]) { $0.reduceTransparency = true }.barFill is LinearGradient)
    }

    @Test("Backgrounds with equal hashable styles are equal, and other backgrounds only equal themselves")
    func equalFills() {
        typealias Background = TopNavigationBarStyle.Background
        #expect(Background.style(Color.red) == .color(.red) && Background.color(.red) != .color(.blue))
        let backgrounds: [Background] = [.color(.red), .material, .glass, .none]
        #expect(backgrounds.allSatisfy { first in backgrounds.count { $0 == first } == 1 })
        let thin = Background.style(.thinMaterial)
        #expect(thin == thin && thin != .style(.thinMaterial))
    }

    @Test("The bar draws its style's fill", arguments: versions)
    func drawn(version: Int) {
        #expect(host(.material, on: version).barFill is Material)
        #expect(host(.material, on: version) { $0.reduceTransparency = true }.barFill is BackgroundStyle)
        #expect((host(.standard, on: version).barFill is Material) == (version < 26))
        #expect(host(.material.background(.color(.red)), on: version).barFill as? Color == .red)
    }

    @Test("The buttons of a glass bar are glass if the system has glass, and plain otherwise", arguments: versions)
    func glassButtons(version: Int) {
        #expect(host(.standard, on: version).hasGlassButtons == (version >= 26))
        #expect(!host(.material, on: version).hasGlassButtons)
    }

    @Test("The buttons of a glass bar share one container if the system has glass", arguments: versions)
    func container(version: Int) {
        let containers = host(.standard, on: version).bar?.subtree.count { $0.isGlassContainer }
        #expect(containers == (version >= 26 ? 1 : 0))
    }

    @Test("The bar has its style's tint, or the surrounding one", arguments: versions)
    func tint(version: Int) {
        func tint(_ style: TopNavigationBarStyle) -> Color? {
            let shell = Text("Content").topNavigationBarTrailing { Text("Item") }.navigationShell(bar: .custom(style))
            let host = SeaGlassHostedTests.host(shell.tint(.green), on: version)
            return host.bar?.subtree.first { $0.text == "Item" }?.node.tint
        }
        for style in [TopNavigationBarStyle.material, .standard] {
            #expect(tint(style.tint(.red)) == .red)
            #expect(tint(style) == .green && tint(style.tint(.red).tint(nil)) == .green)
        }
    }

    @Test("The back button shows the style's icon")
    func backIcon() {
        func icon(_ style: TopNavigationBarStyle) -> ShownImage? {
            let navigator = Navigator()
            let host = SeaGlassHostedTests.host(Text("root").navigationShell(bar: .custom(style), navigator: navigator))
            host.after { navigator.push(Text("top")) }
            return host.bar?.subtree.lazy.compactMap(\.image).first
        }
        #expect(icon(.material)?.symbol == "chevron.backward")
        #expect(icon(.material.backIcon(.systemImage("arrow.left")))?.symbol == "arrow.left")
        #expect(icon(.material.backIcon(.asset("back")))?.asset == "back")
    }

    @Test("The bar has its style's hairline, except on glass, and always under Increase Contrast")
    func divider() {
        for hasGlass in [true, false] {
            #expect(TopNavigationBarStyle.material.hasDivider(hasGlass: hasGlass, contrast: .standard))
            #expect(TopNavigationBarStyle.standard.hasDivider(hasGlass: hasGlass, contrast: .standard) == !hasGlass)
            #expect(!TopNavigationBarStyle.transparent.hasDivider(hasGlass: hasGlass, contrast: .standard))
            #expect(TopNavigationBarStyle.standard.hasDivider(hasGlass: hasGlass, contrast: .increased))
        }
    }

    @Test(
        "The background follows scrolling only if the style asks for it",
        arguments: [18, 26, 27]
    )
    func scrolling(version: Int) {
        let following = host(.material, on: version)
        #expect(following.barOpacity == 0)
        following.scroll(to: 22)
        #expect(following.barOpacity == 0.5)
        let staying = host(.material.background(.material, opacityAtRest: 1), on: version)
        #expect(staying.barOpacity == 1)
    }

    @Test("Scrolling does not evaluate a background that is complete at rest", .countsEvaluations)
    func still() throws {
        let host = host(.material.background(.material, opacityAtRest: 1))
        let background = try #require(host.nodes(of: TopNavigationBarBackground.self).first)
        let before = background.evaluations
        for distance in 1...44 { host.scroll(to: CGFloat(distance)) }
        #expect(background.evaluations == before)
    }

    @Test("Without a tracked scroll view the background is complete")
    func untracked() {
        let host = SeaGlassHostedTests.host(Text("root").navigationShell(bar: .custom(.material)))
        #expect(host.barOpacity == 1)
    }

    @Test(
        "At rest the background has the opacity of the style",
        arguments: [(0.25, 0.25), (-1, 0), (2, 1), (.nan, 1)]
    )
    func atRest(opacity: Double, expected: Double) {
        let style = TopNavigationBarStyle.material.background(.material, opacityAtRest: opacity)
        #expect(style == .material.background(.material, opacityAtRest: expected))
        let host = host(style)
        #expect(host.barOpacity == expected)
        host.scroll(to: 22)
        let halfway = expected + (1 - expected) / 2
        #expect(host.barOpacity == halfway)
    }

    @Test("A hairline has the style's color, and a title without a font has the style's")
    func colors() {
        let style = TopNavigationBarStyle.material.title(font: .title).title(color: .red).subtitle(color: .blue)
        #expect(style.options.title == .init(font: .title, color: .red))
        #expect(style.options.subtitle == .init(font: .caption, color: .blue))
        #expect(style.titleSpacing(2).options.titleSpacing == 2 && style.titleSpacing(.nan).options.titleSpacing == 0)
        func overlays(_ style: TopNavigationBarStyle) -> [Color] {
            host(style).barBackground.compactMap { $0.shapeStyle as? Color }
        }
        #expect(overlays(.material.divider(true, color: .green)) == [.green])
        #expect(overlays(.material).isEmpty)
    }

    @Test("Scrolling evaluates no content of the screen", .countsEvaluations)
    func scrollingEvaluations() {
        let host = host(.material)
        let before = host.nodes.filter { !($0.view is TopNavigationBarBackground) }.map(\.evaluations)
        for distance in 1...44 { host.scroll(to: CGFloat(distance)) }
        #expect(host.nodes.filter { !($0.view is TopNavigationBarBackground) }.map(\.evaluations) == before)
    }

    @Test("A new style reaches the bar, and the screens keep their state")
    func change() {
        struct Themed: View {
            @State private var style = TopNavigationBarStyle.material
            let navigator: Navigator
            var body: some View {
                Button("Theme") { style = .material.background(.color(.red)) }
                    .navigationShell(bar: .custom(style), navigator: navigator)
            }
        }
        let navigator = Navigator()
        let host = SeaGlassHostedTests.host(Themed(navigator: navigator))
        let root = host.root.subtree.first { $0.view is Button<Text> }
        host.tap("Theme")
        #expect(host.barFill as? Color == .red)
        #expect(host.root.subtree.first { $0.view is Button<Text> } == root)
    }
}

extension Host {
    fileprivate var barBackground: [HostedElement] {
        nodes(of: TopNavigationBarBackground.self).last { $0.isOnScreen }?.elements.flatMap(\.subtree) ?? []
    }

    /// The fill of the top bar.
    fileprivate var barFill: (any ShapeStyle)? { barBackground.lazy.compactMap(\.shapeStyle).first }

    /// The outermost opacity of the bar's background.
    fileprivate var barOpacity: Double? { barBackground.lazy.compactMap(\.opacity).first }

    /// Whether the bar's buttons are the system's glass.
    fileprivate var hasGlassButtons: Bool { bar?.subtree.last { $0.buttonStyle != nil }?.buttonGlass != nil }
}
