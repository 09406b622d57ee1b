import SwiftUI

extension View {
    /// Puts a glass surface behind a view, in the shape of its style.
    ///
    /// A `Button`, `Menu`, `Link`, `NavigationLink` or `ShareLink`, alone or under modifiers, draws the surface itself:
    /// the shape is the hit area, and the surface is pressed, focused and disabled with the control. Any other view has
    /// one surface behind it, and the controls on it keep their own style. `glassSurface` does not recognize a control
    /// inside `id`, `equatable` or an `if`: chain `id` and `equatable` after `glassSurface`, and put `glassSurface`
    /// inside the `if`.
    ///
    /// A frame, `padding`, `fixedSize` and `aspectRatio` between a control and its surface are inside the surface, as
    /// for any other view: the surface and the hit area of
    /// `Button("Play") {}.frame(maxWidth: .infinity).glassSurface()` are as wide as the row. Layout stays outside the
    /// surface if it follows an unknown modifier or one that draws, such as an overlay; a debug build reports such
    /// layout. On version 26, except on tvOS and watchOS, the library draws a button with an `aspectRatio` or with a
    /// frame of finite length, because the system's glass style would add padding to that size.
    ///
    /// ```swift
    /// Text("Now playing").padding().glassSurface()
    /// Toolbar().glassSurface(.card)
    /// Button("Play") { play() }.glassSurface(.interactive)
    /// ```
    ///
    /// | System | Behind a view | On a control |
    /// | --- | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | Liquid Glass, which adapts to settings by itself | in a capsule, a circle or a rounded rectangle outside other surfaces, the system's glass button: for ``GlassSurfaceStyle/primaryButton`` from 26.0 on, for the other styles from 26.1 on except on tvOS. In these shapes, inside other surfaces too, any other control on tvOS and watchOS is the system's bordered button. In all other cases the library's button |
    /// | older | a material with a hairline; under Reduce Transparency an opaque fill with a hairline; under Increase Contrast a border with a contrast of 3:1 | the library's button, with this surface in its label; on tvOS and watchOS the system's bordered button |
    /// | visionOS | a plate of glass for ``GlassSurfaceStyle/sheet`` without a tint; otherwise a material with a hairline, as on older systems | the library's button, with the surface of older systems in its label |
    ///
    /// The content is not clipped: badges and glyphs can reach beyond the shape, and pictures can use `clipShape`. A
    /// panel (``GlassSurfaceStyle/card`` or ``GlassSurfaceStyle/sheet``) takes the touches between the controls on it;
    /// with any other style these touches reach the view behind. ``GlassSurfaceStyle/takesTouches(_:)`` overrides the
    /// default. Glass behind a view never reacts to touch, because the effect would take the touches of controls on it;
    /// ``GlassSurfaceStyle/interactive`` is for controls.
    ///
    /// Glass is for controls and for views that float over content, not for a list, a form or a scroll view. Put nearby
    /// surfaces in a `glassContainer`; a surface inside another one is drawn as a plain fill. A sheet, a popover or a
    /// cover counts as inside the surface from which it is presented, unless it has a `glassSheet` or a
    /// `persistentBackground`, or shows a route of a `SeaGlassNavigation` shell.
    ///
    /// Controls on a surface keep the tint, the color of their role and their disabled look. On a prominent surface,
    /// such as ``GlassSurfaceStyle/primaryButton``, controls have the color of the surface's labels. While such a
    /// surface is turned off, its content has the system's color; to change that, set a `foregroundStyle` on the
    /// content, not around the surface. A change between a prominent style and another replaces the view, as with
    /// SwiftUI's own styles.
    ///
    /// - Parameters:
    ///   - style: The look and the shape of the surface.
    ///   - isEnabled: Whether to draw the surface. While the surface is turned off, the view keeps its identity and its
    ///     place in the tree, and a control keeps its size and its hit area.
    /// - Returns: The view on its surface.
    public func glassSurface(_ style: GlassSurfaceStyle = .regular, isEnabled: Bool = true) -> some View {
        glassSurface(style, in: style.outline, isEnabled: isEnabled)
    }

    /// Puts a glass surface behind a view, in any shape.
    ///
    /// It works like `glassSurface(_:isEnabled:)`, which has a table of the drawing on each system.
    ///
    /// ```swift
    /// Badge().glassSurface(.clear, in: .circle)
    /// Button("Play") { play() }.disabled(true).glassSurface(.interactive, in: .circle)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The look of the surface.
    ///   - shape: The shape of the surface, of its glass and of a control's hit area.
    ///   - isEnabled: Whether to draw the surface. While the surface is turned off, the view keeps its identity and its
    ///     place in the tree, and a control keeps its size and its hit area.
    /// - Returns: The view on its surface.
    @ViewBuilder public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        in shape: some Shape,
        isEnabled: Bool = true
    ) -> some View {
        let button = SeaGlassButtonStyle(style, in: shape, isEnabled: isEnabled)
        if let control = self as? any GlassControl {
            if type(of: control).isModified { AnyView(control.styled(by: button)) } else { controlStyle(button) }
        } else {
            modifier(GlassSurface(style: style, shape: shape, isEnabled: isEnabled))
        }
    }
}

/// A surface behind a view that is no control. The layers stay the same; only their fills change.
private struct GlassSurface<Outline: Shape>: ViewModifier {
    var resolver = GlassResolver()
    let style: GlassSurfaceStyle
    let shape: Outline
    let isEnabled: Bool

    func body(content: Content) -> some View {
        let drawing = resolver.drawing(
            of: isEnabled ? style : style.turnedOff,
            isPlate: shape is GlassSurfaceStyle.Outline
        )
        content
            .labels(on: drawing, hasColor: style.isProminent || resolver.context.settings.contains(.foreground))
            .environment(\.screenContext, resolver.context(inside: drawing))
            .systemGlass(drawing.systemGlass, hasPlate: drawing.hasPlate, in: shape, on: resolver.capabilities)
            // Applied outside `systemGlass`, so that the glass too has the color scheme of its labels.
            .onGlass(drawing)
            .background { GlassSurfaceLayers(drawing: drawing, shape: shape, union: resolver.union(of: drawing)) }
    }
}
