/// A change to the size at which a view is drawn. Its frame stays the same.
nonisolated package struct ScaleModifier: PrimitiveModifier, Equatable { package let scale: CGFloat }

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)-pmi7)
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(scale: s))
    }
}
