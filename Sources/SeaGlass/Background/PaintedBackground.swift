import SwiftUI

/// The background painted again behind a screen, or behind a column of a split view.
///
/// A vertical gradient shows the part of the background at the screen's height. Any other picture has the screen's size.
struct PaintedBackground: View {
    @Environment(\.backgroundPicture) private var picture
    let background: BackgroundHandle

    /// A palette or a view, which never changes for a background.
    var body: some View {
        switch picture {
        case .palette(let palette):
            PaletteBackground(palette, isPainted: true, whole: background.model.heights).asBackdrop()
        case .view(let view): view.asBackdrop()
        case nil: EmptyView()
        }
    }
}
