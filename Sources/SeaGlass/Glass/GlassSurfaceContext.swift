import SwiftUI

/// The place of a surface and the device settings, from which its drawing is resolved.
package struct GlassSurfaceContext: Sendable {
    package var hasLiquidGlass = false
    /// Whether visionOS can draw the surface as a plate of glass.
    package var hasPlates = false
    package var rendering = GlassRendering.automatic
    package var colorScheme = ColorScheme.light
    package var contrast = ColorSchemeContrast.standard
    package var reduceTransparency = false
    package var displayScale: CGFloat = 1
    package var isNested = false
    /// Whether the surface belongs to a primary button: the tint fills it, and the label contrasts with the tint.
    package var isPrimary = false
    package var isDestructive = false
    /// Whether the surface is in a Mac's window that is not in front.
    package var isInactive = false

    package init() {}

    /// The label color at its weakest: macOS draws labels at 85 %, iOS at full opacity.
    package var label: SRGBColor { (colorScheme == .dark ? SRGBColor.white : .black).opacity(0.85) }

    /// The system's secondary background.
    package var secondaryBackground: SRGBColor {
        colorScheme == .dark ? Self.gray(28, blue: 30) : Self.gray(242, blue: 247)
    }

    /// The system's fifth gray, one step stronger than the secondary background.
    package var nestedBackground: SRGBColor {
        colorScheme == .dark ? Self.gray(44, blue: 46) : Self.gray(229, blue: 234)
    }

    /// Returns a gray of the [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/color)
    /// for iOS, which list its components in 0…255.
    private static func gray(_ level: Double, blue: Double) -> SRGBColor {
        SRGBColor(red: level / 255, green: level / 255, blue: blue / 255)
    }

    /// Resolves a color in this color scheme.
    package func resolved(_ color: Color) -> SRGBColor {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        return SRGBColor(color, in: environment)
    }
}

extension GlassSurfaceContext {
    /// Returns the tint of glass with a scrim of an opacity. A color lies over the scrim, as translucent as over a
    /// material.
    func tint(_ color: Color?, over scrim: Double) -> Color? {
        guard scrim > 0 else { return color }
        guard let color else { return .black.opacity(scrim) }
        return resolved(color).opacity(0.3).composited(over: .black.opacity(scrim)).color
    }

    /// The color of a hairline that is visible in light and dark appearance.
    var hairline: SRGBColor {
        colorScheme == .dark ? SRGBColor(white: 1, opacity: 0.2) : SRGBColor(white: 0, opacity: 0.12)
    }

    /// The opacity of a scrim, unless the style has another.
    ///
    /// The [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/materials)
    /// suggest a dark dimming layer of 35 % under clear glass on bright content.
    var defaultScrimOpacity: Double { contrast == .increased ? 0.6 : 0.35 }
}
