import SwiftUI

/// The drawing of a palette's recipe.
package struct PaletteBackground: View {
    private var settings = BackgroundSettings()
    private let drawn: PaletteBehind

    init(_ palette: PaletteBehind) { drawn = palette }

    package init(palette: ColorPalette, style: PersistentBackgroundStyle) {
        self.init(PaletteBehind(palette: palette, style: style, animation: nil))
    }

    package var body: some View {
        let recipe = settings.recipe(palette: drawn.palette, style: drawn.style)
        GeometryReader { geometry in
            RecipeView(
                recipe: recipe,
                fill: settings.fill(of: recipe, in: drawn.style),
                size: geometry.size,
                isFlattened: drawn.style.rendering == .flattened && recipe.canBeFlattened,
                palette: drawn.palette,
                animation: settings.animation(drawn.animation)
            )
        }
    }
}

/// A recipe as layers or as one tile. Both are in the tree, and only one is drawn.
struct RecipeView: View {
    @Environment(\.displayScale) private var displayScale
    /// The tile that was drawn last, so that the one on screen does not depend on what the cache keeps.
    @State private var drawn: BackgroundTile? = nil
    /// The gradient whose change of colors has ended.
    @State private var settled: [BackgroundRecipe.Stop]? = nil
    let recipe: BackgroundRecipe
    let fill: Color
    let size: CGSize
    let isFlattened: Bool
    let palette: ColorPalette
    let animation: Animation?

    /// The time for which layers are shown to animate a change of palette.
    static let settling = Duration.seconds(1)

    var body: some View {
        let tile = tile
        ZStack {
            Grain(scale: displayScale)
                .opacity(recipe.grain > 0 ? 1 : 0)
            LayeredRecipe(recipe: recipe, fill: fill, size: size)
                .animation(animation, value: palette)
                .opacity(tile == nil ? 1 : 0)
            StretchedTile(tile: tile, size: size)
                .opacity(tile == nil ? 0 : 1 - recipe.grain)
        }
        // The two don't cross-fade: half of each would show what is behind both.
        .animation(nil, value: tile == nil)
        .task(id: isFlattened ? request : nil) { await draw() }
    }

    private var request: BackgroundTile.Request {
        BackgroundTile.Request(recipe: recipe.smooth, size: size, scale: displayScale)
    }

    private var tile: BackgroundTile? {
        guard isFlattened, isAtRest || TileCache.drawsAtOnce else { return nil }
        return drawn?.request == request ? drawn : TileCache.shared.tile(for: request)
    }

    private var isAtRest: Bool { animation == nil || settled == nil || settled == recipe.gradient }

    private func draw() async {
        guard isFlattened else { return }
        let request = request
        if !isAtRest {
            do { try await Task.sleep(for: Self.settling) } catch { return }
        }
        let tile = await TileCache.shared.drawnTile(for: request)
        guard !Task.isCancelled else { return }
        settled = request.recipe.gradient
        drawn = tile ?? drawn
    }
}

/// The layers of a recipe. The layers stay the same; only their fills change.
struct LayeredRecipe: View {
    let recipe: BackgroundRecipe
    /// The fill without a gradient.
    let fill: Color
    let size: CGSize

    var body: some View {
        let radii = recipe.vignette?.radii(in: DrawingArea(size)) ?? (start: 0, end: 1)
        ZStack {
            gradient
            RadialGradient(
                colors: [.black.opacity(0), .black.opacity(recipe.vignette?.opacity ?? 0)],
                center: .center,
                startRadius: radii.start,
                endRadius: radii.end
            )
        }
    }

    /// A leaf without a state: another course takes its place at once.
    @ViewBuilder private var gradient: some View {
        if recipe.course == .mesh, #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            let mesh = recipe.mesh
            MeshGradient(
                width: mesh.width,
                height: mesh.height,
                points: mesh.points,
                colors: mesh.colors.map { recipe.overGrain($0).color },
                smoothsColors: false
            )
        } else {
            let (start, end) = ends
            LinearGradient(stops: stops, startPoint: start, endPoint: end)
        }
    }

    private var ends: (UnitPoint, UnitPoint) {
        if case .linear(let start, let end) = recipe.course { (start, end) } else { (.top, .bottom) }
    }

    /// The stops of the layer, the last repeated where it stands. The picture is the same; but gradients of any two
    /// palettes of up to eight colors now have equally many stops, and SwiftUI animates from one to the other stop by
    /// stop.
    private var stops: [Gradient.Stop] {
        let isPlain = recipe.gradient.isEmpty
        let stops = recipe.layer.map { stop in
            Gradient.Stop(color: isPlain ? fill : recipe.overGrain(stop.color).color, location: stop.location)
        }
        let last = Gradient.Stop(color: stops.last?.color ?? fill, location: 1)
        return stops + Array(repeating: last, count: max(29 - stops.count, 0))
    }
}

/// Blue noise, pixel by pixel, under a picture that lets a little of it through: the screen then rounds a color between
/// two levels up in some pixels and down in others.
struct Grain: View {
    private static let images = Locked<[Double: Image]>([:])
    let scale: Double

    var body: some View { (image ?? Image(systemName: "square")).resizable(resizingMode: .tile).interpolation(.none) }

    /// One for all backgrounds, of 16 KB.
    private var image: Image? {
        if let image = Self.images.withLock({ [scale] in $0[scale] }) { return image }
        let image = BlueNoise.bitmap(scale: scale).image
        Self.images.withLock { [scale] in $0[scale] = image }
        return image
    }
}

/// A tile over the whole container, its outermost texels centered on the outermost pixels.
struct StretchedTile: View {
    let tile: BackgroundTile?
    let size: CGSize

    /// An image in the place of a missing tile, so that the tree keeps its shape. It is not shown.
    private static let blank =
        (try? ColorPalette.ocean.bitmap(width: 1, height: 1))?.image ?? Image(systemName: "square")

    var body: some View {
        (tile?.image ?? Self.blank)
            .resizable()
            // The error of a tile is that of bilinear interpolation; a kernel that is sharper would ring.
            .interpolation(.medium)
            .frame(width: tile?.extent.width ?? size.width, height: tile?.extent.height ?? size.height)
            .frame(width: size.width, height: size.height)
            .clipShape(Rectangle())
    }
}
