import SwiftUI

/// The way in which the transparent screens of a navigation container show the persistent background.
///
/// A push slides one screen over another. During the push, the rows of two clear screens show through each other. A
/// painted screen covers the screen below it. A painted vertical gradient, its vignette included, depends on the height
/// alone, so it looks still while its screen slides sideways. A mesh, a gradient at an angle and a custom view fill each
/// screen and slide with it, so ``automatic`` leaves their screens clear where the system can clear them:
///
/// ```swift
/// NavigationStack { InboxScreen() }
///     .persistentBackground(.ocean, style: .standard.gradient(.mesh), screens: .painted)
/// ```
///
/// | | iOS 18+, Mac Catalyst 18+ | iOS 17, Mac Catalyst 17 | watchOS 10+ | macOS, tvOS, visionOS |
/// | --- | --- | --- | --- | --- |
/// | ``automatic`` | painted for a vertical gradient, otherwise clear | painted | painted | see-through: the container has no background |
/// | ``clear`` | clear | opaque: no public API clears a screen | clear | see-through |
/// | ``painted`` | painted | painted | painted | painted; see-through on visionOS, over a window's glass |
///
/// If screens are painted, each column of a split view paints the background, and so does each screen in the tabs of a
/// `TabView`. On iOS and iPadOS a background behind a whole `TabView` is visible only if screens are painted. On macOS
/// choose ``painted`` for the detail of a split view, and leave the sidebar to the system.
///
/// Layer: template, <doc:PersistentBackgrounds>.
public enum PersistentBackgroundScreens: Hashable, Sendable {
    /// Paints screens on iOS 17, Mac Catalyst 17 and watchOS, as ``painted`` does, and from iOS 18 on if the gradient is
    /// vertical. Otherwise acts as ``clear``. The first gradient decides: a later one of another kind resets no screen.
    case automatic

    /// The one background shows through every screen. A screen that the system can't clear is opaque.
    case clear

    /// Each screen paints the same background behind itself. A custom view is made again for each screen, with separate
    /// state.
    case painted
}

extension View {
    /// Puts a palette's gradient behind a navigation container, where it stays through every push, pop and swipe.
    ///
    /// Chain it on the container, and add `transparentNavigationContainer` to each screen inside. Chain traits, such as
    /// `tabItem`, `tag`, `transition`, `zIndex` and `badge`, after the background. SwiftUI doesn't find a trait that is
    /// chained before it.
    ///
    /// ```swift
    /// NavigationStack { InboxScreen() }
    ///     .persistentBackground(.ocean)
    /// ```
    ///
    /// The background fills the window, safe areas and keyboard included. It ignores touches and is hidden from
    /// assistive technologies. Its bottom layer, opaque except on visionOS, follows the appearance immediately.
    ///
    /// In a sheet, chain the modifier on the container inside. It then also resets the settings that the sheet inherits
    /// from the presenting screen, such as hidden scroll backgrounds. A sheet without a persistent background inherits
    /// these settings and the presenter's palette; if screens are painted, so are its transparent screens.
    /// For a route that a `SeaGlassNavigation` shell presents, say `background: .palette(_:style:)` in the declaration of
    /// the route.
    ///
    /// | System | Screens that show the background |
    /// | --- | --- |
    /// | iOS 18+, Mac Catalyst 18+ | screens with a transparent container, which paint a vertical gradient again behind themselves and show any other picture through |
    /// | iOS 17, Mac Catalyst 17, watchOS 10+ | screens with a transparent container, which paint the background again behind themselves |
    /// | macOS, tvOS, visionOS | every screen that draws no background |
    ///
    /// - Parameters:
    ///   - palette: The colors. A new palette fades in; the background keeps its identity.
    ///   - style: Gradient and vignette, or ``PersistentBackgroundStyle/minimal`` for the system's background alone.
    ///   - animation: The animation between palettes; `nil` changes them immediately. Under Reduce Motion any animation
    ///     becomes a fade with `easeInOut`.
    ///   - screens: The way in which transparent screens show the background. By default a screen paints a vertical
    ///     gradient and covers the screen below it during a push. Choose once: a change resets the screens.
    nonisolated public func persistentBackground(
        _ palette: ColorPalette,
        style: PersistentBackgroundStyle = .standard,
        animation: Animation? = .easeInOut(duration: 0.6),
        screens: PersistentBackgroundScreens = .automatic
    ) -> some View {
        let picture = BackgroundPalette(palette: palette, style: style, animation: animation)
        return background(.palette(picture), screens: screens, reportedAs: "persistentBackground")
    }

    /// Makes the background, and names another declaration in reports, such as `navigationRoute(background:)`.
    nonisolated package func persistentBackground(
        _ palette: ColorPalette,
        style: PersistentBackgroundStyle,
        reportedAs name: String
    ) -> some View {
        let picture = BackgroundPalette(palette: palette, style: style, animation: .easeInOut(duration: 0.6))
        return background(.palette(picture), reportedAs: name)
    }

    /// Puts any view behind a navigation container, where it stays through every push, pop and swipe.
    ///
    /// The view is made once and keeps its state. If screens are painted, as on iOS 17, it is made again for each
    /// screen, with separate state; animate such a view inside, with `animation(_:value:)`. Otherwise the modifier works
    /// like `persistentBackground` with a palette.
    ///
    /// ```swift
    /// NavigationStack { InboxScreen() }
    ///     .persistentBackground { Image("hero").resizable() }
    /// ```
    ///
    /// - Parameters:
    ///   - screens: The way in which transparent screens show the background. Choose once: a change resets the screens.
    ///   - background: The view. It fills the window and lies over the system's background color.
    nonisolated public func persistentBackground(
        screens: PersistentBackgroundScreens = .automatic,
        @ViewBuilder background: () -> some View
    ) -> some View {
        let picture = AnyView(ViewBackground(content: background()))
        return self.background(.view(picture), screens: screens, reportedAs: "persistentBackground")
    }

    /// Makes the background, and names another declaration in reports, such as `navigationRoute(background:)`.
    nonisolated package func persistentBackground(of view: some View, reportedAs name: String) -> some View {
        background(.view(AnyView(ViewBackground(content: view))), reportedAs: name)
    }

    nonisolated private func background(
        _ picture: BackgroundPicture,
        screens: PersistentBackgroundScreens = .automatic,
        reportedAs name: String
    ) -> some View {
        modifier(PersistentBackground(picture, screens: screens, content: Self.self, name: name))
    }
}

/// A background and the container in front of it. They are siblings, so a transition of the container doesn't move the
/// background.
nonisolated struct PersistentBackground: ViewModifier {
    private let surroundings = Surroundings()
    @Environment(\.colorScheme) private var colorScheme
    @Namespace private var id
    @OwnState private var model: BackgroundModel
    let picture: BackgroundPicture
    let screens: PersistentBackgroundScreens
    let content: Any.Type

    /// - Parameters:
    ///   - content: The type of the view in front, for reports.
    ///   - name: What the app has written, for reports.
    init(
        _ picture: BackgroundPicture,
        screens: PersistentBackgroundScreens,
        content: Any.Type,
        name: String
    ) {
        self.picture = picture
        self.screens = screens
        self.content = content
        let looksStill = picture.palette?.looksStill ?? false
        // SwiftUI evaluates a view on the main actor, whichever thread made it, and the model does no more.
        nonisolated(unsafe) let customView = picture.customView
        _model = OwnState(
            wrappedValue: BackgroundModel(
                customView: customView,
                looksStill: looksStill,
                audit: BackgroundAudit(of: name, on: content)
            )
        )
    }

    @MainActor func body(content: Content) -> some View {
        let background = handle
        let outer = surroundings.context
        // A top bar around this background stays above it, so the bar's setting for the top edge stays, too.
        let topEdge = outer.settings.intersection(.topEdge)
        ZStack {
            picture.drawn(isPainted: isPainted)
                .onGeometryChange(for: VerticalRange?.self) { [isPainted] in
                    isPainted ? $0.frame(in: .global).verticalRange : nil
                } action: { [model] in
                    model.verticalRange = $0
                }
                .asBackdrop()
            content
                .resettingScreenSettings(
                    surroundings.changed { $0.settings.subtract(topEdge) },
                    on: surroundings.capabilities
                )
                .environment(\.backgroundPalette, picture.palette)
                .environment(\.outerColorScheme, colorScheme)
                .environment(\.screenContext, ScreenContext(background: background, settings: topEdge))
                // A shell around this background is not told that a screen inside is opaque.
                .transformPreference(OpaqueScreenKey.self) { @Sendable in $0 = false }
        }
        .onChange(of: repeatedView) { model.customView = picture.customView }
        .auditedBackground(model.audit, behind: surroundings.capabilities.navigationContainer)
        // An outer background treats this one as one of its screens.
        .auditedScreen(outer.background?.model.audit, id, of: self.content)
    }

    /// The custom view that screens paint. It is unequal to itself, so each evaluation updates the screens' copies.
    @MainActor private var repeatedView: BackgroundPicture? {
        isPainted && picture.customView != nil ? picture : nil
    }

    @MainActor private var handle: BackgroundHandle {
        BackgroundHandle(
            model: model,
            kind: picture.palette == nil ? .customView : .palette,
            isPainted: isPainted
        )
    }

    @MainActor private var isPainted: Bool {
        let capabilities = surroundings.capabilities
        return switch capabilities.navigationContainer {
        case .clearable:
            screens == .painted || screens == .automatic && (capabilities.paintsScreens || model.looksStill)
        // A picture is translucent over a window's glass, so a second one would show the first.
        case .seeThrough: screens == .painted && !capabilities.glassPlates
        case .opaque: screens != .clear
        }
    }
}

/// A custom view over the system's background, which is opaque except on visionOS.
///
/// The fill sets the size, so a larger image is clipped instead of enlarging the view.
nonisolated struct ViewBackground<Content: View>: View {
    @Environment(\.deviceSettings) private var device
    let content: Content

    @MainActor var body: some View {
        device.fill(of: device.recipe(palette: nil, style: .minimal), in: .minimal)
            .overlay { content }
            .clipShape(Rectangle())
    }
}
