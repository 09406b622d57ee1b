import Foundation

/// The least size of what a person hits, in points: a finger, a look or a pointer.
///
/// Source: [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/buttons): 44 × 44,
/// on visionOS 60 × 60.
package enum ControlMetrics {
    package static var leastSide: CGFloat? {
        #if os(macOS) || os(tvOS)
        nil
        #elseif os(visionOS)
        60
        #else
        44
        #endif
    }

    /// What the label of a glass button has to be for the button to be as large: the system's styles with a border put 7
    /// points around a label.
    package static var leastGlassLabelSide: CGFloat? { leastSide.map { $0 - 14 } }
}
