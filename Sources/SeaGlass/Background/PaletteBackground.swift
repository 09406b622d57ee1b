import SwiftUI

/// The palette and the style of a persistent background.
struct BackgroundPalette: Equatable {
    let palette: ColorPalette
    let style: PersistentBackgroundStyle
    let animation: Animation?

    func recipe(on device: DeviceSettings) -> BackgroundRecipe { device.recipe(palette: palette, style: style) }
}

/// The drawing of a palette's recipe.
package struct PaletteBackground: View {
    @Environment(\.deviceSettings) private var device
    let drawn: BackgroundPalette
    /// Whether screens paint the background. A change would replace the drawing.
    let isPainted: Bool
    /// The vertical range of the whole background, if this view draws a part of it.
    let whole: VerticalRange?

    init(_ palette: BackgroundPalette, isPainted: Bool, whole: VerticalRange? = nil) {
        (drawn, self.isPainted, self.whole) = (palette, isPainted, whole)
    }

    package init(palette: ColorPalette, style: PersistentBackgroundStyle) {
        self.init(BackgroundPalette(palette: palette, style: style, animation: nil), isPainted: false)
    }

    package var body: some View {
        let recipe = drawn.recipe(on: device)
        let fill = device.fill(of: recipe, in: drawn.style)
        ZStack {
            if recipe.grain > 0 { Grain(scale: device.displayScale) }
            GeometryReader { @Sendable [isPainted, whole] geometry in
                let ends = isPainted ? geometry.frame(in: .global).ends(of: whole) : nil
                LayeredRecipe(recipe: recipe, fill: fill, size: geometry.size, ends: ends)
            }
            .animation(device.animation(drawn.animation), value: drawn.palette)
        }
    }
}

/// The gradient and the vignette of a recipe.
///
/// The view has no state, so a change to another kind of gradient replaces its subviews immediately. A geometry reader
/// makes the view on any thread.
nonisolated struct LayeredRecipe: View {
    let recipe: BackgroundRecipe
    /// The color to draw if the recipe has no gradient.
    let fill: Color
    let size: CGSize
    /// The top and the bottom of the whole background if screens paint it; `nil` if they are clear.
    var ends: (start: UnitPoint, end: UnitPoint)?

    @MainActor var body: some View {
        ZStack {
            if let ends, let layer = recipe.paintedLayer {
                LinearGradient(stops: stops(of: layer), startPoint: ends.start, endPoint: ends.end)
            } else {
                gradient
                if let vignette = recipe.vignette {
                    let radii = vignette.radii(in: DrawingArea(size))
                    RadialGradient(
                        colors: [.black.opacity(0), .black.opacity(vignette.opacity)],
                        center: .center,
                        startRadius: radii.start,
                        endRadius: radii.end
                    )
                }
            }
        }
    }

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
            let (start, end) = course
            LinearGradient(stops: stops(of: recipe.layer), startPoint: start, endPoint: end)
        }
    }

    private var course: (UnitPoint, UnitPoint) {
        if case .linear(let start, let end) = recipe.course { (start, end) } else { (.top, .bottom) }
    }

    private func stops(of layer: [BackgroundRecipe.Stop]) -> [Gradient.Stop] {
        layer.map {
            let color = recipe.gradient.isEmpty ? fill : recipe.overGrain($0.color).color
            return Gradient.Stop(color: color, location: $0.location)
        }
    }
}
