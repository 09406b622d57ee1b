import SwiftUI

/// The background painted again behind a screen, or behind a column of a split view: the part of the one picture that
/// belongs there.
struct PaintedBackground<Background: View>: View {
    @Environment(\.layoutDirection) private var layoutDirection
    let whole: BackgroundFrame
    let background: Background

    var body: some View {
        let whole = whole.frame
        GeometryReader { geometry in
            let cut = PictureCut(of: whole, at: geometry.frame(in: .global))
            background
                .environment(\.layoutDirection, layoutDirection)
                .frame(width: cut.size.width, height: cut.size.height)
                .offset(x: cut.offset.x, y: cut.offset.y)
        }
        // Global frames count from the left, offsets in the reading direction.
        .environment(\.layoutDirection, .leftToRight)
        .clipShape(Rectangle())
        .standingBehind()
    }
}

/// Where the persistent background is in its window, for those who paint it again; `nil` before the first layout.
@MainActor @Observable final class BackgroundFrame {
    var frame: CGRect?
}

/// How a part of a picture is shown: the picture in its whole size, moved so that the part is seen.
struct PictureCut: Equatable {
    let size: CGSize
    let offset: CGPoint

    /// - Parameters:
    ///   - whole: Where the picture is.
    ///   - part: Where it is painted again. A part that stands beside the picture, as a screen does that is still sliding
    ///     in, is moved into it: a painted background covers everything at any time.
    init(of whole: CGRect?, at part: CGRect) {
        let whole = whole ?? part
        size = CGSize(width: max(whole.width, part.width), height: max(whole.height, part.height))
        offset = CGPoint(
            x: min(max(whole.minX - part.minX, part.width - size.width), 0),
            y: min(max(whole.minY - part.minY, part.height - size.height), 0)
        )
    }
}
