import SwiftUI

/// iOS 17: paints the persistent background again behind a screen, whose container nothing public makes transparent.
///
/// It stands in `.background`, so the scroll view stays the screen's primary content and titles keep collapsing.
struct RepaintedBackground: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.backgroundBehind) private var background
    let isPainted: Bool

    func body(content: Content) -> some View {
        if capabilities.navigationContainer == .opaque {
            // A background is as large as what it stands behind: content takes all the room first, and no more of it.
            content
                .frame(minWidth: least, maxWidth: room, minHeight: least, maxHeight: room)
                .background { repainted.standingBehind() }
        } else {
            content
        }
    }

    private var repainted: AnyView? { isPainted ? background?.repainted : nil }

    private var least: CGFloat? { repainted == nil ? nil : 0 }
    private var room: CGFloat? { repainted == nil ? nil : .infinity }
}
