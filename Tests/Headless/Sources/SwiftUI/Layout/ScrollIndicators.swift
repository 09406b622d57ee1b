/// The visibility of scroll indicators of a UI element. Scroll views have no indicators in this module.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String

    public static var automatic: ScrollIndicatorVisibility { .init(name: "automatic") }
    public static var visible: ScrollIndicatorVisibility { .init(name: "visible") }
    public static var hidden: ScrollIndicatorVisibility { .init(name: "hidden") }
    public static var never: ScrollIndicatorVisibility { .init(name: "never") }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:))
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
}
