import SwiftUI

/// A button on a surface of ours. The surface is part of the label, so the hit area is the whole shape.
struct GlassSurfaceButtonStyle: ButtonStyle {
    let style: SeaGlassButtonStyle
    let drawing: GlassSurfaceDrawing
    let surroundings: GlassSurroundings
    let union: GlassUnionID?

    func makeBody(configuration: Configuration) -> some View {
        GlassButtonLabel(
            style: style,
            drawing: drawing,
            surroundings: surroundings,
            union: union,
            configuration: configuration
        )
    }
}

struct GlassButtonLabel: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.controlSize) private var controlSize
    let style: SeaGlassButtonStyle
    let drawing: GlassSurfaceDrawing
    let surroundings: GlassSurroundings
    let union: GlassUnionID?
    let configuration: ButtonStyleConfiguration

    var body: some View {
        configuration.label
            .foregroundStyle(drawing.label.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(.primary))
            // The label fades, never the glass behind it.
            .opacity(isEnabled ? 1 : 0.4)
            .onGlass(drawing)
            .padding(.horizontal, style.border == .circle ? padding.height : padding.width)
            .padding(.vertical, padding.height)
            .environment(\.glassSurroundings, surroundings.inside(drawing))
            .contentShape(TouchArea(outline: style.shape))
            .hoverEffect(in: style.shape)
            .modifier(SystemGlassEffect(glass: glass, hasPlate: false, shape: style.shape))
            .background { GlassSurfaceLayers(drawing: drawing, shape: style.shape, union: union) }
            .overlay { style.shape.fill(highlight).allowsHitTesting(false).accessibilityHidden(true) }
            .scaleEffect(scale)
            .animation(reduceMotion ? nil : .easeOut(duration: 0.15), value: configuration.isPressed)
    }

    private var padding: CGSize { ControlMetrics.padding(controlSize) }

    /// An interactive effect would take the touches of the button it belongs to.
    private var glass: GlassSurfaceDrawing.SystemGlass? {
        var glass = drawing.systemGlass
        glass?.isInteractive = false
        return glass
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

extension View {
    /// The platform's answer to a look or a pointer, in a shape: on visionOS and the iPad.
    fileprivate func hoverEffect(in shape: some Shape) -> some View {
        #if os(macOS) || os(tvOS) || os(watchOS)
        self
        #else
        contentShape(.hoverEffect, shape).hoverEffect()
        #endif
    }
}
