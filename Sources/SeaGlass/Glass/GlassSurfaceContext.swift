import SwiftUI

/// The place of a surface and a person's settings, from which its drawing is resolved.
package struct GlassSurfaceContext: Hashable, Sendable {
    package var hasLiquidGlass = false
    /// visionOS: plates of glass in space, for a surface in the shape of its style.
    package var hasPlates = false
    package var rendering = GlassRendering.automatic
    package var fallback = GlassFallback.automatic
    package var colorScheme = ColorScheme.light
    package var contrast = ColorSchemeContrast.standard
    package var reduceTransparency = false
    package var isNested = false
    /// Whether the surface is that of a button that destroys something.
    package var isDestructive = false
    /// The persistent background behind, where its colors are known.
    package var background: BackgroundRecipe?

    package init() {}

    /// The label color at its weakest: macOS draws labels at 85 %, iOS at full opacity.
    package var label: SRGBColor {
        (colorScheme == .dark ? SRGBColor.white : .black).opacity(0.85)
    }

    /// The color farthest from the label color.
    package var labelBase: SRGBColor { colorScheme == .dark ? .black : .white }

    /// The system's secondary background, as iOS has it: the Human Interface Guidelines list its colors.
    package var secondaryBackground: SRGBColor {
        let levels: (Double, Double, Double) = colorScheme == .dark ? (28, 28, 30) : (242, 242, 247)
        return SRGBColor(red: levels.0 / 255, green: levels.1 / 255, blue: levels.2 / 255)
    }

    /// Returns a color as it is in this appearance.
    package func resolved(_ color: Color) -> SRGBColor {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        return SRGBColor(color, in: environment)
    }
}

/// Reads the context of a surface from the environment.
@MainActor struct GlassSettings: DynamicProperty {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.glassRendering) private var rendering
    @Environment(\.glassFallback) private var fallback
    private(set) var place = GlassPlace()
    private var background = BackgroundSettings()

    var surroundings: GlassSurroundings { place.surroundings }

    /// Whether the system's glass buttons, which take any glass from 26.1 on, draw the buttons.
    var hasGlassButtons: Bool { capabilities.configurableGlassButtons && rendering == .automatic }

    /// Whether the system's bordered buttons draw the buttons: where the app wants it so, and where a button of ours would
    /// lack the effect of a remote's focus, or the width of buttons on a watch.
    var hasBorderedButtons: Bool {
        #if os(tvOS) || os(watchOS)
        true
        #else
        fallback.isBordered && !(capabilities.liquidGlass && rendering == .automatic)
        #endif
    }

    /// Resolves a style where it stands.
    ///
    /// - Parameters:
    ///   - isPlate: Whether the surface can be a plate: it is no control, and has the shape of its style.
    ///   - isDestructive: Whether it is that of a destructive button.
    func drawing(
        of style: GlassSurfaceStyle,
        isPlate: Bool = false,
        isDestructive: Bool = false
    ) -> GlassSurfaceDrawing {
        var context = GlassSurfaceContext()
        context.hasLiquidGlass = capabilities.liquidGlass
        context.hasPlates = capabilities.glassPlates && isPlate
        context.rendering = rendering
        context.fallback = fallback
        context.colorScheme = background.colorScheme
        context.contrast = background.contrast
        context.reduceTransparency = background.reduceTransparency
        context.isNested = surroundings.isInsideSurface
        context.isDestructive = isDestructive
        if style.variant == .clear { context.background = background.recipeBehind }
        return style.resolved(in: context)
    }
}
