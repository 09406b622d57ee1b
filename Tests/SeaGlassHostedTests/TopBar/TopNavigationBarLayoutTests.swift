import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The positions of a bar's parts, and the style of its text.
@MainActor @Suite struct TopNavigationBarLayoutTests {
    private func bar(_ style: TopNavigationBarStyle = .material, on version: Int = 26) throws -> HostedElement {
        try #require(shell(style, on: version).bar)
    }

    private func shell(_ style: TopNavigationBarStyle = .material, on version: Int = 26) -> Host {
        let screen = Color.red.topNavigationBarTitle("Title").topNavigationBarSubtitle("Subtitle")
            .topNavigationBarLeading { Text("leading") }
            .topNavigationBarTrailing { Text("trailing") }
        return host(screen.navigationShell(bar: .custom(style)), on: version)
    }

    @Test(
        "The bar is at the top of the screen and as wide as the screen, however small the content",
        arguments: versions
    )
    func smallContent(version: Int) throws {
        let root = Text("Content").topNavigationBarTitle("Title").topNavigationBarSubtitle("Subtitle")
        let host = SeaGlassHostedTests.host(root.navigationShell(bar: .custom()), on: version)
        let title = try #require(host.text("Title"))
        let content = try #require(host.text("Content"))
        #expect(title.scale == 1 && abs(title.frame.midX - 196.5) < 1 && title.frame.minY < 20)
        #expect(abs(content.frame.midX - 196.5) < 1 && abs(content.frame.midY - 448) < 2)
    }

    @Test("Title and subtitle have the style's fonts, on one line that shrinks and then truncates in the middle")
    func lines() throws {
        let bar = try bar(
            .material.title(font: .title, weight: .bold, color: .red)
                .subtitle(font: .footnote, weight: .light, color: .blue)
        )
        for (text, font, weight, color) in [
            ("Title", Font.title, Font.Weight.bold, Color.red), ("Subtitle", .footnote, .light, .blue),
        ] {
            let changes = bar.subtree.filter { $0.isModifier && $0.texts == [text] }
            let expected: [ShownTextChange] = [
                .truncation(.middle), .minimumScale(0.8), .lineLimit(1), .weight(weight), .font(font),
            ]
            #expect(changes.compactMap(\.textChange) == expected)
            let colors = changes.compactMap { $0.foregroundStyle as? Color }
            #expect(colors == [color])
        }
    }

    @Test(
        "The background extends under the status bar and to the sides, ends in a hairline, and takes no touches",
        arguments: versions
    )
    func background(version: Int) throws {
        let bar = try bar(on: version)
        let layered = try #require(bar.subtree.first { $0.layerAlignment != nil && $0.texts.contains("Title") })
        let background = try #require(layered.layer.first)
        #expect(!background.takesTouches)
        #expect(background.subtree.compactMap(\.ignoredSafeArea) == [[.top, .horizontal]])
        let overlay = try #require(background.subtree.first { $0.layerAlignment != nil })
        #expect(overlay.isOverlay && overlay.layerAlignment == .bottom)
    }

    @Test(
        "A title that does not fit in the middle keeps the style's spacing to the item beside it",
        arguments: versions
    )
    func spacing(version: Int) throws {
        func frames(_ screen: some View) throws -> (title: CGRect, item: CGRect) {
            let shell = screen.navigationShell(bar: .custom(.material.spacing(12)))
            let host = SeaGlassHostedTests.host(shell, on: version)
            return (try #require(host.text("A title")).frame, try #require(host.text(item)).frame)
        }
        let item = "An item that reaches the middle"
        let screen = Color.red.topNavigationBarTitle("A title")
        let leading = try frames(screen.topNavigationBarLeading { Text(item) })
        #expect(abs(leading.title.minX - leading.item.maxX - 12) < 0.5)
        let trailing = try frames(screen.topNavigationBarTrailing { Text(item) })
        #expect(abs(trailing.item.minX - trailing.title.maxX - 12) < 0.5)
    }

    @Test("A title that takes all of the room keeps the spacing at both ends")
    func fullRoom() throws {
        struct Parts: View {
            let width: CGFloat?

            var body: some View {
                TopNavigationBarLayout(spacing: 12) {
                    Color.red.frame(width: 30, height: 44)
                    Color.blue.frame(minWidth: 80, idealWidth: 100, maxWidth: .infinity, maxHeight: 20)
                    Color.green.frame(width: 50, height: 44)
                }
                .frame(width: width)
                .fixedSize(horizontal: width == nil, vertical: true)
            }
        }
        func frames(in width: CGFloat?) -> [CGRect] {
            let host = Host(Parts(width: width))
            return [Color.red, .blue, .green].compactMap { color in
                host.elements.first { ($0.value as? Color) == color }.flatMap { host.frame(of: $0) }
            }
        }
        for (width, title) in [(CGFloat?(300), CGFloat(196)), (nil, 100)] {
            let frames = frames(in: width)
            try #require(frames.count == 3)
            #expect(zip(frames.map(\.width), [30, title, 50]).allSatisfy { abs($0 - $1) < 0.5 })
            #expect(abs(frames[1].minX - frames[0].maxX - 12) < 0.5 && abs(frames[2].minX - frames[1].maxX - 12) < 0.5)
        }
    }

    @Test("For VoiceOver the bar is a container of its parts, without its background", arguments: versions)
    func container(version: Int) {
        for style in [TopNavigationBarStyle.material, .standard] {
            let host = shell(style, on: version)
            let bars = host.accessibilityElements.filter(\.isContainer)
            #expect(bars.map { $0.readElements.map(\.label) } == [["leading", "Title", "Subtitle", "trailing"]])
            let titles = bars.flatMap(\.children).filter(\.isContainer)
            #expect(titles.map { $0.children.map(\.label) } == [["Title", "Subtitle"]])
            #expect(host.readElements.count == 4)
        }
    }
}
