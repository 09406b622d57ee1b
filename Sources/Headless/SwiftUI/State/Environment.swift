/// A property wrapper that reads a value from a view's environment.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/environment)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private final class Link: EnvironmentReading {
        var read: (EnvironmentValues) -> Value
        var values: EnvironmentValues
        var wasRead = false
        /// The uses of a whole environment: `@Environment(\.self)` depends on what is read of it
        /// (documentation/swiftui/environmentvalues).
        private var usage: EnvironmentUsage?

        init(read: @escaping (EnvironmentValues) -> Value, values: EnvironmentValues) {
            (self.read, self.values) = (read, values)
        }

        func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
            if let usage { return usage.differ(old, new) }
            return wasRead && !areInputsEqual(read(old), read(new))
        }

        func value() -> Value {
            wasRead = true
            guard var whole = read(values) as? EnvironmentValues else { return read(values) }
            let usage = usage ?? EnvironmentUsage()
            (self.usage, whole.usage) = (usage, usage)
            return whole as! Value
        }
    }

    private let read: (EnvironmentValues) -> Value
    private let source: AnyHashable
    private var link: Link?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        source = keyPath
    }

    public var wrappedValue: Value { link?.value() ?? read(EnvironmentValues()) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { values in
            guard let object = values[object: Value.self] else {
                fatalError(
                    "No Observable object of type \(Value.self) found. "
                        + "A View.environment(_:) for \(Value.self) may be missing as an ancestor of this view."
                )
            }
            return object
        }
        source = ObjectIdentifier(objectType)
    }

    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        read = { $0[object: T.self] }
        source = ObjectIdentifier(objectType)
    }
}

extension Environment: RuntimeProperty, InputComparable {
    mutating func connect(slot: inout AnyObject?, environment: EnvironmentValues) {
        let link = slot as? Link ?? Link(read: read, values: environment)
        link.read = read
        link.values = environment
        link.wasRead = false
        self.link = link
        slot = link
    }

    func isSameInput(as other: Any) -> Bool { (other as? Environment<Value>)?.source == source }
}

extension EnvironmentValues: InputComparable {
    func isSameInput(as other: Any) -> Bool { (other as? EnvironmentValues).map(isIdentical) ?? false }
}
