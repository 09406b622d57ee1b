import SwiftUI

extension View {
    /// Gives every button, link and menu below a glass surface.
    ///
    /// ```swift
    /// HStack {
    ///     Button("Back", systemImage: "backward.fill") { back() }
    ///     Button("Play", systemImage: "play.fill") { play() }
    /// }
    /// .glassButtonStyle(.secondaryButton)
    /// .glassContainer(spacing: 12)
    /// ```
    ///
    /// | System | What draws the buttons |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | the system's `.glass` and, filled or tinted, `.glassProminent`; from 26.1 `.glass(_:)` with the style's own glass |
    /// | older, visionOS | the material of the style inside the label; pressed, focused, disabled and destructive states |
    ///
    /// Before 26 a button is at least 44 × 44 points on systems that are touched, 60 × 60 on visionOS. Menus are drawn
    /// where their menu style is `.button`.
    ///
    /// - Parameters:
    ///   - style: The surface. ``GlassSurfaceStyle/primaryButton`` is filled with the accent color.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func glassButtonStyle(
        _ style: GlassSurfaceStyle = .secondaryButton,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        glassControl(
            style,
            in: GlassRoleShape(outline: style.outline),
            isEnabled: true,
            site: DeclarationSite(fileID: fileID, line: line)
        )
    }

    package func glassControl(
        _ style: GlassSurfaceStyle,
        in shape: some Shape,
        isEnabled: Bool,
        site: DeclarationSite
    ) -> some View {
        buttonStyle(GlassControlStyle(style: style, shape: shape, isEnabled: isEnabled, site: site))
    }
}
