/// A control that button styles draw.
@MainActor package protocol StyledControl: PrimitiveView, Activatable {}

extension StyledControl {
    /// Returns whether a primitive style replaces the control with another button, which people use instead.
    package func isStructural(in node: Node) -> Bool {
        if case .primitive = node.environment.buttonStyling { true } else { false }
    }

    package var readsEnvironment: Bool { true }

    /// Returns the label as drawn by the current style.
    @MainActor func styled(_ label: any View, role: ButtonRole?, in node: Node) -> Child {
        switch node.environment.buttonStyling {
        case .system(let style):
            let color = node.environment.labelColor(of: role, in: style)
            return Child(.position(0), label, node.environment.ofLabel(in: color))
        case .custom(let style):
            let configuration = ButtonStyleConfiguration(
                role: role,
                label: .init(view: label),
                isPressed: node.controlState.isPressed
            )
            return Child(.position(0), StyledBody.button(style, configuration), node.environment)
        case .primitive(let style, let outer):
            var environment = node.environment
            environment.buttonStyling = outer
            let configuration = PrimitiveButtonStyleConfiguration(
                role: role,
                label: .init(view: label),
                control: ControlReference(node: node)
            )
            return Child(.position(1), StyledBody.primitive(style, configuration), environment)
        }
    }
}

/// The body that a style makes for a control.
nonisolated enum StyledBody: PrimitiveView {
    case button(any ButtonStyle, ButtonStyleConfiguration)
    case primitive(any PrimitiveButtonStyle, PrimitiveButtonStyleConfiguration)
    case toggle(any ToggleStyle, ToggleStyleConfiguration)

    var isStructural: Bool { true }

    @MainActor func children(in node: Node) -> [Child] {
        let body: any View =
            switch self {
            case .button(let style, let configuration): node.connected(style).makeBody(configuration: configuration)
            case .primitive(let style, let configuration): node.connected(style).makeBody(configuration: configuration)
            case .toggle(let style, let configuration): node.connected(style).makeBody(configuration: configuration)
            }
        return node.children(body)
    }
}

/// State of a control in the tree.
package final class ControlState {
    package var isPressed = false
    package var isOpen = false
}

extension Node {
    package var controlState: ControlState {
        if let state = memory as? ControlState { return state }
        let state = ControlState()
        memory = state
        return state
    }
}
