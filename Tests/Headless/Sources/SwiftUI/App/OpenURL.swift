nonisolated package struct OpenURLModifier: PrimitiveModifier { package let action: (URL) -> Void }

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
    /// Apple does not document which of a window's handlers is called. Calling all of them is a guess.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:))
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
