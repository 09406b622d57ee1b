/// A control for selecting a value from a bounded linear range of values: its label over a bar, without a thumb.
///
/// A host moves it; on the page it stays where it is.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/slider)
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable)
nonisolated public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
    let label: Label
    let thumb: SliderThumb

    public var body: some View {
        VStack {
            label
            Track(fraction: thumb.fraction.wrappedValue)
        }
        .modifier(thumb)
    }
}

/// What a person drags along a slider.
nonisolated package struct SliderThumb: PrimitiveModifier {
    /// The place on the track, from 0 to 1.
    let fraction: Binding<Double>
    let onEditingChanged: (Bool) -> Void

    @MainActor package func drag(to fraction: Double) {
        onEditingChanged(true)
        self.fraction.wrappedValue = fraction
        onEditingChanged(false)
    }
}

@available(tvOS, unavailable)
extension Slider {
    private init<V>(
        _ value: Binding<V>,
        _ bounds: ClosedRange<V>,
        step: Double? = nil,
        _ label: Label,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        let (start, length) = (Double(bounds.lowerBound), Double(bounds.upperBound - bounds.lowerBound))
        let fraction = ClosureLocation {
            min(max((Double(value.wrappedValue) - start) / length, 0), 1)
        } set: { fraction in
            let offset = min(max(fraction, 0), 1) * length
            value.wrappedValue = V(start + (step.map { (offset / $0).rounded() * $0 } ?? offset))
        }
        self.label = label
        thumb = SliderThumb(fraction: Binding(location: fraction), onEditingChanged: onEditingChanged)
    }
}

@available(tvOS, unavailable)
extension Slider where ValueLabel == EmptyView {
    /// [documentation](https://developer.apple.com/documentation/swiftui/slider/init(value:in:label:oneditingchanged:))
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label(), onEditingChanged)
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/slider/init(value:in:step:label:oneditingchanged:))
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: Double(step), label(), onEditingChanged)
    }
}

@available(tvOS, unavailable)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// [documentation](https://developer.apple.com/documentation/swiftui/slider/init(value:in:oneditingchanged:))
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, EmptyView(), onEditingChanged)
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/slider/init(value:in:step:oneditingchanged:))
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: Double(step), EmptyView(), onEditingChanged)
    }
}
