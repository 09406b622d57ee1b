import SwiftUI

/// The persistent background around a view, for the screens in front of it. It stays the same while the background is there,
/// so a change of palette or view evaluates no screen.
package struct BackgroundHandle: Equatable {
    let model: BackgroundModel
    /// Whether each screen paints the background again behind itself, which never changes.
    let isPainted: Bool
    /// Whether the background is a palette, not a view of the app's own, which never changes.
    let hasPalette: Bool

    package nonisolated static func == (one: BackgroundHandle, other: BackgroundHandle) -> Bool {
        one.model === other.model && one.isPainted == other.isPainted && one.hasPalette == other.hasPalette
    }
}

/// State that a persistent background and the screens in front of it share while the background is there.
@MainActor @Observable final class BackgroundModel {
    /// The background's heights in its window, for screens that paint it again; `nil` before the first layout.
    var heights: ClosedRange<CGFloat>?
    @ObservationIgnored let audit = BackgroundAudit()
}

extension CGRect {
    /// The heights from the top to the bottom. They do not change while a screen slides sideways.
    var heights: ClosedRange<CGFloat> { minY...max(minY, maxY) }

    /// Returns the ends of a picture in the unit space of this part of it; `nil` is a picture as high as the part.
    func ends(of picture: ClosedRange<CGFloat>?) -> (start: UnitPoint, end: UnitPoint) {
        let picture = picture ?? heights
        func point(_ y: CGFloat) -> UnitPoint { UnitPoint(x: 0.5, y: (y - minY) / max(height, 1)) }
        return (point(picture.lowerBound), point(picture.upperBound))
    }
}
