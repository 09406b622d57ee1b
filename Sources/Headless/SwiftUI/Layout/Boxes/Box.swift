/// One box of a layout pass: an element that takes room, or a bar that the system puts beside elements.
///
/// The pass follows the protocol that SwiftUI documents: a parent proposes a size, a child chooses its own, the parent
/// places it. Places are counted from the leading top of the parent.
///
/// Sources: WWDC 2019, session 237 (Building Custom Views with SwiftUI); WWDC 2022, session 10056 (Compose custom
/// layouts); [Layout](https://developer.apple.com/documentation/swiftui/layout).
@MainActor package class Box {
    package let node: Node
    /// Whether x is counted from the right.
    let isMirrored: Bool
    private unowned let memory: LayoutMemory
    /// How many pixels there are in a point.
    let scale: CGFloat
    /// In the window, in points.
    package private(set) var frame = CGRect.zero
    private(set) var sizes: [Size] = []

    /// A size that was chosen for a proposal.
    typealias Size = (proposal: ProposedViewSize, size: CGSize)

    init(_ node: Node, _ context: LayoutContext) {
        self.node = node
        memory = context.pass.memory
        isMirrored = context.settings.isMirrored
        scale = context.settings.scale
    }

    /// The boxes below, in drawing order.
    package var children: [Box] { [] }

    /// The priority with which stacks size the view.
    nonisolated var priority: Double { 0 }

    // MARK: Sizes

    /// The size the box chooses. Each distinct proposal is answered once.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        for known in sizes where known.proposal == proposal { return known.size }
        let size = measured(proposal)
        memory.sizeCount += 1
        sizes.append((proposal, size))
        return size
    }

    func measured(_ proposal: ProposedViewSize) -> CGSize { .zero }

    // MARK: Places

    /// - Parameter proposal: what the size was chosen for.
    final func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        self.frame = frame
        arrange(proposal, safeArea)
    }

    /// Places what is below.
    func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        for placement in placements(in: frame.size, proposal) {
            placement.box.place(rect(of: placement, in: frame), placement.proposal, safeArea)
        }
    }

    /// Where the boxes below stand in a size that was chosen for a proposal.
    func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] { [] }

    /// Where a placement is in the window, when its parent has a frame.
    final func rect(of placement: Placement, in frame: CGRect) -> CGRect {
        let (origin, size) = (placement.origin, placement.size)
        let x = isMirrored ? frame.maxX - origin.x - size.width : frame.minX + origin.x
        return CGRect(x: x, y: frame.minY + origin.y, width: size.width, height: size.height)
    }

    /// Places a box, at the size it chooses, in the middle of the room it is offered.
    final func center(_ box: Box, in room: CGRect, _ safeArea: SafeArea) {
        let proposal = ProposedViewSize(room.size)
        let size = box.size(proposal)
        let origin = CGPoint(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2)
        let placement = Placement(box: box, origin: origin, size: size, proposal: proposal)
        box.place(rect(of: placement, in: room), proposal, safeArea)
    }

    // MARK: Alignment guides

    /// Where a guide is in a size that was chosen for a proposal.
    final func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
        explicitGuide(key, in: size, proposal) ?? key.defaultValue(in: size)
    }

    /// The guide that views below set, moved here.
    func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key.isBaseline else { return nil }
        let guides = placements(in: size, proposal).compactMap { placement in
            placement.box.explicitGuide(key, in: placement.size, placement.proposal)
                .map { $0 + (key.isHorizontal ? placement.origin.x : placement.origin.y) }
        }
        return key.merged(guides)
    }

    /// The frame on the pixels of the display.
    ///
    /// Edges are rounded each for itself, so that what touches still touches.
    package final var pixelFrame: CGRect { frame.rounded(to: scale) }
}

/// A box in its parent, from the parent's leading top.
struct Placement {
    let box: Box
    var origin: CGPoint
    var size: CGSize
    var proposal: ProposedViewSize
}

extension CGRect {
    package func rounded(to scale: CGFloat) -> CGRect {
        // Halves go one way, also where the arithmetic is a hair off.
        func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.501).rounded(.down) / scale }
        let (x, y) = (round(minX), round(minY))
        return CGRect(x: x, y: y, width: round(maxX) - x, height: round(maxY) - y)
    }

    func inset(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) -> CGRect {
        CGRect(
            x: minX + left,
            y: minY + top,
            width: max(width - left - right, 0),
            height: max(height - top - bottom, 0)
        )
    }
}
