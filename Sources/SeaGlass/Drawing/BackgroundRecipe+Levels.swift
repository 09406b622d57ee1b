extension BackgroundRecipe {
    /// What no channel of the fill and the gradient exceeds, in 8-bit levels.
    var maximumLevel: Double {
        func brightest(_ color: SRGBColor) -> Double { max(color.red, color.green, color.blue) }
        let opacity = gradient.map(\.color.opacity).max() ?? 0
        let color = gradient.map { brightest($0.color) }.max() ?? 0
        let fill = brightest(base)
        return 255 * (fill + max(opacity * (color - fill), 0))
    }
}
