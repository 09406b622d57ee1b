/// A property wrapper type that subscribes to an observable object and invalidates a view whenever the observable object
/// changes.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/observedobject)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency @propertyWrapper @frozen public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
    /// [documentation](https://developer.apple.com/documentation/swiftui/observedobject/wrapper)
    @MainActor @preconcurrency @dynamicMemberLookup @frozen public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { Binding(location: ReferenceLocation(object: object, keyPath: keyPath)) }
    }

    // Unchecked for the same reason as in `StateObject`.
    nonisolated(unsafe) private var object: ObjectType

    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }

    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: object) }
}

extension ObservedObject: RuntimeProperty, InputComparable {
    nonisolated mutating func connect(slot: inout AnyObject?, environment: EnvironmentValues) {
        let link = slot as? ObjectLink ?? ObjectLink()
        link.connect(to: object)
        slot = link
    }

    nonisolated func isSameInput(as other: Any) -> Bool { (other as? Self)?.object === object }
}
