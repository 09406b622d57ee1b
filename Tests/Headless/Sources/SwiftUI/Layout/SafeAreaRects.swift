/// The safe areas around a box, in the window's coordinates.
package struct SafeArea: Equatable {
    /// The area without any safe area insets.
    var outer: CGRect
    /// The area free of the device's insets, bars and inset views.
    var container: CGRect
    var keyboard: CGRect

    var inner: CGRect { container.intersection(keyboard) }

    /// Extends a frame that ignores regions of the safe area. Each edge of the frame that touches the safe area's edge
    /// moves out to the edge of the ignored regions.
    func extended(_ frame: CGRect, _ regions: SafeAreaRegions, _ edges: PhysicalEdges) -> CGRect {
        let target: CGRect =
            switch (regions.contains(.container), regions.contains(.keyboard)) {
            case (true, true): outer
            case (true, false): keyboard
            case (false, true): container
            case (false, false): inner
            }
        let (inner, slack) = (inner, 0.01)
        var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
        if edges.contains(.top), top <= inner.minY + slack { top = min(top, target.minY) }
        if edges.contains(.bottom), bottom >= inner.maxY - slack { bottom = max(bottom, target.maxY) }
        if edges.contains(.left), left <= inner.minX + slack { left = min(left, target.minX) }
        if edges.contains(.right), right >= inner.maxX - slack { right = max(right, target.maxX) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the safe area reduced by insets at the container's edges.
    func inset(top: CGFloat = 0, bottom: CGFloat = 0) -> SafeArea {
        copy(of: self) { $0.container = container.inset(top: top, bottom: bottom) }
    }

    /// Returns the safe area inside a frame of which only `free` is unobstructed. Overlapping obstructions count once.
    func narrowed(to free: CGRect, in frame: CGRect) -> SafeArea {
        var copy = self
        let left = free.minX > frame.minX ? max(container.minX, free.minX) : container.minX
        let top = free.minY > frame.minY ? max(container.minY, free.minY) : container.minY
        let right = free.maxX < frame.maxX ? min(container.maxX, free.maxX) : container.maxX
        let bottom = free.maxY < frame.maxY ? min(container.maxY, free.maxY) : container.maxY
        copy.container = CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
        return copy
    }

    /// Returns the safe area inside a frame that clips it: a column or a sheet.
    func clipped(to frame: CGRect) -> SafeArea {
        SafeArea(outer: frame, container: container.intersection(frame), keyboard: keyboard.intersection(frame))
    }
}

struct PhysicalEdges: OptionSet {
    let rawValue: Int

    static let top = PhysicalEdges(rawValue: 1)
    static let left = PhysicalEdges(rawValue: 2)
    static let bottom = PhysicalEdges(rawValue: 4)
    static let right = PhysicalEdges(rawValue: 8)
    static let all: PhysicalEdges = [.top, .left, .bottom, .right]

    init(rawValue: Int) { self.rawValue = rawValue }

    init(_ edges: Edge.Set, isMirrored: Bool) {
        self = []
        if edges.contains(.top) { insert(.top) }
        if edges.contains(.bottom) { insert(.bottom) }
        if edges.contains(.leading) { insert(isMirrored ? .right : .left) }
        if edges.contains(.trailing) { insert(isMirrored ? .left : .right) }
    }
}

/// The box of `ignoresSafeArea`. Its frame lies in the safe area, but its content is laid out in the extended frame.
final class SafeAreaIgnoringBox: WrapperBox {
    private let regions: SafeAreaRegions
    private let edges: PhysicalEdges

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ regions: SafeAreaRegions, _ edges: Edge.Set) {
        self.regions = regions
        self.edges = PhysicalEdges(edges, isMirrored: context.settings.isMirrored)
        super.init(node, context, content)
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        let reached = safeArea.extended(frame, regions, edges)
        guard reached != frame else { return content.place(frame, proposal, safeArea) }
        // Content that does not fill the extended frame is centered in it.
        center(content, in: reached, safeArea)
    }
}

/// The box of `safeAreaInset` and `safeAreaBar`. The bar reduces the content's frame and its safe area.
///
/// The alignment is a guide of the bar and of the whole box, along the edge
/// (documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)).
final class SafeAreaContentBox: Box {
    let content: Box
    private let bar: Box
    private let edge: Edge
    private let alignment: Alignment
    private let spacing: CGFloat
    /// The axis on which the bar and the content are beside each other.
    private let axis: Axis

    init(
        _ node: Node,
        _ context: LayoutContext,
        content: Box,
        bar: Box,
        edge: Edge,
        alignment: Alignment,
        spacing: CGFloat
    ) {
        self.content = content
        self.bar = bar
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        super.init(node, context)
    }

    override var children: [Box] { [content, bar] }
    nonisolated override var priority: Double { content.priority }

    /// Returns the proposal for the bar, which chooses its length on the axis.
    private func proposalForBar(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var proposal = proposal
        proposal[axis] = nil
        return proposal
    }

    override func measured(_ proposal: ProposedViewSize) -> CGSize {
        var taken = CGSize.zero
        taken[axis] = bar.size(proposalForBar(proposal))[axis] + spacing
        let size = content.size(proposal.reduced(by: taken))
        return CGSize(width: size.width + taken.width, height: size.height + taken.height)
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        let proposed = proposalForBar(ProposedViewSize(frame.size))
        let size = bar.size(proposed)
        var origin = alignment.origin(of: bar, size, proposed, in: frame.size)
        origin[axis] = edge == .top || edge == .leading ? 0 : frame.size[axis] - size[axis]
        let taken = size[axis] + spacing
        let side = PhysicalEdges(Edge.Set(edge), isMirrored: isMirrored)
        let free = frame.inset(
            top: side == .top ? taken : 0,
            left: side == .left ? taken : 0,
            bottom: side == .bottom ? taken : 0,
            right: side == .right ? taken : 0
        )
        content.place(free, ProposedViewSize(free.size), safeArea.narrowed(to: free, in: frame))
        place(Placement(box: bar, origin: origin, size: size, proposal: proposed), in: frame, safeArea)
    }
}
