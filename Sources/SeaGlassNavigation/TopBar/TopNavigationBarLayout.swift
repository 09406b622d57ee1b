import SwiftUI

/// A layout with the ends of a bar at its edges and the title in its middle. A title that is too long for that takes
/// the room that the ends leave.
struct TopNavigationBarLayout: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = sizes(of: subviews, in: proposal)
        let width = proposal.width ?? sizes.reduce(2 * spacing) { $0 + $1.width }
        return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let sizes = sizes(of: subviews, in: ProposedViewSize(width: bounds.width, height: proposal.height))
        let (leading, title, trailing) = (sizes[0].width, sizes[1].width, bounds.width - sizes[2].width)
        let middle = max(min((bounds.width - title) / 2, trailing - spacing - title), leading + spacing)
        for (index, x) in [0, middle, trailing].enumerated() {
            let position = CGPoint(x: bounds.minX + x, y: bounds.midY)
            subviews[index].place(at: position, anchor: .leading, proposal: ProposedViewSize(sizes[index]))
        }
    }

    private func sizes(of subviews: Subviews, in proposal: ProposedViewSize) -> [CGSize] {
        func size(_ index: Int, _ width: CGFloat?) -> CGSize {
            subviews[index].sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
        }
        let (leading, trailing) = (size(0, nil), size(2, nil))
        let free = proposal.width.map { max($0 - leading.width - trailing.width - 2 * spacing, 0) }
        return [leading, size(1, free), trailing]
    }
}
