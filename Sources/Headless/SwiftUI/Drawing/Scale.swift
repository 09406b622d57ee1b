/// A change to the size at which a view is drawn. Its frame stays the same.
nonisolated package struct ScaleModifier: PrimitiveModifier, Equatable {
    package let scale: CGFloat
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)-pmi7)
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(scale: s))
    }
}
