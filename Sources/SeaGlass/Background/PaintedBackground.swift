import SwiftUI

/// The background painted again behind a screen, or behind a column of a split view.
///
/// A vertical gradient shows the part of the background at the screen's height. Any other picture has the screen's size.
struct PaintedBackground: View {
    @Environment(\.backgroundPalette) private var palette
    @Environment(\.backgroundView) private var view
    let background: BackgroundHandle

    /// A palette or a view, which never changes for a background.
    var body: some View {
        if let palette {
            PaletteBackground(palette, isPainted: true, whole: background.model.heights).asBackdrop()
        } else {
            view.asBackdrop()
        }
    }
}

extension CGRect {
    /// The heights from the top to the bottom. They do not change while a screen slides sideways.
    var heights: ClosedRange<CGFloat> { minY...max(minY, maxY) }

    /// Returns the ends of a picture in the unit space of this part of it.
    func ends(of picture: ClosedRange<CGFloat>) -> (start: UnitPoint, end: UnitPoint) {
        func point(_ y: CGFloat) -> UnitPoint { UnitPoint(x: 0.5, y: (y - minY) / max(height, 1)) }
        return (point(picture.lowerBound), point(picture.upperBound))
    }
}
