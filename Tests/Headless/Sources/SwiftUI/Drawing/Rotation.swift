/// A change of the direction in which a view is drawn, without a change of its frame. A finger and the host find the
/// view in that frame.
nonisolated package struct RotationModifier: PrimitiveModifier, Equatable {
    package let angle: Angle
    package let anchor: UnitPoint
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:))
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationModifier(angle: angle, anchor: anchor))
    }
}
