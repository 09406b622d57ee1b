import SwiftUI

/// Sizes, in points, of the controls that the system doesn't draw.
///
/// The [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/buttons) name the
/// least sides of a target: 44 × 44, on visionOS 60 × 60. Apple publishes no paddings, so the paddings here are guesses
/// that still have to be compared with a device.
package enum ControlMetrics {
    /// The least side of a target for a finger, a gaze or a pointer; `nil` on systems without a minimum.
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

    /// Returns the padding of the system's bordered styles around a label.
    package static func padding(_ size: ControlSize) -> CGSize {
        #if os(macOS)
        let sizes = [(7, 2), (9, 3), (12, 6)]
        #elseif os(tvOS)
        let sizes = [(24, 8), (32, 12), (40, 16)]
        #elseif os(visionOS)
        let sizes = [(12, 6), (20, 12), (24, 16)]
        #else
        let sizes = [(10, 4), (12, 7), (20, 15)]
        #endif
        let (width, height) =
            switch size {
            case .mini, .small: sizes[0]
            case .large, .extraLarge: sizes[2]
            default: sizes[1]
            }
        return CGSize(width: width, height: height)
    }
}

/// A control's shape, enlarged to the least size of a touch target without a change of layout.
struct TouchArea: Shape {
    let outline: AnyShape

    var layoutDirectionBehavior: LayoutDirectionBehavior { outline.layoutDirectionBehavior }

    func path(in rect: CGRect) -> Path {
        let least = ControlMetrics.leastSide ?? 0
        // Neighbors in a row share the gap between them: each takes half of the usual eight points.
        let dx = max(min(rect.width - least, 0) / 2, -4)
        return outline.path(in: rect.insetBy(dx: dx, dy: min(rect.height - least, 0) / 2))
    }
}
