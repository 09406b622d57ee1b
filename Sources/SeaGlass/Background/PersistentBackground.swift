import SwiftUI

/// The way in which the transparent screens of a navigation container show the persistent background.
///
/// A push slides one screen over another. Two clear screens are both visible while it runs, and their rows show through
/// each other. A painted screen covers the one it leaves:
///
/// ```swift
/// NavigationStack { InboxScreen() }
///     .persistentBackground(.ocean, screens: .painted)
/// ```
///
/// A painted vertical gradient depends on the height alone, the vignette included, so it looks still while its screen slides
/// sideways. A mesh, a gradient at an angle and a view of your own have the size of each screen, and slide with it.
///
/// | | iOS 18+, Mac Catalyst 18+ | iOS 17, Mac Catalyst 17 | watchOS 10+ | macOS, tvOS, visionOS |
/// | --- | --- | --- | --- | --- |
/// | ``automatic`` | clear | painted | painted | the container draws nothing |
/// | ``clear`` | clear | opaque: nothing public clears a screen there | clear | as above |
/// | ``painted`` | painted | painted | painted | painted; on visionOS as above, since a picture over the glass of a window covers nothing |
///
/// In a split view each column paints the background, and so do the screens in the tabs of a `TabView`.
/// On iOS and iPadOS one background behind a whole `TabView` is hidden unless screens are painted. On macOS choose ``painted``
/// for the detail of a split view, and leave the sidebar to the system.
public enum PersistentBackgroundScreens: Hashable, Sendable {
    /// Clear where the system lets a screen be clear; elsewhere and on watchOS as with ``painted``.
    case automatic

    /// The one background shows through every screen. Where the system can't clear a screen, it is opaque.
    case clear

    /// Each screen paints the same background behind itself. A view of your own is made once more for each screen, with
    /// a state of its own.
    case painted
}

extension View {
    /// Puts a palette's gradient behind a navigation container, where it stays through every push, pop and swipe.
    ///
    /// Chain it on the container itself. Each screen inside says with `transparentNavigationContainer`
    /// that it lets the background through.
    ///
    /// ```swift
    /// NavigationStack { InboxScreen() }
    ///     .persistentBackground(.ocean)
    /// ```
    ///
    /// The background fills the window, safe areas and keyboard included; it takes no touches, and assistive
    /// technologies do not see it. Its bottom layer is opaque, but for visionOS, and follows the appearance at once.
    ///
    /// A sheet is a root of its own: chain the modifier on the container inside it. There it also ends what a presenting
    /// screen has set for itself, as hidden scroll backgrounds. A sheet without a background of its own inherits these and
    /// this palette, and on iOS 17 its transparent screens show this background. On the screen of a presented route, where the
    /// route is declared, it is behind the stack around the screen.
    ///
    /// | System | What shows it |
    /// | --- | --- |
    /// | iOS 18+, Mac Catalyst 18+ | screens with a transparent container |
    /// | iOS 17, Mac Catalyst 17, watchOS 10+ | the same, with the background painted again behind each (`screens`) |
    /// | macOS, tvOS, visionOS | every screen without a background of its own |
    ///
    /// - Parameters:
    ///   - palette: The colors. A new palette cross-fades in; the background keeps its identity.
    ///   - style: Gradient and vignette, or ``PersistentBackgroundStyle/minimal`` for the system's background alone.
    ///   - animation: How one palette changes into another; `nil` changes at once. Under Reduce Motion any animation
    ///     becomes a plain fade.
    ///   - screens: How the transparent screens of the container show it. From iOS 18 on they are clear, and the rows of two
    ///     screens read through each other during a push; with ``PersistentBackgroundScreens/painted`` a screen covers the one it
    ///     leaves. Choose once: another choice makes the screens anew.
    public func persistentBackground(
        _ palette: ColorPalette,
        style: PersistentBackgroundStyle = .standard,
        animation: Animation? = .easeInOut(duration: 0.6),
        screens: PersistentBackgroundScreens = .automatic
    ) -> some View {
        modifier(
            PersistentBackground(
                palette: BackgroundPalette(palette: palette, style: style, animation: animation),
                own: EmptyView(),
                screens: screens,
                content: Self.self
            )
        )
    }

    /// Puts any view behind a navigation container, where it stays through every push, pop and swipe.
    ///
    /// The view is made once and keeps its state. Where screens are painted, as on iOS 17, it is made once more for each,
    /// with a state of its own. Otherwise it behaves as `persistentBackground` does.
    ///
    /// ```swift
    /// NavigationStack { InboxScreen() }
    ///     .persistentBackground { Image("hero").resizable() }
    /// ```
    ///
    /// - Parameters:
    ///   - screens: How the transparent screens of the container show it. Choose once: another choice makes the screens
    ///     anew.
    ///   - background: The view. It fills the window and lies over the system's background color.
    public func persistentBackground(
        screens: PersistentBackgroundScreens = .automatic,
        @ViewBuilder background: () -> some View
    ) -> some View {
        modifier(PersistentBackground(palette: nil, own: background(), screens: screens, content: Self.self))
    }
}

/// A background and, in front of it, the container it stays behind: siblings, so no transition of the one moves the
/// other.
struct PersistentBackground<Own: View>: ViewModifier {
    private var surroundings = Surroundings()
    @Namespace private var id
    @OwnState private var model = BackgroundModel()
    /// Nil where the background is a view of the app's own.
    let palette: BackgroundPalette?
    let own: Own
    let screens: PersistentBackgroundScreens
    let content: Any.Type

    init(palette: BackgroundPalette?, own: Own, screens: PersistentBackgroundScreens, content: Any.Type) {
        (self.palette, self.own, self.screens, self.content) = (palette, own, screens, content)
    }

    func body(content: Content) -> some View {
        let (background, outer) = (handle, surroundings.context)
        // The bar of a screen is that of a background on it, too.
        let topEdge = outer.settings.intersection(.topEdge)
        ZStack {
            picture
                .onGeometryChange(for: ClosedRange<CGFloat>.self) { [isPainted] in
                    isPainted ? $0.frame(in: .global).heights : 0...0
                } action: { [model] in
                    model.heights = $0
                }
                .asBackdrop()
            content
                .resettingScreenSettings(
                    surroundings.changed { $0.settings.subtract(topEdge) },
                    on: surroundings.capabilities
                )
                .environment(\.backgroundPicture, palette.map(BackgroundPicture.palette) ?? paintedView)
                .environment(\.screenContext, ScreenContext(background: background, settings: topEdge))
        }
        .auditedBackground(model.audit, around: self.content, on: surroundings.capabilities)
        // To a background around this one it is one of the screens.
        .auditedScreen(outer.background?.model.audit, id, of: self.content)
    }

    @ViewBuilder private var picture: some View {
        if let palette { PaletteBackground(palette, isPainted: isPainted) } else { ViewBackground(content: own) }
    }

    private var paintedView: BackgroundPicture? {
        isPainted ? .view(AnyView(ViewBackground(content: own))) : nil
    }

    private var handle: BackgroundHandle {
        BackgroundHandle(model: model, isPainted: isPainted, hasPalette: palette != nil)
    }

    private var isPainted: Bool {
        let capabilities = surroundings.capabilities
        return switch capabilities.navigationContainer {
        case .clearable: screens == .painted || screens == .automatic && capabilities.paintsScreens
        // Over the glass of a window a picture covers nothing, and would be seen twice.
        case .seeThrough: screens == .painted && !capabilities.glassPlates
        case .opaque: screens != .clear
        }
    }
}

extension View {
    /// Fills everything, takes no touches, and is nothing to assistive technologies.
    func asBackdrop() -> some View {
        ignoresSafeArea()
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

/// A view of the app's own over the system's background, so that nothing clear is at the bottom where the system has one. The
/// color gives the size: an image that fills more than that is cut off, and its own size is nobody's.
struct ViewBackground<Content: View>: View {
    @Environment(\.deviceSettings) private var device
    let content: Content

    var body: some View {
        device.fill(of: device.recipe(palette: nil, style: .minimal), in: .minimal)
            .overlay { content }
            .clipShape(Rectangle())
    }
}
