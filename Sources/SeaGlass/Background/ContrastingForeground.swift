import SwiftUI

extension View {
    /// Gives text and symbols black or white, whichever contrasts more with the persistent background.
    ///
    /// It chooses the color with the higher contrast ratio (WCAG 2.x) against the gradient's worst stop, for the
    /// current palette, appearance and accessibility settings. From black to white it fades with the background's
    /// animation, and animates nothing else of the view; back to the system's color it changes at once. Over a view of your own,
    /// and without a persistent background, it changes nothing. Labels and controls on a glass surface and in a `glassBar` before
    /// 26 have the color that the system gives them; a row on a material does not know of it. It does the same on every
    /// system. In a sheet without a persistent background of its own and without `glassSheet` it still follows the
    /// presenter's: give the sheet one of them, or leave the modifier out there.
    ///
    /// ```swift
    /// Text("Good morning")
    ///     .font(.largeTitle)
    ///     .contrastingForeground()
    /// ```
    public func contrastingForeground() -> some View { modifier(ContrastingForeground()) }
}

/// Sets the foreground color that the palette behind the view calls for.
private struct ContrastingForeground: ViewModifier {
    @Environment(\.backgroundPalette) private var palette
    private let surroundings = Surroundings()
    @Environment(\.deviceSettings) private var device

    /// Sets nothing where no palette is behind, which never changes, so that nothing has to be taken back.
    func body(content: Content) -> some View {
        if let palette {
            content
                .environment(\.screenContext, surroundings.changed { $0.settings.insert(.foreground) })
                .foreground(over: palette, on: device)
        } else {
            content
        }
    }
}

extension View {
    /// Sets black or white, whichever contrasts more with a palette; without a palette the color of a label, and without
    /// either none, so that each control has its own.
    func foreground(over palette: BackgroundPalette?, or label: Color? = nil, on device: DeviceSettings) -> some View {
        let white = palette.map { device.recipe(of: $0).contrastingForeground.red }
        return animation(device.animation(palette?.animation)) {
            // The background changes its appearance at once.
            $0.modifier(FadingForeground(white, or: label, in: device.colorScheme)).animation(
                nil,
                value: device.colorScheme
            )
        }
    }
}

/// Fades from black to white by itself, since an animation in an environment is that of all the content.
struct FadingForeground: ViewModifier, Animatable {
    let isOverPalette: Bool
    let label: Color?
    /// How white the color is over a palette.
    nonisolated var animatableData: Double

    init(_ white: Double?, or label: Color? = nil, in scheme: ColorScheme) {
        (isOverPalette, self.label) = (white != nil, label)
        animatableData = white ?? (scheme == .dark ? 1 : 0)
    }

    func body(content: Content) -> some View {
        content.foregroundColor(isOverPalette ? SRGBColor(white: animatableData).color : label)
    }
}

extension ColorPalette {
    /// Returns black or white for text on the palette's gradient, whichever has more contrast with its worst color.
    ///
    /// Compares the WCAG contrast ratios with the worst of the gradient's colors, each composited over the system's
    /// background, since text may lie on any of them. The result is black if both are equal. A vignette is ignored.
    ///
    /// ```swift
    /// let text = ColorPalette.midnight.contrastingForeground(in: .dark)   // white
    /// ```
    ///
    /// - Parameter colorScheme: The appearance.
    /// - Returns: ``SRGBColor/black`` or ``SRGBColor/white``.
    public func contrastingForeground(in colorScheme: ColorScheme) -> SRGBColor {
        recipe(in: colorScheme).contrastingForeground
    }

    /// Returns the lowest contrast ratio (WCAG 2.x) of a color on the palette's gradient.
    ///
    /// WCAG asks for 4.5 for text and 3 for large text and controls. A translucent color is composited over each color
    /// of the gradient first.
    ///
    /// - Parameters:
    ///   - foreground: The color of the text.
    ///   - colorScheme: The appearance.
    /// - Returns: The lowest ratio over the gradient's colors, 1…21.
    public func minimumContrastRatio(of foreground: SRGBColor, in colorScheme: ColorScheme) -> Double {
        recipe(in: colorScheme).minimumContrastRatio(of: foreground)
    }

    private func recipe(in colorScheme: ColorScheme) -> BackgroundRecipe {
        BackgroundRecipe(palette: self, style: .standard, colorScheme: colorScheme)
    }
}
