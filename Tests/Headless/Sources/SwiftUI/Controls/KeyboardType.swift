#if os(Linux)
/// The type of keyboard to display for a text-based view.
///
/// [documentation](https://developer.apple.com/documentation/uikit/uikeyboardtype)
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
public enum UIKeyboardType: Int, Sendable { case `default`, asciiCapable, numberPad, emailAddress, decimalPad }

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/keyboardtype(_:))
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
}
#endif
