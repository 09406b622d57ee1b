/// A view that adapts to the available space by providing the first child view that fits.
///
/// The children up to the first that fits are in the tree, since they are measured. Only one child is on screen.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/viewthatfits)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@frozen nonisolated public struct ViewThatFits<Content>: PrimitiveView where Content: View {
    let axes: Axis.Set
    let content: Content

    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor package func children(in node: Node) -> [Child] {
        let choice = node.memory as? FittingChoice ?? FittingChoice(node)
        let options = node.options(in: content)
        choice.canMakeMore = options.count > choice.made
        return options.prefix(choice.made).enumerated().map { index, option in
            Child(option.key, option.view, node.environment, isHidden: index != choice.shown)
        }
    }
}

/// The children of a `ViewThatFits` that were made, and the one on screen.
final class FittingChoice: LayoutReader {
    @Unretained private(set) var node: Node?
    private(set) var made = 1
    private(set) var shown = 0
    var canMakeMore = false

    init(_ node: Node) {
        self.node = node
        node.memory = self
        node.graph?.add(self)
    }

    func isOutdated(by layout: LayoutPass) -> Bool {
        guard let node, node.isOnScreen, let box = layout.box(of: node) as? FittingBox else { return false }
        guard box.fits || !canMakeMore else {
            made += 1
            return true
        }
        defer { shown = box.chosen }
        return shown != box.chosen
    }
}

extension ViewThatFits: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let boxes = element.node.children.map { context.box(ofAll: $0.elements, element.node) }
        return FittingBox(element.node, context, boxes, axes)
    }
}

/// The first box whose ideal size fits on the given axes, or the last. The box gets the container's proposal.
///
/// Source: [init(in:content:)](https://developer.apple.com/documentation/swiftui/viewthatfits/init(in:content:)).
final class FittingBox: ParentBox {
    private let axes: Axis.Set
    /// The index of the placed box, and whether it fits.
    private(set) var chosen = 0
    private(set) var fits = false

    init(_ node: Node, _ context: LayoutContext, _ boxes: [Box], _ axes: Axis.Set) {
        self.axes = axes
        super.init(node, context, boxes)
    }

    override var children: [Box] { boxes.isEmpty ? [] : [boxes[chosen]] }

    override func measured(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal)?.size(proposal) ?? .zero }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        guard let box = fitting(proposal) else { return [] }
        return [Placement(box: box, origin: .zero, size: size, proposal: proposal)]
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        let index = boxes.firstIndex { fits($0, proposal) }
        chosen = index ?? max(boxes.count - 1, 0)
        fits = index != nil
        super.arrange(proposal, safeArea)
    }

    private func fitting(_ proposal: ProposedViewSize) -> Box? {
        boxes.first { fits($0, proposal) } ?? boxes.last
    }

    private func fits(_ box: Box, _ proposal: ProposedViewSize) -> Bool {
        let isWidthFree = axes.contains(.horizontal)
        let isHeightFree = axes.contains(.vertical)
        let free = ProposedViewSize(
            width: isWidthFree ? nil : proposal.width,
            height: isHeightFree ? nil : proposal.height
        )
        let ideal = box.size(free)
        return (!isWidthFree || ideal.width <= proposal.width ?? .infinity)
            && (!isHeightFree || ideal.height <= proposal.height ?? .infinity)
    }
}
