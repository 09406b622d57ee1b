/// A change of the size at which a view is drawn, without a change of its frame.
nonisolated package struct ScaleModifier: PrimitiveModifier, Equatable { package let scale: CGFloat }

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)-pmi7)
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(scale: s))
    }
}
