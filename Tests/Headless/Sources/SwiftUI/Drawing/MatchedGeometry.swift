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
