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

/// The transition with which a view is inserted and removed.
nonisolated package struct TransitionModifier: TraitWriter, Equatable { package let kind: AnyTransition.Kind }

/// A set of view properties that may be synchronized between views using the `View.matchedGeometryEffect()` function.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/matchedgeometryproperties)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A view that shares its geometry with other views of the same identifier.
nonisolated package struct MatchedGeometry: PrimitiveModifier, Equatable {
    package let id: AnyHashable
    package let namespace: Namespace.ID
    package let properties: MatchedGeometryProperties
    package let isSource: Bool
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/transition(_:)-5h5h0)
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(kind: t.kind)) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
    /// documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:)
    nonisolated public func matchedGeometryEffect<ID>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View where ID: Hashable {
        modifier(
            MatchedGeometry(id: AnyHashable(id), namespace: namespace, properties: properties, isSource: isSource)
        )
    }
}
