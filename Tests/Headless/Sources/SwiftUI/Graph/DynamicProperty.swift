/// An interface for a stored variable that updates an external property of a view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/dynamicproperty)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol DynamicProperty { mutating func update() }

extension DynamicProperty {
    public mutating func update() {}
}
