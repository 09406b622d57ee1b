import SwiftUI

/// The background painted again behind a screen, or behind a column of a split view.
///
/// It shows the part of a vertical gradient that belongs behind the screen. Any other picture fills the screen.
///
/// The part depends on the layout of the background. The root screen is evaluated before that layout, so its picture is
/// evaluated again; a pushed screen has the part from the start. A named coordinate space would not help. It would
/// belong to an ancestor of both the screen and the background. Such an ancestor ends at the safe area, and the
/// background does not.
struct PaintedBackground: View {
    @Environment(\.backgroundPalette) private var palette
    @Environment(\.backgroundColorScheme) private var colorScheme
    @Environment(\.deviceSettings) private var device
    let background: BackgroundHandle

    var body: some View {
        picture
            .environment(\.colorScheme, colorScheme)
            .asBackdrop()
    }

    @ViewBuilder private var picture: some View {
        if let palette {
            palette.picture(
                at: .screen(of: background.model.verticalRange),
                on: copy(of: device) { $0.colorScheme = colorScheme }
            )
        } else {
            background.model.customView
        }
    }
}
