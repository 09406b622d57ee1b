import SwiftUI

/// The top and the bottom of a frame, both finite.
///
/// It is no `ClosedRange`, which stops the process if a bound is not a number.
struct VerticalRange: Equatable, Sendable {
    let top: CGFloat
    let bottom: CGFloat
}

extension CGRect {
    /// The vertical range, which stays the same while a screen slides sideways; `nil` if it is not finite.
    var verticalRange: VerticalRange? {
        minY.isFinite && maxY.isFinite ? VerticalRange(top: minY, bottom: maxY) : nil
    }

    /// Returns the top and the bottom of a picture as unit points of this rectangle; for `nil`, the ends of the
    /// rectangle.
    func ends(of picture: VerticalRange?) -> (start: UnitPoint, end: UnitPoint) {
        guard let own = verticalRange else { return (.top, .bottom) }
        let picture = picture ?? own
        func point(_ y: CGFloat) -> UnitPoint { UnitPoint(x: 0.5, y: (y - own.top) / max(height, 1)) }
        return (point(picture.top), point(picture.bottom))
    }
}
