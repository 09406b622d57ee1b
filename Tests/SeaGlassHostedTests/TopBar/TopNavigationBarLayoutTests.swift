import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Where the parts of a bar stand, and how its lines are set.
@MainActor @Suite struct TopNavigationBarLayoutTests {
    private func bar(_ style: TopNavigationBarStyle = .standard, on version: Int = 26) throws -> Element {
        let screen = Color.red.topNavigationBarTitle("Title").topNavigationBarSubtitle("Subtitle")
            .topNavigationBarLeading { Text("leading") }
            .topNavigationBarTrailing { Text("trailing") }
        return try #require(host(screen.navigationShell(style), on: version).bar)
    }

    @Test("The ends have equal room, their items at the very end; a long title takes what they leave")
    func ends() throws {
        let bar = try bar()
        let ends = bar.subtree.filter { $0.layout?.isEnd == true }
        #expect(ends.map { $0.layout?.alignment } == [.leading, .trailing])
        #expect(ends.map(\.texts) == [["leading"], ["trailing"]])
        let fixed = bar.subtree.filter { $0.layout?.isFixedWidth == true }
        #expect(fixed.map(\.texts) == [["leading"], ["trailing"]])
        let first = try #require(bar.subtree.first { $0.layout?.isFirst == true })
        #expect(first.texts == ["Title", "Subtitle"])
    }

    @Test("Title and subtitle are set as the style says, each on a line that shrinks and then loses its middle")
    func lines() throws {
        let bar = try bar(
            .standard.title(font: .title, weight: .bold, color: .red)
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
        "The background reaches under the status bar and to both sides, ends in the hairline, and is only seen",
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

    @Test("Assistive technologies find the parts of a bar together, and each by itself")
    func container() throws {
        #expect((try bar().value as? AccessibilityAttachmentModifier)?.children == .contain)
    }
}

extension Element {
    fileprivate var layout: LayoutChange? { value as? LayoutChange }
}

extension LayoutChange {
    fileprivate var alignment: Alignment? {
        if case .flexible(let frame) = self { frame.alignment } else { nil }
    }

    /// Whether it takes all of the width that the other end leaves.
    fileprivate var isEnd: Bool {
        if case .flexible(let frame) = self { frame.maxWidth == .infinity && frame.minHeight == nil } else { false }
    }

    fileprivate var isFixedWidth: Bool {
        if case .fixedSize(horizontal: true, vertical: false) = self { true } else { false }
    }

    fileprivate var isFirst: Bool {
        if case .priority(let priority) = self { priority > 0 } else { false }
    }
}
