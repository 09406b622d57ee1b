import SwiftUI

/// The gradient that a view draws; `nil` where the element is no such view.
///
/// ```swift
/// let host = Host(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
/// host.elements.first?.linearGradient?.startPoint  // .top
/// ```
extension HostedElement {
    public var linearGradient: ShownLinearGradient? { (value as? LinearGradient).map { ShownLinearGradient($0) } }

    public var radialGradient: ShownRadialGradient? { (value as? RadialGradient).map { ShownRadialGradient($0) } }

    public var meshGradient: ShownMeshGradient? { (value as? MeshGradient).map { ShownMeshGradient($0) } }
}

extension HostedNode {
    /// The gradient of the view, which may be on a covered screen.
    public var linearGradient: ShownLinearGradient? { (view as? LinearGradient).map { ShownLinearGradient($0) } }
}

/// The gradients on screen, parents first.
extension Host {
    public var linearGradients: [ShownLinearGradient] { elements.compactMap(\.linearGradient) }
    public var radialGradients: [ShownRadialGradient] { elements.compactMap(\.radialGradient) }
    public var meshGradients: [ShownMeshGradient] { elements.compactMap(\.meshGradient) }
}

/// The properties of a `LinearGradient`.
public struct ShownLinearGradient: Hashable, Sendable {
    public let gradient: Gradient
    public let startPoint: UnitPoint
    public let endPoint: UnitPoint

    public init(_ linear: LinearGradient) {
        gradient = linear.gradient
        startPoint = linear.startPoint
        endPoint = linear.endPoint
    }
}

/// The properties of a `RadialGradient`.
public struct ShownRadialGradient: Hashable, Sendable {
    public let gradient: Gradient
    public let startRadius: CGFloat
    public let endRadius: CGFloat

    public init(_ radial: RadialGradient) {
        gradient = radial.gradient
        startRadius = radial.startRadius
        endRadius = radial.endRadius
    }
}

/// The properties of a `MeshGradient`.
public struct ShownMeshGradient: Hashable, Sendable {
    public let width: Int
    public let height: Int
    public let points: [SIMD2<Float>]
    public let colors: [Color]

    public init(_ mesh: MeshGradient) {
        width = mesh.width
        height = mesh.height
        points = mesh.points
        colors = mesh.colors
    }
}
