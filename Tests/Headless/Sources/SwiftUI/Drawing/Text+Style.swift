/// If two modifiers of a text conflict, the inner one wins, as for views: a guess.
extension Text {
    /// [documentation](https://developer.apple.com/documentation/swiftui/text/font(_:))
    nonisolated public func font(_ font: Font?) -> Text { styled(TextStyle(font: font)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/text/fontweight(_:))
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { styled(TextStyle(weight: weight)) }

    /// Sets the font's weight to 700.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/text/bold())
    nonisolated public func bold() -> Text { fontWeight(.bold) }

    /// Italic letters are as wide as upright ones in this module.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/text/italic())
    nonisolated public func italic() -> Text { styled(TextStyle(isItalic: true)) }

    func styled(_ style: TextStyle) -> Text { copy(of: self) { $0.style = $0.style.over(style) } }

    /// [documentation](https://developer.apple.com/documentation/swiftui/text/+(_:_:))
    @available(iOS, introduced: 13.0, deprecated: 26.0) @available(macOS, introduced: 10.15, deprecated: 26.0)
    @available(tvOS, introduced: 13.0, deprecated: 26.0) @available(watchOS, introduced: 6.0, deprecated: 26.0)
    @available(visionOS 1.0, *) public static func + (lhs: Text, rhs: Text) -> Text { Text(lhs.pieces + rhs.pieces) }

    /// The parts, each with its style merged with the style of the whole text.
    package var pieces: [Text] {
        parts.isEmpty ? [self] : parts.map { part in copy(of: part) { $0.style = part.style.over(style) } }
    }

    // MARK: Markdown

    private static let marks = "\\*_`[]"

    static func escaped(_ string: String) -> String {
        guard string.contains(where: marks.contains) else { return string }
        return string.map { marks.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }

    /// Parses one line of Markdown as `Text` documents it: emphasis, code and links.
    init(markdown: String) {
        self.init(verbatim: markdown)
        guard markdown.utf8.contains(where: Self.marks.utf8.contains) else { return }
        let mark =
            /\\(?<escaped>[\\*_`\[\]])|\*\*(?<strong>.+?)\*\*|\*(?<starred>[^*\s].*?)\*|\b_(?<low>.+?)_\b|`(?<code>[^`]+)`|\[(?<link>[^\]]+)\]\((?<url>[^)]*)\)/
        var (texts, rest): ([Text], Substring) = ([], markdown[...])
        while let match = rest.firstMatch(of: mark) {
            let output = match.output
            texts.append(Text(verbatim: String(rest[..<match.range.lowerBound])))
            if let strong = output.strong { texts.append(Text(markdown: String(strong)).bold()) }
            if let slanted = output.starred ?? output.low { texts.append(Text(markdown: String(slanted)).italic()) }
            if let link = output.link {
                let url = output.url.flatMap { URL(string: String($0)) }
                texts.append(Text(markdown: String(link)).styled(TextStyle(link: url)))
            }
            if let plain = output.escaped ?? output.code { texts.append(Text(verbatim: String(plain))) }
            rest = rest[match.range.upperBound...]
        }
        self.init((texts + [Text(verbatim: String(rest))]).flatMap(\.pieces))
    }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Text {
    /// [documentation](https://developer.apple.com/documentation/swiftui/text/foregroundstyle(_:))
    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
        styled(TextStyle(foreground: TextStyle.Foreground(style: style)))
    }
}

extension Text {
    /// Shows the characters and their links, without the other attributes.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/text/init(_:))
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        self.init(
            attributedContent.runs[\.link].map { link, range in
                Text(verbatim: String(attributedContent.characters[range])).styled(TextStyle(link: link))
            }
        )
    }
}
