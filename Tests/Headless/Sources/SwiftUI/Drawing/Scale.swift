/// A change of the size at which a view is drawn, without a change of its frame.
nonisolated package struct ScaleModifier: PrimitiveModifier, Equatable { package let scale: CGFloat }

/// A change of the width and the height at which a view is drawn, without a change of its frame.
nonisolated package struct StretchModifier: PrimitiveModifier, Equatable {
    package let x: CGFloat
    package let y: CGFloat
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)-pmi7)
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(scale: s))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:))
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(StretchModifier(x: scale.width, y: scale.height))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/scaleeffect(x:y:anchor:))
    nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        modifier(StretchModifier(x: x, y: y))
    }
}
