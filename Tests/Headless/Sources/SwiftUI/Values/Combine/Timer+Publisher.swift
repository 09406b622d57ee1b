/// A publisher that provides an explicit means of connecting and canceling publication.
///
/// [documentation](https://developer.apple.com/documentation/combine/connectablepublisher)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol ConnectablePublisher<Output, Failure>: Publisher { func connect() -> any Cancellable }

extension ConnectablePublisher {
    /// [documentation](https://developer.apple.com/documentation/combine/connectablepublisher/autoconnect())
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// A namespace for types that serve as publishers.
///
/// [documentation](https://developer.apple.com/documentation/combine/publishers)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum Publishers {
    /// A publisher that automatically connects to an upstream connectable publisher.
    ///
    /// The first subscriber connects it. It stays connected, while Combine disconnects after the last subscriber.
    ///
    /// [documentation](https://developer.apple.com/documentation/combine/publishers/autoconnect)
    public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public final let upstream: Upstream
        private var connection: (any Cancellable)?

        init(upstream: Upstream) { self.upstream = upstream }

        deinit { connection?.cancel() }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.receive(subscriber: subscriber)
            if connection == nil { connection = upstream.connect() }
        }
    }
}

extension Timer {
    /// The timer fires on the main queue, whichever run loop is given: on Linux nothing runs the main run loop.
    ///
    /// documentation/foundation/timer/publish(every:tolerance:on:in:options:)
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> Timer.TimerPublisher { TimerPublisher(interval: interval) }

    /// A publisher that repeatedly emits the current date on a given interval.
    ///
    /// [documentation](https://developer.apple.com/documentation/foundation/timer/timerpublisher)
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public final let interval: TimeInterval
        private let subscribers = SubscriberList<Date, Never>()

        init(interval: TimeInterval) { self.interval = interval }

        public final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            subscribers.add(subscriber)
        }

        public final func connect() -> any Cancellable {
            let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .now() + interval, repeating: interval)
            let subscribers = subscribers
            source.setEventHandler { subscribers.send(Date()) }
            source.resume()
            return AnyCancellable { source.cancel() }
        }
    }
}
