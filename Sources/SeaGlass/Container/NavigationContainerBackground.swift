import SwiftUI

extension View {
    /// Clears the background a navigation container draws behind a screen, replaces it by a painted one, or gives it
    /// back, where the system lets a screen do so.
    @ViewBuilder package func navigationContainerBackground(
        isTransparent: Bool,
        behind background: BackgroundBehind? = nil,
        on capabilities: PlatformCapabilities
    ) -> some View {
        #if os(macOS) || os(tvOS) || os(visionOS)
        self
        #else
        if capabilities.navigationContainer == .clearable, #available(iOS 18, macCatalyst 18, watchOS 11, *) {
            screenBackground(isTransparent: isTransparent, behind: background)
                .background {
                    // Behind the screen, so that its identity stays the same. It is a guess that the placement has an
                    // effect there. An opaque screen does not change the split view's own background, which all columns
                    // share.
                    if isTransparent {
                        Color.clear.containerBackground(.clear, for: .navigationSplitView)
                    }
                }
        } else if #available(iOS 18, macCatalyst 18, *), capabilities.navigationContainer == .clearable {
            screenBackground(isTransparent: isTransparent, behind: background)
        } else {
            self
        }
        #endif
    }

    #if !(os(macOS) || os(tvOS) || os(visionOS))
    @available(iOS 18, macCatalyst 18, *)
    @ViewBuilder private func screenBackground(isTransparent: Bool, behind background: BackgroundBehind?) -> some View {
        if let background, background.isPainted {
            containerBackground(for: .navigation) { picture(background, isShown: isTransparent) }
                #if os(watchOS)
            .containerBackground(for: .tabView) { picture(background, isShown: isTransparent) }
                #endif
        } else {
            let style = isTransparent ? AnyShapeStyle(.clear) : AnyShapeStyle(.background)
            containerBackground(style, for: .navigation)
                #if os(watchOS)
            .containerBackground(style, for: .tabView)
                #endif
        }
    }

    @ViewBuilder private func picture(_ background: BackgroundBehind, isShown: Bool) -> some View {
        if isShown { PaintedBackground(behind: background) } else { Rectangle().fill(.background) }
    }
    #endif
}
