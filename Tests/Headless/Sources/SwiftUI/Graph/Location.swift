/// A value that bindings read and write.
class Location<Value> {
    func get() -> Value { fatalError("A location reads its value.") }
    func set(_ value: Value) { fatalError("A location writes its value.") }
    func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The value of a `@State`, and the evaluations that have read it.
final class StateStorage<Value>: Location<Value> {
    /// The value that bodies read.
    private var value: Value
    /// The value written last, which actions read.
    private var latest: Value
    private var readers: [ObjectIdentifier: Reader] = [:]
    private var lastReader: Reader?

    init(_ value: Value) {
        self.value = value
        latest = value
    }

    override func get() -> Value {
        guard let reader = Reader.current else { return latest }
        readers[reader.identity] = reader
        lastReader = reader
        return value
    }

    /// Drops a value that a body writes: in SwiftUI such a write is undefined behavior (swiftui-lab.com/state-changes).
    /// A write from another thread is performed on the main queue: documentation/swiftui/state allows writes from any
    /// thread, but views are evaluated on the main actor.
    override func set(_ newValue: Value) {
        guard MainQueue.isCurrent else {
            nonisolated(unsafe) let write = { self.set(newValue) }
            return DispatchQueue.main.async { write() }
        }
        guard Reader.current == nil else {
            return RuntimeWarning.report("Modifying state during view update, this will cause undefined behavior.")
        }
        guard !areInputsEqual(latest, newValue) else { return }
        latest = newValue
        if lastReader?.holds({ self.commit(newValue) }) != true { commit(newValue) }
    }

    private func commit(_ newValue: Value) {
        value = newValue
        let notified = readers.values
        readers.removeAll()
        for reader in notified { reader.invalidate() }
    }
}
