/// A collection of environment values propagated through a view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct EnvironmentValues {
    /// A value that was set, linked to all earlier ones. Copies share the list, so setting a value does not copy the
    /// others, and unchanged copies are compared fast.
    private final class Setting {
        /// An object that identifies a setting without retaining its values.
        private final class Identity {}

        private let key: ObjectIdentifier
        private let value: Any
        private let earlier: Setting?
        /// The setting last compared with this one. A changed environment is compared once, not once for each view.
        private var compared: Identity?
        private lazy var identity = Identity()
        private var wasIdentical = false
        private(set) lazy var layout =
            LayoutSettings.keys.contains(key)
            ? Memory(LayoutSettings(EnvironmentValues(latest: self))) : EnvironmentValues(latest: earlier).layout

        init(_ key: ObjectIdentifier, _ value: Any, after latest: Setting?) {
            self.key = key
            self.value = value
            earlier = latest?.key == key ? latest?.earlier : latest
        }

        func value(of key: ObjectIdentifier) -> Any? { key == self.key ? value : earlier?.value(of: key) }

        func isIdentical(to other: Setting) -> Bool {
            if self === other { return true }
            if compared === other.identity { return wasIdentical }
            compared = other.identity
            wasIdentical =
                key == other.key && EnvironmentValues.areIdentical(earlier, other.earlier)
                && areInputsEqual(value, other.value)
            return wasIdentical
        }
    }

    private var latest: Setting?
    /// The record of reads of these values and all their copies.
    var usage: EnvironmentUsage?

    public init() {}

    private init(latest: Setting?) { self.latest = latest }

    /// The values that boxes read. Environments that differ only in other values share them.
    private var layout: Memory<LayoutSettings> { latest?.layout ?? Memory(LayoutSettings(self)) }

    var layoutSettings: LayoutSettings {
        if let usage { LayoutSettings.keys.forEach(usage.note) }
        return layout.value
    }

    private static func areIdentical(_ first: Setting?, _ second: Setting?) -> Bool {
        guard let first, let second else { return first === second }
        return first.isIdentical(to: second)
    }

    private func value(of key: ObjectIdentifier) -> Any? { latest?.value(of: key) }

    private mutating func set(_ key: ObjectIdentifier, to value: Any) { latest = Setting(key, value, after: latest) }

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get {
            usage?.note(ObjectIdentifier(key))
            return value(of: ObjectIdentifier(key)).flatMap { $0 as? K.Value } ?? K.defaultValue
        }
        set {
            usage?.note(ObjectIdentifier(key))
            set(ObjectIdentifier(key), to: newValue)
        }
    }

    subscript<T: AnyObject>(object type: T.Type) -> T? {
        get { value(of: ObjectIdentifier(type)) as? T }
        set { set(ObjectIdentifier(type), to: newValue as Any) }
    }

    /// Returns whether both have the same value for a key.
    func isSame(_ key: ObjectIdentifier, as other: EnvironmentValues) -> Bool {
        let value = value(of: key)
        let otherValue = other.value(of: key)
        guard let value, let otherValue else { return (value == nil) == (otherValue == nil) }
        return areInputsEqual(value, otherValue)
    }

    /// Returns whether both are unchanged copies of one environment.
    func isShared(with other: EnvironmentValues) -> Bool { latest === other.latest && usage === other.usage }

    /// Returns whether both have the same values. May return `false` for values that cannot be compared, that were set
    /// in another order, or that hide an earlier value for the same key.
    func isIdentical(to other: EnvironmentValues) -> Bool { Self.areIdentical(latest, other.latest) }
}

/// A key for accessing values in the environment.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/environmentkey)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
