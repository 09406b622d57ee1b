import SwiftUI

/// A screen's say about the backgrounds between it and the persistent one.
struct TransparentNavigationContainer: ViewModifier {
    @Environment(\.backgroundBehind) private var background
    @Environment(\.hasToolbarMaterial) private var hasToolbarMaterial
    @State private var inner: Bool? = nil
    let isTransparent: Bool
    let site: DeclarationSite

    func body(content: Content) -> some View {
        let inner = $inner
        content
            .onPreferenceChange(ContainerTransparencyKey.self) { inner.wrappedValue = $0 }
            .modifier(ScrollBackground(isHidden: isTransparent))
            .modifier(NavigationContainerBackground(isTransparent: inner.wrappedValue ?? isTransparent))
            .modifier(RepaintedBackground(isPainted: inner.wrappedValue == nil && isTransparent))
            .modifier(ToolbarMaterial(isShown: hasToolbarMaterial))
            .transformPreference(ContainerTransparencyKey.self) { $0 = $0 ?? isTransparent }
            .auditedScreen(background?.audit, declaredAt: site)
    }
}

/// What the innermost declaration on a screen says; a destination that is transparent by itself gives way to it.
private struct ContainerTransparencyKey: PreferenceKey {
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

/// Hides the background that lists and forms draw behind their rows, on systems where they draw one, and from 27 on the
/// strips that scroll views draw at their edges.
struct ScrollBackground: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let isHidden: Bool

    func body(content: Content) -> some View {
        #if compiler(>=6.2) && !os(visionOS)
        if capabilities.opaqueScrollEdges, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            rows(content).scrollEdgeEffectStyle(isHidden ? .soft : nil, for: .vertical)
        } else {
            rows(content)
        }
        #else
        rows(content)
        #endif
    }

    private func rows(_ content: Content) -> some View {
        #if os(tvOS)
        content
        #else
        content.scrollContentBackground(isHidden ? .hidden : .automatic)
        #endif
    }
}
