/// The appearance and behavior of a toggle.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/togglestyle)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle instance.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/togglestyleconfiguration)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ToggleStyleConfiguration {
    nonisolated public struct Label: LabelPlaceholder { package let view: any View }

    public let label: ToggleStyleConfiguration.Label
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) { (self.label, _isOn) = (label, isOn) }
}

extension EnvironmentValues {
    /// The style of the toggles in a view; `nil` is the system's switch.
    var toggleStyle: (any ToggleStyle)? {
        get { self[Key<any ToggleStyle>.self] }
        set { self[Key<any ToggleStyle>.self] = newValue }
    }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/togglestyle(_:))
    nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
        environment(\.toggleStyle, style)
    }
}
