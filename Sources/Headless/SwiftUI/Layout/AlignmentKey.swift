/// A guide by which views are aligned.
enum AlignmentKey: Hashable, Sendable {
    case leading, centerX, trailing
    case top, centerY, bottom, firstBaseline, lastBaseline

    init(_ alignment: HorizontalAlignment) { self = alignment.key }

    init(_ alignment: VerticalAlignment) { self = alignment.key }

    var isHorizontal: Bool {
        switch self {
        case .leading, .centerX, .trailing: true
        default: false
        }
    }

    /// The baseline of a view without text is its bottom.
    func defaultValue(in size: CGSize) -> CGFloat {
        switch self {
        case .leading, .top: 0
        case .centerX: size.width / 2
        case .trailing: size.width
        case .centerY: size.height / 2
        case .bottom, .firstBaseline, .lastBaseline: size.height
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Combines several views' values: the first of first baselines, the last of last baselines, otherwise the mean.
    func merged(_ guides: [CGFloat]) -> CGFloat? {
        switch self {
        case .firstBaseline: guides.min()
        case .lastBaseline: guides.max()
        default: guides.isEmpty ? nil : guides.reduce(0, +) / CGFloat(guides.count)
        }
    }
}

extension Alignment {
    /// Returns the origin at which a box's guide meets the guide of `size`. The box chose the size `inner` for
    /// `proposal`.
    @MainActor func origin(of box: Box, _ inner: CGSize, _ proposal: ProposedViewSize, in size: CGSize) -> CGPoint {
        let (x, y) = (AlignmentKey(horizontal), AlignmentKey(vertical))
        return CGPoint(
            x: x.defaultValue(in: size) - box.guide(x, in: inner, proposal),
            y: y.defaultValue(in: size) - box.guide(y, in: inner, proposal)
        )
    }
}
