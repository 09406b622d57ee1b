/// An edge on the horizontal axis.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/horizontaledge)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable { case leading, trailing }
