/// The subscribers of a publisher, in the order of their subscriptions.
final class SubscriberList<Output, Failure: Error> {
    private final class Member: Subscription {
        private let list: SubscriberList
        /// Returns the value that the subscriber gets at its first request.
        private var first: (() -> Output)?
        let receive: (Output) -> Void
        let complete: (Subscribers.Completion<Failure>) -> Void

        init<S>(_ subscriber: S, of list: SubscriberList, first: (() -> Output)?)
        where S: Subscriber, S.Input == Output, S.Failure == Failure {
            self.list = list
            self.first = first
            receive = { _ = subscriber.receive($0) }
            complete = subscriber.receive(completion:)
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand != .none, let first else { return }
            self.first = nil
            receive(first())
        }

        func cancel() { list.remove(self) }
    }

    /// The subscription to a publisher that has completed.
    private struct Ended: Subscription {
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }

    private let lock = NSLock()
    private var members: [Member] = []
    private var completion: Subscribers.Completion<Failure>?

    func add<S>(_ subscriber: S, first: (() -> Output)? = nil)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
        if let completion = lock.withLock({ completion }) {
            subscriber.receive(subscription: Ended())
            return subscriber.receive(completion: completion)
        }
        let member = Member(subscriber, of: self, first: first)
        lock.withLock { members.append(member) }
        subscriber.receive(subscription: member)
    }

    private func remove(_ member: Member) { lock.withLock { members.removeAll { $0 === member } } }

    func send(_ value: Output) {
        for member in lock.withLock({ members }) where lock.withLock({ members.contains { $0 === member } }) {
            member.receive(value)
        }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let ended = lock.withLock {
            self.completion = completion
            let ended = members
            members = []
            return ended
        }
        for member in ended { member.complete(completion) }
    }
}
