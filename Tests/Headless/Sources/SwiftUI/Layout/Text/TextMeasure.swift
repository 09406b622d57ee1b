/// The sizes of a text in one setting, kept between passes.
///
/// - A text wraps at the proposed width, and is only as wide as it needs to be (WWDC 2019, session 237).
/// - It has as many lines as fit in the proposed height, at least one (documentation/swiftui/view/fixedsize()).
/// - It shrinks down to `minimumScaleFactor` before it is truncated
///   (documentation/swiftui/view/minimumscalefactor(_:)).
/// - Text that doesn't fit is truncated at the place given by `truncationMode`
///   (documentation/swiftui/view/truncationmode(_:)).
final class TextMeasure {
    struct Key: Hashable {
        let string: String
        let runs: [TextRun]
        let setting: TextSetting
        /// The number of pixels in a point.
        let pixels: CGFloat

        /// The font with the highest lines.
        var font: TextFont { runs.map(\.font).max { $0.line < $1.line }! }
    }

    /// A text laid out in a size.
    struct Setting {
        var size: CGSize
        var lines: Int
        var isCut: Bool
        var scale: CGFloat
        /// The width at which lines break.
        var room: CGFloat
    }

    let key: Key
    private let paragraph: Paragraph
    private var settings: [(proposal: ProposedViewSize, setting: Setting)] = []

    init(_ key: Key) {
        self.key = key
        paragraph = Paragraph(key.string, key.runs)
    }

    func set(in proposal: ProposedViewSize) -> Setting {
        for known in settings where known.proposal == proposal { return known.setting }
        var result = set(in: proposal, paragraph, scale: 1)
        if result.isCut, key.setting.leastScale < 1 {
            // Shrinks in steps of a hundredth, since the system's steps are not published.
            for percent in stride(from: 99, through: Int(key.setting.leastScale * 100), by: -1) {
                let scale = CGFloat(percent) / 100
                result = set(in: proposal, Paragraph(key.string, key.runs, scale: scale), scale: scale)
                if !result.isCut { break }
            }
        }
        settings.append((proposal, result))
        return result
    }

    private func set(in proposal: ProposedViewSize, _ paragraph: Paragraph, scale: CGFloat) -> Setting {
        let line = key.font.line * scale
        // An infinite height, and a font whose lines have no height, have no limit.
        let fitting = proposal.height.flatMap { Int(exactly: (($0 + 0.5) / line).rounded(.down)) } ?? .max
        let limit = max(min(key.setting.lineLimit ?? .max, fitting), 1)
        let width = proposal.width ?? .infinity
        func result(_ content: CGFloat, lines: Int, isCut: Bool = false) -> Setting {
            // Rounds up to whole pixels, but not above the proposal.
            let whole = CGSize(width: up(content), height: up(CGFloat(lines) * line))
            let fitting = content <= width + 0.001 ? min(whole.width, width) : whole.width
            let size = CGSize(width: fitting, height: whole.height)
            return Setting(size: size, lines: lines, isCut: isCut, scale: scale, room: width)
        }
        if paragraph.widest <= width, paragraph.unwrappedLineCount <= limit {
            return result(paragraph.widest, lines: paragraph.unwrappedLineCount)
        }
        let lines = paragraph.lines(within: width)
        guard lines.count > limit else { return result(lines.map(\.width).max() ?? 0, lines: lines.count) }
        // A truncated line is as wide as the room.
        let kept = max(lines.prefix(limit).map(\.width).max() ?? 0, min(width, paragraph.widest))
        return result(kept, lines: limit, isCut: true)
    }

    private func up(_ length: CGFloat) -> CGFloat { (length * key.pixels - 0.001).rounded(.up) / key.pixels }
}
