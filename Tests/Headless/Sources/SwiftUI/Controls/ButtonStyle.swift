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

/// A reference to a styled control. Two references to the same control are equal inputs.
struct ControlReference: InputComparable {
    @Unretained var node: Node?

    @MainActor func activate() {
        guard let node, let control = node.view as? any Activatable else { return }
        control.activate(in: node)
    }

    func isSameInput(as other: Any) -> Bool { (other as? ControlReference)?.node === node }
}
