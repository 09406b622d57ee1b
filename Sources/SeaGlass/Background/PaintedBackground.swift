import SwiftUI

/// The background painted again behind a screen, or behind a column of a split view.
///
/// A vertical gradient shows the part of the background at the screen's height. Any other picture has the screen's size.
///
/// The part is known after the background was laid out, which evaluates the root's picture once more; that of a pushed screen
/// has it from the start. No coordinate space has it earlier: a space belongs to an ancestor, and those that a screen shares with
/// the background end at the safe area.
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
