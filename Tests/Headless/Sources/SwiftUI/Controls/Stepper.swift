/// A control that performs increment and decrement actions.
///
/// The label beside two buttons, "Decrement" and "Increment".
///
/// [documentation](https://developer.apple.com/documentation/swiftui/stepper)
@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable)
nonisolated public struct Stepper<Label>: View where Label: View {
    let label: Label
    /// The action of each button; `nil` if the value is at that end.
    let change: (_ isIncrement: Bool) -> (() -> Void)?

    init<V: Strideable>(
        _ value: Binding<V>,
        _ bounds: ClosedRange<V>?,
        _ step: V.Stride,
        _ editing: @escaping (Bool) -> Void,
        label: Label
    ) {
        self.label = label
        change = { isIncrement in
            let new = value.wrappedValue.advanced(by: isIncrement ? step : -step)
            if let bounds, !bounds.contains(new) { return nil }
            return {
                editing(true)
                value.wrappedValue = new
                editing(false)
            }
        }
    }

    @MainActor public var body: some View {
        LabeledContent {
            HStack {
                button("Decrement", symbol: "minus", change(false))
                button("Increment", symbol: "plus", change(true))
            }
        } label: {
            label
        }
    }

    @MainActor private func button(_ name: String, symbol: String, _ action: (() -> Void)?) -> some View {
        Button(action: { action?() }, label: { Image(systemName: symbol) })
            .accessibilityLabel(name)
            .disabled(action == nil)
    }
}

@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable)
extension Stepper {
    /// [documentation](https://developer.apple.com/documentation/swiftui/stepper/init(value:step:label:oneditingchanged:))
    nonisolated public init<V>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable { self.init(value, nil, step, onEditingChanged, label: label()) }

    /// documentation/swiftui/stepper/init(value:in:step:label:oneditingchanged:)
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable { self.init(value, bounds, step, onEditingChanged, label: label()) }
}

@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable)
extension Stepper where Label == Text {
    /// documentation/swiftui/stepper/init(_:value:in:step:oneditingchanged:)
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable { self.init(value, bounds, step, onEditingChanged, label: Text(titleKey)) }

    /// documentation/swiftui/stepper/init(_:value:in:step:oneditingchanged:)
    @_disfavoredOverload nonisolated public init<S, V>(
        _ title: S,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {
        self.init(value, bounds, step, onEditingChanged, label: Text(title))
    }
}
