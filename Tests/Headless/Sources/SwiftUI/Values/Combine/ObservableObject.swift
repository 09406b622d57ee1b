/// A type of object with a publisher that emits before the object has changed.
///
/// [documentation](https://developer.apple.com/documentation/combine/observableobject)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where Self.ObjectWillChangePublisher.Failure == Never
    var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The same publisher for the lifetime of the object.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// A publisher that publishes changes from observable objects.
///
/// [documentation](https://developer.apple.com/documentation/combine/observableobjectpublisher)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subscribers = SubscriberList<Void, Never>()

    public init() {}

    public final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == () {
        subscribers.add(subscriber)
    }

    public final func send() { subscribers.send(()) }
}

/// The publishers of the objects that declare none. A class has no room for one.
enum ObjectPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher = ObservableObjectPublisher()
    }

    private static let lock = NSLock()
    // Safe: read and written only with the lock.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which entries of freed objects are removed.
    nonisolated(unsafe) private static var limit = 64

    /// Returns the publisher of an object whose class declares none; `nil` if nothing has asked for the publisher yet.
    static func synthesizedPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
        lock.withLock {
            let entry = entries[ObjectIdentifier(object)]
            return entry?.object === object ? entry?.publisher : nil
        }
    }

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let id = ObjectIdentifier(object)
            // Another object may have been at the same address.
            if let entry = entries[id], entry.object === object { return entry.publisher }
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = 2 * max(entries.count, 32)
            }
            let entry = Entry(object: object)
            entries[id] = entry
            return entry.publisher
        }
    }
}
