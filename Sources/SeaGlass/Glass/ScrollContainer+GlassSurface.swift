import SwiftUI

// Glass is for controls: on these the surface is drawn all the same, and reported.

@MainActor extension List {
    /// Reports in debug builds that a surface stands behind a list, which is content; draws it all the same.
    ///
    /// - Parameters:
    ///   - style: How the surface looks; its shape is the surface's.
    ///   - isEnabled: Whether there is a surface.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        isEnabled: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        glassSurface(
            style,
            in: GlassRoleShape(outline: style.outline),
            isEnabled: isEnabled,
            fileID: fileID,
            line: line
        )
    }

    /// Reports in debug builds that a surface stands behind a list, which is content; draws it all the same.
    ///
    /// - Parameters:
    ///   - style: How the surface looks.
    ///   - shape: The shape of the surface.
    ///   - isEnabled: Whether there is a surface.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        in shape: some Shape,
        isEnabled: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        let site = DeclarationSite(fileID: fileID, line: line)
        return modifier(GlassSurface(style: style, shape: shape, isEnabled: isEnabled, site: site))
            .reportsGlassContent("list", at: site)
    }
}

@MainActor extension Form {
    /// Reports in debug builds that a surface stands behind a form, which is content; draws it all the same.
    ///
    /// - Parameters:
    ///   - style: How the surface looks; its shape is the surface's.
    ///   - isEnabled: Whether there is a surface.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        isEnabled: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        glassSurface(
            style,
            in: GlassRoleShape(outline: style.outline),
            isEnabled: isEnabled,
            fileID: fileID,
            line: line
        )
    }

    /// Reports in debug builds that a surface stands behind a form, which is content; draws it all the same.
    ///
    /// - Parameters:
    ///   - style: How the surface looks.
    ///   - shape: The shape of the surface.
    ///   - isEnabled: Whether there is a surface.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        in shape: some Shape,
        isEnabled: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        let site = DeclarationSite(fileID: fileID, line: line)
        return modifier(GlassSurface(style: style, shape: shape, isEnabled: isEnabled, site: site))
            .reportsGlassContent("form", at: site)
    }
}

@MainActor extension ScrollView {
    /// Reports in debug builds that a surface stands behind a scroll view, which is content; draws it all the same.
    ///
    /// - Parameters:
    ///   - style: How the surface looks; its shape is the surface's.
    ///   - isEnabled: Whether there is a surface.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        isEnabled: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        glassSurface(
            style,
            in: GlassRoleShape(outline: style.outline),
            isEnabled: isEnabled,
            fileID: fileID,
            line: line
        )
    }

    /// Reports in debug builds that a surface stands behind a scroll view, which is content; draws it all the same.
    ///
    /// - Parameters:
    ///   - style: How the surface looks.
    ///   - shape: The shape of the surface.
    ///   - isEnabled: Whether there is a surface.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        in shape: some Shape,
        isEnabled: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        let site = DeclarationSite(fileID: fileID, line: line)
        return modifier(GlassSurface(style: style, shape: shape, isEnabled: isEnabled, site: site))
            .reportsGlassContent("scroll view", at: site)
    }
}
