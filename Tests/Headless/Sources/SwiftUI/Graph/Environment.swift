/// A property wrapper that reads a value from a view's environment.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/environment)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private final class Link: EnvironmentReading {
        var source: KeyPath<EnvironmentValues, Value>
        var values: EnvironmentValues
        /// The values read from a whole environment, on which `@Environment(\.self)` depends
        /// (documentation/swiftui/environmentvalues).
        private let usage = Value.self == EnvironmentValues.self ? EnvironmentUsage() : nil

        init(source: KeyPath<EnvironmentValues, Value>, values: EnvironmentValues) {
            self.source = source
            self.values = values
        }

        func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
            if let usage { return usage.differ(old, new) }
            return !areInputsEqual(old[keyPath: source], new[keyPath: source])
        }

        func value() -> Value {
            let value = values[keyPath: source]
            guard let usage, var whole = value as? EnvironmentValues else { return value }
            whole.usage = usage
            return whole as! Value
        }
    }

    private let source: KeyPath<EnvironmentValues, Value>
    private var link: Link?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = keyPath }

    public var wrappedValue: Value { link?.value() ?? EnvironmentValues()[keyPath: source] }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = \.[required: EnvironmentObjectType<Value>()]
    }

    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        source = \.[EnvironmentObjectType<T>()]
    }
}

extension Environment: RuntimeProperty, InputComparable {
    mutating func connect(slot: inout AnyObject?, environment: EnvironmentValues) {
        let link = slot as? Link ?? Link(source: source, values: environment)
        link.source = source
        link.values = environment
        self.link = link
        slot = link
    }

    func isSameInput(as other: Any) -> Bool { (other as? Environment<Value>)?.source == source }
}

/// The type of an observable object, used in a key path.
private struct EnvironmentObjectType<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
    fileprivate subscript<Object>(type: EnvironmentObjectType<Object>) -> Object? { self[object: Object.self] }

    fileprivate subscript<Object>(required type: EnvironmentObjectType<Object>) -> Object {
        guard let object = self[object: Object.self] else {
            fatalError(
                "No Observable object of type \(Object.self) found. "
                    + "A View.environment(_:) for \(Object.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }
}

extension EnvironmentValues: InputComparable {
    func isSameInput(as other: Any) -> Bool { (other as? EnvironmentValues).map(isIdentical) ?? false }
}
