/// The layout of a text: its frame, its lines and its font.
package struct TextLayout {
    /// A displayed line, in the window.
    package struct Line: Equatable {
        package let text: String
        package let frame: CGRect
    }

    package let frame: CGRect
    package let lines: Int
    package let isCut: Bool
    /// The factor by which `minimumScaleFactor` reduces the font's size.
    package let scale: CGFloat
    /// The scaled size of the font, the scaled height of a line, and the weight as in CSS.
    package let size: CGFloat
    package let lineHeight: CGFloat
    package let weight: Int
    package let alignment: TextAlignment
    /// The distance from a line's top to the baseline.
    package let baseline: CGFloat
    /// The displayed lines. A truncated line includes its ellipsis.
    package let shown: [Line]
}

extension TextBox {
    package var layout: TextLayout {
        let setting = shown ?? measure.set(in: .unspecified)
        let font = font.scaled(by: setting.scale)
        let paragraph = Paragraph(string, measure.key.runs, scale: setting.scale)
        let lines = paragraph.lines(within: setting.room, atMost: setting.lines, measure.key.setting.truncation)
        return TextLayout(
            frame: pixelFrame,
            lines: setting.lines,
            isCut: setting.isCut,
            scale: setting.scale,
            size: font.size,
            lineHeight: font.line,
            weight: font.weight,
            alignment: measure.key.setting.alignment,
            baseline: font.baseline,
            shown: lines.enumerated().map { index, line in
                TextLayout.Line(text: String(line.text), frame: place(of: line, at: index, font))
            }
        )
    }

    private func place(of line: Paragraph.Line, at index: Int, _ font: TextFont) -> CGRect {
        let frame = pixelFrame
        let free = frame.width - line.width
        let leading: CGFloat =
            switch measure.key.setting.alignment {
            case .leading: 0
            case .center: free / 2
            case .trailing: free
            }
        return CGRect(
            x: frame.minX + (isMirrored ? free - leading : leading),
            y: frame.minY + CGFloat(index) * font.line,
            width: line.width,
            height: font.line
        )
    }
}

extension LayoutPass {
    /// Returns the layout of a text in a view or a bar.
    package func text(_ string: String) -> TextLayout? {
        boxes.lazy.compactMap { $0 as? TextBox }.first { $0.string == string }?.layout
    }
}
