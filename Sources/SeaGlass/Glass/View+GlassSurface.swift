import SwiftUI

extension View {
    /// Puts a glass surface behind a view, in the shape of its style.
    ///
    /// For controls and what floats over content, never for content itself: a list, a form and a scroll view with a
    /// surface are reported in debug builds. On a `Button`, `Menu`, `Link`, `NavigationLink` or `ShareLink` chain it on
    /// the control itself, so that the control draws it and its hit area is the shape.
    ///
    /// ```swift
    /// Text("Now playing").padding().glassSurface()
    /// Toolbar().glassSurface(.card)
    /// Button("Play") { play() }.glassSurface(.interactive)
    /// ```
    ///
    /// The content is clipped to the shape. The surface itself takes no touches: those between the controls on it go to
    /// what is below. Surfaces that stand together belong in a `glassContainer`; a surface in another is drawn as a plain
    /// fill, and reported in debug builds.
    ///
    /// | System | What it draws |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | Liquid Glass, which adapts to settings by itself |
    /// | older | a material with a hairline; an opaque fill under Reduce Transparency; a border of 3:1 under Increase Contrast |
    /// | visionOS | a plate of glass for ``GlassSurfaceStyle/sheet`` without a tint; otherwise as older systems |
    ///
    /// - Parameters:
    ///   - style: How the surface looks; its shape is the surface's.
    ///   - isEnabled: Whether there is a surface. Without one the view keeps its identity, its place in the tree and the
    ///     clip.
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

    /// Puts a glass surface behind a view, in any shape.
    ///
    /// As `glassSurface(_:isEnabled:)`, which says what is drawn on each system.
    ///
    /// ```swift
    /// Badge().glassSurface(.clear, in: .circle)
    /// ```
    ///
    /// - Parameters:
    ///   - style: How the surface looks.
    ///   - shape: The shape: of the surface, of the glass and of the clip.
    ///   - isEnabled: Whether there is a surface. Without one the view keeps its identity, its place in the tree and the
    ///     clip.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        in shape: some Shape,
        isEnabled: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        modifier(
            GlassSurface(
                style: style,
                shape: shape,
                isEnabled: isEnabled,
                site: DeclarationSite(fileID: fileID, line: line)
            )
        )
    }
}
