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

    private func seen(_ color: SRGBColor) -> SRGBColor { isOpaque ? color.composited(over: base) : color }
}
