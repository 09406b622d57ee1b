/// A property wrapper type that can read and write a value that SwiftUI updates as the placement of focus within the
/// scene changes.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/focusstate)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    /// [documentation](https://developer.apple.com/documentation/swiftui/focusstate/binding)
    @propertyWrapper public struct Binding {
        let binding: SwiftUI.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    @State private var value: Value

    public init() where Value == Bool { _value = State(initialValue: false) }

    public init<T>() where Value == T?, T: Hashable { _value = State(initialValue: nil) }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { Binding(binding: $value) }
}

/// A view that focus can move to.
nonisolated package struct Focusable: PrimitiveModifier {
    package let focus: () -> Void

    package var isStructural: Bool { true }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/focused(_:equals:))
    nonisolated public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
    where Value: Hashable { modifier(Focusable { binding.wrappedValue = value }) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/focused(_:))
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }
}
