import SwiftUI

extension View {
    /// Lets the persistent background show through this screen of a navigation container.
    ///
    /// Put it on each screen inside the stack, the root too; destinations made with
    /// `transparentNavigationDestination` have it already. In a split
    /// view put it on the content of each column. Of several on one screen the innermost counts, of views beside each
    /// other the first.
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 18+, Mac Catalyst 18+, watchOS 10+ | clears the navigation container and the scroll background |
    /// | iOS 17, Mac Catalyst 17 | paints the same background behind the screen; the scroll background is hidden. With `screens: .clear` nothing |
    /// | macOS, visionOS | clears the scroll background |
    /// | tvOS | nothing: there is none |
    ///
    /// From 27 on the system ends scroll views at a nearly opaque strip with a line. A transparent screen asks for soft
    /// edges instead, at the top and the bottom; a `scrollEdgeEffectStyle` on the scroll view itself wins. visionOS has
    /// no such strip.
    ///
    /// ```swift
    /// List(threads) { ThreadRow(thread: $0) }
    ///     .navigationTitle("Inbox")
    ///     .transparentNavigationContainer()
    /// ```
    ///
    /// A sheet that the screen presents from inside of the modifier inherits hidden scroll backgrounds: present it from
    /// outside, or say `scrollContentBackground(.automatic)` in it. `persistentBackground` and `glassSheet` do so by
    /// themselves.
    ///
    /// A row draws a background of its own: see `transparentRow`. In a `glassSheet` the modifier shows the background of the
    /// sheet. Elsewhere, without a persistent background behind the screen, it changes no background, with either value.
    ///
    /// - Parameter isTransparent: `false` gives the screen the system's background again, on systems that draw one.
    public func transparentNavigationContainer(_ isTransparent: Bool = true) -> some View {
        transparentNavigationContainer(isTransparent, of: Self.self)
    }

    /// - Parameter screen: The type that a report in debug builds names.
    nonisolated package func transparentNavigationContainer(_ isTransparent: Bool, of screen: Any.Type) -> some View {
        modifier(TransparentNavigationContainer(isTransparent: isTransparent, screen: screen))
    }
}

/// A screen's settings for the backgrounds between it and the persistent one.
///
/// It is one modifier made of functions: each further modifier would cost one more body per push.
nonisolated private struct TransparentNavigationContainer: ViewModifier {
    private let surroundings = Surroundings()
    @Namespace private var id
    @State private var inner: Bool? = nil
    let isTransparent: Bool
    let screen: Any.Type

    init(isTransparent: Bool, screen: Any.Type) { (self.isTransparent, self.screen) = (isTransparent, screen) }

    /// Changes no background where no persistent one stands behind, which never changes for a screen.
    @MainActor func body(content: Content) -> some View {
        if let background = surroundings.context.background {
            let capabilities = surroundings.capabilities
            let (inner, isInnermost) = ($inner, self.inner == nil)
            // A clear screen of iOS 17 is opaque, so its list keeps the scroll background behind the cells.
            let isSeen = background.isPainted || capabilities.navigationContainer != .opaque
            let settings: ScreenSettings = isSeen ? [.transparentScreen, .scrollBackground] : .transparentScreen
            content
                .onPreferenceChange(ContainerTransparencyKey.self) { inner.wrappedValue = $0 }
                .environment(\.screenContext, surroundings.changed { $0.settings.formUnion(settings) })
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
                .auditedScreen(background.model.audit, id, of: screen)
        } else {
            content
        }
    }
}

/// The innermost declaration on a screen, or the first of siblings. It overrides that of a transparent destination.
private struct ContainerTransparencyKey: PreferenceKey {
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

extension View {
    /// Clears the background a navigation container draws behind a screen, replaces it by a painted one, or gives it
    /// back, where the system lets a screen do so.
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
                    // Behind the screen, so that its identity stays the same. It is a guess that the placement has an
                    // effect there. An opaque screen does not change the split view's own background, which all columns
                    // share.
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
    /// Paints the persistent background again behind a screen whose container can't be painted: on iOS 17, and where
    /// the system's containers draw nothing.
    ///
    /// It stands in `.background`, so the scroll view stays the screen's primary content and titles keep collapsing.
    @ViewBuilder func repainted(
        _ background: BackgroundHandle,
        isShown: Bool,
        on capabilities: PlatformCapabilities
    ) -> some View {
        if background.isPainted, capabilities.navigationContainer != .clearable {
            // A background is as large as what it stands behind: content takes all the room first, and on iOS no more
            // of it. A Mac's window may take its least size from the content.
            let room: CGFloat? = isShown ? .infinity : nil
            let least: CGFloat? = isShown && capabilities.navigationContainer == .opaque ? 0 : nil
            frame(minWidth: least, maxWidth: room, minHeight: least, maxHeight: room)
                .background { if isShown { PaintedBackground(background: background) } }
        } else {
            self
        }
    }
}
