import SwiftUI

extension View {
    /// Puts a glass surface behind a view, in the shape of its style.
    ///
    /// A `Button`, `Menu`, `Link`, `NavigationLink` or `ShareLink`, alone or under modifiers, draws the surface itself:
    /// the shape is its hit area, and it is pressed, focused and disabled with its surface. Behind any other view stands
    /// one surface, and the controls on it keep their own style.
    /// Chain `id`, `equatable` and conditions after it: what they make of a control is no control to it.
    ///
    /// A frame, `padding`, `fixedSize` and `aspectRatio` between a control and its surface are inside of the surface, as they are
    /// for any other view: the surface and the hit area of `Button("Play") {}.frame(maxWidth: .infinity).glassSurface()` are as
    /// wide as the row. After a modifier that draws, such as an overlay, or that the library doesn't know, they stay outside, and
    /// a debug build says so. On 26 a button with a finite length in its frame, or an `aspectRatio`, is drawn by the library in
    /// exactly that size, since the system's style adds a padding of its own.
    ///
    /// ```swift
    /// Text("Now playing").padding().glassSurface()
    /// Toolbar().glassSurface(.card)
    /// Button("Play") { play() }.glassSurface(.interactive)
    /// ```
    ///
    /// | System | Behind a view | On a control |
    /// | --- | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | Liquid Glass, which adapts to settings by itself | the system's glass button, from 26.1 on or for ``GlassSurfaceStyle/primaryButton``, in a capsule, a circle or a rounded rectangle; otherwise, and on another surface, a button of ours; on tvOS and watchOS a bordered one of the system's |
    /// | older | a material with a hairline; an opaque fill under Reduce Transparency; a border of 3:1 under Increase Contrast | the same, inside the label |
    /// | visionOS | a plate of glass for ``GlassSurfaceStyle/sheet`` without a tint; otherwise as older systems | as older systems |
    ///
    /// The content is not clipped: badges and glyphs may reach beyond the shape, pictures have `clipShape` for it. A panel,
    /// ``GlassSurfaceStyle/card`` or ``GlassSurfaceStyle/sheet``, takes the touches between the controls on it; with any
    /// other style they go to what is below. ``GlassSurfaceStyle/takesTouches(_:)`` changes either. On 26 the effect
    /// of an interactive surface takes the touches of the controls on it: don't make a surface around controls interactive.
    ///
    /// Glass is for controls and what floats over content, not for a list, a form or a scroll view. Surfaces that stand
    /// together belong in a `glassContainer`; a surface in another is drawn as a plain fill. A sheet, a popover or a cover
    /// inherits the surface that it is presented from, unless it has a `glassSheet`, a `persistentBackground`, or a route of a
    /// shell in it.
    ///
    /// Controls on a surface keep the tint, the color of their role and their look while they are disabled. On a prominent
    /// surface, such as ``GlassSurfaceStyle/primaryButton``, they have the color of its labels. While such a surface is turned off,
    /// its content has the color that the system gives it: a `foregroundStyle` for that goes on the content, not around the
    /// surface. A change between a prominent style and another makes the view anew, as SwiftUI does with styles of its own.
    ///
    /// - Parameters:
    ///   - style: How the surface looks; its shape is the surface's.
    ///   - isEnabled: Whether there is a surface. Without one the view keeps its identity, its place in the tree and
    ///     what it answers to, and a control its size and its hit area.
    /// - Returns: The view on its surface.
    public func glassSurface(_ style: GlassSurfaceStyle = .regular, isEnabled: Bool = true) -> some View {
        glassSurface(style, in: style.outline, isEnabled: isEnabled)
    }

    /// Puts a glass surface behind a view, in any shape.
    ///
    /// As `glassSurface(_:isEnabled:)`, which has the table of what each system draws.
    ///
    /// ```swift
    /// Badge().glassSurface(.clear, in: .circle)
    /// Button("Play") { play() }.disabled(true).glassSurface(.interactive, in: .circle)
    /// ```
    ///
    /// - Parameters:
    ///   - style: How the surface looks.
    ///   - shape: The shape: of the surface and of the glass; of a control's hit area.
    ///   - isEnabled: Whether there is a surface. Without one the view keeps its identity, its place in the tree and
    ///     what it answers to, and a control its size and its hit area.
    /// - Returns: The view on its surface.
    @ViewBuilder public func glassSurface(
        _ style: GlassSurfaceStyle = .regular,
        in shape: some Shape,
        isEnabled: Bool = true
    ) -> some View {
        let button = SeaGlassButtonStyle(style, in: shape, isEnabled: isEnabled)
        if let control = self as? any GlassControl {
            if type(of: control).isModified { AnyView(control.drawn(by: button)) } else { controlStyle(button) }
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
            // Around the system's glass too, so that it has the appearance of the labels on it.
            .onGlass(drawing)
            .background { GlassSurfaceLayers(drawing: drawing, shape: shape, union: resolver.union(of: drawing)) }
    }
}
