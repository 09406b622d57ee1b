/// A named value produced by a view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/preferencekey)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral { public static var defaultValue: Value { nil } }

/// A modifier or view that sets or changes a preference.
@MainActor protocol PreferenceTransform {
    /// The key of the preference.
    static var changedPreference: ObjectIdentifier { get }
    /// Returns the value of the preference for the ancestors.
    func apply<K: PreferenceKey>(to value: K.Value?, for key: K.Type, in node: Node) -> K.Value?
}

nonisolated struct PreferenceSetter<Key: PreferenceKey>: PrimitiveModifier, PreferenceTransform {
    let value: Key.Value

    var isStructural: Bool { true }
    static var changedPreference: ObjectIdentifier { ObjectIdentifier(Key.self) }

    /// Applies to each view of a group: a modifier "affects all of that group's members" (documentation/swiftui/group).
    @MainActor func apply<K: PreferenceKey>(to value: K.Value?, for key: K.Type, in node: Node) -> K.Value? {
        guard let one = self.value as? K.Value else { return nil }
        let count = node.elements.count { !($0.value is any ToolbarItemElement) }
        return (1..<max(count, 2)).dropLast(count < 2 ? 1 : 0)
            .reduce(into: one) { all, _ in K.reduce(value: &all) { one } }
    }
}

nonisolated struct PreferenceChanger<Key: PreferenceKey>: PrimitiveModifier, PreferenceTransform {
    let change: (inout Key.Value) -> Void

    var isStructural: Bool { true }
    static var changedPreference: ObjectIdentifier { ObjectIdentifier(Key.self) }

    @MainActor func apply<K: PreferenceKey>(to value: K.Value?, for key: K.Type, in node: Node) -> K.Value? {
        guard var changed = (value ?? K.defaultValue) as? Key.Value else { return value }
        return node.render {
            change(&changed)
            return changed as? K.Value
        }
    }
}

nonisolated struct PreferenceObserver<Key: PreferenceKey>: PrimitiveModifier, PreferenceObserving
where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    var isStructural: Bool { true }

    @MainActor func pendingAction(in node: Node) -> (() -> Void)? {
        let found = node.preference(Key.self)
        let value = found ?? Key.defaultValue
        let last = node.remembered(Key.Value.self)
        guard last.map({ $0 != value }) ?? (found != nil) else { return nil }
        node.memory = Memory(value)
        return { action(value) }
    }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/preference(key:value:))
    nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
        modifier(PreferenceSetter<K>(value: value))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/transformpreference(_:_:))
    nonisolated public func transformPreference<K>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View where K: PreferenceKey { modifier(PreferenceChanger<K>(change: callback)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:))
    nonisolated public func onPreferenceChange<K>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable { modifier(PreferenceObserver<K>(action: action)) }
}
