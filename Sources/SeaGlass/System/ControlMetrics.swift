import SwiftUI

/// Sizes, in points, of the controls that the system doesn't draw.
///
/// Source of the least sides: [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/buttons),
/// 44 × 44, on visionOS 60 × 60. Apple publishes no paddings: these are guesses, to be compared with a device.
package enum ControlMetrics {
    /// The least side of a target for a finger, a look or a pointer; `nil` where there is no minimum.
    package static var leastSide: CGFloat? {
        #if os(macOS) || os(tvOS)
        nil
        #elseif os(visionOS)
        60
        #else
        44
        #endif
    }

    /// The least side of a glass button's label that makes the button ``leastSide`` wide and high.
    package static var leastGlassLabelSide: CGFloat? { leastSide.map { $0 - 2 * padding(.regular).height } }

    /// Returns the padding that the system's bordered styles put around a label.
    package static func padding(_ size: ControlSize) -> CGSize {
        #if os(macOS)
        let (small, regular, large) = (
            CGSize(width: 7, height: 2), CGSize(width: 9, height: 3), CGSize(width: 12, height: 6)
        )
        #elseif os(tvOS)
        let (small, regular, large) = (
            CGSize(width: 24, height: 8), CGSize(width: 32, height: 12), CGSize(width: 40, height: 16)
        )
        #elseif os(visionOS)
        let (small, regular, large) = (
            CGSize(width: 12, height: 6), CGSize(width: 20, height: 12), CGSize(width: 24, height: 16)
        )
        #else
        let (small, regular, large) = (
            CGSize(width: 10, height: 4), CGSize(width: 12, height: 7), CGSize(width: 20, height: 15)
        )
        #endif
        return switch size {
        case .mini, .small: small
        case .large, .extraLarge: large
        default: regular
        }
    }
}

/// A control's shape, enlarged to the least size of a touch target. It takes no room.
struct TouchArea: Shape {
    let outline: AnyShape

    func path(in rect: CGRect) -> Path {
        let least = ControlMetrics.leastSide ?? 0
        // In a row the gap belongs to both neighbors: half of the usual eight points to each.
        let dx = max(min(rect.width - least, 0) / 2, -4)
        return outline.path(in: rect.insetBy(dx: dx, dy: min(rect.height - least, 0) / 2))
    }
}
