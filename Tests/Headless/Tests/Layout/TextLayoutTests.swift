import HeadlessHost
import SwiftUI
import Testing

/// Text, tested against Apple's documentation. Widths are from Inter.
///
/// Sources: [1] Human Interface Guidelines, Typography: Specifications. [2] WWDC 2019, session 237. [3]
/// View/lineLimit(_:). [4] View/minimumScaleFactor(_:). [5] View/fixedSize(). [6] Inter's metrics (SIL OFL). [7]
/// View/multilineTextAlignment(_:). [8] Text.TruncationMode. [9]
/// View/dynamicTypeSize(_:).
@MainActor @Suite struct TextLayoutTests {
    private let long = "The background of a stack of screens stays while they come and go"

    @Test(
        "Line heights match the guidelines at every text size [1]",
        arguments: [
            (DynamicTypeSize.xSmall, CGFloat(19)), (.large, 22), (.xxxLarge, 29), (.accessibility1, 34),
            (.accessibility5, 62),
        ]
    )
    func heights(size: DynamicTypeSize, height: CGFloat) {
        let host = laidOut(Text("A")) { $0.dynamicTypeSize = size }
        #expect(host.text("A")?.frame.height == height)
    }

    @Test(
        "Each text style has its own size [1]",
        arguments: [
            (Font.largeTitle, CGFloat(41)), (.title, 34), (.title2, 28), (.title3, 25), (.headline, 22), (.callout, 21),
            (.subheadline, 20), (.footnote, 18), (.caption, 16), (.caption2, 13),
        ]
    )
    func styles(font: Font, height: CGFloat) {
        #expect(laidOut(Text("A").font(font)).text("A")?.frame.height == height)
    }

    @Test(
        "The text size is clamped to a range [9]",
        arguments: [
            (DynamicTypeSize.xSmall, CGFloat(20)), (.large, 22), (.xxLarge, 26), (.accessibility5, 29),
        ]
    )
    func range(size: DynamicTypeSize, height: CGFloat) {
        let host = laidOut(Text("A").dynamicTypeSize(DynamicTypeSize.small...(.xxxLarge))) { $0.dynamicTypeSize = size }
        #expect(host.text("A")?.frame.height == height)
    }

    @Test("A text's width is the sum of its characters' widths [6]")
    func width() throws {
        // Inter's advances in units of 1/2816 em: H 2084, e 1640, l 668, o 1680; rounded up to thirds of a point.
        let frame = try #require(laidOut(Text("Hello")).text("Hello")?.frame)
        let exact = CGFloat(2084 + 1640 + 668 + 668 + 1680) * 17 / 2816
        #expect(frame.width >= exact && frame.width < exact + 1.0 / 3)
    }

    @Test("Bold text is wider")
    func weight() throws {
        let host = laidOut(
            VStack {
                Text("Weight")
                Text("weight").fontWeight(.bold)
                Text("Weight ").font(.body.bold())
            }
        )
        let regular = try #require(host.text("Weight")?.frame.width)
        #expect(try #require(host.text("Weight ")?.frame.width) > regular)
    }

    @Test("A text wraps where it must, and is only as large as its lines [2]")
    func wrapping() throws {
        let host = laidOut(Text(long).frame(width: 200))
        let text = try #require(host.text(long))
        #expect(text.lines == 3 && !text.isCut)
        #expect(text.frame.height == 66 && text.frame.width <= 200)
    }

    @Test("A line feed starts a new line")
    func newLines() {
        #expect(laidOut(Text("One\nTwo\n\nFour")).text("One\nTwo\n\nFour")?.lines == 4)
    }

    @Test("A text is truncated at its line limit [3]")
    func lineLimit() throws {
        let text = try #require(laidOut(Text(long).lineLimit(2).frame(width: 200)).text(long))
        #expect(text.lines == 2 && text.isCut && text.frame.width == 200)
    }

    @Test("A text is truncated to the proposed height, unless its height is fixed [5]")
    func height() {
        let cut = laidOut(Text(long).frame(width: 200, height: 50)).text(long)
        #expect(cut?.lines == 2 && cut?.isCut == true)
        let whole = laidOut(Text(long).fixedSize(horizontal: false, vertical: true).frame(width: 200, height: 50)).text(
            long
        )
        #expect(whole?.lines == 3 && whole?.isCut == false)
    }

    @Test("A text with a minimum scale factor shrinks before it is truncated [4]")
    func scale() throws {
        let whole = try #require(
            laidOut(Text("Somewhat long").lineLimit(1).minimumScaleFactor(0.5).frame(width: 90)).text("Somewhat long")
        )
        #expect(!whole.isCut && whole.scale < 1 && whole.scale > 0.7)
        let cut = try #require(laidOut(Text(long).lineLimit(1).minimumScaleFactor(0.8).frame(width: 90)).text(long))
        #expect(cut.isCut && cut.scale == 0.8)
    }

    @Test("The lines of a text contain its words in order, from top to bottom [2]")
    func lines() throws {
        let text = try #require(laidOut(Text(long).frame(width: 200)).text(long))
        #expect(text.shown.map(\.text).joined(separator: " ") == long)
        let frame = text.frame
        let lines = text.shown.map(\.frame)
        #expect(lines.map { line -> CGFloat in line.minY - frame.minY } == [0, 22, 44])
        #expect(lines.allSatisfy { line in line.minX == frame.minX && line.width <= frame.width })
    }

    @Test(
        "Lines are aligned in the reading direction [7]",
        arguments: [TextAlignment.leading, .center, .trailing],
        [LayoutDirection.leftToRight, .rightToLeft]
    )
    func alignment(alignment: TextAlignment, direction: LayoutDirection) throws {
        let string = "A line and\none"
        let host = laidOut(Text(string).multilineTextAlignment(alignment)) { $0.layoutDirection = direction }
        let text = try #require(host.text(string))
        let line = text.shown[1].frame
        let isLeft = (alignment == .leading) == (direction == .leftToRight)
        switch alignment {
        case .center: #expect(abs(line.midX - text.frame.midX) < 0.01)
        default:
            let distance: CGFloat = isLeft ? line.minX - text.frame.minX : line.maxX - text.frame.maxX
            #expect(abs(distance) < 0.01)
        }
    }

    @Test(
        "The last line is truncated at its head, middle or tail [8]",
        arguments: [
            (Text.TruncationMode.head, "", "come and go"), (.middle, "stack of", "and go"), (.tail, "stack of", ""),
        ]
    )
    func truncation(mode: Text.TruncationMode, head: String, tail: String) throws {
        let text = try #require(
            laidOut(Text(long).lineLimit(2).truncationMode(mode).frame(width: 200)).text(long)
        )
        let first = text.shown[0].text
        let last = text.shown[1].text
        #expect(text.shown.count == 2 && long.hasPrefix(first))
        #expect(last.hasPrefix(mode == .head ? "…" : head) && last.hasSuffix(mode == .tail ? "…" : tail))
        #expect(last.filter { $0 == "…" }.count == 1 && text.shown[1].frame.width <= 200)
    }

    @Test("A text that is truncated before a new line shows only the line [8]")
    func cutLine() throws {
        let text = try #require(laidOut(Text("One\nTwo").lineLimit(1)).text("One\nTwo"))
        #expect(text.shown.map(\.text) == ["One…"])
    }

    // documentation/swiftui/verticalalignment/firsttextbaseline, documentation/swiftui/text
    @Test("A line in two text sizes is as wide as both, as high as the larger, and aligned by its baseline")
    func mixedSizes() throws {
        let large = Text(verbatim: "Large").font(.largeTitle)
        let small = Text(verbatim: "small").font(.caption)
        let host = laidOut(
            VStack {
                HStack(alignment: .firstTextBaseline) {
                    Text("\(small)\(large)")
                    Text("side")
                }
                large
                small
            }
        )
        let joined = try #require(host.text("smallLarge"))
        let side = try #require(host.text("side"))
        let one = try #require(host.frame(of: "Large"))
        let other = try #require(host.frame(of: "small"))
        #expect(abs(joined.frame.width - one.width - other.width) < 0.7 && joined.frame.height == one.height)
        #expect(abs(joined.frame.minY + joined.baseline - side.frame.minY - side.baseline) < 0.4)
    }

    @Test("A bold part makes a line wider")
    func boldPart() throws {
        let host = laidOut(
            VStack {
                Text("A **considerable** difference")
                Text(verbatim: "A considerable difference ").accessibilityLabel("plain")
            }
        )
        let bold = try #require(host.frame(of: "A considerable difference"))
        #expect(try bold.width > #require(host.frame(of: "plain")).width)
    }

    @Test("Two texts without enough space are both truncated [2]")
    func twoTexts() {
        let host = laidOut(
            HStack {
                Text("A long title of a row")
                Text("Another long title")
            }.lineLimit(1).frame(width: 200)
        )
        #expect(host.text("A long title of a row")?.isCut == true)
        #expect(host.text("Another long title")?.isCut == true)
    }

    @Test("The text of higher priority is not truncated [2]")
    func priority() {
        let host = laidOut(
            HStack {
                Text("A long title of a row")
                Text("Another long title").layoutPriority(1)
            }.lineLimit(1).frame(width: 250)
        )
        #expect(host.text("A long title of a row")?.isCut == true)
        #expect(host.text("Another long title")?.isCut == false)
    }
}
