import SwiftUI

/// The background painted again behind a screen, or behind a column of a split view: its part of the one picture.
struct PaintedBackground: View {
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.backgroundPalette) private var palette
    @Environment(\.backgroundView) private var view
    let background: BackgroundHandle

    var body: some View {
        part(of: picture.environment(\.layoutDirection, layoutDirection), background.model.frame)
            // Global frames count from the left, offsets in the reading direction.
            .environment(\.layoutDirection, .leftToRight)
            .clipShape(Rectangle())
            .asBackdrop()
    }

    /// SwiftUI calls the closure on any thread.
    nonisolated private func part(of picture: some View, _ whole: CGRect?) -> some View {
        GeometryReader { geometry in
            let cut = PictureCut(of: whole, at: geometry.frame(in: .global))
            picture
                .frame(width: cut.size.width, height: cut.size.height)
                .offset(x: cut.offset.x, y: cut.offset.y)
        }
    }

    /// A palette or a view, which never changes for a background.
    @ViewBuilder private var picture: some View {
        if let palette { PaletteBackground(palette) } else { view }
    }
}

/// The placement of a picture that shows one part of it: in its whole size, moved so that the part is visible.
struct PictureCut: Equatable {
    let size: CGSize
    let offset: CGPoint

    /// - Parameters:
    ///   - whole: The frame of the picture.
    ///   - part: The frame in which it is painted again. A part beside the picture, such as a screen that is still
    ///     sliding in, is moved into it, so that a painted background always covers everything.
    init(of whole: CGRect?, at part: CGRect) {
        let whole = whole ?? part
        size = CGSize(width: max(whole.width, part.width), height: max(whole.height, part.height))
        offset = CGPoint(
            x: min(max(whole.minX - part.minX, part.width - size.width), 0),
            y: min(max(whole.minY - part.minY, part.height - size.height), 0)
        )
    }
}
