import SwiftUI

/// A button style that draws the library's surface as part of the label, so the whole shape is the hit area.
struct GlassSurfaceButtonStyle: ButtonStyle {
    let style: SeaGlassButtonStyle

    func makeBody(configuration: Configuration) -> some View {
        GlassButtonLabel(style: style, configuration: configuration)
    }
}

struct GlassButtonLabel: View {
    @Environment(\.isEnabled) private var isEnabled
    var resolver = GlassResolver()
    @Environment(\.controlSize) private var controlSize
    // On other systems a keyboard moves the focus, and the system draws a ring for it.
    #if os(tvOS)
    @Environment(\.isFocused) private var hasRemoteFocus
    #else
    private let hasRemoteFocus = false
    #endif
    let style: SeaGlassButtonStyle
    let configuration: ButtonStyleConfiguration

    var body: some View {
        let shape = style.shape.outline
        let drawing = resolver.drawing(
            of: style.surface,
            isPrimary: style.isPrimary,
            isDestructive: configuration.role == .destructive
        )
        // A label may be several views.
        HStack { configuration.label }
            .multilineTextAlignment(.center)
            .foregroundStyle(drawing.labelStyle(of: configuration.role))
            // Only the label fades, not the glass behind it.
            .opacity(isEnabled ? 1 : 0.4)
            .padding(.horizontal, isCircle ? padding.height : padding.width)
            .padding(.vertical, padding.height)
            .squared(isCircle)
            .frame(maxWidth: isFlexible ? .infinity : nil)
            .environment(\.screenContext, resolver.context(inside: drawing))
            .contentShape(TouchArea(outline: shape))
            .focusShape(shape)
            .systemGlass(drawing.systemGlass, in: shape, on: resolver.device.platformCapabilities)
            .onGlass(drawing)
            .background { GlassSurfaceLayers(drawing: drawing, shape: shape) }
            .overlay {
                shape.fill(highlight(in: drawing.colorScheme ?? resolver.device.colorScheme)).allowsHitTesting(false)
                    .accessibilityHidden(true)
            }
            .hoverEffect(in: shape, isEnabled: isEnabled)
            .scaleEffect(scale)
            .animation(
                resolver.device.accessibilityReduceMotion ? nil : .easeOut(duration: 0.15),
                value: configuration.isPressed
            )
    }

    private var isCircle: Bool { style.shape == .circle }

    private var isFlexible: Bool { style.sizing == .flexible || resolver.buttonWidth == .flexible }

    private var padding: CGSize { ControlMetrics.running.padding(controlSize) }

    private func highlight(in colorScheme: ColorScheme) -> Color {
        guard configuration.isPressed || hasRemoteFocus else { return .clear }
        return colorScheme == .dark ? .white.opacity(0.18) : .black.opacity(0.12)
    }

    /// The scale of the button: smaller while pressed, larger with a remote's focus, 1 under Reduce Motion.
    private var scale: CGFloat {
        guard !resolver.device.accessibilityReduceMotion else { return 1 }
        return configuration.isPressed ? 0.97 : hasRemoteFocus ? 1.05 : 1
    }
}

/// A layout that gives the content of a circle a square size, so that a word stays inside the circle.
struct Squared: Layout {
    let isSquare: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        let side = max(size.width, size.height)
        return isSquare ? CGSize(width: side, height: side) : size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        subviews.first?.place(at: center, anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
}

extension View {
    fileprivate func squared(_ isSquare: Bool) -> some View { Squared(isSquare: isSquare) { self } }

    /// Sets the shape of the keyboard's focus ring, where the system has a public shape for it.
    fileprivate func focusShape(_ shape: some Shape) -> some View {
        #if os(macOS) || os(watchOS)
        contentShape(.focusEffect, shape)
        #else
        self
        #endif
    }

    /// Adds the system's hover effect in a shape: for a person's gaze on visionOS, and for the pointer on iPad.
    fileprivate func hoverEffect(in shape: some Shape, isEnabled: Bool) -> some View {
        #if os(macOS) || os(tvOS) || os(watchOS)
        self
        #else
        contentShape(.hoverEffect, shape).hoverEffect(isEnabled: isEnabled)
        #endif
    }
}
