import SwiftUI

extension View {
    /// Paints the persistent background again behind a screen, where its container is nothing that could be painted: on
    /// iOS 17, and where the system's containers draw nothing.
    ///
    /// It stands in `.background`, so the scroll view stays the screen's primary content and titles keep collapsing.
    @ViewBuilder func repainted(
        _ background: AnyView?,
        isShown: Bool,
        on capabilities: PlatformCapabilities
    ) -> some View {
        if let background, capabilities.navigationContainer != .clearable {
            // A background is as large as what it stands behind: small content takes all the room first.
            let room: CGFloat? = isShown ? .infinity : nil
            frame(maxWidth: room, maxHeight: room).background { if isShown { background } }
        } else {
            self
        }
    }
}
