/// A type of object with a publisher that emits before the object has changed.
///
/// Combine's protocol has a publisher. Linux lacks Combine, so an object has no publisher that updates views.
///
/// [documentation](https://developer.apple.com/documentation/combine/observableobject)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol ObservableObject: AnyObject {}

/// A property wrapper type that instantiates an observable object.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/stateobject)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
    // Unchecked, because the runtime connects the property on the thread that evaluates the view, before the view reads
    // it.
    nonisolated(unsafe) private let make: () -> ObjectType
    nonisolated(unsafe) private var object: ObjectType?

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    public var wrappedValue: ObjectType { object ?? make() }
}

extension StateObject: RuntimeProperty, InputComparable {
    /// Makes the object at the first evaluation. SwiftUI makes one for each container instance
    /// (documentation/swiftui/stateobject/init(wrappedvalue:)).
    nonisolated mutating func connect(slot: inout AnyObject?, environment: EnvironmentValues) {
        let object = slot as? ObjectType ?? make()
        self.object = object
        slot = object
    }

    nonisolated func isSameInput(as other: Any) -> Bool { true }
}

/// A property wrapper type for an observable object that a parent or ancestor view supplies.
///
/// Objects have no publisher in this module, so only the next evaluation of the view shows their changes.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/environmentobject)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentobject/wrapper)
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { Binding(location: ReferenceLocation(object: object, keyPath: keyPath)) }
    }

    // Unchecked for the same reason as in `StateObject`.
    nonisolated(unsafe) private var object = Environment(objectOf: ObjectType.self)

    nonisolated public init() {}

    public var wrappedValue: ObjectType {
        guard let object = object.wrappedValue else {
            fatalError("No ObservableObject of type \(ObjectType.self) found: environmentObject(_:) may be missing.")
        }
        return object
    }
    public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { Wrapper(object: wrappedValue) }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/environmentobject(_:))
    nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(EnvironmentModifier { $0[object: T.self] = object })
    }
}
