import SwiftUI

/// The shape of a button's surface: one that the system's buttons have, or any other.
package enum GlassButtonShape: Sendable {
    /// The capsule of the library's surfaces.
    case standard
    case capsule(RoundedCornerStyle)
    case circle
    case roundedRectangle(radius: CGFloat, style: RoundedCornerStyle)
    case other(any Shape)

    init(_ shape: some Shape) {
        self =
            switch shape {
            case let shape as Capsule: .capsule(shape.style)
            case is Circle: .circle
            case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
                .roundedRectangle(radius: shape.cornerSize.width, style: shape.style)
            default: .other(shape)
            }
    }

    /// The border of the system's buttons that has this shape; `nil` without such a border.
    var border: ButtonBorderShape? {
        switch self {
        case .standard, .capsule: .capsule
        case .circle: .circle
        case .roundedRectangle(let radius, _): .roundedRectangle(radius: radius)
        case .other: nil
        }
    }

    var outline: AnyShape {
        switch self {
        case .standard: AnyShape(GlassSurfaceStyle.Outline.capsule)
        case .capsule(let style): AnyShape(.capsule(style: style))
        case .circle: AnyShape(.circle)
        case .roundedRectangle(let radius, let style): AnyShape(.rect(cornerRadius: radius, style: style))
        case .other(let shape): AnyShape(shape)
        }
    }
}

extension GlassButtonShape: Equatable {
    package static func == (one: GlassButtonShape, other: GlassButtonShape) -> Bool {
        switch (one, other) {
        case (.standard, .standard), (.circle, .circle): true
        case (.capsule(let style), .capsule(let otherStyle)): style == otherStyle
        case (.roundedRectangle(let one, let style), .roundedRectangle(let other, let otherStyle)):
            one == other && style == otherStyle
        case (.other(let one), .other(let other)): (one as? any Equatable)?.isEqual(to: other) ?? false
        default: false
        }
    }
}

extension Equatable {
    /// Returns whether a value has this value's type and is equal to it.
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
