/// One screen of a navigation stack, or a column: the content, and the system's bar over it.
///
/// A screen reaches to the edges of the stack, under the bar; the bar takes from the safe area of the content, which is
/// in the middle of what is left.
package final class ScreenBox: WrapperBox {
    package let bar: BarBox?
    /// All of the screen, with what is under bars and outside of the safe area.
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
