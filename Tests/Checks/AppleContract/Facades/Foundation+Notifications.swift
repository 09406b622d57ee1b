// Declarations of Apple's Foundation that only pages use: notifications as a sequence, and Low Power Mode.
// https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)
// https://developer.apple.com/documentation/foundation/processinfo/islowpowermodeenabled

extension NotificationCenter {
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> Notification? { fatalError() }
        }

        public func makeAsyncIterator() -> Iterator { fatalError() }
    }

    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    @preconcurrency public func notifications(
        named name: Notification.Name,
        object: (any AnyObject & Sendable)? = nil
    ) -> Notifications { fatalError() }
}

extension ProcessInfo {
    @available(macOS 12.0, *)
    public var isLowPowerModeEnabled: Bool { fatalError() }
}

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    @available(macOS 12.0, *)
    public static let NSProcessInfoPowerStateDidChange: NSNotification.Name = { fatalError() }()
}
