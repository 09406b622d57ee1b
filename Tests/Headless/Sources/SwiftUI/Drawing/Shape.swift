/// A 2D shape that you can use when drawing a view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/shape)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Path: Shape { nonisolated public func path(in rect: CGRect) -> Path { self } }

extension Shape {
    /// [documentation](https://developer.apple.com/documentation/swiftui/shape/layoutdirectionbehavior)
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// The change of a shape's path in another layout direction.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/layoutdirectionbehavior)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape type that is able to inset itself to produce another shape.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape in a style, either filled or outlined.
package protocol StyledShape {
    associatedtype Style: ShapeStyle
    var style: Style { get }
    var isOutline: Bool { get }
}

/// A shape and the style that fills it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct _ShapeView<Content, Style>: PrimitiveView, StyledShape
where Content: Shape, Style: ShapeStyle {
    public var shape: Content
    public var style: Style
    package var isOutline: Bool { false }
}

/// A shape provider that strokes the border of its shape.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
nonisolated public struct StrokeBorderShapeView<Content, Style, Background>: PrimitiveView, StyledShape
where Content: InsettableShape, Style: ShapeStyle, Background: View {
    public var shape: Content
    public var style: Style
    package var lineWidth: CGFloat
    package var isOutline: Bool { true }
    public var background: Background
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Shape {
    /// [documentation](https://developer.apple.com/documentation/swiftui/shape/fill(_:style:))
    nonisolated public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S>
    where S: ShapeStyle { _ShapeView(shape: self, style: content) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension InsettableShape {
    /// documentation/swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
        StrokeBorderShapeView(shape: self, style: content, lineWidth: lineWidth, background: EmptyView())
    }
}

/// A style for rasterizing vector shapes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
