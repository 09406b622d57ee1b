/// How much a gradient bends: what a straight line between two of its rows can miss.
///
/// In 8-bit levels, of the channel where it is most; distances are parts of the height.
struct GradientShape {
    /// The steepest it gets, in levels over the height.
    private(set) var slope = 0.0
    /// The most the slope changes between two stops, over the height.
    private(set) var curvature = 0.0
    /// Where the slope jumps, and by how much.
    private(set) var kinks: [(location: Double, jump: Double)] = []

    init(_ recipe: BackgroundRecipe) {
        let fill = Self.levels(recipe.base)
        var before: SIMD4<Double>?
        for (one, two) in zip(recipe.gradient, recipe.gradient.dropFirst()) {
            let length = two.location - one.location
            guard length > 0 else { continue }
            // The parabola of `GradientSegment`: its slope runs straight from one end to the other.
            let (from, to) = (Self.levels(one.color), Self.levels(two.color))
            let (opacity, growth) = (one.color.opacity, two.color.opacity - one.color.opacity)
            let square = growth * (to - from)
            let start = (opacity * (to - from) + growth * (from - fill)) / length
            let end = start + 2 * square / length
            slope = max(slope, Self.largest(start), Self.largest(end))
            curvature = max(curvature, Self.largest(2 * square) / (length * length))
            if let before { kinks.append((one.location, Self.largest(start - before))) }
            before = end
        }
    }

    private static func levels(_ color: SRGBColor) -> SIMD4<Double> {
        SIMD4(color.red, color.green, color.blue, 0) * 255
    }

    private static func largest(_ channels: SIMD4<Double>) -> Double {
        max(abs(channels[0]), abs(channels[1]), abs(channels[2]))
    }
}
