/// A type-erased transition.
///
/// A transition is data for a program that shows the tree. Headless views do not move.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/anytransition)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AnyTransition {
    package indirect enum Kind: Hashable, Sendable {
        case opacity, identity, scale, slide
        case combined(Kind, Kind)
        case move(Edge)
    }

    package let kind: Kind

    nonisolated(unsafe) public static let opacity = AnyTransition(kind: .opacity)
    nonisolated(unsafe) public static let identity = AnyTransition(kind: .identity)

    public static var scale: AnyTransition { AnyTransition(kind: .scale) }
    public static var slide: AnyTransition { AnyTransition(kind: .slide) }

    public func combined(with other: AnyTransition) -> AnyTransition { .init(kind: .combined(kind, other.kind)) }

    public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }
}
