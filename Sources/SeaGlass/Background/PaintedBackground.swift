import SwiftUI

/// The background painted again behind a screen, or behind a column of a split view.
///
/// A vertical gradient shows the part of the background at the screen's height. Any other picture fills the screen.
///
/// The part depends on the background's layout, so the root's picture is evaluated again after it; a pushed screen has
/// the part from the start. A coordinate space does not help: spaces belong to ancestors, and the ancestors that a
/// screen shares with the background end at the safe area.
struct PaintedBackground: View {
    @Environment(\.backgroundPicture) private var picture
    let background: BackgroundHandle

    /// The kind of picture is constant for a background, so the branch never changes.
    var body: some View {
        switch picture {
        case .palette(let palette):
            PaletteBackground(palette, isPainted: true, whole: background.model.heights).asBackdrop()
        case .view(let view): view.asBackdrop()
        case nil: EmptyView()
        }
    }
}
