/// A type that applies standard interaction behavior and a custom appearance to all buttons within a view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/buttonstyle)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ButtonStyleConfiguration {
    nonisolated public struct Label: LabelPlaceholder { package let view: any View }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}

/// A type that applies custom interaction behavior and a custom appearance to all buttons within a view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/primitivebuttonstyle)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct PrimitiveButtonStyleConfiguration {
    nonisolated public struct Label: LabelPlaceholder { package let view: any View }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public let role: ButtonRole?
    public let label: PrimitiveButtonStyleConfiguration.Label
    let control: ControlReference

    public func trigger() {
        let control = control
        MainActor.assumeIsolated { control.activate() }
    }
}

/// The label of a control, placed by a style.
@MainActor package protocol LabelPlaceholder: PrimitiveView { var view: any View { get } }

extension LabelPlaceholder {
    package var isStructural: Bool { true }
    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), view, node.environment)] }
}

/// A reference to a styled control. Two references to the same control are equal inputs.
struct ControlReference: InputComparable {
    @Unretained var node: Node?

    @MainActor func activate() {
        guard let node, let control = node.view as? any Activatable else { return }
        control.activate(in: node)
    }

    func isSameInput(as other: Any) -> Bool { (other as? ControlReference)?.node === node }
}

/// The button style that applies to the controls of a view.
enum ButtonStyling {
    /// The system draws the control, in its automatic style or another. The label is not replaced in the tree.
    case system(ButtonStyleChange?)
    case custom(any ButtonStyle)
    /// A primitive style, and the outer styling, which applies to the buttons that the style makes.
    indirect case primitive(any PrimitiveButtonStyle, outer: ButtonStyling)
}

extension EnvironmentValues {
    /// Whether a custom style of an app or library draws the buttons.
    package var hasCustomButtonStyle: Bool { if case .system = buttonStyling { false } else { true } }

    var buttonStyling: ButtonStyling {
        get { self[Key<ButtonStyling>.self] ?? .system(nil) }
        set { self[Key<ButtonStyling>.self] = newValue }
    }
}

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
