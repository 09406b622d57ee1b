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
final class TextBox: Box {
    /// What became of a text in a size.
    struct Setting {
        var size: CGSize
        var lines: Int
        var isCut: Bool
        var scale: CGFloat
    }

    let string: String
    let font: TextFont
    let setting: TextSetting
    private let paragraph: Paragraph
    private var settings: [(proposal: ProposedViewSize, setting: Setting)] = []
    private(set) var shown: Setting?

    init(_ node: Node, _ context: LayoutContext, _ string: String) {
        setting = context.text
        self.string = context.text.shown(string)
        font = context.font
        paragraph = Paragraph(self.string, font)
        super.init(node, context)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { set(in: proposal).size }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) { shown = set(in: proposal) }

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
        if paragraph.widest <= width, paragraph.ownLines <= limit {
            return result(width: paragraph.widest, lines: paragraph.ownLines, isCut: false, scale: scale)
        }
        let lines = paragraph.lines(within: width)
        guard lines.count > limit else {
            return result(width: lines.max() ?? 0, lines: lines.count, isCut: false, scale: scale)
        }
        // The line that is cut is as wide as the room.
        let kept = max(lines.prefix(limit).max() ?? 0, min(width, paragraph.widest))
        return result(width: kept, lines: limit, isCut: true, scale: scale)
    }

    private func result(width: CGFloat, lines: Int, isCut: Bool, scale: CGFloat) -> Setting {
        func up(_ length: CGFloat) -> CGFloat { (length * self.scale - 0.001).rounded(.up) / self.scale }
        let size = CGSize(width: up(width), height: up(CGFloat(lines) * font.line * scale))
        return Setting(size: size, lines: lines, isCut: isCut, scale: scale)
    }
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
