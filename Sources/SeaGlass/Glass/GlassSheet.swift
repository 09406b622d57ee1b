import SwiftUI

extension View {
    /// Gives a sheet the system's background.
    ///
    /// Chain it on the content of a sheet or a popover, not of a cover, which would become translucent.
    ///
    /// It contains ``presentationBoundary()``: nothing that SeaGlass set around the presenting view reaches the sheet.
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
    /// A `SeaGlassNavigation` shell clears its screens by itself. For a route that a shell presents, say
    /// `background: .glass` in the declaration of the route.
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26, visionOS | no change: the system's sheet is glass unless it has a background. On an iPhone it is glass only at partial heights, and more opaque the higher it is |
    /// | older | the background of the presentation is the regular material |
    ///
    /// On iOS 17 the screens of a `NavigationStack` stay opaque: no modifier clears them.
    nonisolated public func glassSheet() -> some View { glassSheet(reportedAs: "glassSheet") }

    /// Makes the background, and names another declaration in reports, such as `navigationRoute(background:)`.
    nonisolated package func glassSheet(reportedAs name: String) -> some View {
        modifier(GlassSheet(content: Self.self, name: name))
    }
}

/// The background of a sheet: the system's glass, or a material on systems without glass sheets.
nonisolated private struct GlassSheet: ViewModifier {
    private let surroundings = Surroundings()
    @OwnState private var model: BackgroundModel

    init(content: Any.Type, name: String) {
        _model = OwnState(wrappedValue: BackgroundModel(audit: BackgroundAudit(of: name, on: content)))
    }

    @MainActor func body(content: Content) -> some View {
        let capabilities = surroundings.capabilities
        // On iOS 17 no modifier clears a navigation stack, so screens can't show the sheet's background.
        let hasClearScreens = capabilities.navigationContainer != .opaque
        let background = hasClearScreens ? BackgroundHandle(model: model, kind: .glassSheet, isPainted: false) : nil
        return sheet(
            content.environment(\.screenContext, ScreenContext(background: background)),
            on: capabilities
        )
        .presentationBoundary()
        .auditedBackground(model.audit, behind: hasClearScreens ? capabilities.navigationContainer : .seeThrough)
    }

    /// Labels on the material are not vibrant, since opaque rows cover it.
    @MainActor @ViewBuilder private func sheet(_ content: some View, on capabilities: PlatformCapabilities) -> some View
    {
        if capabilities.liquidGlass || capabilities.glassPlates {
            content
        } else {
            content.presentationBackground(.regularMaterial)
        }
    }
}
