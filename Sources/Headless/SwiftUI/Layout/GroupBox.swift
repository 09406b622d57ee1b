/// A box around several others.
class GroupBox: Box {
    final let boxes: [Box]

    init(_ node: Node, _ context: LayoutContext, _ boxes: [Box]) {
        self.boxes = boxes
        super.init(node, context)
    }

    override var children: [Box] { boxes }
}
