import Foundation

extension SRGBColor {
    /// The relative luminance of WCAG 2.x, from 0 (black) to 1 (white).
    ///
    /// The components are linearized, then weighted by 0.2126, 0.7152 and 0.0722. Opacity is ignored: for a translucent
    /// color use `color.composited(over: backdrop).relativeLuminance`.
    ///
    /// Source: [relative luminance](https://www.w3.org/TR/WCAG22/#dfn-relative-luminance), with the threshold 0.04045
    /// that replaced 0.03928 in May 2021.
    @inline(never) public var relativeLuminance: Double {
        (0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)).clampedToUnit(nan: 0)
    }

    /// Returns the WCAG 2.x contrast ratio of two opaque colors, from 1 (the same luminance) to 21 (black and white).
    ///
    /// WCAG requires 4.5 for text and 3 for large text and controls. The order of the two colors makes no difference.
    /// Opacity is ignored: composite a translucent color over its backdrop first.
    ///
    /// ```swift
    /// let backdrop = SRGBColor(hex: "#FFE08A") ?? .white
    /// let text = SRGBColor.black.opacity(0.6)
    /// let isReadable = text.composited(over: backdrop).contrastRatio(with: backdrop) >= 4.5
    /// ```
    ///
    /// Source: [contrast ratio](https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
    ///
    /// - Parameter other: The color to compare with.
    /// - Returns: The ratio, 1…21.
    public func contrastRatio(with other: SRGBColor) -> Double {
        let one = relativeLuminance
        let two = other.relativeLuminance
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The perceived lightness of the color, from 0 (black) to 1 (white): the luma of Rec. 601.
    ///
    /// The weights are 0.299 red, 0.587 green and 0.114 blue, of the gamma-encoded components. Use it to judge whether
    /// a color looks light or dark; contrast is computed from ``relativeLuminance``. Opacity is ignored.
    ///
    /// Source: [Rec. ITU-R BT.601](https://www.itu.int/rec/R-REC-BT.601).
    package var perceivedLuminance: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

    /// Whether the color looks light: its ``perceivedLuminance`` is over 0.6.
    ///
    /// A color can be neither light nor dark.
    package var isLight: Bool { perceivedLuminance > 0.6 }

    /// Whether the color looks dark: its ``perceivedLuminance`` is under 0.3.
    ///
    /// A color can be neither light nor dark.
    package var isDark: Bool { perceivedLuminance < 0.3 }

    /// Black or white, whichever has the higher WCAG contrast ratio with this color; black if the ratios are equal.
    ///
    /// Opacity is ignored: composite a translucent color over its backdrop first.
    package var contrastingColor: SRGBColor {
        contrastRatio(with: .black) >= contrastRatio(with: .white) ? .black : .white
    }

    /// Converts a gamma-encoded component to linear light, by the transfer function of sRGB (IEC 61966-2-1); mirrored
    /// below 0, for colors outside sRGB.
    package static func linear(_ component: Double) -> Double {
        if component < 0 { return -linear(-component) }
        return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
}

extension SRGBColor {
    /// Returns a color between this one and another.
    ///
    /// Interpolates components and opacity linearly, on the gamma-encoded values, as design tools and CSS gradients in
    /// sRGB do.
    ///
    /// - Parameters:
    ///   - other: The color at the other end.
    ///   - fraction: The share of `other`, clamped to 0 (this color) through 1 (`other`); NaN is 0.
    /// - Returns: The color between.
    package func blended(with other: SRGBColor, fraction: Double) -> SRGBColor {
        let fraction = fraction.clampedToUnit(nan: 0)
        func mix(_ one: Double, _ two: Double) -> Double {
            // Exact at both ends and for equal components, unlike `one + (two - one) * fraction`.
            one == two ? one : one * (1 - fraction) + two * fraction
        }
        return SRGBColor(
            wideRed: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue),
            opacity: mix(opacity, other.opacity)
        )
    }

    /// Returns the color that results from painting this one over another.
    ///
    /// Applies the source-over operator to gamma-encoded components, as the system does to composite views. Over an
    /// opaque backdrop the result is opaque; if both colors are entirely transparent, it is this color.
    ///
    /// Source: [source over](https://www.w3.org/TR/compositing-1/#porterduffcompositingoperators_srcover).
    ///
    /// - Parameter backdrop: The color behind.
    /// - Returns: The composited color.
    @inline(never) public func composited(over backdrop: SRGBColor) -> SRGBColor {
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
    /// - Parameter amount: From -1 (black) through 0 (no change) to 1 (white), clamped to that range; NaN is 0.
    /// - Returns: The lighter or darker color.
    package func brightened(by amount: Double) -> SRGBColor {
        let target = SRGBColor(white: amount < 0 ? 0 : 1, opacity: opacity)
        return blended(with: target, fraction: amount.magnitude)
    }
}
