/// A text as it is to be drawn.
package struct TextDrawing: Equatable {
    /// The lines as the pass broke them; of a text that is cut off, the last goes on to the end of the text.
    package let lines: [String]
    package let size: CGFloat
    package let lineHeight: CGFloat
    package let weight: Int
    package let alignment: TextAlignment
    package let isCut: Bool
}

extension TextBox {
    package var drawing: TextDrawing {
        let font = font.scaled(by: shown?.scale ?? 1)
        return TextDrawing(
            lines: lines(in: font),
            size: font.size,
            lineHeight: font.line,
            weight: font.weight,
            alignment: setting.alignment,
            isCut: shown?.isCut ?? false
        )
    }

    private func lines(in font: TextFont) -> [String] {
        guard let shown, shown.lines > 1 else { return [String(string.replacing("\n", with: " "))] }
        let ranges = Paragraph(string, font).lines(within: room).map(\.range)
        let whole = ranges.prefix(shown.lines - 1).map { String(string[$0]) }
        let last = ranges[shown.lines - 1]
        guard shown.isCut else { return whole + [String(string[last])] }
        return whole + [String(string[last.lowerBound...].replacing("\n", with: " "))]
    }
}
