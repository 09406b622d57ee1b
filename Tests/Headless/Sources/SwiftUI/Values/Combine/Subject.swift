/// A publisher that exposes a method for outside callers to publish elements.
///
/// [documentation](https://developer.apple.com/documentation/combine/subject)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Self.Output)
    func send(completion: Subscribers.Completion<Self.Failure>)
}

extension Subject where Output == Void { public func send() { send(()) } }

/// A subject that broadcasts elements to downstream subscribers.
///
/// [documentation](https://developer.apple.com/documentation/combine/passthroughsubject)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
    private let subscribers = SubscriberList<Output, Failure>()

    public init() {}

    public final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscribers.add(subscriber)
    }

    public final func send(_ input: Output) { subscribers.send(input) }
    public final func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }
}

/// A subject that wraps a single value and publishes a new element whenever the value changes.
///
/// [documentation](https://developer.apple.com/documentation/combine/currentvaluesubject)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
    private let subscribers = SubscriberList<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    public final var value: Output {
        get { current }
        set {
            current = newValue
            subscribers.send(newValue)
        }
    }

    public final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscribers.add(subscriber) { self.current }
    }

    public final func send(_ input: Output) { value = input }
    public final func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }
}
