import SwiftUI

extension View {
    /// Gives the bars around a screen a material, where the system doesn't give them glass.
    ///
    /// Bars ask the screen they show: chain it on each screen of a navigation stack and on each tab of a `TabView`.
    /// Chained on a `NavigationStack` or `TabView` it reaches the screens inside that have a transparent container, and
    /// the bars around the container.
    ///
    /// ```swift
    /// NavigationStack {
    ///     InboxScreen().transparentNavigationContainer()
    /// }
    /// .persistentBackground(.ocean)
    /// .glassToolbars()
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | nothing: bars are glass by themselves, and a background of ours would be in its way |
    /// | iOS 17 and 18, Mac Catalyst 17 and 18, visionOS | the navigation, tab and bottom bars are the regular material |
    /// | tvOS 17 and 18 | the navigation and tab bars are the regular material |
    /// | watchOS 10 and 11 | the navigation and bottom bars are the regular material |
    /// | macOS 14 and 15 | the window's toolbar is the regular material |
    public func glassToolbars() -> some View {
        modifier(GlassToolbars())
    }

    /// Gives a sheet the system's background.
    ///
    /// Chain it on the content of a sheet; not on that of a cover, which would be translucent. Glass surfaces in a
    /// presentation are in no surface or container around the view that presents it, with this modifier or without.
    ///
    /// It ends what screens and surfaces around the presenting view set for themselves: scroll backgrounds are drawn, labels
    /// are primary and vibrant on the sheet's own material alone, and a transparent screen's palette is not behind the
    /// sheet. A sheet presented from outside of `transparentNavigationContainer` inherits the palette: give it a
    /// `persistentBackground`.
    ///
    /// ```swift
    /// .sheet(isPresented: $isChoosing) {
    ///     QueueScreen().glassSheet()
    /// }
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26, visionOS | nothing: the system's sheet is glass, unless it is given a background |
    /// | older | the background of the presentation is the regular material |
    ///
    /// On older systems that material is seen behind content that draws no background of its own. A `NavigationStack` draws
    /// one, which `containerBackground(.clear, for: .navigation)` clears from iOS 18 on, and so do a list and a form, for which
    /// there is `scrollContentBackground(.hidden)`.
    public func glassSheet() -> some View {
        modifier(GlassSheet())
    }
}

/// A material for the bars of this screen, and for those of the transparent screens below.
struct GlassToolbars: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities

    func body(content: Content) -> some View {
        content
            .environment(\.hasToolbarMaterial, true)
            .toolbarMaterial(isShown: true, on: capabilities)
    }
}

/// A material behind a sheet, on systems whose sheets have no glass.
struct GlassSheet: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.screenSettings) private var settings

    func body(content: Content) -> some View {
        let isSystems = capabilities.liquidGlass || capabilities.glassPlates
        let content =
            content
            .environment(\.backgroundMaterial, isSystems ? nil : .regular)
            .environment(\.hasToolbarMaterial, false)
            .transformEnvironment(\.backgroundBehind) { [settings] in
                // Behind a screen that presents, not behind the sheet. A background of the sheet's own may be around.
                if settings.contains(.background) { $0 = nil }
            }
            .transformEnvironment(\.paletteBehind) { [settings] in if settings.contains(.background) { $0 = nil } }
            .ending(settings, on: capabilities)
        if isSystems {
            content
        } else {
            content.presentationBackground(.regularMaterial)
        }
    }
}
