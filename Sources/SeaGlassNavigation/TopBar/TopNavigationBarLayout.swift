import SwiftUI

/// A layout with the ends of a bar at its edges and the title in its middle. A title that is too long for the middle
/// takes the room between the ends.
struct TopNavigationBarLayout: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (leading, title, trailing) = sizes(of: subviews, in: proposal)
        let width = proposal.width ?? 2 * spacing + leading.width + title.width + trailing.width
        return CGSize(width: width, height: max(leading.height, title.height, trailing.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let proposal = ProposedViewSize(width: bounds.width, height: proposal.height)
        let (leading, title, trailing) = sizes(of: subviews, in: proposal)
        let end = bounds.width - trailing.width
        let middle = max(min((bounds.width - title.width) / 2, end - spacing - title.width), leading.width + spacing)
        for (index, size, x) in [(0, leading, 0), (1, title, middle), (2, trailing, end)] {
            let position = CGPoint(x: bounds.minX + x, y: bounds.midY)
            subviews[index].place(at: position, anchor: .leading, proposal: ProposedViewSize(size))
        }
    }

    private func sizes(of subviews: Subviews, in proposal: ProposedViewSize) -> (CGSize, CGSize, CGSize) {
        func size(_ index: Int, _ width: CGFloat?) -> CGSize {
            subviews[index].sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
        }
        let leading = size(0, nil)
        let trailing = size(2, nil)
        let free = proposal.width.map { max($0 - leading.width - trailing.width - 2 * spacing, 0) }
        return (leading, size(1, free), trailing)
    }
}
