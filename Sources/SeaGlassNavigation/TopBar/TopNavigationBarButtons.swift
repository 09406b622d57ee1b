import SeaGlass
import SwiftUI

extension View {
    /// Sets the style of a bar's buttons. On a system with glass, one `PrimitiveButtonStyle` draws them with and
    /// without glass: a style is part of a view's type, so an item would lose its state if a bar that turns to glass
    /// changed the style. That is why even plain buttons on macOS and tvOS have this style.
    ///
    /// - Parameter isRound: Whether the label is only an icon. It has a circle of glass, or without glass no margin.
    @ViewBuilder func barButtons(isGlass: Bool, isRound: Bool = false, on system: PlatformCapabilities) -> some View {
        if system.liquidGlass {
            buttonStyle(GlassBarButtonStyle(isGlass: isGlass, isRound: isRound))
        } else {
            plainBarButtons(isRound: isRound)
        }
    }

    /// Sets the style of buttons without glass, which adds room for a finger around the label. The system's plain
    /// button takes touches only on its label, even in a larger frame.
    fileprivate func plainBarButtons(isRound: Bool) -> some View {
        #if os(macOS) || os(tvOS) || os(visionOS)
        self
        #else
        buttonStyle(PlainBarButtonStyle(isRound: isRound))
        #endif
    }
}

/// The style of a bar's buttons on a system with glass. It makes glass buttons large enough for a finger, because such
/// buttons take touches only on their glass.
struct GlassBarButtonStyle: PrimitiveButtonStyle {
    let isGlass: Bool
    let isRound: Bool

    func makeBody(configuration: Configuration) -> some View {
        let metrics = ControlMetrics.running
        let leastWidth = metrics.leastSide.map { $0 - 2 * metrics.padding(.regular).width }
        if isGlass {
            Button(role: configuration.role) {
                configuration.trigger()
            } label: {
                HStack { configuration.label }
                    .frame(minWidth: isRound ? nil : leastWidth, minHeight: metrics.leastGlassLabelSide)
            }
            .buttonStyle(isRound ? .seaGlass(.interactive, in: .circle) : .seaGlass(.interactive))
        } else {
            Button(configuration).plainBarButtons(isRound: isRound)
        }
    }
}

struct PlainBarButtonStyle: ButtonStyle {
    let isRound: Bool

    func makeBody(configuration: Configuration) -> some View {
        // The margin keeps text away from the edge. An icon has none, so that it is at the very edge.
        PlainBarButtonLabel(margin: isRound ? 0 : 8, configuration: configuration)
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
            .frame(minWidth: ControlMetrics.running.leastSide, minHeight: ControlMetrics.running.leastSide)
            .contentShape(Rectangle())
    }
}
