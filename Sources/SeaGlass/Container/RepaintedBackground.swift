import SwiftUI

extension View {
    /// Paints the persistent background again behind a screen whose container can't be painted: on iOS 17, and where
    /// the system's containers draw nothing.
    ///
    /// It stands in `.background`, so the scroll view stays the screen's primary content and titles keep collapsing.
    @ViewBuilder func repainted(
        _ background: BackgroundBehind,
        isShown: Bool,
        on capabilities: PlatformCapabilities
    ) -> some View {
        if background.isPainted, capabilities.navigationContainer != .clearable {
            // A background is as large as what it stands behind: content takes all the room first, and on iOS no more
            // of it. A Mac's window may take its least size from the content.
            let room: CGFloat? = isShown ? .infinity : nil
            let least: CGFloat? = isShown && capabilities.navigationContainer == .opaque ? 0 : nil
            frame(minWidth: least, maxWidth: room, minHeight: least, maxHeight: room)
                .background { if isShown { PaintedBackground(behind: background) } }
        } else {
            self
        }
    }
}
