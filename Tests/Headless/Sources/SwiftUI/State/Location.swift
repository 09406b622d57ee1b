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

    init(_ value: Value) { (self.value, latest) = (value, value) }

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

enum MainQueue {
    private static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// On Linux the main queue may run on a thread other than the main one.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

final class ClosureLocation<Value>: Location<Value> {
    private let getter: () -> Value
    private let setter: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (getter, setter) = (get, set) }

    override func get() -> Value { getter() }
    override func set(_ value: Value) { setter(value) }
}

/// A part of the value at another location.
final class MemberLocation<Base, Value>: Location<Value> {
    private let base: Location<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) { (self.base, self.keyPath) = (base, keyPath) }

    override func get() -> Value { base.get()[keyPath: keyPath] }

    override func set(_ value: Value) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? MemberLocation<Base, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
}

/// A property of an object.
final class ReferenceLocation<Object: AnyObject, Value>: Location<Value> {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
        (self.object, self.keyPath) = (object, keyPath)
    }

    override func get() -> Value { object[keyPath: keyPath] }
    override func set(_ value: Value) { object[keyPath: keyPath] = value }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ReferenceLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}
