/// A property wrapper type that reads and writes to persisted, per-scene storage.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/scenestorage)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let initialValue: Value
    private let key: String
    private var storage: StateStorage<Value>?

    private init(initialValue: Value, key: String) {
        self.initialValue = initialValue
        self.key = key
    }

    public var wrappedValue: Value {
        get {
            guard let storage else { return initialValue }
            return storage.get()
        }
        nonmutating set { storage?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let storage else { return .constant(initialValue) }
        return Binding(location: storage)
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(initialValue: wrappedValue, key: key)
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(initialValue: wrappedValue, key: key)
    }
}

extension SceneStorage: RuntimeProperty, InputComparable {
    /// Connects the scene's storage. A view outside of a scene gets its own, as for `@State`.
    mutating func connect(slot: inout AnyObject?, environment: EnvironmentValues) {
        let storage =
            environment.sceneValues?.storage(key, initialValue) ?? slot as? StateStorage<Value>
            ?? StateStorage(initialValue)
        self.storage = storage
        slot = storage
    }

    func isSameInput(as other: Any) -> Bool { key == (other as? Self)?.key }
}

/// The values that the system keeps for a scene across launches.
package final class SceneValues {
    private var storages: [String: AnyObject] = [:]

    package init() {}

    /// Whether no view has read anything of it yet.
    package var isEmpty: Bool { storages.isEmpty }

    func storage<Value>(_ key: String, _ initialValue: Value) -> StateStorage<Value> {
        let storage = storages[key] as? StateStorage<Value> ?? StateStorage(initialValue)
        storages[key] = storage
        return storage
    }
}

extension EnvironmentValues {
    private struct SceneValuesKey: EnvironmentKey {
        static var defaultValue: SceneValues? { nil }
    }

    /// The stored values of the scene that contains the view.
    package var sceneValues: SceneValues? {
        get { self[SceneValuesKey.self] }
        set { self[SceneValuesKey.self] = newValue }
    }
}
