@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }
