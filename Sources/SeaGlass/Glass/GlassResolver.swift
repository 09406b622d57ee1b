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

    /// Returns the context for a surface's content: inside a surface, drawn or turned off, and in no union.
    func context(inside surface: GlassSurfaceDrawing) -> ScreenContext {
        copy(of: context) {
            $0.glass.surface = $0.glass.surface == .drawn || surface.isDrawn ? .drawn : .turnedOff
            ($0.glass.hasMaterial, $0.glass.union) = ($0.glass.hasMaterial || surface.material != nil, nil)
        }
    }

    /// Returns whether the system's glass style draws a button: a prominent one from version 26.0 on, others from 26.1
    /// on, because only then the style accepts custom glass.
    ///
    /// On tvOS it draws only prominent buttons. In a button that is not prominent, the library's label color would not
    /// change on focus, and the library's layers would not swell with the glass. Inside another surface it draws no
    /// button: the button would have no glass, and without glass the style does not show a press.
    func hasGlassButtons(isProminent: Bool) -> Bool {
        guard rendering == .automatic, context.glass.surface == .none else { return false }
        #if os(tvOS)
        return capabilities.liquidGlass && isProminent
        #else
        return isProminent ? capabilities.liquidGlass : capabilities.configurableGlassButtons
        #endif
    }

    /// Whether the system's bordered style draws the buttons: always on tvOS and watchOS, elsewhere only if the app
    /// chooses it. On tvOS the library's button would lack the focus effect; on watchOS it would be narrower.
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
    ///   - isPlate: Whether visionOS may draw a plate: only if the surface has the shape of its style, not a given one,
    ///     and no control is on it.
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

    /// Returns the union for a surface's layers, which the container then draws behind all its content; `nil` if the
    /// surface draws its layers itself.
    ///
    /// The result is the union around the surface. Without one, layers behind the system's glass in a container are a
    /// union by themselves. Layers filled with the inherited tint belong to no union, because the container may inherit
    /// another tint than the surface.
    func union(of drawing: GlassSurfaceDrawing) -> GlassUnionID? {
        guard drawing.backdrop != .none || drawing.scrim != nil, drawing.backdrop != .inheritedTint else { return nil }
        let isBehindGlass = drawing.systemGlass != nil && context.glass.isInsideContainer
        return context.glass.union ?? (isBehindGlass ? GlassUnionID(id: id, namespace: id) : nil)
    }
}
