import SeaGlass
import SwiftUI

/// The buttons of a bar as glass, on systems that have it; plain on any other bar.
struct TopNavigationBarButtons: ViewModifier {
    let isGlass: Bool

    func body(content: Content) -> some View {
        if isGlass {
            content
                .buttonStyle(GlassBarButtonStyle())
                .glassContainer()
        } else {
            content.modifier(PlainBarButtons())
        }
    }
}

/// A button of a bar on glass, as large as a finger needs it: the system's own takes touches on its glass alone.
struct GlassBarButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(role: configuration.role) {
            configuration.trigger()
        } label: {
            configuration.label
                .frame(minWidth: leastWidth, minHeight: ControlMetrics.leastGlassLabelSide)
        }
        .buttonStyle(.seaGlass(.interactive))
    }

    private var leastWidth: CGFloat? {
        ControlMetrics.leastSide.map { $0 - 2 * ControlMetrics.padding(.regular).width }
    }
}

/// A button of a bar that shows an icon alone: glass in a circle, or plain with the icon at the very edge.
struct RoundBarButton: ViewModifier {
    let isGlass: Bool

    func body(content: Content) -> some View {
        if isGlass {
            content.buttonStyle(.seaGlass(.interactive, in: .circle))
        } else {
            content.modifier(PlainBarButtons(margin: 0))
        }
    }
}

/// The buttons of a bar that has no glass: the label and the room around it that a finger needs. A plain button of the
/// system's takes touches on its label alone, however large the frame around it.
struct PlainBarButtons: ViewModifier {
    /// The room beside a label, in points: text keeps its distance from the edge, an icon is in the middle anyway.
    var margin: CGFloat = 8

    func body(content: Content) -> some View {
        #if os(macOS) || os(tvOS) || os(visionOS)
        content
        #else
        content.buttonStyle(PlainBarButtonStyle(margin: margin))
        #endif
    }
}

struct PlainBarButtonStyle: ButtonStyle {
    let margin: CGFloat

    func makeBody(configuration: Configuration) -> some View {
        PlainBarButtonLabel(margin: margin, configuration: configuration)
    }
}

struct PlainBarButtonLabel: View {
    @Environment(\.isEnabled) private var isEnabled
    let margin: CGFloat
    let configuration: ButtonStyleConfiguration

    var body: some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
            .opacity(isEnabled ? configuration.isPressed ? 0.3 : 1 : 0.35)
            .padding(.horizontal, margin)
            .frame(minWidth: ControlMetrics.leastSide, minHeight: ControlMetrics.leastSide)
            .contentShape(Rectangle())
    }
}
