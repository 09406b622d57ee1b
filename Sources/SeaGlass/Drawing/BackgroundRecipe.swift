import SwiftUI

/// What a background consists of, from the back to the front: a fill, a vertical gradient, a vignette.
///
/// Plain data and the one source of what is drawn: a view and a bitmap are two readings of it, and contrast is computed
/// on it.
///
/// | Setting | What it changes |
/// | --- | --- |
/// | Increase Contrast | the gradient at half its opacity, so that labels gain contrast; no vignette |
/// | Reduce Transparency | the gradient's colors composited over the fill beforehand, which is drawn; no vignette |
package struct BackgroundRecipe: Hashable, Sendable {
    /// A color of the gradient.
    package struct Stop: Hashable, Sendable {
        /// The color with its opacity.
        package let color: SRGBColor

        /// Where it stands, from 0 (the top) to 1 (the bottom).
        package let location: Double
    }

    /// Black that grows denser from one radius to another around the center.
    package struct Vignette: Hashable, Sendable {
        /// The opacity of the black at the end radius and beyond, 0…1.
        package let opacity: Double

        fileprivate let startRadius: PersistentBackgroundStyle.Radius
        fileprivate let endRadius: PersistentBackgroundStyle.Radius
    }

    /// The opaque fill behind everything: that of the style, or the system's, or white in light appearance and black in
    /// dark.
    package let base: SRGBColor

    /// Whether the fill is drawn on screen. Colors and contrast are computed over it in any case.
    package let isOpaque: Bool

    /// The gradient from top to bottom, evenly spread. One stop is a plain fill; none is no gradient.
    package let gradient: [Stop]

    /// How the gradient runs: from top to bottom, unless the style wants otherwise.
    package let course: PersistentBackgroundStyle.Gradient

    /// The vignette over the gradient. There is none without a gradient.
    package let vignette: Vignette?

    /// How much of what is seen is noise, 0…0.5. None without a gradient, and where the fill isn't drawn.
    package private(set) var grain: Double

    /// Resolves a palette and a style for what is set on the device.
    ///
    /// - Parameter drawsMesh: Whether the system can; without it the gradient runs from top to bottom.
    package init(
        palette: ColorPalette?,
        style: PersistentBackgroundStyle,
        colorScheme: ColorScheme,
        contrast: ColorSchemeContrast = .standard,
        reduceTransparency: Bool = false,
        systemBackground: SystemBackground = .standard,
        drawsMesh: Bool = true
    ) {
        let base = style.base ?? systemBackground.color(in: colorScheme)
        var colors = style.drawsGradient ? palette?.variant(in: colorScheme).gradientColors ?? [] : []
        if contrast == .increased { colors = colors.map { $0.opacity(0.5) } }
        if reduceTransparency { colors = colors.map { $0.composited(over: base) } }

        self.base = base
        isOpaque = systemBackground != .none || style.base != nil || reduceTransparency
        gradient = colors.enumerated().map { position, color in
            Stop(color: color, location: Double(position) / Double(max(colors.count - 1, 1)))
        }
        // The vignette is translucent black over the text's backdrop: it costs contrast, and it is transparency.
        let isPlain = gradient.isEmpty || contrast == .increased || reduceTransparency
        vignette = isPlain ? nil : style.vignette.map { Vignette($0, colorScheme: colorScheme) }
        course = style.gradient == .mesh && !drawsMesh ? .linear() : style.gradient
        grain = gradient.isEmpty || !isOpaque || contrast == .increased ? 0 : style.grain
    }

    /// The same without grain.
    package var smooth: BackgroundRecipe { copy(of: self) { $0.grain = 0 } }
}

/// What the system draws behind content by itself, as far as it is known where a recipe is made.
package enum SystemBackground: Hashable, Sendable {
    /// White in light appearance, black in dark.
    case standard
    case color(SRGBColor)
    /// Nothing opaque.
    case none

    fileprivate func color(in colorScheme: ColorScheme) -> SRGBColor {
        if case .color(let color) = self { return color.opaque }
        return colorScheme == .dark ? .black : .white
    }
}

extension SRGBColor {
    /// This color at full opacity.
    var opaque: SRGBColor { SRGBColor(wideRed: red, green: green, blue: blue, opacity: 1) }
}

extension BackgroundRecipe.Vignette {
    init(_ vignette: PersistentBackgroundStyle.Vignette, colorScheme: ColorScheme) {
        opacity = colorScheme == .dark ? vignette.darkOpacity : vignette.lightOpacity
        startRadius = vignette.startRadius
        endRadius = vignette.endRadius
    }

    /// Where the darkening starts and where it is complete, in points, in an area.
    ///
    /// The second is at least one point beyond the first: between equal radii a gradient is not defined.
    package func radii(in area: DrawingArea) -> (start: Double, end: Double) {
        let (one, two) = (startRadius.points(in: area), endRadius.points(in: area))
        return (min(one, two), max(one, two, min(one, two) + 1))
    }
}

extension BackgroundRecipe {
    /// The opaque colors seen at the gradient's stops: each composited over the fill. Without a gradient, the fill.
    ///
    /// Text is judged against these. Between two stops of very different hue a gradient can be a little darker than
    /// either, and the vignette darkens the edges; neither is counted.
    package var compositedStops: [SRGBColor] {
        gradient.isEmpty ? [base] : gradient.map { $0.color.composited(over: base) }
    }

    /// The mean relative luminance (WCAG 2.x) of the composited stops, 0…1.
    package var effectiveLuminance: Double {
        let stops = compositedStops
        return stops.reduce(0) { $0 + $1.relativeLuminance } / Double(stops.count)
    }

    /// Black or white, whichever has the higher contrast ratio against its worst stop.
    package var contrastingForeground: SRGBColor {
        SRGBColor.contrasting(with: compositedStops)
    }

    /// The contrast ratio of a color, composited over each stop, against its worst stop, 1…21.
    package func minimumContrastRatio(of foreground: SRGBColor) -> Double {
        compositedStops.map { foreground.composited(over: $0).contrastRatio(with: $0) }.min() ?? 1
    }

    /// An upper bound of every channel of the fill and the gradient, in 8-bit levels.
    var maximumLevel: Double {
        func brightest(_ color: SRGBColor) -> Double { max(color.red, color.green, color.blue) }
        let opacity = gradient.map(\.color.opacity).max() ?? 0
        let color = gradient.map { brightest($0.color) }.max() ?? 0
        let fill = brightest(base)
        return 255 * (fill + max(opacity * (color - fill), 0))
    }
}

extension BackgroundRecipe {
    /// The gradient for SwiftUI to draw: one opaque layer with the colors of a bitmap.
    ///
    /// Color and opacity each run on a straight line from stop to stop, so what is seen over the fill is a parabola.
    /// Between two stops it is cut into four straight pieces, which are nowhere more than a level from it for any preset.
    /// Without a gradient it is the fill. Where the fill isn't drawn, the colors keep their opacity.
    package var layer: [Stop] {
        let pieces = 4
        guard let last = gradient.last else { return [Stop(color: fill, location: 0)] }
        let between = zip(gradient, gradient.dropFirst()).flatMap { one, two in
            (0..<pieces).map { piece in
                let fraction = Double(piece) / Double(pieces)
                return Stop(
                    color: seen(one.color.blended(with: two.color, fraction: fraction)),
                    location: one.location + (two.location - one.location) * fraction
                )
            }
        }
        return between + [Stop(color: seen(last.color), location: last.location)]
    }

    /// The fill as it is drawn: clear where it isn't.
    package var fill: SRGBColor { isOpaque ? base : base.opacity(0) }

    func seen(_ color: SRGBColor) -> SRGBColor { isOpaque ? color.composited(over: base) : color }

    /// A color for SwiftUI to draw over grain: it lets so much of it through, and with that, in the mean, is the color.
    package func overGrain(_ color: SRGBColor) -> SRGBColor {
        guard grain > 0 else { return color }
        func level(_ level: Double) -> Double {
            let under = (level - grain * BlueNoise.mean) / (1 - grain)
            // What is in sRGB stays in it.
            return level == level.clampedToUnit(nan: 0) ? under.clampedToUnit(nan: 0) : under
        }
        return SRGBColor(
            wideRed: level(color.red),
            green: level(color.green),
            blue: level(color.blue),
            opacity: 1 - grain
        )
    }
}
