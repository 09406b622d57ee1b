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
    /// | 26, visionOS 26 included | `safeAreaBar`: the scroll edge effect reaches under the bar, and the controls on it are glass |
    /// | older | `safeAreaInset` with the regular material behind the bar, to the edge of the screen |
    ///
    /// - Parameters:
    ///   - edge: Where the bar stands.
    ///   - content: The bar.
    public func glassBar(edge: VerticalEdge, @ViewBuilder content: () -> some View) -> some View {
        modifier(GlassBar(edge: edge, bar: content()))
    }

    /// Gives a sheet the system's background.
    ///
    /// Chain it on the content of a sheet or a popover; not on that of a cover, which would be translucent.
    ///
    /// It ends what screens and surfaces around the presenting view set for themselves: scroll backgrounds are drawn, labels
    /// are primary and not vibrant, since rows and forms on the sheet are opaque, glass surfaces are in no surface or container
    /// outside, and a transparent screen's palette is not behind the sheet. It does not end the dark appearance of clear glass: present from
    /// outside of such a surface. A sheet presented from outside of `transparentNavigationContainer` inherits the palette: give
    /// it a `persistentBackground`.
    ///
    /// ```swift
    /// .sheet(isPresented: $isChoosing) {
    ///     QueueScreen().glassSheet()
    /// }
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26, visionOS | nothing: the system's sheet is glass, on an iPhone at partial heights and more opaque the higher it is, unless it is given a background |
    /// | older | the background of the presentation is the regular material |
    ///
    /// On older systems that material is seen behind content that draws no background of its own. A `NavigationStack` draws
    /// one, which `containerBackground(.clear, for: .navigation)` clears from iOS 18 on, and so do a list and a form, for which
    /// there is `scrollContentBackground(.hidden)`.
    public func glassSheet() -> some View { modifier(GlassSheet()) }
}

/// A bar at an edge: the system's from 26 on, an inset with a material before.
private struct GlassBar<Bar: View>: ViewModifier {
    var surroundings = Surroundings()
    let edge: VerticalEdge
    let bar: Bar

    /// A presentation from a button in the bar gives the bar's material back.
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

/// A material behind a sheet, on systems whose sheets have no glass.
private struct GlassSheet: ViewModifier {
    private let surroundings = Surroundings()

    func body(content: Content) -> some View {
        let (capabilities, outer) = (surroundings.capabilities, surroundings.context)
        // A screen that presents is in front of another background; otherwise it may be one of the sheet's own.
        let inner = outer.settings.contains(.transparentScreen) ? .outside : ScreenContext(background: outer.background)
        return sheet(content.environment(\.screenContext, inner), on: capabilities)
            .resettingScreenSettings(outer, on: capabilities)
    }

    /// Labels are not vibrant on the material: opaque rows lie between.
    @ViewBuilder private func sheet(_ content: some View, on capabilities: PlatformCapabilities) -> some View {
        if capabilities.liquidGlass || capabilities.glassPlates {
            content
        } else {
            content.presentationBackground(.regularMaterial)
        }
    }
}
