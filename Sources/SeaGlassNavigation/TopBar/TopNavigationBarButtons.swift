import SeaGlass
import SwiftUI

extension View {
    /// Sets the style of a bar's buttons: glass on a bar of Liquid Glass, plain on any other.
    @ViewBuilder func topNavigationBarButtons(isGlass: Bool) -> some View {
        if isGlass {
            buttonStyle(GlassBarButtonStyle()).glassContainer()
        } else {
            plainBarButtons()
        }
    }

    /// Sets the style of a bar button with an icon alone: glass in a circle, or plain with the icon at the very edge.
    @ViewBuilder func roundBarButton(isGlass: Bool) -> some View {
        if isGlass { buttonStyle(.seaGlass(.interactive, in: .circle)) } else { plainBarButtons(margin: 0) }
    }

    /// Sets the style of a bar's buttons without glass: the label, with room for a finger around it. The system's plain
    /// button takes touches on its label alone, however large the frame around it.
    ///
    /// - Parameter margin: The space beside a label, in points. It keeps text away from the edge; icons are in the middle
    ///   anyway.
    private func plainBarButtons(margin: CGFloat = 8) -> some View {
        #if os(macOS) || os(tvOS) || os(visionOS)
        self
        #else
        buttonStyle(PlainBarButtonStyle(margin: margin))
        #endif
    }
}

/// The style of a bar's buttons on glass. It makes them as large as a finger needs: the system's own take touches only on
/// their glass.
struct GlassBarButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(role: configuration.role) {
            configuration.trigger()
        } label: {
            configuration.label.frame(minWidth: leastWidth, minHeight: ControlMetrics.leastGlassLabelSide)
        }
        .buttonStyle(.seaGlass(.interactive))
    }

    private var leastWidth: CGFloat? {
        ControlMetrics.leastSide.map { $0 - 2 * ControlMetrics.padding(.regular).width }
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
