import SwiftUI

extension View {
    /// Clears the background a navigation container draws behind a screen, or gives it back, where the system lets a
    /// screen do so.
    @ViewBuilder package func navigationContainerBackground(
        isTransparent: Bool,
        on capabilities: PlatformCapabilities
    ) -> some View {
        #if os(macOS) || os(tvOS) || os(visionOS)
        self
        #else
        let background = isTransparent ? AnyShapeStyle(.clear) : AnyShapeStyle(.background)
        if capabilities.navigationContainer == .clearable, #available(iOS 18, macCatalyst 18, watchOS 11, *) {
            containerBackground(background, for: .navigation)
                .background {
                    // Behind the screen, so that its identity stays the same. An opaque screen leaves alone what the split
                    // view draws behind its columns: it belongs to all of them.
                    if isTransparent { Color.clear.containerBackground(.clear, for: .navigationSplitView) }
                }
        } else if #available(iOS 18, macCatalyst 18, *), capabilities.navigationContainer == .clearable {
            containerBackground(background, for: .navigation)
        } else {
            self
        }
        #endif
    }
}
