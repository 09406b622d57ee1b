extension SRGBColor {
    /// Returns a color between this one and another.
    ///
    /// Interpolates components and opacity linearly, on the gamma-encoded values, as design tools and CSS gradients in
    /// sRGB do.
    ///
    /// ```swift
    /// let dusk = SRGBColor(hex: "#FF6666")?.blended(with: .black, fraction: 0.25)
    /// ```
    ///
    /// - Parameters:
    ///   - other: The color at the other end.
    ///   - fraction: How far to go, from 0 (this color) to 1 (`other`); outside is clamped, NaN is 0.
    /// - Returns: The color between.
    public func blended(with other: SRGBColor, fraction: Double) -> SRGBColor {
        let fraction = fraction.clampedToUnit(nan: 0)
        func mix(_ one: Double, _ two: Double) -> Double {
            // Exact at both ends and where there is nothing to mix; `one + (two - one) * fraction` would not be.
            one == two ? one : one * (1 - fraction) + two * fraction
        }
        return SRGBColor(
            wideRed: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue),
            opacity: mix(opacity, other.opacity)
        )
    }

    /// Returns the color seen where this one is painted over another.
    ///
    /// Applies the source-over operator to gamma-encoded components, as the system does to composite views. Over an
    /// opaque backdrop the result is opaque; where both are entirely transparent it is this color.
    ///
    /// Source: [source over](https://www.w3.org/TR/compositing-1/#porterduffcompositingoperators_srcover).
    ///
    /// - Parameter backdrop: The color behind.
    /// - Returns: The composited color.
    public func composited(over backdrop: SRGBColor) -> SRGBColor {
        let behind = backdrop.opacity * (1 - opacity)
        let total = opacity + behind
        guard total > 0 else { return self }
        func over(_ source: Double, _ destination: Double) -> Double {
            (source * opacity + destination * behind) / total
        }
        return SRGBColor(
            wideRed: over(red, backdrop.red),
            green: over(green, backdrop.green),
            blue: over(blue, backdrop.blue),
            opacity: total
        )
    }

    /// Returns this color moved toward white or black, with the same opacity.
    ///
    /// - Parameter amount: From -1 (black) through 0 (no change) to 1 (white); outside is clamped, NaN is 0.
    /// - Returns: The lighter or darker color.
    public func brightened(by amount: Double) -> SRGBColor {
        let target = SRGBColor(white: amount < 0 ? 0 : 1, opacity: opacity)
        return blended(with: target, fraction: amount.magnitude)
    }
}
