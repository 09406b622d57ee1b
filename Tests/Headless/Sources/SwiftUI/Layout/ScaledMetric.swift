/// A dynamic property that scales a numeric value.
///
/// Scales by the point size of the text style, without rounding: a guess.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/scaledmetric)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    private let value: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    public var wrappedValue: Value {
        value * Value(style.metrics(at: size).points) / Value(style.metrics(at: .large).points)
    }
}
