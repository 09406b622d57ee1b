/// A guide by which views are aligned.
enum AlignmentKey: Hashable, Sendable {
    case leading, centerX, trailing
    case top, centerY, bottom, firstBaseline

    /// The baseline of a view without text is its bottom.
    func defaultValue(in size: CGSize) -> CGFloat {
        switch self {
        case .leading, .top: 0
        case .centerX: size.width / 2
        case .trailing: size.width
        case .centerY: size.height / 2
        case .bottom, .firstBaseline: size.height
        }
    }
}

extension Alignment {
    /// Returns the guides of a box that chose the size `size` for `proposal`.
    @MainActor func guides(of box: Box, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: box.guide(horizontal.key, in: size, proposal), y: box.guide(vertical.key, in: size, proposal))
    }

    /// Returns the origin that puts a box's guides on the default guides of an area of the size `size`. The box chose
    /// the size `inner` for `proposal`.
    @MainActor func origin(of box: Box, _ inner: CGSize, _ proposal: ProposedViewSize, in size: CGSize) -> CGPoint {
        let (own, guides) = (guides(of: box, in: inner, proposal), (horizontal.key, vertical.key))
        return CGPoint(x: guides.0.defaultValue(in: size) - own.x, y: guides.1.defaultValue(in: size) - own.y)
    }
}
