/// A change to how a view is drawn.
nonisolated package enum Effect: PrimitiveModifier {
    case opacity(Double)
    case clip(any Shape)
    case shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    case contrast(Double)
    case hidden
    case foreground(any ShapeStyle)
    /// The effect that the system or a container chooses.
    case automaticForeground
    case tint(Color?)
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/opacity(_:))
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(Effect.opacity(opacity)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/clipshape(_:style:))
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        modifier(Effect.clip(shape))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/shadow(color:radius:x:y:))
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { modifier(Effect.shadow(color: color, radius: radius, x: x, y: y)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/contrast(_:))
    nonisolated public func contrast(_ amount: Double) -> some View { modifier(Effect.contrast(amount)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/hidden())
    nonisolated public func hidden() -> some View { modifier(Effect.hidden) }
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/cornerradius(_:antialiased:))
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/border(_:width:))
    nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/foregroundcolor(_:))
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(color.map { Effect.foreground($0) } ?? .automaticForeground)
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:))
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        modifier(Effect.foreground(style))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/tint(_:))
    nonisolated public func tint(_ tint: Color?) -> some View { modifier(Effect.tint(tint)) }
}
