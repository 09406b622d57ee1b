import SwiftUI

/// Where a surface is drawn, and what a person has set.
package struct GlassSurfaceContext: Hashable, Sendable {
    package var hasLiquidGlass = false
    /// visionOS: plates of glass in space, for a surface in the shape of its style.
    package var hasPlates = false
    package var rendering = GlassRendering.automatic
    package var colorScheme = ColorScheme.light
    package var contrast = ColorSchemeContrast.standard
    package var reduceTransparency = false
    package var isNested = false
    /// The persistent background behind, where its colors are known.
    package var background: BackgroundRecipe?

    package init() {}

    /// The label color at its weakest: macOS draws labels at 85 %, iOS at full opacity.
    package var label: SRGBColor {
        (colorScheme == .dark ? SRGBColor.white : .black).opacity(0.85)
    }

    /// What is farthest from the label color.
    package var labelBase: SRGBColor { colorScheme == .dark ? .black : .white }

    /// The system's secondary background, as iOS has it: the Human Interface Guidelines list its colors.
    package var secondaryBackground: SRGBColor {
        colorScheme == .dark
            ? SRGBColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
            : SRGBColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
    }

    /// What a color is in this appearance.
    package func resolved(_ color: Color) -> SRGBColor {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        return SRGBColor(color, in: environment)
    }
}

/// Reads the context of a surface from the environment.
struct GlassSettings: DynamicProperty {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.glassRendering) private var rendering
    @Environment(\.glassSurroundings) var surroundings
    private var background = BackgroundSettings()

    /// - Parameter isPlate: Whether the surface can be a plate: it is no control, and has the shape of its style.
    func drawing(of style: GlassSurfaceStyle, isPlate: Bool = false) -> GlassSurfaceDrawing {
        var context = context(for: style)
        context.hasPlates = capabilities.glassPlates && isPlate
        return style.resolved(in: context)
    }

    private func context(for style: GlassSurfaceStyle) -> GlassSurfaceContext {
        var context = GlassSurfaceContext()
        context.hasLiquidGlass = capabilities.liquidGlass
        context.rendering = rendering
        context.colorScheme = background.colorScheme
        context.contrast = background.contrast
        context.reduceTransparency = background.reduceTransparency
        context.isNested = surroundings.isInsideSurface
        if style.variant == .clear { context.background = background.recipeBehind }
        return context
    }
}
