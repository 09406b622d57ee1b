/// A control for selecting a value from a bounded linear range of values.
///
/// A bar between the labels of the ends. Its label is only for assistive technologies.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/slider)
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable)
nonisolated public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
    let position: SliderPosition
    let label: Label
    let minimum: ValueLabel
    let maximum: ValueLabel

    @MainActor public var body: some View {
        HStack {
            minimum
            Capsule().frame(height: 4).frame(maxWidth: .infinity, minHeight: 28)
                .modifier(SliderModifier(position: position, label: label))
            maximum
        }
    }
}

/// The value of a slider, as the host reads and writes it.
struct SliderPosition {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let editing: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        _ bounds: ClosedRange<V>,
        step: V.Stride?,
        editing: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(
            location: ClosureLocation(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        )
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.editing = editing
    }

    /// The value, moved into the bounds.
    var current: Double { min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound) }

    /// Moves to the nearest value in the bounds that is a whole number of steps from the lower one.
    /// The current value as a part of the range, from 0 to 1.
    var fraction: Double {
        let length = bounds.upperBound - bounds.lowerBound
        return length > 0 ? (current - bounds.lowerBound) / length : 0
    }

    func move(to new: Double) {
        var new = min(max(new, bounds.lowerBound), bounds.upperBound)
        if let step, step > 0 { new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step }
        editing(true)
        value.wrappedValue = min(new, bounds.upperBound)
        editing(false)
    }
}

/// A slider's bar, with the slider's label, which is not on screen.
nonisolated package struct SliderModifier<Label: View>: SliderControl {
    let position: SliderPosition
    let label: Label

    package var value: Double { position.current }
    package var fraction: Double { position.fraction }

    @MainActor package func children(of content: any View, in node: Node) -> [Child] {
        // Reads the value, so that a change evaluates the slider.
        _ = value
        return node.children(content) + [Child(.position(1), label, node.environment, isHidden: true)]
    }

    @MainActor package func move(to value: Double, in node: Node) {
        if node.environment.isEnabled { position.move(to: value) }
    }
}

/// A control with a number that a person moves.
@MainActor package protocol SliderControl: PrimitiveModifier {
    var value: Double { get }
    /// The value as a part of the slider's range, from 0 to 1.
    var fraction: Double { get }
    func move(to value: Double, in node: Node)
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable)
extension Slider {
    /// documentation/swiftui/slider/init(value:in:label:minimumvaluelabel:maximumvaluelabel:oneditingchanged:)
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        position = SliderPosition(value, bounds, step: nil, editing: onEditingChanged)
        self.label = label()
        minimum = minimumValueLabel()
        maximum = maximumValueLabel()
    }

    /// documentation/swiftui/slider/init(value:in:step:label:minimumvaluelabel:maximumvaluelabel:oneditingchanged:)
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        position = SliderPosition(value, bounds, step: step, editing: onEditingChanged)
        self.label = label()
        minimum = minimumValueLabel()
        maximum = maximumValueLabel()
    }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable)
extension Slider where ValueLabel == EmptyView {
    /// [documentation](https://developer.apple.com/documentation/swiftui/slider/init(value:in:label:oneditingchanged:))
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        position = SliderPosition(value, bounds, step: nil, editing: onEditingChanged)
        self.label = label()
        minimum = EmptyView()
        maximum = EmptyView()
    }

    /// documentation/swiftui/slider/init(value:in:step:label:oneditingchanged:)
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        position = SliderPosition(value, bounds, step: step, editing: onEditingChanged)
        self.label = label()
        minimum = EmptyView()
        maximum = EmptyView()
    }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// [documentation](https://developer.apple.com/documentation/swiftui/slider/init(value:in:oneditingchanged:))
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        position = SliderPosition(value, bounds, step: nil, editing: onEditingChanged)
        label = EmptyView()
        minimum = EmptyView()
        maximum = EmptyView()
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/slider/init(value:in:step:oneditingchanged:))
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        position = SliderPosition(value, bounds, step: step, editing: onEditingChanged)
        label = EmptyView()
        minimum = EmptyView()
        maximum = EmptyView()
    }
}
