import SwiftUI

extension HostedElement {
    /// The gradient that the view draws; `nil` where the element is no linear gradient.
    ///
    /// ```swift
    /// let host = Host(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    /// host.elements.first?.linearGradient?.startPoint  // .top
    /// ```
    public var linearGradient: ShownLinearGradient? { (value as? LinearGradient).map { ShownLinearGradient($0) } }
}

extension HostedNode {
    /// The gradient of the view, which may be on a covered screen.
    public var linearGradient: ShownLinearGradient? { (view as? LinearGradient).map { ShownLinearGradient($0) } }
}

extension Host {
    /// The linear gradients on screen, parents first.
    public var linearGradients: [ShownLinearGradient] { elements.compactMap(\.linearGradient) }
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
