/// A property wrapper type for an observable object that a parent or ancestor view supplies.
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

    private final class Link: ObjectLink, EnvironmentReading {
        var values: EnvironmentValues

        init(_ values: EnvironmentValues) { self.values = values }

        func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
            old[object: ObjectType.self] !== new[object: ObjectType.self]
        }
    }

    // Unchecked for the same reason as in `StateObject`.
    nonisolated(unsafe) private var link: Link?

    nonisolated public init() {}

    public var wrappedValue: ObjectType {
        guard let object = link?.values[object: ObjectType.self] else {
            fatalError("No ObservableObject of type \(ObjectType.self) found: environmentObject(_:) may be missing.")
        }
        return object
    }
    public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: RuntimeProperty, InputComparable {
    nonisolated mutating func connect(slot: inout AnyObject?, environment: EnvironmentValues) {
        let link = slot as? Link ?? Link(environment)
        link.values = environment
        if let object = environment[object: ObjectType.self] { link.connect(to: object) }
        self.link = link
        slot = link
    }

    nonisolated func isSameInput(as other: Any) -> Bool { true }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/environmentobject(_:))
    nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(EnvironmentModifier { $0[object: T.self] = object })
    }
}
