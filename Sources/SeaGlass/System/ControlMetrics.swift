import SwiftUI

/// Sizes, in points, of the controls and rows that the system doesn't draw.
///
/// The [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/buttons) name the
/// least sides of a target: 44 × 44, on visionOS 60 × 60. Apple publishes neither paddings nor radii, so those here are
/// guesses that still have to be compared with a device.
package struct ControlMetrics: Sendable {
    /// The least side of a target for a finger, a gaze or a pointer; `nil` on systems without a minimum.
    package let leastSide: CGFloat?
    private let small: CGSize
    private let regular: CGSize
    private let large: CGSize
    /// The radius of a row's background, where the system does not clip the background.
    package let rowRadius: CGFloat

    /// The sizes on the running system.
    package static let running = ControlMetrics(on: .running)

    package init(on family: SystemFamily) {
        self =
            switch family {
            case .phone: ControlMetrics(least: 44, small: (10, 4), regular: (12, 7), large: (20, 15))
            case .mac: ControlMetrics(least: nil, small: (7, 2), regular: (9, 3), large: (12, 6))
            case .television: ControlMetrics(least: nil, small: (24, 8), regular: (32, 12), large: (40, 16))
            case .watch: ControlMetrics(least: 44, small: (10, 4), regular: (12, 7), large: (20, 15), rowRadius: 12)
            case .vision: ControlMetrics(least: 60, small: (12, 6), regular: (20, 12), large: (24, 16))
            }
    }

    private typealias Padding = (width: CGFloat, height: CGFloat)

    private init(least: CGFloat?, small: Padding, regular: Padding, large: Padding, rowRadius: CGFloat = 0) {
        leastSide = least
        self.small = CGSize(width: small.width, height: small.height)
        self.regular = CGSize(width: regular.width, height: regular.height)
        self.large = CGSize(width: large.width, height: large.height)
        self.rowRadius = rowRadius
    }

    /// The least side of a glass button's label that makes the button ``leastSide`` wide and high.
    package var leastGlassLabelSide: CGFloat? { leastSide.map { $0 - 2 * padding(.regular).height } }

    /// Returns the padding of the system's bordered styles around a label.
    package func padding(_ size: ControlSize) -> CGSize {
        switch size {
        case .mini, .small: small
        case .large, .extraLarge: large
        default: regular
        }
    }
}

/// A control's shape, enlarged to the least size of a touch target without a change of layout.
struct TouchArea: Shape {
    let outline: AnyShape

    var layoutDirectionBehavior: LayoutDirectionBehavior { outline.layoutDirectionBehavior }

    func path(in rect: CGRect) -> Path {
        let least = ControlMetrics.running.leastSide ?? 0
        // Neighbors in a row share the gap between them: each takes half of the usual eight points.
        let dx = max(min(rect.width - least, 0) / 2, -4)
        return outline.path(in: rect.insetBy(dx: dx, dy: min(rect.height - least, 0) / 2))
    }
}
