import SwiftUI

/// A button style that draws each button on a glass surface; the shape of the surface is the hit area.
///
/// Chain it as ``SwiftUI/PrimitiveButtonStyle/seaGlass(_:)``.
public struct SeaGlassButtonStyle: PrimitiveButtonStyle {
    let surface: GlassSurfaceStyle
    let shape: AnyShape
    /// The same shape as a border of the system's buttons, where there is one.
    let border: ButtonBorderShape?
    let isEnabled: Bool

    init(_ surface: GlassSurfaceStyle, in shape: some Shape, isEnabled: Bool = true) {
        self.surface = surface
        self.shape = AnyShape(shape)
        border = shape.buttonBorder
        self.isEnabled = isEnabled
    }

    /// Draws the button on its surface; SwiftUI calls it.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(style: self, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == SeaGlassButtonStyle {
    /// Draws every button, link and menu below on a glass surface, in the shape of its style.
    ///
    /// ```swift
    /// HStack {
    ///     Button("Back", systemImage: "backward.fill") { back() }
    ///     Button("Play", systemImage: "play.fill") { play() }
    /// }
    /// .buttonStyle(.seaGlass(.secondaryButton))
    /// .glassContainer(spacing: 12)
    /// ```
    ///
    /// | System | What draws the buttons |
    /// | --- | --- |
    /// | iOS 26.1, Mac Catalyst 26.1, macOS 26.1, watchOS 26.1 | the system's `.glass(_:)` style, with the glass of the surface style: tinted, or clear over the tint around it, for a primary button |
    /// | iOS 17–26.0, Mac Catalyst 17–26.0, macOS 14–26.0, visionOS; later ones in another surface, turned off or not | the surface inside the label; pressed, disabled and destructive states |
    /// | tvOS, watchOS 10–26.0; watchOS 26.1 in another surface | `.bordered`, or `.borderedProminent` for a primary button; on tvOS 26 the system draws its glass with the focus |
    ///
    /// A button and its label keep their identity and their state when the surface style changes. The system's buttons, from
    /// 26.1 on, with ``GlassRendering/bordered``, on tvOS and on watchOS, keep them between primary styles and between others,
    /// with a tint or without one. Bordered ones stay bordered without a surface: a border that came and went would take the
    /// state, and on tvOS the focus.
    ///
    /// A button has the size that `controlSize` gives the system's bordered ones. On systems that are touched, a button the
    /// library draws is hit in 44 points of height, 60 on visionOS, and up to four points beside it: more would be the
    /// neighbor's in a row. Rows of small buttons above each other need room between them. A menu is drawn this way where
    /// its menu style is `.button`.
    ///
    /// Like every button style it reaches the sheets that the buttons' view presents.
    ///
    /// - Parameters:
    ///   - surface: The surface. ``GlassSurfaceStyle/primaryButton`` is filled with the tint around it;
    ///     ``GlassSurfaceStyle/identity`` draws nothing and keeps the size and the hit area.
    /// - Returns: The button style.
    public static func seaGlass(
        _ surface: GlassSurfaceStyle = .secondaryButton
    ) -> SeaGlassButtonStyle {
        seaGlass(surface, in: surface.outline)
    }

    /// Draws every button, link and menu below on a glass surface, in any shape.
    ///
    /// As ``SwiftUI/PrimitiveButtonStyle/seaGlass(_:)``, which has the table of what each system draws. From
    /// 26.1 on a capsule, a circle and a rounded rectangle with circular corners are the system's own buttons; in another
    /// shape a button is drawn as before, on glass that is not interactive.
    ///
    /// ```swift
    /// Toolbar().buttonStyle(.seaGlass(.primaryButton, in: .circle))
    /// ```
    ///
    /// - Parameters:
    ///   - surface: The surface.
    ///   - shape: The shape of the surface and of the hit area.
    /// - Returns: The button style.
    public static func seaGlass(
        _ surface: GlassSurfaceStyle = .secondaryButton,
        in shape: some Shape
    ) -> SeaGlassButtonStyle {
        SeaGlassButtonStyle(surface, in: shape)
    }
}

/// A button on its surface, drawn by one of the system's styles or by `GlassButtonLabel`.
struct GlassButton: View {
    var settings = GlassSettings()
    let style: SeaGlassButtonStyle
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View {
        let drawing = settings.drawing(
            of: style.isEnabled ? style.surface : style.surface.turnedOff,
            isDestructive: configuration.role == .destructive
        )
        button(as: drawing)
    }

    /// The branch depends on the system, the shape, whether another surface is around, and the app's choice for a subtree;
    /// for the system's bordered buttons also on the style. The surface goes and comes, it is enabled or not, and the label
    /// keeps its state.
    @ViewBuilder private func button(as drawing: GlassSurfaceDrawing) -> some View {
        #if !os(visionOS)
        if let border = style.border, settings.hasGlassButtons,
            #available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, *)
        {
            Button(configuration)
                .buttonStyle(.glass(Glass(drawing.systemGlass)))
                .labels(on: drawing, hasColor: style.surface.isProminent, settings: settings)
                .environment(\.screenContext, settings.context(inside: drawing))
                .onGlass(drawing)
                .buttonBorderShape(border)
                .background {
                    // The style fades the label, and its glass, not what lies behind.
                    GlassSurfaceLayers(drawing: drawing, shape: style.shape, union: settings.union(of: drawing))
                        .opacity(settings.isEnabled ? 1 : 0.4)
                }
        } else {
            olderButton(as: drawing)
        }
        #else
        olderButton(as: drawing)
        #endif
    }

    @ViewBuilder private func olderButton(as drawing: GlassSurfaceDrawing) -> some View {
        if let border = style.border, settings.hasBorderedButtons {
            let tint = style.surface.tintColor
            if style.surface.isProminent {
                Button(configuration).buttonStyle(.borderedProminent).buttonBorderShape(border).tinted(tint)
            } else {
                Button(configuration).buttonStyle(.bordered).buttonBorderShape(border).tinted(tint)
            }
        } else {
            Button(configuration).buttonStyle(
                GlassSurfaceButtonStyle(
                    shape: style.shape,
                    isCircle: style.border == .circle,
                    drawing: drawing,
                    isEnabled: settings.isEnabled,
                    context: settings.context,
                    inside: settings.context(inside: drawing),
                    union: settings.union(of: drawing)
                )
            )
        }
    }
}

extension View {
    /// The tint of a style; without one that around stays.
    @ViewBuilder fileprivate func tinted(_ color: Color?) -> some View {
        if let color { tint(color) } else { self }
    }
}

extension Shape {
    /// The same shape as a border of the system's buttons, where there is one.
    fileprivate var buttonBorder: ButtonBorderShape? {
        switch self {
        case GlassSurfaceStyle.Outline.capsule as GlassSurfaceStyle.Outline: .capsule
        case is GlassSurfaceStyle.Outline: .roundedRectangle(radius: 16)
        case is Capsule: .capsule
        case is Circle: .circle
        case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
            .roundedRectangle(radius: shape.cornerSize.width)
        default: nil
        }
    }
}
