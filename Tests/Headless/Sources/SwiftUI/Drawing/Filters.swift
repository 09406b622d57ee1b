/// A change to the colors of a view that does not change its layout.
nonisolated package enum Filter: PrimitiveModifier, Hashable {
    case blur(CGFloat)
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case colorInvert
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/blur(radius:opaque:))
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(Filter.blur(radius)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/brightness(_:))
    nonisolated public func brightness(_ amount: Double) -> some View { modifier(Filter.brightness(amount)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/contrast(_:))
    nonisolated public func contrast(_ amount: Double) -> some View { modifier(Filter.contrast(amount)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/saturation(_:))
    nonisolated public func saturation(_ amount: Double) -> some View { modifier(Filter.saturation(amount)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/grayscale(_:))
    nonisolated public func grayscale(_ amount: Double) -> some View { modifier(Filter.grayscale(amount)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/colorinvert())
    nonisolated public func colorInvert() -> some View { modifier(Filter.colorInvert) }
}
