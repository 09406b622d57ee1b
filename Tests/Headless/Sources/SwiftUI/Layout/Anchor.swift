/// An opaque value derived from an anchor source and a particular view.
///
/// An anchor is resolved in the current layout. Anchors of the same view are equal, wherever the view moves.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/anchor)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct Anchor<Value> {
    let place: AnchorPlace

    /// A type-erased geometry value that produces an anchored value of a given type.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/anchor/source)
    @frozen public struct Source: Sendable {}
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {}

extension Anchor: Hashable where Value: Hashable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

extension GeometryProxy {
    /// [documentation](https://developer.apple.com/documentation/swiftui/geometryproxy/subscript(_:))
    public subscript<T>(anchor: Anchor<T>) -> T {
        let link = link
        let place = anchor.place
        let frame = onMainActor { link.frame(of: place) }
        guard let value = frame as? T else { preconditionFailure("An anchor of \(T.self) is not an anchor of bounds.") }
        return value
    }
}

nonisolated struct AnchorPreferenceSetter<A, Key: PreferenceKey>: PrimitiveModifier, PreferenceTransform {
    let transform: (Anchor<A>) -> Key.Value

    var isStructural: Bool { true }
    static var changedPreference: ObjectIdentifier { ObjectIdentifier(Key.self) }

    @MainActor func apply<K: PreferenceKey>(to value: K.Value?, for key: K.Type, in node: Node) -> K.Value? {
        node.render { transform(Anchor(place: AnchorPlace(node))) as? K.Value }
    }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/anchorpreference(key:value:transform:))
    nonisolated public func anchorPreference<A, K>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View where K: PreferenceKey { modifier(AnchorPreferenceSetter<A, K>(transform: transform)) }
}
