import HeadlessHost
import SwiftUI
import Testing

/// Styled text, and text in Markdown.
@MainActor @Suite struct StyledTextTests {
    private func pieces(_ text: Text) -> [String] { text.pieces.map(\.string) }

    // documentation/swiftui/text: "The strings that you provide can contain Markdown."
    @Test("A literal renders Markdown as styles, and a string shows its characters unchanged")
    func markdown() {
        let text = Text(
            "**Bold** and *slanted* or _low_, `a*b`, [a link](https://example.com), 5 * 3 and snake_case_name"
        )
        #expect(text.string == "Bold and slanted or low, a*b, a link, 5 * 3 and snake_case_name")
        #expect(text.pieces.first?.style.weight == .bold)
        #expect(text.pieces.filter(\.style.isItalic).map(\.string) == ["slanted", "low"])
        let string = "**Bold**"
        #expect(Text(string).string == string && Text(verbatim: "**Bold**").string == string)
        #expect(Text("All \(string)").string == "All **Bold**")
        #expect(Text("**\("Bold")**") == Text("Bold").bold())
    }

    // documentation/swiftui/text/+(_:_:): "a new text view containing the combined contents of the two input text
    // views"
    @Test("Joined or interpolated texts keep their styles, and inherit missing ones from the whole")
    func joined() {
        let joined = Text("a").bold() + Text("b").font(.title)
        #expect(joined.string == "ab" && pieces(joined) == ["a", "b"])
        let whole = joined.font(.caption).italic()
        #expect(whole.pieces.map(\.style.font) == [.caption, .title])
        #expect(whole.pieces.map(\.style.weight) == [.bold, nil] && whole.pieces.allSatisfy(\.style.isItalic))
        #expect(pieces(Text("1 \(Text("a").bold()) 2")) == ["1 ", "a", " 2"])
        #expect(Text("a") + Text("b") == Text("ab"))
    }

    // documentation/swiftui/text/font(_:), text/fontweight(_:)
    @Test("A text's font wins over the fonts of the views around it")
    func fonts() throws {
        let host = Host(
            VStack {
                Text("own").font(.largeTitle).fontWeight(.bold)
                Text("around")
            }
            .font(.caption)
        )
        let own = try #require(host.text("own"))
        let around = try #require(host.text("around"))
        #expect(own.size == 34 && own.weight == 700 && around.size == 12 && around.weight == 400)
    }

    // documentation/swiftui/text/foregroundstyle(_:), color/indigo
    @Test("A text's color is part of its identity")
    func colors() {
        #expect((Text("a").foregroundStyle(.indigo).style.foreground?.style as? Color) == .indigo)
        #expect(Text("a").foregroundStyle(.indigo) != Text("a").foregroundStyle(.purple))
        #expect(Text("a").foregroundStyle(.red) == Text("a").foregroundStyle(.red))
    }
}
