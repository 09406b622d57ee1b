@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// [documentation](https://developer.apple.com/documentation/swiftui/dynamictypesize/isaccessibilitysize)
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
