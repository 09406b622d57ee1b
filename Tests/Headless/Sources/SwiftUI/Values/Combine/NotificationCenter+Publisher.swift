extension NotificationCenter {
    /// [documentation](https://developer.apple.com/documentation/foundation/notificationcenter/publisher(for:object:))
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        NotificationCenter.Publisher(center: self, name: name, object: object)
    }

    /// A publisher that emits elements when broadcasting notifications.
    ///
    /// [documentation](https://developer.apple.com/documentation/foundation/notificationcenter/publisher)
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    public struct Publisher: SwiftUI.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
            // Safe: the center calls the closure on the thread that posts, as Combine's publisher calls its subscriber.
            nonisolated(unsafe) let subscriber = subscriber
            let observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
                _ = subscriber.receive(notification)
            }
            subscriber.receive(subscription: Observation(center: center, observer: observer))
        }
    }

    private struct Observation: Subscription {
        let center: NotificationCenter
        let observer: any NSObjectProtocol

        func request(_ demand: Subscribers.Demand) {}
        func cancel() { center.removeObserver(observer) }
    }
}
