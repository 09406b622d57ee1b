import SwiftUI

extension HostedElement {
    /// The gradient that the view draws; `nil` where the element is no radial gradient.
    public var radialGradient: ShownRadialGradient? { (value as? RadialGradient).map { ShownRadialGradient($0) } }
}

extension Host {
    /// The radial gradients on screen, parents first.
    public var radialGradients: [ShownRadialGradient] { elements.compactMap(\.radialGradient) }
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
