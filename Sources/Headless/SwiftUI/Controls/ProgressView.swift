/// A view that shows the progress toward completion of a task.
///
/// Shows the label over a bar, or without a value over a ring, and the value's label below.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/progressview)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
    let label: Label
    let currentValueLabel: CurrentValueLabel
    let fraction: Double?

    public var body: some View {
        VStack {
            label
            if let fraction {
                Track(fraction: fraction)
            } else {
                Circle().strokeBorder(.secondary, lineWidth: 2).frame(width: 20, height: 20)
            }
            currentValueLabel
        }
    }
}

/// The bar of a progress view or slider, filled from the leading edge.
nonisolated struct Track: View {
    let fraction: Double

    var body: some View {
        Capsule().fill(.tertiary).frame(height: 4)
            .overlay { GeometryReader { Capsule().fill(.tint).frame(width: $0.size.width * fraction) } }
            .accessibilityValue(Text(verbatim: "\(Int((fraction * 100).rounded()))%"))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// [documentation](https://developer.apple.com/documentation/swiftui/progressview/init())
    nonisolated public init() where Label == EmptyView { self.init { EmptyView() } }

    /// [documentation](https://developer.apple.com/documentation/swiftui/progressview/init(label:))
    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(value: Double?.none, label: label) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/progressview/init(_:)-6k5se)
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
}

extension ProgressView {
    /// [documentation](https://developer.apple.com/documentation/swiftui/progressview/init(value:total:))
    nonisolated public init<V>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(value: value, total: total) { EmptyView() }
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/progressview/init(value:total:label:))
    nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(value: value, total: total, label: label) { EmptyView() }
    }

    /// documentation/swiftui/progressview/init(value:total:label:currentvaluelabel:)
    nonisolated public init<V>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint {
        (self.label, self.currentValueLabel) = (label(), currentValueLabel())
        fraction = value.map { Double(min(max($0, 0), total) / total) }
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/progressview/init(_:value:total:))
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(value: value, total: total) { Text(titleKey) }
    }
}
