/// A screen of a navigation stack, or a column: the content, with the system's bar over it.
///
/// A screen extends to the stack's edges, under the bar. The bar reduces the safe area, in which the content is
/// centered.
package final class ScreenBox: WrapperBox {
    package let bar: BarBox?
    /// The whole screen, including the parts under bars and outside the safe area.
    package private(set) var reached = CGRect.zero

    init(_ node: Node, _ context: LayoutContext, _ content: Box, bar: BarBox?) {
        self.bar = bar
        super.init(node, context, content)
    }

    package override var children: [Box] { [content] + (bar.map { [$0] } ?? []) }
    override var isContainer: Bool { true }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        reached = safeArea.extended(frame, .all, .all)
        let screen = safeArea.clipped(to: reached)
        var inside = screen
        if let bar {
            inside = screen.inset(top: bar.height(in: screen))
            let rect = bar.area(in: screen)
            bar.place(rect, ProposedViewSize(rect.size), screen)
        }
        center(content, in: inside.inner, inside)
    }
}
