import SwiftUI

extension View {
    /// Puts a glass surface behind a view.
    ///
    /// The controls on the surface keep their style, and the surface takes none of their touches. To draw a button on
    /// glass, pass a button style such as ``SeaGlassButtonStyle/interactive``.
    ///
    /// ```swift
    /// Text("Now playing").padding().glassSurface()
    /// Toolbar().glassSurface(.card)
    /// ```
    ///
    /// | System | The surface |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | Liquid Glass |
    /// | older | a material with a hairline, an opaque fill under Reduce Transparency, a border under Increase Contrast |
    /// | visionOS | a plate of glass for a ``GlassSurfaceStyle/card`` without a tint, otherwise as on older systems |
    ///
    /// A surface inside another one is a plain fill, because glass can't sample glass. Glass is for controls and for
    /// views that float over content, not for a list, a form or a scroll view. See <doc:GlassSurfaces>.
    ///
    /// - Parameter style: The look and the shape of the surface.
    /// - Returns: The view on its surface.
    nonisolated public func glassSurface(_ style: GlassSurfaceStyle = .regular) -> some View {
        modifier(GlassSurface(style: style, shape: style.outline, hasOwnShape: true))
    }

    /// Puts a glass surface behind a view, in any shape.
    ///
    /// It works like `glassSurface(_:)`, which has a table of the drawing on each system.
    ///
    /// ```swift
    /// Badge().glassSurface(.clear, in: .circle)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The look of the surface.
    ///   - shape: The shape of the surface.
    /// - Returns: The view on its surface.
    nonisolated public func glassSurface(_ style: GlassSurfaceStyle = .regular, in shape: some Shape) -> some View {
        modifier(GlassSurface(style: style, shape: shape))
    }

    /// Draws every button, menu and link in a view on a glass surface; on a view without controls it draws nothing.
    ///
    /// The controls can be anywhere in the view: in an `if`, in `AnyView`, in views of your own.
    ///
    /// ```swift
    /// Button("Play") { play() }.glassSurface(.interactive)
    /// Button("Save") { save() }.glassSurface(.primaryButton.sizing(.flexible))
    /// ```
    ///
    /// | System | A button in a capsule, a circle or a rounded rectangle |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | the system's glass button |
    /// | older | a button of the library, with the surface in its label |
    /// | tvOS, watchOS before 26 | the system's bordered button |
    ///
    /// This is `buttonStyle(.seaGlass(style))` with `menuStyle(.button)`. See <doc:GlassButtons> for the controls that a
    /// style reaches, other shapes, and the changes that replace a button.
    ///
    /// - Parameter style: The look of the buttons, in capsules.
    /// - Returns: The view with its buttons on glass.
    nonisolated public func glassSurface(_ style: SeaGlassButtonStyle) -> some View { glassButtons(style) }

    /// Draws every button, menu and link in a view on a glass surface, in any shape.
    ///
    /// ```swift
    /// Button("Play", systemImage: "play.fill") { play() }
    ///     .labelStyle(.iconOnly)
    ///     .glassSurface(.interactive, in: .circle)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The look of the buttons.
    ///   - shape: The shape of each surface, of its glass and of the button's hit area.
    /// - Returns: The view with its buttons on glass.
    nonisolated public func glassSurface(_ style: SeaGlassButtonStyle, in shape: some Shape) -> some View {
        glassButtons(style.shaped(as: shape))
    }
}

/// A surface behind a view. The layers stay the same; only their fills change.
nonisolated private struct GlassSurface<Outline: Shape>: ViewModifier {
    var resolver = GlassResolver()
    let style: GlassSurfaceStyle
    let shape: Outline
    /// Whether the shape is that of the style, which visionOS' plate has.
    var hasOwnShape = false

    @MainActor func body(content: Content) -> some View {
        let drawing = resolver.drawing(of: style, isPlate: hasOwnShape)
        content
            .environment(\.screenContext, resolver.context(inside: drawing))
            .systemGlass(drawing.systemGlass, hasPlate: drawing.hasPlate, in: shape, on: resolver.capabilities)
            // Applied outside `systemGlass`, so that the glass too has the color scheme of its labels.
            .onGlass(drawing)
            .background { GlassSurfaceLayers(drawing: drawing, shape: shape) }
    }
}
