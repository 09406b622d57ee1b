import Foundation

/// The least size of what a person hits, in points: a finger, a look or a pointer.
///
/// Source: [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/buttons): 44 × 44,
/// on visionOS 60 × 60.
enum ControlMetrics {
    static var leastSide: CGFloat? {
        #if os(macOS) || os(tvOS)
        nil
        #elseif os(visionOS)
        60
        #else
        44
        #endif
    }
}
