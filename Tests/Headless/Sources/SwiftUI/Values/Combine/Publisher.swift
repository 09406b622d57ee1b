// Combine's types as far as everyday screens use them. Linux lacks Combine, and SwiftUI exports the types of observable
// objects. Every subscriber gets every value: this module does not count demands.

/// Declares that a type can transmit a sequence of values over time.
///
/// [documentation](https://developer.apple.com/documentation/combine/publisher)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
    /// [documentation](https://developer.apple.com/documentation/combine/publisher/sink(receivecompletion:receivevalue:))
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Self.Failure>) -> Void,
        receiveValue: @escaping (Self.Output) -> Void
    ) -> AnyCancellable {
        let sink = Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }

    /// [documentation](https://developer.apple.com/documentation/combine/publisher/erasetoanypublisher())
    public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
    /// [documentation](https://developer.apple.com/documentation/combine/publisher/sink(receivevalue:))
    public func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}

/// A publisher that performs type erasure by wrapping another publisher.
///
/// [documentation](https://developer.apple.com/documentation/combine/anypublisher)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
    private let publisher: any Publisher<Output, Failure>

    public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
        self.publisher = publisher
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        publisher.receive(subscriber: subscriber)
    }
}
