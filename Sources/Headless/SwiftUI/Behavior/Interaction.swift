/// A change to how a view takes touches.
nonisolated package enum Interaction: PrimitiveModifier {
    case hitTesting(Bool)
    case contentShape(any Shape)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/allowshittesting(_:))
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(Interaction.hitTesting(enabled))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:))
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        modifier(Interaction.contentShape(shape))
    }
}
