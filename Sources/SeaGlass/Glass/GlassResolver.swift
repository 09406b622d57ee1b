import SwiftUI

/// Reads the settings and the context in which a surface is drawn. Neither changes with a palette.
@MainActor struct GlassResolver: DynamicProperty {
    @Environment(\.glassRendering) private var rendering
    #if os(macOS)
    @Environment(\.appearsActive) private var isActive
    #else
    private let isActive = true
    #endif
    @Environment(\.deviceSettings) var device
    @Environment(\.screenContext) var context
    @Namespace private var id

    var capabilities: PlatformCapabilities { device.platformCapabilities }

    /// Returns the context of the content of a surface: nested if the surface is drawn, and in no union.
    func context(inside surface: GlassSurfaceDrawing) -> ScreenContext {
        copy(of: context) {
            $0.glass.surface = $0.glass.surface == .drawn || surface.isDrawn ? .drawn : .turnedOff
            ($0.glass.hasMaterial, $0.glass.union) = ($0.glass.hasMaterial || surface.material != nil, nil)
        }
    }

    /// Returns whether the system's glass style draws a button: a prominent one from 26.0 on, others from 26.1 on,
    /// where the style accepts custom glass.
    ///
    /// On tvOS it draws only prominent buttons, because on focus a label with a set color keeps that color, and the
    /// library's layers do not swell with the glass. Inside another surface it draws none: a button there has no glass,
    /// and without glass the style does not show a press.
    func hasGlassButtons(isProminent: Bool) -> Bool {
        guard rendering == .automatic, context.glass.surface == .none else { return false }
        #if os(tvOS)
        return capabilities.liquidGlass && isProminent
        #else
        return isProminent ? capabilities.liquidGlass : capabilities.configurableGlassButtons
        #endif
    }

    /// Whether the system's bordered style draws the buttons: if the app chooses it, and on tvOS and watchOS, where the
    /// library's button would lack the effect of a remote's focus or the width of a watch's buttons.
    var hasBorderedButtons: Bool {
        #if os(tvOS) || os(watchOS)
        true
        #else
        rendering == .bordered
        #endif
    }

    /// Resolves a style in the current context.
    ///
    /// - Parameters:
    ///   - isPlate: Whether the surface can be a plate: it has the shape of its style and belongs to no control.
    ///   - isDestructive: Whether the surface belongs to a destructive button.
    func drawing(
        of style: GlassSurfaceStyle,
        isPlate: Bool = false,
        isDestructive: Bool = false
    ) -> GlassSurfaceDrawing {
        var surface = GlassSurfaceContext()
        surface.hasLiquidGlass = capabilities.liquidGlass
        surface.hasPlates = capabilities.glassPlates && isPlate
        surface.rendering = rendering
        surface.colorScheme = device.colorScheme
        surface.contrast = device.colorSchemeContrast
        surface.reduceTransparency = device.accessibilityReduceTransparency
        surface.displayScale = device.displayScale
        surface.isNested = context.glass.surface == .drawn
        surface.isDestructive = isDestructive
        surface.isInactive = !isActive
        surface.isOverPalette = context.background?.hasPalette ?? false
        return style.resolved(in: surface)
    }

    /// Returns the union with which the container draws a surface: the union around it, or a separate one for layers
    /// behind the system's glass, since the container draws these behind all its content.
    ///
    /// Layers filled with the inherited tint belong to no union, because they inherit the tint only in their own place.
    func union(of drawing: GlassSurfaceDrawing) -> GlassUnionID? {
        guard drawing.backdrop != .none || drawing.scrim != nil, drawing.backdrop != .inheritedTint else { return nil }
        let isBehindGlass = drawing.systemGlass != nil && context.glass.isInsideContainer
        return context.glass.union ?? (isBehindGlass ? GlassUnionID(id: id, namespace: id) : nil)
    }
}
