/// A view with an app's custom layout.
nonisolated package struct LayoutView<L: Layout, Content: View>: PlacingContainer, LaidOut {
    let layout: L
    let content: Content

    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), content, node.environment)] }

    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        LayoutBox(element.node, context, context.boxesInNoStack(element.children), layout)
    }
}

/// The box of a custom layout. The layout places subviews left to right; in a right-to-left environment the box mirrors
/// the result.
///
/// - The cache lives as long as the container, and is updated after changes of the subviews
///   (documentation/swiftui/layout/updatecache(_:subviews:)).
/// - A subview that was not placed is centered, and gets the container's proposal
///   (documentation/swiftui/layout/placesubviews(in:proposal:subviews:cache:)).
final class LayoutBox<L: Layout>: ParentBox {
    private final class Memory {
        var cache: L.Cache
        init(_ cache: L.Cache) { self.cache = cache }
    }

    private let layout: L
    private let placer = Placer()
    private let memory: Memory
    private let subviews: LayoutSubviews

    init(_ node: Node, _ context: LayoutContext, _ boxes: [Box], _ layout: L) {
        self.layout = layout
        let proxies = boxes.map { [placer] in LayoutSubview(box: $0, placer: placer) }
        subviews = LayoutSubviews(
            layoutDirection: context.settings.isMirrored ? .rightToLeft : .leftToRight,
            proxies: proxies[...]
        )
        if let known = node.memory as? Memory {
            memory = known
            layout.updateCache(&known.cache, subviews: subviews)
        } else {
            memory = Memory(layout.makeCache(subviews: subviews))
            node.memory = memory
        }
        super.init(node, context, boxes)
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &memory.cache)
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        placer.placements = [:]
        let bounds = CGRect(origin: .zero, size: size)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &memory.cache)
        return boxes.map { box in
            if let placement = placer.placements[ObjectIdentifier(box)] { return placement }
            let own = box.size(proposal)
            let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
            return Placement(box: box, origin: origin, size: own, proposal: proposal)
        }
    }
}

extension Layout {
    /// [documentation](https://developer.apple.com/documentation/swiftui/layout/callasfunction(_:))
    public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
        LayoutView(layout: self, content: content())
    }
}
