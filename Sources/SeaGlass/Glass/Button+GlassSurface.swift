import SwiftUI

// An overload for each control, so that plain chaining picks it: the control draws the surface, in its label, and a
// touch anywhere in the shape is the control's.

@MainActor extension Button {
    /// Draws this button on a glass surface; its hit area is the shape.
    ///
    /// `glassButtonStyle` says what draws it on each system.
    ///
    /// ```swift
    /// Button("Play") { play() }.glassSurface(.primaryButton)
    /// ```
    ///
    /// - Parameters:
    ///   - style: How the surface looks; its shape is the surface's.
    ///   - isEnabled: Whether there is a surface. Without one the button keeps its identity, its size and its hit area.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        isEnabled: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        glassControl(
            style,
            in: GlassRoleShape(outline: style.outline),
            isEnabled: isEnabled,
            site: DeclarationSite(fileID: fileID, line: line)
        )
    }

    /// Draws this button on a glass surface in any shape; its hit area is the shape.
    ///
    /// On 26 a capsule, a circle and a rounded rectangle are the system's own buttons; in another shape the button is
    /// drawn as before 26, on glass.
    ///
    /// - Parameters:
    ///   - style: How the surface looks.
    ///   - shape: The shape of the surface and of the hit area.
    ///   - isEnabled: Whether there is a surface. Without one the button keeps its identity, its size and its hit area.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        in shape: some Shape,
        isEnabled: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        glassControl(style, in: shape, isEnabled: isEnabled, site: DeclarationSite(fileID: fileID, line: line))
    }
}

@MainActor extension NavigationLink {
    /// Draws this navigation link on a glass surface; its hit area is the shape.
    ///
    /// `glassButtonStyle` says what draws it on each system.
    ///
    /// ```swift
    /// NavigationLink("Queue", value: Screen.queue).glassSurface(.secondaryButton)
    /// ```
    ///
    /// - Parameters:
    ///   - style: How the surface looks; its shape is the surface's.
    ///   - isEnabled: Whether there is a surface. Without one the navigation link keeps its identity, its size and its hit area.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        isEnabled: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        glassControl(
            style,
            in: GlassRoleShape(outline: style.outline),
            isEnabled: isEnabled,
            site: DeclarationSite(fileID: fileID, line: line)
        )
    }

    /// Draws this navigation link on a glass surface in any shape; its hit area is the shape.
    ///
    /// On 26 a capsule, a circle and a rounded rectangle are the system's own buttons; in another shape the navigation link is
    /// drawn as before 26, on glass.
    ///
    /// - Parameters:
    ///   - style: How the surface looks.
    ///   - shape: The shape of the surface and of the hit area.
    ///   - isEnabled: Whether there is a surface. Without one the navigation link keeps its identity, its size and its hit area.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        in shape: some Shape,
        isEnabled: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        glassControl(style, in: shape, isEnabled: isEnabled, site: DeclarationSite(fileID: fileID, line: line))
    }
}
