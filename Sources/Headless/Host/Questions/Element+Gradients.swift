import SwiftUI

/// The gradient that a view draws; `nil` where the element is no such view.
///
/// ```swift
/// let host = Host(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
/// host.elements.first?.linearGradient?.startPoint  // .top
/// ```
extension Element {
    package var linearGradient: ShownLinearGradient? { (value as? LinearGradient).map { ShownLinearGradient($0) } }

    package var radialGradient: ShownRadialGradient? { (value as? RadialGradient).map { ShownRadialGradient($0) } }

    package var meshGradient: ShownMeshGradient? { (value as? MeshGradient).map { ShownMeshGradient($0) } }
}

extension Node {
    /// The gradient of the view, which may be on a covered screen.
    package var linearGradient: ShownLinearGradient? { (view as? LinearGradient).map { ShownLinearGradient($0) } }
}

/// The gradients on screen, parents first.
extension Host {
    package var linearGradients: [ShownLinearGradient] { elements.compactMap(\.linearGradient) }
    package var radialGradients: [ShownRadialGradient] { elements.compactMap(\.radialGradient) }
    package var meshGradients: [ShownMeshGradient] { elements.compactMap(\.meshGradient) }
}

/// The properties of a `LinearGradient`.
package struct ShownLinearGradient: Hashable, Sendable {
    package let gradient: Gradient
    package let startPoint: UnitPoint
    package let endPoint: UnitPoint

    package init(_ linear: LinearGradient) {
        gradient = linear.gradient
        startPoint = linear.startPoint
        endPoint = linear.endPoint
    }
}

/// The properties of a `RadialGradient`.
package struct ShownRadialGradient: Hashable, Sendable {
    package let gradient: Gradient
    package let startRadius: CGFloat
    package let endRadius: CGFloat

    package init(_ radial: RadialGradient) {
        gradient = radial.gradient
        startRadius = radial.startRadius
        endRadius = radial.endRadius
    }
}

/// The properties of a `MeshGradient`.
package struct ShownMeshGradient: Hashable, Sendable {
    package let width: Int
    package let height: Int
    package let points: [SIMD2<Float>]
    package let colors: [Color]

    package init(_ mesh: MeshGradient) {
        width = mesh.width
        height = mesh.height
        points = mesh.points
        colors = mesh.colors
    }
}
