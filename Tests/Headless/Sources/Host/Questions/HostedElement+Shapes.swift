import SwiftUI

/// Shapes and the styles that fill them; `nil` where the element draws neither.
///
/// ```swift
/// let host = Host(Circle().fill(.thinMaterial))
/// host.elements.first?.shapeStyle?.materialThickness   // "thin"
/// ```
extension HostedElement {
    /// The shape of a view that fills or outlines a shape.
    public var shape: (any Shape)? { (value as? any ShapeOwner)?.shape }

    /// The width of an outline; `nil` for a filled shape.
    public var lineWidth: CGFloat? { (value as? any ShapeOwner)?.outlineWidth }

    /// The style of a filled or outlined shape, or of a style behind or over a view, without its type erasure.
    public var shapeStyle: (any ShapeStyle)? {
        let shape: (any ShapeStyle)? = (value as? any StyledShape)?.style
        return (shape ?? (value as? StyleLayer)?.style)?.unerased
    }
}

extension ShapeStyle {
    /// The style in an `AnyShapeStyle`.
    public var unerased: any ShapeStyle { (self as? AnyShapeStyle)?.style ?? self }

    /// The name of a material's thickness; `nil` for other styles.
    public var materialThickness: String? { (unerased as? Material)?.thickness.rawValue }
}

/// A view that fills or outlines a shape.
private protocol ShapeOwner {
    associatedtype Content: Shape
    var shape: Content { get }
    var outlineWidth: CGFloat? { get }
}

extension _ShapeView: ShapeOwner { fileprivate var outlineWidth: CGFloat? { nil } }

extension StrokeShapeView: ShapeOwner { fileprivate var outlineWidth: CGFloat? { lineWidth } }

extension StrokeBorderShapeView: ShapeOwner { fileprivate var outlineWidth: CGFloat? { lineWidth } }
