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
    /// `false`, because this module has no toggle of several values.
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public var isMixed: Bool
}

/// The style that applies to the toggles of a view.
enum ToggleStyling {
    case `switch`, button
    /// A style of an app or library, and the outer styling, which applies to the toggles that the style makes.
    indirect case custom(any ToggleStyle, outer: ToggleStyling)
}

extension EnvironmentValues {
    /// Whether toggles look like buttons.
    package var hasToggleButtons: Bool { if case .button = toggleStyling { true } else { false } }

    var toggleStyling: ToggleStyling {
        get { self[Key<ToggleStyling>.self] ?? .switch }
        set { self[Key<ToggleStyling>.self] = newValue }
    }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/togglestyle(_:))
    nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
        transformEnvironment(\.toggleStyling) { styling in
            styling = (style as? any SystemToggleStyle)?.styling ?? .custom(style, outer: styling)
        }
    }
}

/// A style drawn by the system.
nonisolated protocol SystemToggleStyle: ToggleStyle { var styling: ToggleStyling { get } }

/// The default toggle style.
///
/// Draws a switch everywhere. In a toolbar, SwiftUI draws a button.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/defaulttogglestyle)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct DefaultToggleStyle: SystemToggleStyle {
    nonisolated public init() {}
    var styling: ToggleStyling { .switch }
    nonisolated public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View {
        configuration.label
    }
}

/// A toggle style that displays a leading label and a trailing switch.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/switchtogglestyle)
@available(iOS 13.0, macOS 10.15, tvOS 18.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct SwitchToggleStyle: SystemToggleStyle {
    nonisolated public init() {}
    var styling: ToggleStyling { .switch }
    nonisolated public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View {
        configuration.label
    }
}

/// A toggle style that displays as a button with its label as the title.
///
/// The button looks the same in both states.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/buttontogglestyle)
@available(iOS 15.0, macOS 12.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable)
nonisolated public struct ButtonToggleStyle: SystemToggleStyle {
    nonisolated public init() {}
    var styling: ToggleStyling { .button }
    nonisolated public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View {
        configuration.label
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 18.0, watchOS 6.0, visionOS 1.0, *)
extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

@available(iOS 15.0, macOS 12.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable)
extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
