import SwiftUI

extension View {
    /// iOS 17: paints the persistent background again behind a screen, whose container nothing public makes transparent.
    ///
    /// It stands in `.background`, so the scroll view stays the screen's primary content and titles keep collapsing.
    @ViewBuilder func repainted(_ background: AnyView?, on capabilities: PlatformCapabilities) -> some View {
        if capabilities.navigationContainer == .opaque {
            // A background is as large as what it stands behind: small content takes all the room first.
            let room: CGFloat? = background == nil ? nil : .infinity
            frame(maxWidth: room, maxHeight: room).background { background }
        } else {
            self
        }
    }
}
