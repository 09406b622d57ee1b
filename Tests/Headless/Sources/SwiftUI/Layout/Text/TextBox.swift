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
