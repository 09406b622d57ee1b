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
