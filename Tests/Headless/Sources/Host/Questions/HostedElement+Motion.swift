import SwiftUI

/// Animations and transitions; `nil` where the element is no such modifier.
///
/// ```swift
/// let host = Host(Text("Pressed").animation(.easeOut, value: true))
/// host.elements.compactMap(\.animation)            // [.easeOut]
/// ```
extension HostedElement {
    /// Whether the modifier animates its content, or with `nil` keeps it from being animated.
    public var isAnimation: Bool { value is any AnimatingModifier }

    /// The animation of `animation(_:value:)` or `animation(_:body:)`.
    public var animation: Animation? { (value as? any AnimatingModifier)?.animation }

    /// The value whose changes `animation(_:value:)` animates.
    public var animatedValue: Any? { (value as? any AnimatingModifier)?.trigger }

    /// The name of a transition, such as "opacity", with its values if it has some.
    public var transition: String? { (value as? TransitionModifier).map { "\($0.kind)" } }

    /// The properties that `matchedGeometryEffect(id:in:)` matches, and whether the view is their source.
    public var matchedGeometry: (properties: MatchedGeometryProperties, isSource: Bool)? {
        (value as? MatchedGeometry).map { ($0.properties, $0.isSource) }
    }
}
