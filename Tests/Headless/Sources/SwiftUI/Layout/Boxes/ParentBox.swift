/// A box with several children.
class ParentBox: Box {
    final let boxes: [Box]

    init(_ node: Node, _ context: LayoutContext, _ boxes: [Box]) {
        self.boxes = boxes
        super.init(node, context)
    }

    override var children: [Box] { boxes }
}
