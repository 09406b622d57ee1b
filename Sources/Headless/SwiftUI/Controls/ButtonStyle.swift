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
    nonisolated public struct Label: LabelPlaceholder {
        package let view: any View
    }

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
    nonisolated public struct Label: LabelPlaceholder {
        package let view: any View
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public let role: ButtonRole?
    public let label: PrimitiveButtonStyleConfiguration.Label
    let control: ControlReference

    public func trigger() {
        let control = control
        MainActor.assumeIsolated { control.activate() }
    }
}

/// The label of a control, wherever its style puts it.
@MainActor package protocol LabelPlaceholder: PrimitiveView {
    var view: any View { get }
}

extension LabelPlaceholder {
    package var isStructural: Bool { true }
    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), view, node.environment)] }
}

/// The control that a style draws: the same for as long as the control is in the tree.
struct ControlReference: InputComparable {
    weak var node: Node?

    @MainActor func activate() {
        guard let node, let control = node.view as? any Activatable else { return }
        control.activate(in: node)
    }

    func isSameInput(as other: Any) -> Bool { (other as? ControlReference)?.node === node }
}

/// The style in force for the controls of a view.
enum ButtonStyling {
    /// Drawn by the system: the label stands in the tree as it is.
    case system
    case custom(any ButtonStyle)
    /// With the styling around it, which the style's own buttons have.
    indirect case primitive(any PrimitiveButtonStyle, outer: ButtonStyling)
}

extension EnvironmentValues {
    private struct ButtonStylingKey: EnvironmentKey {
        static var defaultValue: ButtonStyling { .system }
    }

    /// Whether a style of an app's or a library's own draws the buttons.
    package var hasCustomButtonStyle: Bool {
        if case .system = buttonStyling { false } else { true }
    }

    var buttonStyling: ButtonStyling {
        get { self[ButtonStylingKey.self] }
        set { self[ButtonStylingKey.self] = newValue }
    }
}

/// A control that button styles draw.
@MainActor package protocol StyledControl: PrimitiveView, Activatable {}

extension StyledControl {
    /// Where a style makes a button of its own out of a control, that one is what a person meets.
    package func isStructural(in node: Node) -> Bool {
        if case .primitive = node.environment.buttonStyling { true } else { false }
    }

    package var readsEnvironment: Bool { true }

    /// The label as the style in force draws it.
    @MainActor func styled(_ label: any View, role: ButtonRole?, in node: Node) -> Child {
        switch node.environment.buttonStyling {
        case .system: return Child(.position(0), label, node.environment)
        case .custom(let style):
            let configuration = ButtonStyleConfiguration(
                role: role,
                label: .init(view: label),
                isPressed: node.controlState.isPressed
            )
            return Child(.position(0), StyledLabel(style: style, configuration: configuration), node.environment)
        case .primitive(let style, let outer):
            var environment = node.environment
            environment.buttonStyling = outer
            let configuration = PrimitiveButtonStyleConfiguration(
                role: role,
                label: .init(view: label),
                control: ControlReference(node: node)
            )
            return Child(.position(0), PrimitiveStyledLabel(style: style, configuration: configuration), environment)
        }
    }
}

nonisolated struct StyledLabel: PrimitiveView {
    let style: any ButtonStyle
    let configuration: ButtonStyleConfiguration

    var isStructural: Bool { true }

    @MainActor func children(in node: Node) -> [Child] {
        func body(of style: some ButtonStyle) -> any View {
            node.connected(style).makeBody(configuration: configuration)
        }
        return [Child(.position(0), body(of: style), node.environment)]
    }
}

nonisolated struct PrimitiveStyledLabel: PrimitiveView {
    let style: any PrimitiveButtonStyle
    let configuration: PrimitiveButtonStyleConfiguration

    var isStructural: Bool { true }

    @MainActor func children(in node: Node) -> [Child] {
        func body(of style: some PrimitiveButtonStyle) -> any View {
            node.connected(style).makeBody(configuration: configuration)
        }
        return [Child(.position(0), body(of: style), node.environment)]
    }
}

/// What a control keeps for as long as it is in the tree.
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
