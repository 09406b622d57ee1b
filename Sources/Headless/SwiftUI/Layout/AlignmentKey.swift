/// A guide that views are aligned by.
enum AlignmentKey: Hashable {
    case leading, centerX, trailing
    case top, centerY, bottom, firstBaseline

    init(_ alignment: HorizontalAlignment) {
        switch alignment.kind {
        case .leading: self = .leading
        case .center: self = .centerX
        case .trailing: self = .trailing
        }
    }

    init(_ alignment: VerticalAlignment) {
        switch alignment.kind {
        case .top: self = .top
        case .center: self = .centerY
        case .bottom: self = .bottom
        case .firstTextBaseline: self = .firstBaseline
        }
    }

    var isHorizontal: Bool {
        switch self {
        case .leading, .centerX, .trailing: true
        default: false
        }
    }

    /// Whether there are views that place the guide somewhere else than by default.
    var isSetByViews: Bool { self == .firstBaseline }

    /// A view without text has its baseline at its bottom.
    func defaultValue(in size: CGSize) -> CGFloat {
        switch self {
        case .leading, .top: 0
        case .centerX: size.width / 2
        case .trailing: size.width
        case .centerY: size.height / 2
        case .bottom, .firstBaseline: size.height
        }
    }

    func merged(_ guides: [CGFloat]) -> CGFloat? { guides.min() }
}

extension Alignment {
    /// Where a box stands in a size, both aligned by their guides. `inner` was chosen for `proposal`.
    @MainActor func origin(of box: Box, _ inner: CGSize, _ proposal: ProposedViewSize, in size: CGSize) -> CGPoint {
        let (x, y) = (AlignmentKey(horizontal), AlignmentKey(vertical))
        return CGPoint(
            x: x.defaultValue(in: size) - box.guide(x, in: inner, proposal),
            y: y.defaultValue(in: size) - box.guide(y, in: inner, proposal)
        )
    }
}
