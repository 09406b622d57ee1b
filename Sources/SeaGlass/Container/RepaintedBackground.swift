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
            // A background is as large as what it stands behind: content takes all the room first, and no more of it.
            let (least, room): (CGFloat?, CGFloat?) = isShown ? (0, .infinity) : (nil, nil)
            frame(minWidth: least, maxWidth: room, minHeight: least, maxHeight: room)
                .background { if isShown { background } }
        } else {
            self
        }
    }
}
