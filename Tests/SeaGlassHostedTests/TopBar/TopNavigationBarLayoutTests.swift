import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The positions of a bar's parts, and the style of its text.
@MainActor @Suite struct TopNavigationBarLayoutTests {
    private func bar(_ style: TopNavigationBarStyle = .material, on version: Int = 26) throws -> Element {
        let screen = Color.red.topNavigationBarTitle("Title").topNavigationBarSubtitle("Subtitle")
            .topNavigationBarLeading { Text("leading") }
            .topNavigationBarTrailing { Text("trailing") }
        return try #require(host(screen.navigationShell(bar: .custom(style)), on: version).bar)
    }

    @Test(
        "The bar is at the top of the screen and as wide as the screen, however small the content",
        arguments: versions
    )
    func smallContent(version: Int) throws {
        let root = Text("Content").topNavigationBarTitle("Title").topNavigationBarSubtitle("Subtitle")
        let host = SeaGlassHostedTests.host(root.navigationShell(bar: .custom()), on: version)
        let (title, content) = (try #require(host.text("Title")), try #require(host.text("Content")))
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
            let set = changes.compactMap { ($0.value as? TextChange).map { "\($0)" } }
            let expected: [TextChange] = [
                .truncation(.middle), .minimumScale(0.8), .lineLimit(1), .weight(weight), .font(font),
            ]
            #expect(set == expected.map { "\($0)" })
            let colors = changes.compactMap { element -> Color? in
                if case .foreground(let style)? = element.value as? Effect { style as? Color } else { nil }
            }
            #expect(colors == [color])
        }
    }

    @Test(
        "The background extends under the status bar and to the sides, ends in a hairline, and takes no touches",
        arguments: versions
    )
    func background(version: Int) throws {
        let bar = try bar(on: version)
        let layered = try #require(bar.subtree.first { $0.value is any LayerModifier && $0.texts.contains("Title") })
        let background = try #require(layered.parts.dropFirst().joined().first)
        #expect((background.value as? AccessibilityAttachmentModifier)?.isHidden == true)
        #expect(!background.takesTouches)
        let edges = background.subtree.compactMap { element -> Edge.Set? in
            if case .ignoresSafeArea(_, let edges)? = element.value as? LayoutChange { edges } else { nil }
        }
        #expect(edges == [[.top, .horizontal]])
        let overlay = background.subtree.compactMap { $0.value as? any LayerModifier }.first
        #expect(overlay?.placement.side == .overlay && overlay?.placement.alignment == .bottom)
    }

    @Test("For assistive technologies the bar contains its parts as separate elements")
    func container() throws {
        #expect((try bar().value as? AccessibilityAttachmentModifier)?.children == .contain)
    }
}
