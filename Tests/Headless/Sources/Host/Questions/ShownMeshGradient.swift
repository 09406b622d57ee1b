import SwiftUI

extension HostedElement {
    /// The gradient that the view draws; `nil` where the element is no mesh gradient.
    public var meshGradient: ShownMeshGradient? { (value as? MeshGradient).map { ShownMeshGradient($0) } }
}

extension Host {
    /// The mesh gradients on screen, parents first.
    public var meshGradients: [ShownMeshGradient] { elements.compactMap(\.meshGradient) }
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
