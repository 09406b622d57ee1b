import SwiftUI

/// A button style that draws the library's surface as part of the label, so the whole shape is the hit area.
struct GlassSurfaceButtonStyle: ButtonStyle {
    let surface: GlassSurfaceStyle
    let shape: AnyShape
    let isCircle: Bool
    let layout: [any ViewModifier]

    func makeBody(configuration: Configuration) -> some View {
        GlassButtonLabel(style: self, configuration: configuration)
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
    let style: GlassSurfaceButtonStyle
    let configuration: ButtonStyleConfiguration

    var body: some View {
        let drawing = resolver.drawing(of: style.surface, isDestructive: configuration.role == .destructive)
        configuration.label
            .foregroundStyle(drawing.labelStyle(of: configuration.role, on: resolver.context.settings))
            // Only the label fades, not the glass behind it.
            .opacity(isEnabled ? 1 : 0.4)
            .padding(.horizontal, style.isCircle ? padding.height : padding.width)
            .padding(.vertical, padding.height)
            .squared(style.isCircle)
            .laidOut(by: style.layout)
            .environment(\.screenContext, resolver.context(inside: drawing))
            .contentShape(TouchArea(outline: style.shape))
            .systemGlass(drawing.systemGlass, in: style.shape, on: resolver.device.platformCapabilities)
            .onGlass(drawing)
            .background { GlassSurfaceLayers(drawing: drawing, shape: style.shape, union: resolver.union(of: drawing)) }
            .overlay { style.shape.fill(highlight).allowsHitTesting(false).accessibilityHidden(true) }
            .hoverEffect(in: style.shape, isEnabled: isEnabled)
            .scaleEffect(scale)
            .animation(
                resolver.device.accessibilityReduceMotion ? nil : .easeOut(duration: 0.15),
                value: configuration.isPressed
            )
    }

    private var padding: CGSize { ControlMetrics.padding(controlSize) }

    private var highlight: Color {
        guard configuration.isPressed || hasRemoteFocus else { return .clear }
        return resolver.device.colorScheme == .dark ? .white.opacity(0.18) : .black.opacity(0.12)
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
    /// Applies modifiers that are stored as existentials. Their number never changes for a control.
    @ViewBuilder func laidOut(by modifiers: [any ViewModifier]) -> some View {
        if modifiers.isEmpty {
            self
        } else {
            let view = modifiers.reduce(self as any View) { $0.modified(by: $1) }
            AnyView(view)
        }
    }

    package func modified(by modifier: some ViewModifier) -> any View { self.modifier(modifier) }

    fileprivate func squared(_ isSquare: Bool) -> some View { Squared(isSquare: isSquare) { self } }

    /// Adds the system's hover effect in a shape: for a person's gaze on visionOS, and for the pointer on iPad.
    fileprivate func hoverEffect(in shape: some Shape, isEnabled: Bool) -> some View {
        #if os(macOS) || os(tvOS) || os(watchOS)
        self
        #else
        contentShape(.hoverEffect, shape).hoverEffect(isEnabled: isEnabled)
        #endif
    }
}
