import SwiftUI

/// A background as plain data, from back to front: a fill, a gradient, a vignette.
///
/// Views and the bitmaps of `SeaGlassBitmaps` are drawn from it; contrast is computed from it.
///
/// | Setting | Change |
/// | --- | --- |
/// | Increase Contrast | the gradient at half its opacity, so that labels gain contrast; no vignette, no grain |
/// | Reduce Transparency | the gradient's colors composited over the fill, which is drawn on visionOS, too; no vignette |
package struct BackgroundRecipe: Equatable, Sendable {
    /// A color of the gradient.
    package struct Stop: Equatable, Sendable {
        /// The color with its opacity.
        package let color: SRGBColor

        /// The place in the gradient, from 0 (the start) to 1 (the end).
        package let location: Double
    }

    /// Black that grows denser from one radius to another around the center.
    package struct Vignette: Equatable, Sendable {
        /// The opacity of the black at the end radius and beyond, 0…1.
        package let opacity: Double

        /// The vignette of the style, with its radii.
        fileprivate let style: PersistentBackgroundStyle.Vignette
    }

    /// The opaque fill behind everything: the style's, the system's, or white in light appearance and black in dark.
    package let base: SRGBColor

    /// Whether the fill is drawn on screen. Contrast is computed over the fill in any case.
    package let isOpaque: Bool

    /// The gradient's stops, evenly spread. One stop is a plain fill; an empty array is no gradient.
    package let gradient: [Stop]

    /// The course of the gradient: from top to bottom, unless the style has another.
    package let course: PersistentBackgroundStyle.Gradient

    /// The vignette over the gradient; `nil` without a gradient.
    package let vignette: Vignette?

    /// The share of noise in the picture, 0…0.5; 0 without a gradient or a drawn fill, and under Increase Contrast.
    package private(set) var grain: Double

    /// Resolves a palette and a style for the device's settings.
    ///
    /// - Parameter drawsMesh: Whether the system can draw a mesh; if not, a mesh becomes a gradient from top to bottom.
    package init(
        palette: ColorPalette?,
        style: PersistentBackgroundStyle,
        colorScheme: ColorScheme,
        contrast: ColorSchemeContrast = .standard,
        reduceTransparency: Bool = false,
        systemBackground: SystemBackground = .standard,
        drawsMesh: Bool = true
    ) {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        let base = style.base.map { SRGBColor($0, in: environment).opaque } ?? systemBackground.color(in: colorScheme)
        var colors = style.drawsGradient ? palette?.variant(in: colorScheme).gradientColors ?? [] : []
        if contrast == .increased { colors = colors.map { $0.opacity(0.5) } }
        if reduceTransparency { colors = colors.map { $0.composited(over: base) } }

        self.base = base
        isOpaque = systemBackground != .none || style.base != nil || reduceTransparency
        gradient = colors.enumerated().map { position, color in
            Stop(color: color, location: Double(position) / Double(max(colors.count - 1, 1)))
        }
        // A vignette is translucent and reduces the contrast of text.
        let isPlain = gradient.isEmpty || contrast == .increased || reduceTransparency
        vignette = (isPlain ? nil : style.vignette).map { style in
            Vignette(opacity: colorScheme == .dark ? style.darkOpacity : style.lightOpacity, style: style)
        }
        course = style.gradient == .mesh && !drawsMesh ? .linear() : style.gradient
        grain = gradient.isEmpty || !isOpaque || contrast == .increased ? 0 : style.grain
    }
}

/// The system's background behind content, as an input of a recipe.
package enum SystemBackground: Equatable, Sendable {
    /// White in light appearance, black in dark.
    case standard
    case color(SRGBColor)
    /// No opaque background.
    case none

    fileprivate func color(in colorScheme: ColorScheme) -> SRGBColor {
        if case .color(let color) = self { return color.opaque }
        return colorScheme == .dark ? .black : .white
    }
}

extension BackgroundRecipe.Vignette {
    /// Returns the radii, in points, at which the darkening starts and is complete in an area.
    ///
    /// The second radius is at least one point beyond the first: a gradient between equal radii is undefined.
    package func radii(in area: DrawingArea) -> (start: Double, end: Double) {
        let one = style.startRadius * area.halfDiagonal
        let two = style.endRadius * area.halfDiagonal
        return (min(one, two), max(one, two, min(one, two) + 1))
    }

    /// Returns the vignette's black on the vertical center line of ``DrawingArea/phone``, whatever the drawn area, at a
    /// height from 0 (the top) to 1 (the bottom).
    func black(at height: Double) -> SRGBColor {
        let (start, end) = radii(in: .phone)
        let share = ((height - 0.5).magnitude * DrawingArea.phone.height - start) / (end - start)
        return .black.opacity(opacity * share.clampedToUnit(nan: 0))
    }
}

extension BackgroundRecipe {
    /// The gradient's stops, each composited over the fill; without a gradient, the fill.
    ///
    /// The contrast of text is computed with them. Two effects are ignored: between stops of very different hue the
    /// gradient can be slightly darker than either, and the vignette darkens the edges.
    package var compositedStops: [SRGBColor] {
        gradient.isEmpty ? [base] : gradient.map { $0.color.composited(over: base) }
    }

    /// Returns the lowest contrast ratio, 1…21, between a stop and the given color composited over that stop.
    package func minimumContrastRatio(of foreground: SRGBColor) -> Double {
        compositedStops.map { foreground.composited(over: $0).contrastRatio(with: $0) }.min() ?? 1
    }
}

extension BackgroundRecipe {
    /// The fill as SwiftUI draws it: clear if ``isOpaque`` is `false`.
    package var fill: SRGBColor { isOpaque ? base : base.opacity(0) }

    func visibleColor(of color: SRGBColor) -> SRGBColor { isOpaque ? color.composited(over: base) : color }

    /// The recipe without grain, unless the style has more grain than the invisible least.
    var withoutLeastGrain: BackgroundRecipe {
        copy(of: self) { if $0.grain <= PersistentBackgroundStyle.leastGrain { $0.grain = 0 } }
    }

    /// Returns the translucent color that, drawn over the grain, gives the pixels the given color on average.
    package func overGrain(_ color: SRGBColor) -> SRGBColor {
        guard grain > 0 else { return color }
        func level(_ level: Double) -> Double {
            let under = (level - grain * BlueNoise.mean) / (1 - grain)
            // Clamped, so that a color in sRGB stays in sRGB.
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

/// The size of the area that a background fills, in points.
///
/// Its sides are `Double`: a `CGFloat` is a `Float` on some watches, but bitmaps must be the same on every device.
package struct DrawingArea: Equatable, Sendable {
    package let width: Double
    package let height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size of a common phone.
    static let phone = DrawingArea(width: 393, height: 852)

    package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The distance from the center to a corner.
    var halfDiagonal: Double { (width * width + height * height).squareRoot() / 2 }
}
