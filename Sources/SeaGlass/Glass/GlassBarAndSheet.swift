import SwiftUI

extension View {
    /// Puts a bar of controls at an edge, over content that scrolls behind it.
    ///
    /// ```swift
    /// List(songs) { SongRow($0) }
    ///     .glassBar(edge: .bottom) { PlayerControls() }
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26, visionOS 26 | `safeAreaBar`: the scroll edge effect reaches under the bar; the bar's controls can be glass |
    /// | older | `safeAreaInset` with the regular material behind the bar, to the edge of the screen |
    ///
    /// - Parameters:
    ///   - edge: The top or bottom edge, where the bar appears.
    ///   - content: The bar.
    public func glassBar(edge: VerticalEdge, @ViewBuilder content: () -> some View) -> some View {
        modifier(GlassBar(edge: edge, bar: content()))
    }

    /// Gives a sheet the system's background.
    ///
    /// Chain it on the content of a sheet or a popover, not of a cover, which would become translucent.
    ///
    /// The modifier resets the settings that the sheet would inherit from screens and surfaces around the presenting
    /// view. On the sheet, scroll backgrounds are drawn; labels are primary and not vibrant, since rows and forms are
    /// opaque; a glass surface is neither inside another surface nor in a container; and there is no palette.
    ///
    /// A `NavigationStack`, a list and a form draw backgrounds in front of the sheet's background. On a glass sheet,
    /// `transparentNavigationContainer` clears these backgrounds for a screen, as it does over a persistent background:
    ///
    /// ```swift
    /// .sheet(isPresented: $isChoosing) {
    ///     NavigationStack {
    ///         QueueScreen().transparentNavigationContainer()
    ///     }
    ///     .presentationDetents([.medium])
    ///     .glassSheet()
    /// }
    /// ```
    ///
    /// A `SeaGlassNavigation` shell clears its screens by itself. In the declaration of a route that a shell presents,
    /// chain `glassSheet` on the screen: the shell applies it to the whole stack around the screen.
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26, visionOS | no change: the system's sheet is glass unless it has a background. On an iPhone it is glass only at partial heights, and more opaque the higher it is |
    /// | older | the background of the presentation is the regular material |
    ///
    /// On iOS 17 the screens of a `NavigationStack` stay opaque: no modifier clears them.
    public func glassSheet() -> some View { modifier(GlassSheet()) }
}

/// A bar at an edge: the system's from version 26 on, an inset with a material on earlier systems.
private struct GlassBar<Bar: View>: ViewModifier {
    var surroundings = Surroundings()
    let edge: VerticalEdge
    let bar: Bar

    /// The context of the bar. It records that the bar has a material, so that presentations from the bar reset that
    /// material.
    private var inBar: ScreenContext {
        surroundings.changed { ($0.settings, $0.glass.hasMaterial) = ($0.settings.subtracting(.foreground), true) }
    }

    func body(content: Content) -> some View {
        if surroundings.capabilities.edgeEffects, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            content.safeAreaBar(edge: edge) { bar }
        } else {
            content.safeAreaInset(edge: edge, spacing: 0) {
                bar.automaticForeground(surroundings.context.settings.contains(.foreground))
                    .environment(\.screenContext, inBar)
                    .frame(maxWidth: .infinity)
                    .background(.regularMaterial)
            }
        }
    }
}

/// The background of a sheet: the system's glass, or a material on systems without glass sheets.
private struct GlassSheet: SheetBackground {
    private let surroundings = Surroundings()
    @OwnState private var model = BackgroundModel()

    func body(content: Content) -> some View {
        let capabilities = surroundings.capabilities
        // On iOS 17 no modifier clears a navigation stack, so screens can't show the sheet's background.
        let background =
            capabilities.navigationContainer == .opaque
            ? nil : BackgroundHandle(model: model, isPainted: false, hasPalette: false)
        return sheet(
            content
                .environment(\.backgroundPicture, nil)
                .environment(\.screenContext, ScreenContext(background: background)),
            on: capabilities
        )
        .resettingScreenSettings(surroundings.context, on: capabilities)
    }

    /// Labels on the material are not vibrant, since opaque rows cover it.
    @ViewBuilder private func sheet(_ content: some View, on capabilities: PlatformCapabilities) -> some View {
        if capabilities.liquidGlass || capabilities.glassPlates {
            content
        } else {
            content.presentationBackground(.regularMaterial)
        }
    }
}

/// A modifier of this library that gives a whole sheet its background.
protocol SheetBackground: ViewModifier {}

extension PersistentBackground: SheetBackground {}

/// A view that may set the background of a sheet. The type of the view decides whether it does.
@MainActor package protocol SheetContent: View {
    /// Puts the view in a container, and moves the sheet backgrounds of the view to the container. The view's other
    /// modifiers stay inside. Returns `nil` if the view has no sheet background.
    func background(around container: (any View) -> any View) -> (any View)?
}

extension ModifiedContent: SheetContent where Content: View, Modifier: ViewModifier {
    package func background(around container: (any View) -> any View) -> (any View)? {
        let inner = content as? any SheetContent
        guard modifier is any SheetBackground else {
            return inner?.background { container($0.modified(by: modifier)) }
        }
        return (inner?.background(around: container) ?? container(content)).modified(by: modifier)
    }
}
