import SwiftUI

/// Clears the background a navigation container draws behind a screen, or gives it back, where the system lets a screen
/// say so.
package struct NavigationContainerBackground: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let isTransparent: Bool

    package init(isTransparent: Bool) { self.isTransparent = isTransparent }

    package func body(content: Content) -> some View {
        #if os(macOS) || os(tvOS) || os(visionOS)
        content
        #else
        if capabilities.navigationContainer == .clearable, #available(iOS 18, macCatalyst 18, watchOS 11, *) {
            content
                .containerBackground(background, for: .navigation)
                .containerBackground(background, for: .navigationSplitView)
        } else if #available(iOS 18, macCatalyst 18, *), capabilities.navigationContainer == .clearable {
            content
                .containerBackground(background, for: .navigation)
        } else {
            content
        }
        #endif
    }

    private var background: AnyShapeStyle {
        isTransparent ? AnyShapeStyle(.clear) : AnyShapeStyle(.background)
    }
}
