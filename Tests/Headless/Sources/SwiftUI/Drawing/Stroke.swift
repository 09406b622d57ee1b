/// A shape provider that strokes its shape.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
nonisolated public struct StrokeShapeView<Content, Style, Background>: PrimitiveView, StyledShape
where Content: Shape, Style: ShapeStyle, Background: View {
    public var shape: Content
    public var style: Style
    package var lineWidth: CGFloat
    package var isOutline: Bool { true }
    public var background: Background
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Shape {
    /// [documentation](https://developer.apple.com/documentation/swiftui/shape/stroke(_:linewidth:antialiased:))
    nonisolated public func stroke<S>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
        StrokeShapeView(shape: self, style: content, lineWidth: lineWidth, background: EmptyView())
    }
}

/// A rectangle aligned inside the frame of the view containing it whose corners are concentric with its container's.
///
/// The corners are square, because containers have no shape in this module.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/concentricrectangle)
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
nonisolated public struct ConcentricRectangle: Shape {
    public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A type-erased shape value.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/anyshape)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@frozen public struct AnyShape: Shape {
    private let shape: any Shape

    public init<S>(_ shape: S) where S: Shape { self.shape = shape }
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
