import SeaGlass
import SwiftUI

extension View {
    /// Only systems with glass have a `PrimitiveButtonStyle` around an app's buttons, because glass is one. There one
    /// style draws both looks, so that an item keeps its state when its bar turns to glass or back. macOS and tvOS have
    /// it around the buttons of a bar without glass, too: a style is part of a view's type, so a bar that drops the style
    /// would give its items new state.
    ///
    /// - Parameter isRound: Whether the label is an icon alone: in a circle of glass, or at the very edge.
    @ViewBuilder func barButtons(isGlass: Bool, isRound: Bool = false, on system: PlatformCapabilities) -> some View {
        if system.liquidGlass {
            buttonStyle(GlassBarButtonStyle(isGlass: isGlass, isRound: isRound))
        } else {
            plainBarButtons(isRound: isRound)
        }
    }

    /// Sets the style of a bar's buttons without glass: the label, with room for a finger around it. The system's plain
    /// button takes touches on its label alone, however large the frame around it.
    fileprivate func plainBarButtons(isRound: Bool) -> some View {
        #if os(macOS) || os(tvOS) || os(visionOS)
        self
        #else
        // The margin keeps text away from the edge. An icon is in the middle without it.
        buttonStyle(PlainBarButtonStyle(margin: isRound ? 0 : 8))
        #endif
    }
}

/// The style of a bar's buttons on a system with glass. It makes buttons of glass as large as a finger needs: the
/// system's own take touches only on their glass.
struct GlassBarButtonStyle: PrimitiveButtonStyle {
    let isGlass: Bool
    let isRound: Bool

    func makeBody(configuration: Configuration) -> some View {
        let leastWidth = ControlMetrics.leastSide.map { $0 - 2 * ControlMetrics.padding(.regular).width }
        if isGlass {
            Button(role: configuration.role) {
                configuration.trigger()
            } label: {
                configuration.label
                    .frame(minWidth: isRound ? nil : leastWidth, minHeight: ControlMetrics.leastGlassLabelSide)
            }
            .buttonStyle(isRound ? .seaGlass(.interactive, in: .circle) : .seaGlass(.interactive))
        } else {
            Button(configuration).plainBarButtons(isRound: isRound)
        }
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
