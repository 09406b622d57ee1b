/// How text is set where a view stands. The inner modifier wins, as in an environment.
struct TextSetting {
    var font: Font?
    var weight: Font.Weight?
    var lineLimit: Int?
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var leastScale: CGFloat = 1
    var textCase: Text.Case?

    mutating func apply(_ change: TextChange) {
        switch change {
        case .font(let font): self.font = font
        case .weight(let weight): self.weight = weight
        case .lineLimit(let limit): lineLimit = limit
        case .alignment(let alignment): self.alignment = alignment
        case .textCase(let textCase): self.textCase = textCase
        case .truncation(let mode): truncation = mode
        case .minimumScale(let scale): leastScale = scale
        case .monospacedDigit: break
        }
    }

    func shown(_ text: String) -> String {
        switch textCase {
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case nil: text
        }
    }
}

/// A text: as wide as its widest line, as high as its lines.
///
/// | Rule | Source |
/// | --- | --- |
/// | it wraps at the width it is proposed, and takes no more of it than it needs | WWDC 2019, session 237 |
/// | it has as many lines as fit in the height it is proposed, one at least | [fixedSize](https://developer.apple.com/documentation/swiftui/view/fixedsize()) |
/// | what doesn't fit is cut off, where `truncationMode` says | [truncationMode](https://developer.apple.com/documentation/swiftui/view/truncationmode(_:)) |
/// | before that the text becomes smaller, down to `minimumScaleFactor` | [minimumScaleFactor](https://developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)) |
package final class TextBox: Box {
    /// What became of a text in a size.
    struct Setting {
        var size: CGSize
        var lines: Int
        var isCut: Bool
        var scale: CGFloat
    }

    package let string: String
    let font: TextFont
    let setting: TextSetting
    private let paragraph: Paragraph
    private var settings: [(proposal: ProposedViewSize, setting: Setting)] = []
    private(set) var shown: Setting?
    /// The width in which the lines are broken.
    private(set) var room = CGFloat.infinity

    init(_ node: Node, _ context: LayoutContext, _ string: String) {
        setting = context.text
        self.string = context.text.shown(string)
        font = context.font
        paragraph = Paragraph(self.string, font)
        super.init(node, context)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { set(in: proposal).size }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        shown = set(in: proposal)
        room = proposal.width ?? .infinity
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        key == .firstBaseline ? font.scaled(by: set(in: proposal).scale).baseline : nil
    }

    private func set(in proposal: ProposedViewSize) -> Setting {
        for known in settings where known.proposal == proposal { return known.setting }
        var result = set(in: proposal, paragraph, scale: 1)
        if result.isCut, setting.leastScale < 1 {
            // In steps of a hundredth: the system's are not published.
            for percent in stride(from: 99, through: Int(setting.leastScale * 100), by: -1) {
                let scale = CGFloat(percent) / 100
                result = set(in: proposal, Paragraph(string, font.scaled(by: scale)), scale: scale)
                if !result.isCut { break }
            }
        }
        settings.append((proposal, result))
        return result
    }

    private func set(in proposal: ProposedViewSize, _ paragraph: Paragraph, scale: CGFloat) -> Setting {
        let line = font.line * scale
        let fitting = proposal.height.map { $0.isFinite ? max(Int(($0 + 0.5) / line), 1) : .max } ?? .max
        let limit = max(min(setting.lineLimit ?? .max, fitting), 1)
        let width = proposal.width ?? .infinity
        func result(_ content: CGFloat, lines: Int, isCut: Bool = false) -> Setting {
            // Whole pixels, but no more than is proposed.
            let size = CGSize(width: up(content), height: up(CGFloat(lines) * line))
            let fitting = content <= width + 0.001 ? min(size.width, width) : size.width
            return Setting(size: CGSize(width: fitting, height: size.height), lines: lines, isCut: isCut, scale: scale)
        }
        if paragraph.widest <= width, paragraph.ownLines <= limit {
            return result(paragraph.widest, lines: paragraph.ownLines)
        }
        let lines = paragraph.lines(within: width).map(\.width)
        guard lines.count > limit else { return result(lines.max() ?? 0, lines: lines.count) }
        // The line that is cut is as wide as the room.
        let kept = max(lines.prefix(limit).max() ?? 0, min(width, paragraph.widest))
        return result(kept, lines: limit, isCut: true)
    }

    private func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
}

/// An image: as large as it is, or, where it is resizable, as large as is proposed.
///
/// Source: [resizable](https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)).
final class ImageBox: Box {
    private let own: CGSize
    private let isResizable: Bool
    private let baseline: CGFloat?

    init(_ node: Node, _ context: LayoutContext, _ image: Image) {
        isResizable = image.isResizable
        switch image.source {
        case .pixels(let pixels):
            own = CGSize(width: CGFloat(pixels.width) / image.scale, height: CGFloat(pixels.height) / image.scale)
            baseline = nil
        case .system, .asset:
            let font = context.font
            let side = (font.size * SystemMetrics.symbolSide).rounded()
            own = CGSize(width: side, height: side)
            baseline = font.baseline - (font.line - side) / 2
        }
        super.init(node, context)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        key == .firstBaseline && !isResizable ? baseline : nil
    }
}
