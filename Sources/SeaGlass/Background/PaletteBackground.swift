import SwiftUI

/// The palette and the style of a persistent background.
struct BackgroundPalette: Equatable {
    let palette: ColorPalette
    let style: PersistentBackgroundStyle
    let animation: Animation?

    func recipe(on device: DeviceSettings) -> BackgroundRecipe { device.recipe(palette: palette, style: style) }

    /// Whether a painted screen can slide sideways without a visible movement of its picture.
    var looksStill: Bool {
        guard case .linear(let from, let to) = style.gradient else { return false }
        return from.x == to.x
    }
}

/// The place of a drawing of a palette.
enum PalettePlace: Equatable {
    /// Behind screens that show it.
    case alone
    /// Behind screens that paint it again.
    case behindScreens
    /// Behind a screen, as a part of a whole background.
    case screen(of: VerticalRange?)
}

/// The drawing of a palette's recipe.
package struct PaletteBackground: View {
    @Environment(\.deviceSettings) private var device
    let drawn: BackgroundPalette
    let place: PalettePlace

    init(_ palette: BackgroundPalette, at place: PalettePlace) {
        drawn = palette
        self.place = place
    }

    package init(palette: ColorPalette, style: PersistentBackgroundStyle) {
        self.init(BackgroundPalette(palette: palette, style: style, animation: nil), at: .alone)
    }

    package var body: some View { drawn.picture(at: place, on: device) }
}

extension BackgroundPalette {
    /// Draws the palette. It is a function and no view, because each view behind a screen costs a body per push.
    ///
    /// - Parameter place: The kind of place is constant for a drawing: a change would replace the drawing.
    @MainActor func picture(at place: PalettePlace, on device: DeviceSettings) -> some View {
        let whole = recipe(on: device)
        // Most of this picture is covered, and the least grain is invisible.
        let recipe = place == .behindScreens ? whole.withoutLeastGrain : whole
        let fill = device.fill(of: recipe, in: style)
        return ZStack {
            if recipe.grain > 0 { Grain.tiles(scale: device.displayScale) }
            GeometryReader { @Sendable [recipe, fill, place] geometry in
                switch place {
                case .alone: recipe.layers(fill: fill, size: geometry.size)
                case .behindScreens:
                    recipe.layers(fill: fill, size: geometry.size, ends: (start: .top, end: .bottom))
                case .screen(let range):
                    recipe.layers(fill: fill, size: geometry.size, ends: geometry.frame(in: .global).ends(of: range))
                }
            }
            .animation(device.animation(animation), value: palette)
        }
    }
}

extension BackgroundRecipe {
    /// Draws the gradient and the vignette.
    ///
    /// The layers have no state, so a change to another kind of gradient replaces them immediately. A geometry reader
    /// makes them on any thread.
    ///
    /// - Parameters:
    ///   - fill: The color to draw if the recipe has no gradient.
    ///   - ends: The top and the bottom of the whole background if screens paint it; `nil` if they are clear.
    @ViewBuilder nonisolated func layers(
        fill: Color,
        size: CGSize,
        ends: (start: UnitPoint, end: UnitPoint)? = nil
    ) -> some View {
        if let ends, let layer = paintedLayer {
            LinearGradient(stops: stops(of: layer, or: fill), startPoint: ends.start, endPoint: ends.end)
        } else {
            ZStack {
                course(or: fill)
                if let vignette {
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

    @ViewBuilder nonisolated private func course(or fill: Color) -> some View {
        if course == .mesh, #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            let mesh = mesh
            MeshGradient(
                width: mesh.width,
                height: mesh.height,
                points: mesh.points,
                colors: mesh.colors.map { overGrain($0).color },
                smoothsColors: false
            )
        } else {
            let ends = linearEnds
            LinearGradient(stops: stops(of: layer, or: fill), startPoint: ends.start, endPoint: ends.end)
        }
    }

    private var linearEnds: (start: UnitPoint, end: UnitPoint) {
        if case .linear(let start, let end) = course { (start, end) } else { (.top, .bottom) }
    }

    private func stops(of layer: [Stop], or fill: Color) -> [Gradient.Stop] {
        layer.map { stop in
            let color = gradient.isEmpty ? fill : overGrain(stop.color).color
            return Gradient.Stop(color: color, location: stop.location)
        }
    }
}
