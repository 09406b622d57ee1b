/// A dynamic property type that allows access to a namespace defined by the persistent identity of the object
/// containing the property.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/namespace)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {
        private let token = UUID()
    }

    private final class Storage { let id = ID() }

    private var storage = Storage()

    public init() {}

    public var wrappedValue: Namespace.ID { storage.id }
}

extension Namespace: RuntimeProperty, InputComparable {
    mutating func connect(slot: inout AnyObject?, environment: EnvironmentValues) {
        storage = slot as? Storage ?? Storage()
        slot = storage
    }

    func isSameInput(as other: Any) -> Bool { true }
}
