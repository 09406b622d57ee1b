// Styles that look like the automatic style in this module.

/// The appearance and behavior of a form.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/formstyle)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol FormStyle {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct GroupedFormStyle: FormStyle { nonisolated public init() {} }

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension FormStyle where Self == GroupedFormStyle {
    nonisolated public static var grouped: GroupedFormStyle { .init() }
}

/// A type that applies standard interaction behavior to all progress views within a view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/progressviewstyle)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ProgressViewStyle {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle { nonisolated public init() {} }

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { .init() }
}

/// A specification for the appearance and interaction of a text field.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/textfieldstyle)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol TextFieldStyle {}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

/// The ways that scrollable content can interact with the software keyboard.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) @available(visionOS, unavailable)
public struct ScrollDismissesKeyboardMode: Sendable {
    public static var immediately: ScrollDismissesKeyboardMode { .init() }
    public static var interactively: ScrollDismissesKeyboardMode { .init() }
    public static var never: ScrollDismissesKeyboardMode { .init() }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/formstyle(_:))
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle { self }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/progressviewstyle(_:))
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle { self }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/textfieldstyle(_:))
    nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle { self }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:))
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) @available(visionOS, unavailable)
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
