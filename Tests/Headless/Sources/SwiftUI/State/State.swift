/// A property wrapper type that can read and write a value managed by SwiftUI.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/state)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    /// `nil` until the view is evaluated. Until then, reads return the initial value, and writes are ignored.
    private var storage: StateStorage<Value>?

    public init(wrappedValue value: Value) { initialValue = value }
    public init(initialValue value: Value) { initialValue = value }

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

extension State where Value: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } }

extension State: RuntimeProperty, InputComparable {
    /// Connects the storage created by the first evaluation, with the initial value of that time.
    mutating func connect(slot: inout AnyObject?, environment: EnvironmentValues) {
        let storage = slot as? StateStorage<Value> ?? StateStorage(initialValue)
        self.storage = storage
        slot = storage
    }

    func isSameInput(as other: Any) -> Bool { true }
}
