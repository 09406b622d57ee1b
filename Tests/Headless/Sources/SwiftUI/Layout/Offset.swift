/// Draws a view at an offset, without a change of its frame.
nonisolated package struct OffsetModifier: PrimitiveModifier, Equatable {
    package let x: CGFloat
    package let y: CGFloat
}

/// Centers a view at a point of its parent.
nonisolated package struct PositionModifier: PrimitiveModifier, Equatable {
    package let x: CGFloat
    package let y: CGFloat
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/position(x:y:))
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(PositionModifier(x: x, y: y))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/offset(x:y:))
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(OffsetModifier(x: x, y: y)) }
}
