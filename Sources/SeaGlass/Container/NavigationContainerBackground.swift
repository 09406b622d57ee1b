import SwiftUI

extension View {
    /// Clears the background a navigation container draws behind a screen, replaces it by a painted one, or gives it
    /// back, where the system lets a screen do so.
    @ViewBuilder package func navigationContainerBackground(
        isTransparent: Bool,
        painted: AnyView? = nil,
        on capabilities: PlatformCapabilities
    ) -> some View {
        #if os(macOS) || os(tvOS) || os(visionOS)
        self
        #else
        if capabilities.navigationContainer == .clearable, #available(iOS 18, macCatalyst 18, watchOS 11, *) {
            screenBackground(isTransparent: isTransparent, painted: painted)
                .background {
                    // Behind the screen, so that its identity stays the same. An opaque screen leaves alone what the split
                    // view draws behind its columns: it belongs to all of them.
                    if isTransparent { Color.clear.containerBackground(.clear, for: .navigationSplitView) }
                }
        } else if #available(iOS 18, macCatalyst 18, *), capabilities.navigationContainer == .clearable {
            screenBackground(isTransparent: isTransparent, painted: painted)
        } else {
            self
        }
        #endif
    }

    #if !(os(macOS) || os(tvOS) || os(visionOS))
    @available(iOS 18, macCatalyst 18, *)
    @ViewBuilder private func screenBackground(isTransparent: Bool, painted: AnyView?) -> some View {
        if let painted {
            containerBackground(for: .navigation) {
                if isTransparent { painted } else { Rectangle().fill(.background) }
            }
        } else {
            containerBackground(isTransparent ? AnyShapeStyle(.clear) : AnyShapeStyle(.background), for: .navigation)
        }
    }
    #endif
}
