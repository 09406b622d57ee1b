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
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: RuntimeProperty, InputComparable {
    /// Makes the object at the first evaluation. SwiftUI makes one for each container instance
    /// (documentation/swiftui/stateobject/init(wrappedvalue:)).
    nonisolated mutating func connect(slot: inout AnyObject?, environment: EnvironmentValues) {
        let link = slot as? ObjectLink ?? ObjectLink()
        let object = link.object as? ObjectType ?? make()
        link.connect(to: object)
        self.object = object
        slot = link
    }

    nonisolated func isSameInput(as other: Any) -> Bool { true }
}
