/// The border shape of the system's button styles.
nonisolated package struct ButtonBorderChange: PrimitiveModifier { package let shape: ButtonBorderShape }

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/buttonbordershape(_:))
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        modifier(ButtonBorderChange(shape: shape))
    }
}
