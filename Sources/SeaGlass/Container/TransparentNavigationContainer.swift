import SwiftUI

/// A screen's settings for the backgrounds between it and the persistent one.
///
/// It is one modifier made of functions: each further modifier would cost one more body per push.
struct TransparentNavigationContainer: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.backgroundBehind) private var background
    @Namespace private var id
    @State private var inner: Bool? = nil
    let isTransparent: Bool
    let screen: Any.Type

    /// Changes no background where no persistent one stands behind, which never changes for a screen.
    func body(content: Content) -> some View {
        if let background {
            let (inner, isInnermost) = ($inner, self.inner == nil)
            // A clear screen of iOS 17 is opaque, so its list keeps the scroll background behind the cells.
            let isSeen = background.isPainted || capabilities.navigationContainer != .opaque
            content
                .onPreferenceChange(ContainerTransparencyKey.self) { inner.wrappedValue = $0 }
                .transformEnvironment(\.screenSettings) { @Sendable in $0.insert(.background) }
                .scrollBackground(isHidden: isSeen ? isTransparent : nil, on: capabilities)
                .navigationContainerBackground(
                    isTransparent: self.inner ?? isTransparent,
                    behind: background,
                    on: capabilities
                )
                .repainted(background, isShown: isInnermost && isTransparent, on: capabilities)
                .transformPreference(ContainerTransparencyKey.self) { @Sendable [isTransparent] in
                    $0 = $0 ?? isTransparent
                }
                .auditedScreen(background.audit, id, of: screen)
        } else {
            content
        }
    }
}

/// The innermost declaration on a screen, or the first of siblings. It overrides that of a transparent destination.
private struct ContainerTransparencyKey: PreferenceKey {
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}
