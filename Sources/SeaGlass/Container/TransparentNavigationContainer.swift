import SwiftUI

/// A screen's say about the backgrounds between it and the persistent one.
///
/// All of it is one modifier, and what it is made of are functions: each further modifier were a body a push.
struct TransparentNavigationContainer: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.backgroundBehind) private var background
    @Environment(\.entryOfShell) private var entry
    @Environment(\.hasToolbarMaterial) private var hasToolbarMaterial
    @State private var inner: Bool? = nil
    let isTransparent: Bool
    let site: DeclarationSite

    func body(content: Content) -> some View {
        backgrounds(content).toolbarMaterial(isShown: hasToolbarMaterial, on: capabilities)
    }

    /// Changes no background where no persistent one stands behind, which never changes for a screen.
    @ViewBuilder private func backgrounds(_ content: Content) -> some View {
        if let background {
            let (inner, isInnermost) = ($inner, self.inner == nil)
            // A clear screen of iOS 17 is opaque: cells that lie on nothing else keep their scroll background.
            let isSeen = background.isPainted || capabilities.navigationContainer != .opaque
            content
                .onPreferenceChange(ContainerTransparencyKey.self) { inner.wrappedValue = $0 }
                .transformEnvironment(\.screenSettings) { $0.insert(.background) }
                .scrollBackground(isHidden: isTransparent && isSeen, on: capabilities)
                .navigationContainerBackground(
                    isTransparent: self.inner ?? isTransparent,
                    clearsSplitView: entry == nil,
                    behind: background,
                    on: capabilities
                )
                .repainted(background, isShown: isInnermost && isTransparent, on: capabilities)
                .transformPreference(ContainerTransparencyKey.self) { $0 = $0 ?? isTransparent }
                .auditedScreen(background.audit, declaredAt: site)
        } else {
            content
        }
    }
}

/// What the innermost declaration on a screen says, of views beside each other the first; a destination that is
/// transparent by itself gives way to it.
private struct ContainerTransparencyKey: PreferenceKey {
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}
