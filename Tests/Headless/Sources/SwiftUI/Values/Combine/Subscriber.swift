/// A protocol that declares a type that can receive input from a publisher.
///
/// [documentation](https://developer.apple.com/documentation/combine/subscriber)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Self.Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Self.Failure>)
}

/// A protocol representing the connection of a subscriber to a publisher.
///
/// [documentation](https://developer.apple.com/documentation/combine/subscription)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Subscription: Cancellable { func request(_ demand: Subscribers.Demand) }

/// A namespace for types that serve as subscribers.
///
/// [documentation](https://developer.apple.com/documentation/combine/subscribers)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum Subscribers {
    @frozen public enum Completion<Failure> where Failure: Error {
        case finished
        case failure(Failure)
    }

    @frozen public struct Demand: Equatable, Sendable {
        private let limit: Int?

        /// `nil` for an unlimited demand.
        public var max: Int? { limit }

        public static let unlimited = Demand(limit: nil)
        public static let none = Demand(limit: 0)
        public static func max(_ value: Int) -> Subscribers.Demand { Demand(limit: value) }
    }
}

/// A protocol indicating that an activity or action supports cancellation.
///
/// [documentation](https://developer.apple.com/documentation/combine/cancellable)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Cancellable { func cancel() }

/// A type-erasing cancellable object that executes a provided closure when canceled.
///
/// [documentation](https://developer.apple.com/documentation/combine/anycancellable)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }
    public init<C>(_ canceller: C) where C: Cancellable { action = canceller.cancel }

    deinit { action?() }

    public final func cancel() {
        let action = action
        self.action = nil
        action?()
    }

    public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    public final func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public final func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable { collection.append(self) }
}

/// A subscriber that passes each value to a closure.
final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    private let receiveValue: (Input) -> Void
    private var subscription: (any Subscription)?

    init(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Input) -> Void
    ) {
        self.receiveCompletion = receiveCompletion
        self.receiveValue = receiveValue
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        receiveValue(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        subscription = nil
        receiveCompletion(completion)
    }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }
}
