import SwiftUI

/// A recipe as layers or as one tile: whichever is shown, the other is there and not drawn.
struct BackgroundPicture: View {
    @Environment(\.displayScale) private var displayScale
    /// The tile that was drawn last, so that the one on screen does not depend on what the cache keeps.
    @State private var drawn: TileImage? = nil
    /// The palette whose colors have come to rest.
    @State private var settled: ColorPalette? = nil
    let recipe: BackgroundRecipe
    let size: CGSize
    let isFlattened: Bool
    let palette: ColorPalette
    let animation: Animation?

    /// For how long the layers are shown that animate a change of palette.
    static let settling = Duration.seconds(1)

    var body: some View {
        let tile = tile
        ZStack {
            BackgroundLayers(recipe: recipe, size: size)
                .animation(animation, value: palette)
                .opacity(tile == nil ? 1 : 0)
            TileLayer(tile: tile, size: size)
                .opacity(tile == nil ? 0 : 1)
        }
        // Between the two nothing fades: half of each would let through what is behind both.
        .animation(nil, value: tile == nil)
        .task(id: Wish(request: isFlattened ? request : nil, palette: palette)) { await draw() }
    }

    private struct Wish: Equatable {
        let request: TileImage.Request?
        let palette: ColorPalette
    }

    private var request: TileImage.Request {
        TileImage.Request(recipe: recipe, size: size, scale: displayScale)
    }

    private var tile: TileImage? {
        guard isFlattened, isAtRest || TileCache.drawsAtOnce else { return nil }
        return drawn?.request == request ? drawn : TileCache.shared.picture(for: request)
    }

    private var isAtRest: Bool { animation == nil || settled == nil || settled == palette }

    private func draw() async {
        guard isFlattened else { return }
        let (request, palette) = (request, palette)
        if !isAtRest {
            do { try await Task.sleep(for: Self.settling) } catch { return }
        }
        let picture = await TileCache.shared.drawnPicture(for: request)
        guard !Task.isCancelled else { return }
        settled = palette
        drawn = picture ?? drawn
    }
}

/// A tile over the whole container, its outermost texels centered on the outermost pixels.
struct TileLayer: View {
    let tile: TileImage?
    let size: CGSize

    var body: some View {
        (tile?.image ?? TileImage.blank)
            .resizable()
            // The error of a tile is that of bilinear interpolation; a kernel that is sharper would ring.
            .interpolation(.medium)
            .frame(width: tile?.size.width ?? size.width, height: tile?.size.height ?? size.height)
            .frame(width: size.width, height: size.height)
            .clipShape(Rectangle())
    }
}
