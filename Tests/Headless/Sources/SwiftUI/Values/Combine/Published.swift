/// A type that publishes a property marked with an attribute.
///
/// [documentation](https://developer.apple.com/documentation/combine/published)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper public struct Published<Value> {
    fileprivate final class Storage {
        var value: Value
        let subscribers = SubscriberList<Value, Never>()

        init(_ value: Value) { self.value = value }
    }

    /// A publisher for properties marked with the `@Published` attribute.
    ///
    /// [documentation](https://developer.apple.com/documentation/combine/published/publisher)
    public struct Publisher: SwiftUI.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let storage: Storage

        public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
            let storage = storage
            storage.subscribers.add(subscriber) { storage.value }
        }
    }

    private var storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("Published needs a property of a class.") }
        set { fatalError("Published needs a property of a class.") }
    }

    public var projectedValue: Published<Value>.Publisher {
        mutating get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    /// Announces a change of the object, then the new value, before the value is stored.
    public static subscript<EnclosingSelf>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value where EnclosingSelf: AnyObject {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            // A class that declares its own publisher has to send by itself: only "By default an ObservableObject
            // synthesizes an objectWillChange publisher that emits the changed value before any of its @Published
            // properties changes" (documentation/combine/observableobject).
            ObjectPublishers.synthesizedPublisher(of: object)?.send()
            let storage = object[keyPath: storageKeyPath].storage
            storage.subscribers.send(newValue)
            storage.value = newValue
        }
    }
}
