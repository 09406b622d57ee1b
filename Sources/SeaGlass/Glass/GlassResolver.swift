import SwiftUI

/// Reads the settings and the context that a surface is drawn for. Neither changes with a palette.
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

    /// Returns the context of the content of a surface: nested where the surface is drawn, and in no union.
    func context(inside surface: GlassSurfaceDrawing) -> ScreenContext {
        copy(of: context) {
            $0.glass.surface = $0.glass.surface == .drawn || surface.isDrawn ? .drawn : .turnedOff
            ($0.glass.hasMaterial, $0.glass.union) = ($0.glass.hasMaterial || surface.material != nil, nil)
        }
    }

    /// Whether the system's glass buttons draw the buttons: prominent ones from 26.0 on, others from 26.1 on, where they accept
    /// any glass. On tvOS others do not: a style gives the label a contrasting color with the focus, but not under a color that
    /// is set, and layers of ours stay behind. In another surface a button has no glass, and without it the style shows no
    /// press.
    func hasGlassButtons(isProminent: Bool) -> Bool {
        guard rendering == .automatic, context.glass.surface == .none else { return false }
        #if os(tvOS)
        return capabilities.liquidGlass && isProminent
        #else
        return isProminent ? capabilities.liquidGlass : capabilities.configurableGlassButtons
        #endif
    }

    /// Whether the system's bordered buttons draw the buttons: where the app wants it so, and where a button of ours would
    /// lack the effect of a remote's focus, or the width of buttons on a watch.
    var hasBorderedButtons: Bool {
        #if os(tvOS) || os(watchOS)
        true
        #else
        rendering == .bordered
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

    /// Returns the union with which the container draws a surface: that around it, or one of its own for layers behind the
    /// system's glass, which a container draws behind all its content.
    ///
    /// Layers in the inherited tint stay in place, where it is inherited.
    func union(of drawing: GlassSurfaceDrawing) -> GlassUnionID? {
        guard drawing.backdrop != .none || drawing.scrim != nil, drawing.backdrop != .inheritedTint else { return nil }
        let isBehindGlass = drawing.systemGlass != nil && context.glass.isInsideContainer
        return context.glass.union ?? (isBehindGlass ? GlassUnionID(id: id, namespace: id) : nil)
    }
}
