import SwiftUI

/// The drawing of a palette's recipe.
package struct PaletteBackground: View {
    private var settings = DeviceSettings()
    let drawn: BackgroundPalette

    init(_ palette: BackgroundPalette) { drawn = palette }

    package init(palette: ColorPalette, style: PersistentBackgroundStyle) {
        self.init(BackgroundPalette(palette: palette, style: style, animation: nil))
    }

    package var body: some View {
        let recipe = settings.recipe(of: drawn)
        let fill = settings.fill(of: recipe, in: drawn.style)
        ZStack {
            Grain().opacity(recipe.grain > 0 ? 1 : 0)
            GeometryReader { @Sendable geometry in
                LayeredRecipe(recipe: recipe, fill: fill, size: geometry.size)
            }
            .animation(settings.animation(drawn.animation), value: drawn.palette)
        }
    }
}

/// The gradient and the vignette of a recipe. The layers stay the same; only their fills change. A geometry reader makes it
/// on any thread.
nonisolated struct LayeredRecipe: View {
    let recipe: BackgroundRecipe
    /// The fill without a gradient.
    let fill: Color
    let size: CGSize

    @MainActor var body: some View {
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
    @MainActor @ViewBuilder private var gradient: some View {
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
