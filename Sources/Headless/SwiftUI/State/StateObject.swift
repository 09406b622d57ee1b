/// A type of object with a publisher that emits before the object has changed.
///
/// It is Combine's, which Linux doesn't have: here an object has no publisher, and no view is updated by one.
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
    nonisolated(unsafe) private let make: () -> ObjectType
    nonisolated(unsafe) private var object: ObjectType?

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    public var wrappedValue: ObjectType { object ?? make() }
}

extension StateObject: RuntimeProperty, InputComparable {
    /// Makes the object at the first evaluation: SwiftUI makes one for each container instance
    /// (documentation/swiftui/stateobject/init(wrappedvalue:)).
    nonisolated mutating func connect(slot: inout AnyObject?, environment: EnvironmentValues) {
        let object = slot as? ObjectType ?? make()
        self.object = object
        slot = object
    }

    nonisolated func isSameInput(as other: Any) -> Bool { true }
}
