/// A property wrapper type that reads and writes to persisted, per-scene storage.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/scenestorage)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let initialValue: Value
    private let key: String
    /// The scene's value; `nil` until a view writes one. Views with the same key may have different initial values.
    private var storage: StateStorage<Value?>?

    init(initialValue: Value, key: String) {
        self.initialValue = initialValue
        self.key = key
    }

    public var wrappedValue: Value {
        get { storage?.get() ?? initialValue }
        nonmutating set { storage?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let copy = self
        return Binding(location: ClosureLocation(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 }))
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(initialValue: wrappedValue, key: key)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(initialValue: wrappedValue, key: key)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(initialValue: wrappedValue, key: key)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(initialValue: wrappedValue, key: key)
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(initialValue: wrappedValue, key: key)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(initialValue: wrappedValue, key: key)
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(initialValue: wrappedValue, key: key)
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(initialValue: wrappedValue, key: key)
    }
}

/// Optional values, which are `nil` until a view writes one.
extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(initialValue: nil, key: key) }
    public init(_ key: String) where Value == Int? { self.init(initialValue: nil, key: key) }
    public init(_ key: String) where Value == Double? { self.init(initialValue: nil, key: key) }
    public init(_ key: String) where Value == String? { self.init(initialValue: nil, key: key) }
    public init(_ key: String) where Value == URL? { self.init(initialValue: nil, key: key) }
    public init(_ key: String) where Value == Data? { self.init(initialValue: nil, key: key) }
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(initialValue: nil, key: key)
    }
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(initialValue: nil, key: key)
    }
}

extension SceneStorage: RuntimeProperty, InputComparable {
    /// Connects the scene's storage. Outside of a scene, a view has private storage, as for `@State`.
    mutating func connect(slot: inout AnyObject?, environment: EnvironmentValues) {
        let storage = environment.sceneValues?.storage(key) ?? slot as? StateStorage<Value?> ?? StateStorage(nil)
        self.storage = storage
        slot = storage
    }

    func isSameInput(as other: Any) -> Bool { key == (other as? Self)?.key }
}

/// A property wrapper type that reflects a value from `UserDefaults` and invalidates a view on a change in value in
/// that user default.
///
/// In this module the scene keeps the value, whichever store is given.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/appstorage)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@frozen @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    @SceneStorage private var value: Value

    private init(_ value: Value, in key: String) { _value = SceneStorage(initialValue: value, key: "defaults/\(key)") }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    public var projectedValue: Binding<Value> { $value }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, in: key)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, in: key) }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, in: key) }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, in: key)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, in: key)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, in: key)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, in: key)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, in: key)
    }
}

/// Optional values, which are `nil` until a view writes one.
extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(nil, in: key) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(nil, in: key) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(nil, in: key) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(nil, in: key) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(nil, in: key) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(nil, in: key) }
}
