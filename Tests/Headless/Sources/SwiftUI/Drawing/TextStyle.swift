/// The style of a text or a part of it. A missing value is taken from the environment.
package struct TextStyle: Equatable, Sendable {
    package struct Foreground: Equatable, Sendable {
        package let style: any ShapeStyle

        package static func == (first: Self, second: Self) -> Bool { areInputsEqual(first.style, second.style) }
    }

    package var font: Font?
    package var weight: Font.Weight?
    package var isItalic = false
    package var isUnderlined: Bool?
    package var isStruckThrough: Bool?
    package var foreground: Foreground?
    /// The URL that a tap opens.
    package var link: URL?

    func over(_ outer: TextStyle) -> TextStyle {
        TextStyle(
            font: font ?? outer.font,
            weight: weight ?? outer.weight,
            isItalic: isItalic || outer.isItalic,
            isUnderlined: isUnderlined ?? outer.isUnderlined,
            isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
            foreground: foreground ?? outer.foreground,
            link: link ?? outer.link
        )
    }
}
