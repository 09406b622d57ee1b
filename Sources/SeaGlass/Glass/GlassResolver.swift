import SwiftUI

/// Reads the settings and the context in which a surface is drawn. Neither changes with a palette.
struct GlassResolver: DynamicProperty {
    @Environment(\.glassRendering) private var rendering
    #if os(macOS)
    @Environment(\.appearsActive) private var isActive
    #else
    private let isActive = true
    #endif
    @Environment(\.deviceSettings) var device
    @Environment(\.screenContext) var context
    @Environment(\.buttonWidth) var buttonWidth

    var capabilities: PlatformCapabilities { device.platformCapabilities }

    /// The system's secondary background in the current appearance.
    var secondaryBackground: SRGBColor { surfaceContext.secondaryBackground }

    /// Returns the context for the content of a surface. The context records whether a drawn surface, or only a
    /// turned-off one, is around the content.
    func context(inside surface: GlassSurfaceDrawing) -> ScreenContext {
        copy(of: context) {
            $0.glass.surface = $0.glass.surface == .drawn || surface.isDrawn ? .drawn : .turnedOff
            $0.glass.hasMaterial = $0.glass.hasMaterial || surface.material != nil
        }
    }

    /// Returns the style that draws a button in the current context.
    func buttonDrawing(of style: SeaGlassButtonStyle) -> GlassButtonDrawing {
        var button = GlassButtonContext()
        button.capabilities = capabilities
        button.rendering = rendering
        button.isOnSurface = context.glass.surface != .none
        return style.drawing(in: button)
    }

    /// Resolves a style in the current context.
    ///
    /// - Parameters:
    ///   - isPlate: Whether visionOS may draw a plate. It may if the surface has the shape of its style, not a shape
    ///     that the caller chose, and if the surface is not that of a control.
    ///   - isPrimary: Whether the surface belongs to a primary button.
    ///   - isDestructive: Whether the surface belongs to a destructive button.
    func drawing(
        of style: GlassSurfaceStyle,
        isPlate: Bool = false,
        isPrimary: Bool = false,
        isDestructive: Bool = false
    ) -> GlassSurfaceDrawing {
        var surface = surfaceContext
        surface.hasPlates = capabilities.glassPlates && isPlate
        surface.isPrimary = isPrimary
        surface.isDestructive = isDestructive
        return style.resolved(in: surface)
    }

    private var surfaceContext: GlassSurfaceContext {
        var surface = GlassSurfaceContext()
        surface.hasLiquidGlass = capabilities.liquidGlass
        surface.rendering = rendering
        surface.colorScheme = device.colorScheme
        surface.contrast = device.colorSchemeContrast
        surface.reduceTransparency = device.accessibilityReduceTransparency
        surface.displayScale = device.displayScale
        surface.isNested = context.glass.surface == .drawn
        surface.isInactive = !isActive
        return surface
    }
}
