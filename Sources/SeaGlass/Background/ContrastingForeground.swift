import SwiftUI

extension View {
    /// Gives text and symbols black or white, whichever contrasts more with the persistent background.
    ///
    /// The modifier chooses the one whose lowest contrast ratio (WCAG 2.x) with the gradient's colors is higher, for
    /// the current palette, appearance and accessibility settings. A change from black to white fades with the
    /// background's animation, and only the color is animated; a change to the system's color is immediate.
    ///
    /// It has no effect over a custom view or without a persistent background. On a glass surface, and in a `glassBar`
    /// before version 26, labels and controls keep the system's color. In a list the backgrounds of rows are ignored.
    /// The effect is the same on every system.
    ///
    /// In a sheet with neither a persistent background nor `glassSheet`, the color follows the presenter's background:
    /// add one of them to the sheet, or omit this modifier there.
    ///
    /// ```swift
    /// Text("Good morning")
    ///     .font(.largeTitle)
    ///     .contrastingForeground()
    /// ```
    public func contrastingForeground() -> some View { modifier(ContrastingForeground()) }
}

private struct ContrastingForeground: ViewModifier {
    @Environment(\.backgroundPalette) private var palette
    private let surroundings = Surroundings()
    @Environment(\.deviceSettings) private var device

    /// The presence of a palette is constant, so the branch never changes.
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
    /// Sets black or white, whichever contrasts more with a palette. Without a palette it sets the label's color, and
    /// without a label color each control keeps its default.
    func foreground(over palette: BackgroundPalette?, or label: Color? = nil, on device: DeviceSettings) -> some View {
        let white = palette?.recipe(on: device).contrastingForeground.red
        return animation(device.animation(palette?.animation)) {
            // A change of appearance is immediate, as in the background.
            $0.modifier(FadingForeground(white, or: label, in: device.colorScheme)).animation(
                nil,
                value: device.colorScheme
            )
        }
    }
}

/// A foreground that animates its color alone. An animation set in the environment would animate all content.
struct FadingForeground: ViewModifier, Animatable {
    let isOverPalette: Bool
    let label: Color?
    /// The whiteness of the color over a palette.
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
    /// Returns black or white for text, whichever contrasts more with the palette's gradient.
    ///
    /// Text may lie on any color of the gradient, so the color with the least contrast decides. Each color is
    /// composited over white in light appearance or black in dark, and compared with the text by the WCAG contrast
    /// ratio. Equal ratios give black. A vignette is ignored.
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
    /// WCAG requires 4.5 for text and 3 for large text and controls. A translucent color is first composited over each
    /// color of the gradient.
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
