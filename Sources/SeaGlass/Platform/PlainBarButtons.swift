import SwiftUI

/// The buttons of a bar that has no glass: the label and the room around it that a finger needs. A plain button of the
/// system's takes touches on its label alone, however large the frame around it.
struct PlainBarButtons: ViewModifier {
    func body(content: Content) -> some View {
        #if os(macOS) || os(tvOS) || os(visionOS)
        content
        #else
        content.buttonStyle(PlainBarButtonStyle())
        #endif
    }
}

struct PlainBarButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { PlainBarButtonLabel(configuration: configuration) }
}

struct PlainBarButtonLabel: View {
    @Environment(\.isEnabled) private var isEnabled
    let configuration: ButtonStyleConfiguration

    var body: some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
            .opacity(isEnabled ? configuration.isPressed ? 0.3 : 1 : 0.35)
            .frame(minWidth: ControlMetrics.leastSide, minHeight: ControlMetrics.leastSide)
            .contentShape(Rectangle())
    }
}
