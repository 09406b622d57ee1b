import SwiftUI

/// A button style that draws each button on a glass surface; the shape of the surface is the hit area.
///
/// Chain it as ``SwiftUI/PrimitiveButtonStyle/seaGlass(_:)``.
///
/// Layer: molecule, <doc:GlassButtons>.
public struct SeaGlassButtonStyle: PrimitiveButtonStyle {
    let surface: GlassSurfaceStyle
    let shape: AnyShape
    /// The border of the system's buttons that has this shape; `nil` without such a border.
    let border: ButtonBorderShape?
    let isEnabled: Bool
    /// The frames and paddings around a control that lie inside the surface, from the inside out.
    var layout: [any ViewModifier] = []

    init(_ surface: GlassSurfaceStyle, in shape: some Shape, isEnabled: Bool = true) {
        self.surface = surface
        self.shape = AnyShape(shape)
        border = shape.buttonBorder
        self.isEnabled = isEnabled
    }

    /// Draws the button on its surface. SwiftUI calls this method.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(style: self, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == SeaGlassButtonStyle {
    /// Draws every button, link and menu in a view on a glass surface, in the shape of its style.
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
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26: a primary button outside other surfaces | the system's `.glassProminent` style, in the tint of the surface style or the inherited `tint` |
    /// | iOS 26.1, Mac Catalyst 26.1, macOS 26.1, watchOS 26.1: any other button outside other surfaces | the system's `.glass(_:)` style, with the glass of the surface style |
    /// | tvOS and watchOS: all other buttons | `.bordered`, or `.borderedProminent` for a primary button; on tvOS 26 the system draws its glass with the focus |
    /// | other systems: all other buttons | the library: the surface is part of the label, and shows the pressed, disabled and destructive states |
    ///
    /// A button also counts as inside another surface while that surface is turned off.
    ///
    /// A button and its label keep their identity and state when the surface style changes or the surface is turned
    /// off. These changes replace both:
    ///
    /// | Change | Where |
    /// | --- | --- |
    /// | between a primary style and another | where the system draws one of the two buttons; always on tvOS and watchOS |
    /// | of the tint to or from `nil`, or of the role to or from destructive | where the system draws a primary button or a bordered one |
    /// | of ``GlassRendering``, to or from ``GlassRendering/bordered`` | everywhere except on tvOS and watchOS |
    /// | of ``GlassRendering``, to or from ``GlassRendering/automatic`` | where the system draws a glass button |
    /// | of a frame around the button, between an infinite length and a finite one | on version 26 |
    /// | between a shape that the system's buttons have and another shape | where the system draws the button in the first shape |
    ///
    /// With these changes a focused button also loses the focus. To avoid a change of the tint to or from `nil`, always
    /// set a tint, as in `.tint(isRecording ? .red : .accentColor)`. To keep their state, the system's primary and
    /// bordered buttons do not change their look while the surface is turned off.
    ///
    /// A button has the size that `controlSize` gives the system's bordered buttons. On systems with touch, the hit
    /// area of a button that the library draws is at least 44 points high, 60 on visionOS. To the left and the right
    /// this area reaches at most four points beyond the button, half of the usual gap in a row. Leave room between rows
    /// of small buttons. A menu has this button style only if its menu style is `.button`.
    ///
    /// Like every button style, it also applies to the buttons of sheets that the view presents.
    ///
    /// - Parameters:
    ///   - surface: The surface. ``GlassSurfaceStyle/primaryButton`` is filled with the inherited `tint`;
    ///     ``GlassSurfaceStyle/identity`` draws no surface and keeps the size and the hit area.
    /// - Returns: The button style.
    public static func seaGlass(_ surface: GlassSurfaceStyle = .secondaryButton) -> SeaGlassButtonStyle {
        seaGlass(surface, in: surface.outline)
    }

    /// Draws every button, link and menu in a view on a glass surface, in any shape.
    ///
    /// It works like ``SwiftUI/PrimitiveButtonStyle/seaGlass(_:)``, which has a table of the drawing on each system.
    /// The system draws buttons only in a capsule, a circle or a rounded rectangle whose corners are as wide as high.
    /// In any other shape the library draws the button, on version 26 with glass that is not interactive.
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
    @Environment(\.isEnabled) private var isEnabled
    var resolver = GlassResolver()
    let style: SeaGlassButtonStyle
    let configuration: PrimitiveButtonStyleConfiguration

    /// The branch depends on the system, the shape, the layout, a surface around the button, the rendering and, for the
    /// system's buttons, on whether the style is prominent. It does not depend on whether the surface is turned off, so
    /// the label keeps its state.
    var body: some View {
        if let border = style.border, hasGlass || resolver.hasBorderedButtons {
            systemButton.buttonBorderShape(border)
                // The color that contrasts with the background is not for labels on glass.
                .automaticForeground(resolver.context.settings.contains(.foreground))
        } else {
            Button(configuration).buttonStyle(
                GlassSurfaceButtonStyle(
                    surface: surface,
                    shape: style.shape,
                    isCircle: style.border == .circle,
                    layout: style.layout
                )
            )
        }
    }

    private var surface: GlassSurfaceStyle { style.isEnabled ? style.surface : style.surface.turnedOff }

    /// Whether the system's glass style draws the button. To a button of finite length, the style would add padding.
    private var hasGlass: Bool {
        resolver.hasGlassButtons(isProminent: style.surface.isProminent)
            && !style.layout.contains { modifier in
                Mirror(reflecting: modifier).children.contains { ($0.value as? CGFloat)?.isFinite ?? false }
            }
    }

    @ViewBuilder private var button: some View {
        if style.layout.isEmpty {
            Button(configuration)
        } else {
            Button(role: configuration.role) {
                configuration.trigger()
            } label: {
                configuration.label.laidOut(by: style.layout)
            }
        }
    }

    @ViewBuilder private var systemButton: some View {
        if style.surface.isProminent {
            prominentButton.tinted(configuration.role == .destructive ? .red : style.surface.tintColor)
        } else {
            otherButton
        }
    }

    /// The system gives the label a color that is legible on the tint.
    @ViewBuilder private var prominentButton: some View {
        #if !os(visionOS)
        if hasGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            button.buttonStyle(.glassProminent)
        } else {
            button.buttonStyle(.borderedProminent)
        }
        #else
        button.buttonStyle(.borderedProminent)
        #endif
    }

    @ViewBuilder private var otherButton: some View {
        let bordered = button.buttonStyle(.bordered).tinted(style.surface.tintColor)
        #if !os(visionOS)
        if hasGlass, #available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, *) {
            let drawing = resolver.drawing(of: surface, isDestructive: configuration.role == .destructive)
            button
                // A surface that is turned off stays interactive: the system can't change the reaction of existing glass.
                .buttonStyle(.glass(Glass(drawing.systemGlass).interactive(style.surface.isInteractive)))
                .labels(on: drawing, hasColor: resolver.context.settings.contains(.foreground))
                .environment(\.screenContext, resolver.context(inside: drawing))
                .onGlass(drawing)
                .background {
                    // In a disabled button, the style fades the label and its glass, but not these layers.
                    GlassSurfaceLayers(drawing: drawing, shape: style.shape, union: resolver.union(of: drawing))
                        .opacity(isEnabled ? 1 : 0.4)
                }
        } else {
            bordered
        }
        #else
        bordered
        #endif
    }
}

extension View {
    /// Sets the tint of a style; `nil` keeps the inherited tint. That tint can't be read, and `tint(nil)` would reset
    /// it. The transition is `.identity`, because the default transition of a branch would fade the glass.
    @ViewBuilder fileprivate func tinted(_ color: Color?) -> some View {
        if let color { tint(color).transition(.identity) } else { transition(.identity) }
    }
}

extension Shape {
    /// The border of the system's buttons that has this shape; `nil` without such a border.
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
