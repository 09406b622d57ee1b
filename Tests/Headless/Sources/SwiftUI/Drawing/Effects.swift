/// A change to how a view is drawn.
nonisolated package enum Effect: PrimitiveModifier {
    case opacity(Double)
    case clip(any Shape)
    case shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    case hidden
    case foreground(any ShapeStyle)
    /// The foreground style that the system or a container chooses.
    case automaticForeground
    case tint(Color?)

    @MainActor package func children(of content: any View, in node: Node) -> [Child] {
        var environment = node.environment
        switch self {
        case .foreground(let style):
            let style = AnyShapeStyle(style).style
            let current = environment.foregroundStyle ?? Color.primary
            // `foreground` stands for the current style. Inside, even the default style then counts as set.
            environment.foregroundStyle = style is ForegroundStyle ? current : style
        case .automaticForeground:
            if node.graph?.adversity.isOf(.keptForegroundColors) != true { environment.foregroundStyle = nil }
        case .tint(let tint): environment.tint = tint
        default: break
        }
        return [Child(.position(0), content, environment)]
    }
}

extension EnvironmentValues {
    /// The foreground style set around a view; `nil` lets a control set a default for its label.
    package var foregroundStyle: (any ShapeStyle)? {
        get { self[Key<any ShapeStyle>.self] }
        set { self[Key<any ShapeStyle>.self] = newValue }
    }

    /// The tint set around a view; `nil` for the accent color.
    package var tint: Color? {
        get { self[NamedKey<TintShapeStyle, Color>.self] }
        set { self[NamedKey<TintShapeStyle, Color>.self] = newValue }
    }

    /// Returns these values for the label of a control.
    ///
    /// A style set around the control wins over the control's color. Source of the color in other cases:
    /// documentation/swiftui/view/foregroundcolor(_:).
    func ofLabel(in color: Color?) -> EnvironmentValues {
        guard let color, foregroundStyle == nil else { return self }
        return copy(of: self) { $0.foregroundStyle = color }
    }
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
