/// The text settings of a view. The inner modifier wins, as in an environment.
struct TextSetting: Hashable {
    var font: Font?
    var weight: Font.Weight?
    var lineLimit: Int?
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var leastScale: CGFloat = 1
    var isUppercase = false

    mutating func apply(_ change: TextChange) {
        switch change {
        case .font(let font): self.font = font
        case .weight(let weight): self.weight = weight
        case .lineLimit(let limit): lineLimit = limit
        case .alignment(let alignment): self.alignment = alignment
        case .truncation(let mode): truncation = mode
        case .minimumScale(let scale): leastScale = scale
        case .monospacedDigit, .underline, .strikethrough: break
        }
    }

    func shown(_ text: String) -> String { isUppercase ? text.uppercased() : text }
}

/// A text as wide as its widest line and as high as its lines.
package final class TextBox: Box {
    let measure: TextMeasure
    private(set) var shown: TextMeasure.Setting?

    init(_ node: Node, _ context: LayoutContext, _ string: String, _ runs: [TextRun]? = nil) {
        let key = TextMeasure.Key(
            string: context.text.shown(string),
            runs: runs ?? [TextRun(font: context.font, length: string.unicodeScalars.count)],
            setting: context.text,
            pixels: context.settings.scale
        )
        measure = context.pass.memory.measure(key)
        super.init(node, context)
    }

    package var string: String { measure.key.string }
    var font: TextFont { measure.key.font }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { measure.set(in: proposal).size }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) { shown = measure.set(in: proposal) }

    /// Source: documentation/swiftui/verticalalignment/lasttextbaseline.
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        key == .firstBaseline ? font.scaled(by: measure.set(in: proposal).scale).baseline : nil
    }
}

/// An image at its natural size or, if it is resizable, at the proposed size.
///
/// Source: documentation/swiftui/image/resizable(capinsets:resizingmode:).
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
