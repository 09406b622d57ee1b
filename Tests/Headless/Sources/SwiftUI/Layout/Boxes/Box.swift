/// A box of a layout pass: an element that takes room, or a bar that the system adds.
///
/// A parent proposes a size, a child chooses its size, and the parent places the child. Origins are relative to the
/// parent's leading top.
///
/// Sources: WWDC 2019, session 237 (Building Custom Views with SwiftUI); WWDC 2022, session 10056 (Compose custom
/// layouts); documentation/swiftui/layout.
@MainActor package class Box {
    package let node: Node
    /// Whether x increases to the left.
    let isMirrored: Bool
    private unowned let memory: LayoutMemory
    /// The number of pixels in a point.
    let scale: CGFloat
    /// The frame in the window, in points.
    package private(set) var frame = CGRect.zero
    private(set) var sizes: [Size] = []

    /// A proposal and the size chosen for it.
    typealias Size = (proposal: ProposedViewSize, size: CGSize)

    init(_ node: Node, _ context: LayoutContext) {
        self.node = node
        memory = context.pass.memory
        isMirrored = context.settings.isMirrored
        scale = context.settings.scale
    }

    /// The child boxes, a background before its content. Depths of views don't change their order.
    package var children: [Box] { [] }

    /// The priority with which stacks size the view.
    nonisolated var priority: Double { 0 }

    // MARK: Sizes

    /// Returns the size that the box chooses, computed once for each distinct proposal.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        for known in sizes where known.proposal == proposal { return known.size }
        let size = measured(proposal).replacingNaN
        memory.sizeCount += 1
        sizes.append((proposal, size))
        return size
    }

    func measured(_ proposal: ProposedViewSize) -> CGSize { .zero }

    // MARK: Places

    /// - Parameter proposal: The proposal for which the size was chosen.
    final func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        self.frame = frame.clamped
        arrange(proposal, safeArea)
    }

    /// Places a child in `frame` by `placement`, mirrored in a right-to-left layout.
    final func place(_ placement: Placement, in frame: CGRect, _ safeArea: SafeArea) {
        placement.box.place(rect(of: placement, in: frame), placement.proposal, safeArea)
    }

    /// Places the children.
    func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        for placement in placements(in: frame.size, proposal) { place(placement, in: frame, safeArea) }
    }

    /// Returns the placements of the children in a size chosen for a proposal.
    func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] { [] }

    /// Returns the frame of a placement in the window, given its parent's frame.
    final func rect(of placement: Placement, in frame: CGRect) -> CGRect {
        let origin = placement.origin
        let size = placement.size
        let x = isMirrored ? frame.maxX - origin.x - size.width : frame.minX + origin.x
        return CGRect(x: x, y: frame.minY + origin.y, width: size.width, height: size.height)
    }

    /// Places a box, at its chosen size, in the middle of the room.
    final func center(_ box: Box, in room: CGRect, _ safeArea: SafeArea) {
        let proposal = ProposedViewSize(room.size)
        let size = box.size(proposal)
        let origin = CGPoint(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2)
        place(Placement(box: box, origin: origin, size: size, proposal: proposal), in: room, safeArea)
    }

    // MARK: Alignment guides

    /// Returns the value of a guide in a size chosen for a proposal.
    final func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
        explicitGuide(key, in: size, proposal) ?? key.defaultValue(in: size)
    }

    /// Returns the value of a guide that descendants set, in this box's coordinates.
    func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key == .firstBaseline else { return nil }
        return placements(in: size, proposal).compactMap { placement in
            placement.box.explicitGuide(key, in: placement.size, placement.proposal).map { $0 + placement.origin.y }
        }
        .min()
    }

    /// The frame aligned to pixels. Each edge is rounded separately, so adjacent boxes stay adjacent.
    package final var pixelFrame: CGRect { frame.rounded(to: scale) }
}

/// A box's place in its parent, relative to the leading top.
struct Placement {
    let box: Box
    var origin: CGPoint
    var size: CGSize
    var proposal: ProposedViewSize
}

extension CGSize {
    /// The size with 0 in place of lengths that are not a number. SwiftUI's lengths in this case are not documented, so
    /// 0 is a guess.
    fileprivate var replacingNaN: CGSize {
        CGSize(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height)
    }
}

extension CGRect {
    /// The frame with finite numbers, so that it equals itself after each further computation. SwiftUI's frames in this
    /// case are not documented, so the limit, and 0 in place of what is not a number, are guesses.
    fileprivate var clamped: CGRect {
        func clamped(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1e9), 1e9) }
        return CGRect(x: clamped(minX), y: clamped(minY), width: clamped(width), height: clamped(height))
    }
}
