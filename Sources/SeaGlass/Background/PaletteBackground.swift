import SwiftUI

/// Draws the recipe of a palette.
package struct PaletteBackground: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    private var settings = BackgroundSettings()
    let palette: ColorPalette
    let style: PersistentBackgroundStyle
    let animation: Animation?

    package init(palette: ColorPalette, style: PersistentBackgroundStyle, animation: Animation?) {
        self.palette = palette
        self.style = style
        self.animation = animation
    }

    package var body: some View {
        let recipe = settings.recipe(palette: palette, style: style)
        let animation = reduceMotion ? animation.map { _ in Animation.easeInOut } : animation
        GeometryReader { geometry in
            BackgroundPicture(
                recipe: recipe,
                size: geometry.size,
                isFlattened: style.rendering == .flattened,
                palette: palette,
                animation: animation
            )
        }
    }
}

/// The layers of a recipe. Which layers there are never changes, only what they are filled with.
struct BackgroundLayers: View {
    let recipe: BackgroundRecipe
    let size: CGSize

    var body: some View {
        ZStack {
            recipe.base.color
            LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
            RadialGradient(
                colors: [.black.opacity(0), .black.opacity(recipe.vignette?.opacity ?? 0)],
                center: .center,
                startRadius: recipe.vignette?.radii(in: DrawingArea(size)).start ?? 0,
                endRadius: recipe.vignette?.radii(in: DrawingArea(size)).end ?? 1
            )
        }
    }

    /// The recipe's stops, the last repeated where it stands. The picture is the same; but gradients of any two
    /// palettes of up to eight colors now have equally many stops, and SwiftUI animates from one to the other stop by
    /// stop.
    private var stops: [Gradient.Stop] {
        let stops = recipe.gradient.map { Gradient.Stop(color: $0.color.color, location: $0.location) }
        let last = Gradient.Stop(color: stops.last?.color ?? .clear, location: 1)
        return stops + Array(repeating: last, count: max(8 - stops.count, 0))
    }
}
