/// The sizing behavior of buttons and other button-like controls.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/buttonsizing)
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct ButtonSizing: Hashable, Sendable {
    private enum Kind { case automatic, flexible, fitted }

    private let kind: Kind

    /// Fits the label in this module.
    public static var automatic: ButtonSizing { ButtonSizing(kind: .automatic) }
    public static var flexible: ButtonSizing { ButtonSizing(kind: .flexible) }
    public static var fitted: ButtonSizing { ButtonSizing(kind: .fitted) }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension EnvironmentValues {
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/buttonsizing)
    public package(set) var buttonSizing: ButtonSizing {
        get { self[Key<ButtonSizing>.self] ?? .automatic }
        set { self[Key<ButtonSizing>.self] = newValue }
    }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/buttonsizing(_:))
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
