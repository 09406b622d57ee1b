/// A collection of environment values propagated through a view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct EnvironmentValues {
    /// Storage shared by copies until one changes, so that comparing unchanged copies is fast.
    private final class Storage {
        /// An object that identifies a storage without retaining its values.
        private final class Identity {}

        let values: [ObjectIdentifier: Any]
        /// The storage that this one was compared with last. A changed environment is compared once, not once for each view.
        private var compared: Identity?
        private let identity = Identity()
        private var wasIdentical = false
        let usage: EnvironmentUsage?
        lazy var layoutSettings = LayoutSettings(EnvironmentValues(storage: self))

        init(_ values: [ObjectIdentifier: Any], usage: EnvironmentUsage? = nil) {
            (self.values, self.usage) = (values, usage)
        }

        func isIdentical(to other: Storage) -> Bool {
            if self === other { return true }
            if compared === other.identity { return wasIdentical }
            compared = other.identity
            wasIdentical =
                values.count == other.values.count
                && values.allSatisfy { key, value in other.values[key].map { areInputsEqual(value, $0) } ?? false }
            return wasIdentical
        }
    }

    private var storage: Storage

    private var values: [ObjectIdentifier: Any] {
        get { storage.values }
        set { storage = Storage(newValue, usage: storage.usage) }
    }

    public init() { storage = Storage([:]) }

    private init(storage: Storage) { self.storage = storage }

    var layoutSettings: LayoutSettings { storage.layoutSettings }

    /// The record of uses of these values and all their copies.
    var usage: EnvironmentUsage? {
        get { storage.usage }
        set { storage = Storage(storage.values, usage: newValue) }
    }

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get {
            storage.usage?.note(ObjectIdentifier(key))
            return values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue
        }
        set {
            storage.usage?.note(ObjectIdentifier(key))
            values[ObjectIdentifier(key)] = newValue
        }
    }

    /// The observable object of a type.
    subscript<T: AnyObject>(object type: T.Type) -> T? {
        get { values[ObjectIdentifier(type)] as? T }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// Returns whether both hold the same value for a key.
    func isSame(_ key: ObjectIdentifier, as other: EnvironmentValues) -> Bool {
        guard let value = values[key], let otherValue = other.values[key] else {
            return (values[key] == nil) == (other.values[key] == nil)
        }
        return areInputsEqual(value, otherValue)
    }

    /// Returns whether both are unchanged copies of one environment.
    func isShared(with other: EnvironmentValues) -> Bool { storage === other.storage }

    /// Returns whether both hold the same values. May return false for values it cannot compare.
    func isIdentical(to other: EnvironmentValues) -> Bool { storage.isIdentical(to: other.storage) }
}

/// A key for accessing values in the environment.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/environmentkey)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
