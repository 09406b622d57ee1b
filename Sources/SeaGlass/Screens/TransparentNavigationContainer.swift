import SwiftUI

extension View {
    /// Lets the persistent background show through this screen of a navigation container.
    ///
    /// Add it to each screen in the stack, including the root; `transparentNavigationDestination` adds it to its
    /// destinations. In a split view, add it to the content of each column, and if that content is a stack, to the
    /// stack as well as to the stack's screens. Add it once to a screen.
    ///
    /// | System | Effect |
    /// | --- | --- |
    /// | iOS 18+, Mac Catalyst 18+ | paints a vertical gradient in the navigation container, or clears the container for any other picture; clears the scroll background |
    /// | watchOS 10+ | paints the background in the navigation container, clears the scroll background |
    /// | iOS 17, Mac Catalyst 17 | paints the background behind the screen, clears the scroll background |
    /// | iOS 18+, Mac Catalyst 18+, watchOS 10+, with `persistentBackground(…, screens: .clear)` | clears the navigation container and the scroll background |
    /// | iOS 17, Mac Catalyst 17, with `screens: .clear` | no effect: the screen stays opaque |
    /// | macOS, visionOS | clears the scroll background |
    /// | tvOS | no effect: the system draws neither background |
    /// | iOS 18+, Mac Catalyst 18+, macOS, tvOS, with `screens: .painted` | also paints any picture behind the screen |
    ///
    /// From system version 27 on, except on visionOS, a nearly opaque strip with a line covers the edges of a scroll
    /// view. A transparent screen sets soft edges instead, at the top and the bottom; a `scrollEdgeEffectStyle` on the
    /// scroll view wins.
    ///
    /// ```swift
    /// List(threads) { ThreadRow(thread: $0) }
    ///     .navigationTitle("Inbox")
    ///     .transparentNavigationContainer()
    /// ```
    ///
    /// A sheet presented from inside the modified view inherits hidden scroll backgrounds: present it from outside, or
    /// add `scrollContentBackground(.automatic)` to the sheet's content. `persistentBackground` and `glassSheet` reset
    /// scroll backgrounds automatically.
    ///
    /// For the backgrounds of rows, see `transparentRow`. From iOS 18 on, the modifier also shows the background of a
    /// `glassSheet`. With neither a `glassSheet` nor a persistent background behind the screen, it has no effect.
    ///
    /// - Parameter isTransparent: `false` restores the system's background, on systems that draw one.
    nonisolated public func transparentNavigationContainer(_ isTransparent: Bool = true) -> some View {
        transparentNavigationContainer(isTransparent, of: Self.self)
    }

    /// - Parameter screen: The type to name in a debug build's report.
    nonisolated package func transparentNavigationContainer(_ isTransparent: Bool, of screen: Any.Type) -> some View {
        modifier(TransparentNavigationContainer(isTransparent: isTransparent, screen: screen))
    }
}

/// A screen's settings for the backgrounds between the screen and the persistent background.
///
/// It is one modifier that calls functions, because each nested modifier would cost another body per push.
nonisolated private struct TransparentNavigationContainer: ViewModifier {
    private let surroundings = Surroundings()
    @Namespace private var id
    let isTransparent: Bool
    let screen: Any.Type

    init(isTransparent: Bool, screen: Any.Type) {
        self.isTransparent = isTransparent
        self.screen = screen
    }

    /// The presence of a persistent background is constant for a screen, so the branch never changes.
    @MainActor func body(content: Content) -> some View {
        if let background = surroundings.context.background {
            let capabilities = surroundings.capabilities
            // On iOS 17 a screen that is not painted is opaque, so its list keeps its own background.
            let isVisible = background.isPainted || capabilities.navigationContainer != .opaque
            content
                .environment(
                    \.screenContext,
                    surroundings.changed { if isVisible { $0.settings.insert(.scrollBackground) } }
                )
                .scrollBackground(isHidden: isVisible ? isTransparent : nil, on: capabilities)
                .navigationContainerBackground(isTransparent: isTransparent, behind: background, on: capabilities)
                .repainted(background, isShown: isTransparent, on: capabilities)
                .preference(key: OpaqueScreenKey.self, value: !isTransparent)
                .auditedScreen(background.model.audit, id, of: screen)
        } else {
            content
        }
    }
}

extension View {
    /// Clears, paints or restores the background that a navigation container draws behind a screen, if the system
    /// allows it.
    @ViewBuilder package func navigationContainerBackground(
        isTransparent: Bool,
        behind background: BackgroundHandle? = nil,
        on capabilities: PlatformCapabilities
    ) -> some View {
        #if os(macOS) || os(tvOS) || os(visionOS)
        self
        #else
        if capabilities.navigationContainer == .clearable, #available(iOS 18, macCatalyst 18, *) {
            screenBackground(isTransparent: isTransparent, behind: background)
                .background {
                    // This branch is behind the screen, so the screen keeps its identity. The effect is a guess. All
                    // columns share the split view's background, so an opaque screen leaves that background unchanged.
                    if isTransparent, #available(watchOS 11, *) {
                        Color.clear.containerBackground(.clear, for: .navigationSplitView)
                    }
                }
        } else {
            self
        }
        #endif
    }

    #if !(os(macOS) || os(tvOS) || os(visionOS))
    @available(iOS 18, macCatalyst 18, *)
    @ViewBuilder private func screenBackground(isTransparent: Bool, behind background: BackgroundHandle?) -> some View {
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

    @ViewBuilder private func picture(_ background: BackgroundHandle, isShown: Bool) -> some View {
        if isShown { PaintedBackground(background: background) } else { Rectangle().fill(.background) }
    }
    #endif
}

extension View {
    /// Paints the persistent background again behind a screen whose container can't be painted: on iOS 17, and on
    /// systems with see-through containers.
    ///
    /// A `.background` keeps the scroll view as the screen's primary content, so titles still collapse.
    @ViewBuilder func repainted(
        _ background: BackgroundHandle,
        isShown: Bool,
        on capabilities: PlatformCapabilities
    ) -> some View {
        if background.isPainted, capabilities.navigationContainer != .clearable {
            // A background has the size of its content, so the content is stretched to the available room. On iOS it
            // is also limited to that room; on a Mac it is not, because it may set the window's least size.
            let room: CGFloat? = isShown ? .infinity : nil
            let least: CGFloat? = isShown && capabilities.navigationContainer == .opaque ? 0 : nil
            frame(minWidth: least, maxWidth: room, minHeight: least, maxHeight: room)
                .background { if isShown { PaintedBackground(background: background) } }
        } else {
            self
        }
    }
}
