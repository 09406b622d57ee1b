/// An action for the Escape key of a Mac, or for the Menu button of an Apple TV's remote.
nonisolated package struct ExitCommandModifier: PrimitiveModifier { package let action: (() -> Void)? }

@available(macOS 10.15, tvOS 13.0, *) @available(iOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
    /// The innermost action is performed, as if its view had the focus.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/onexitcommand(perform:))
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(ExitCommandModifier(action: action))
    }
}
