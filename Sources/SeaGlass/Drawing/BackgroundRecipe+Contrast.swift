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
}
