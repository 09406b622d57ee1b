/// A property wrapper type that reflects a value from `UserDefaults` and invalidates a view on a change in value in that
/// user default.
///
/// Here it invalidates the views of the scene in which it is changed, and only if that is done through an `AppStorage`.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/appstorage)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let initialValue: Value
    private let key: String
    private let store: UserDefaults
    /// What the scene has written last. Views that read it are invalidated by the next change.
    private var written: SceneStorage<Value>

    private init(_ initialValue: Value, _ key: String, _ store: UserDefaults?) {
        (self.initialValue, self.key, self.store) = (initialValue, key, store ?? .standard)
        written = SceneStorage(initialValue: initialValue, key: "\(ObjectIdentifier(self.store)) \(key)")
    }

    public var wrappedValue: Value {
        get {
            _ = written.wrappedValue
            return store.object(forKey: key) as? Value ?? initialValue
        }
        nonmutating set {
            store.set(newValue, forKey: key)
            written.wrappedValue = newValue
        }
    }

    public var projectedValue: Binding<Value> {
        Binding(location: ClosureLocation(get: { wrappedValue }, set: { wrappedValue = $0 }))
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, store)
    }
}
