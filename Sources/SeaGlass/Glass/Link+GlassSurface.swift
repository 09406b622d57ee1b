import SwiftUI

@MainActor extension Link {
    /// Draws this link on a glass surface; its hit area is the shape.
    ///
    /// `glassButtonStyle` says what draws it on each system.
    ///
    /// ```swift
    /// Link(destination: albumURL) { Text("Album") }.glassSurface(.secondaryButton)
    /// ```
    ///
    /// - Parameters:
    ///   - style: How the surface looks; its shape is the surface's.
    ///   - isEnabled: Whether there is a surface. Without one the link keeps its identity, its size and its hit area.
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

    /// Draws this link on a glass surface in any shape; its hit area is the shape.
    ///
    /// On 26 a capsule, a circle and a rounded rectangle are the system's own buttons; in another shape the link is
    /// drawn as before 26, on glass.
    ///
    /// - Parameters:
    ///   - style: How the surface looks.
    ///   - shape: The shape of the surface and of the hit area.
    ///   - isEnabled: Whether there is a surface. Without one the link keeps its identity, its size and its hit area.
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

#if !os(watchOS)
@MainActor extension Menu {
    /// Draws this menu on a glass surface; its hit area is the shape.
    ///
    /// `glassButtonStyle` says what draws it on each system.
    ///
    /// The button that opens the menu has the surface, never what stands around the menu. There is no menu on watchOS.
    ///
    /// ```swift
    /// Menu("More") { Button("Share") { share() } }.glassSurface(.secondaryButton)
    /// ```
    ///
    /// - Parameters:
    ///   - style: How the surface looks; its shape is the surface's.
    ///   - isEnabled: Whether there is a surface. Without one the menu keeps its identity, its size and its hit area.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        isEnabled: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        menuStyle(.button).glassControl(
            style,
            in: GlassRoleShape(outline: style.outline),
            isEnabled: isEnabled,
            site: DeclarationSite(fileID: fileID, line: line)
        )
    }

    /// Draws this menu on a glass surface in any shape; its hit area is the shape.
    ///
    /// On 26 a capsule, a circle and a rounded rectangle are the system's own buttons; in another shape the menu is
    /// drawn as before 26, on glass.
    ///
    /// - Parameters:
    ///   - style: How the surface looks.
    ///   - shape: The shape of the surface and of the hit area.
    ///   - isEnabled: Whether there is a surface. Without one the menu keeps its identity, its size and its hit area.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        in shape: some Shape,
        isEnabled: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        menuStyle(.button).glassControl(
            style,
            in: shape,
            isEnabled: isEnabled,
            site: DeclarationSite(fileID: fileID, line: line)
        )
    }
}
#endif

#if !os(tvOS)
@MainActor extension ShareLink {
    /// Draws this share link on a glass surface; its hit area is the shape.
    ///
    /// `glassButtonStyle` says what draws it on each system.
    ///
    /// There is no share link on tvOS.
    ///
    /// ```swift
    /// ShareLink(items: [albumURL]) { Text("Share") }.glassSurface(.secondaryButton)
    /// ```
    ///
    /// - Parameters:
    ///   - style: How the surface looks; its shape is the surface's.
    ///   - isEnabled: Whether there is a surface. Without one the share link keeps its identity, its size and its hit area.
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

    /// Draws this share link on a glass surface in any shape; its hit area is the shape.
    ///
    /// On 26 a capsule, a circle and a rounded rectangle are the system's own buttons; in another shape the share link is
    /// drawn as before 26, on glass.
    ///
    /// - Parameters:
    ///   - style: How the surface looks.
    ///   - shape: The shape of the surface and of the hit area.
    ///   - isEnabled: Whether there is a surface. Without one the share link keeps its identity, its size and its hit area.
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
#endif
