/// A set of values that indicate the visual size available to the view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/userinterfacesizeclass)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
