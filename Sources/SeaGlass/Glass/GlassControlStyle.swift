import SwiftUI

/// Gives a control the surface that is right where it stands. The control itself keeps its identity whatever that is.
struct GlassControlStyle<Outline: Shape>: PrimitiveButtonStyle {
    let style: GlassSurfaceStyle
    let shape: Outline
    let isEnabled: Bool
    let site: DeclarationSite

    func makeBody(configuration: Configuration) -> some View {
        GlassControl(style: self, configuration: configuration)
    }
}

struct GlassControl<Outline: Shape>: View {
    private var settings = GlassSettings()
    let style: GlassControlStyle<Outline>
    let configuration: PrimitiveButtonStyleConfiguration

    init(style: GlassControlStyle<Outline>, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    var body: some View {
        let style = style.isEnabled ? style.style.adapted(to: configuration.role) : .identity
        let drawing = settings.drawing(of: style)
        Button(configuration)
            .modifier(GlassButtonDrawing(drawing: drawing, shape: self.style.shape))
            .reportsNestedGlass(settings.surroundings.isInsideSurface && drawing.isDrawn, at: self.style.site)
    }
}

extension GlassSurfaceStyle {
    /// A prominent button that destroys something is red.
    package func adapted(to role: ButtonRole?) -> GlassSurfaceStyle {
        role == .destructive && isProminent ? tint(.red) : self
    }
}

/// A button on a surface of ours. The surface is part of the label, so the hit area is the whole shape.
struct GlassSurfaceButtonStyle<Outline: Shape>: ButtonStyle {
    let drawing: GlassSurfaceDrawing
    let shape: Outline

    func makeBody(configuration: Configuration) -> some View {
        GlassButtonLabel(drawing: drawing, shape: shape, configuration: configuration)
    }
}

struct GlassButtonLabel<Outline: Shape>: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.glassSurroundings) private var surroundings
    let drawing: GlassSurfaceDrawing
    let shape: Outline
    let configuration: ButtonStyleConfiguration

    var body: some View {
        var inner = surroundings
        inner.isInsideSurface = surroundings.isInsideSurface || drawing.isDrawn
        inner.union = nil
        return configuration.label
            .foregroundStyle(label)
            // The label fades, never the glass behind it.
            .opacity(isEnabled ? 1 : 0.4)
            .padding(.horizontal, shape.buttonBorder == .circle ? 10 : 16)
            .padding(.vertical, 10)
            .frame(minWidth: ControlMetrics.leastSide, minHeight: ControlMetrics.leastSide)
            .environment(\.glassSurroundings, inner)
            .clipShape(shape)
            .contentShape(shape)
            .modifier(SystemGlassEffect(glass: glass, hasPlate: false, shape: shape))
            .background { GlassSurfaceLayers(drawing: drawing, shape: shape) }
            .overlay { shape.fill(highlight).allowsHitTesting(false).accessibilityHidden(true) }
            .scaleEffect(scale)
            .animation(reduceMotion ? nil : .easeOut(duration: 0.15), value: configuration.isPressed)
    }

    private var glass: GlassSurfaceDrawing.NativeGlass? {
        var glass = drawing.native
        glass?.isInteractive = false
        return glass
    }

    private var label: AnyShapeStyle {
        if let label = drawing.label { return AnyShapeStyle(label.color) }
        guard configuration.role == .destructive else { return AnyShapeStyle(.primary) }
        var context = GlassSurfaceContext()
        context.colorScheme = colorScheme
        return AnyShapeStyle(context.resolved(.red).legible(on: drawing.reference).color)
    }

    private var highlight: Color {
        guard configuration.isPressed || isFocused else { return .clear }
        return colorScheme == .dark ? .white.opacity(0.18) : .black.opacity(0.12)
    }

    /// A pressed button gives way, one with the focus of a remote comes forward; under Reduce Motion it only changes
    /// color.
    private var scale: CGFloat {
        guard !reduceMotion else { return 1 }
        return configuration.isPressed ? 0.97 : isFocused ? 1.05 : 1
    }
}
