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

    /// Returns the context for the content of a surface. The context records whether a drawn surface, or only a
    /// turned-off one, is around the content. It has no union.
    func context(inside surface: GlassSurfaceDrawing) -> ScreenContext {
        copy(of: context) {
            $0.glass.surface = $0.glass.surface == .drawn || surface.isDrawn ? .drawn : .turnedOff
            ($0.glass.hasMaterial, $0.glass.union) = ($0.glass.hasMaterial || surface.material != nil, nil)
        }
    }

    /// Returns whether the system's glass style draws a button: a prominent one from version 26.0 on, others from 26.1
    /// on, because only then the style accepts custom glass.
    ///
    /// On tvOS the style draws only prominent buttons. In any other button, the library's label color would not change
    /// on focus, and the library's layers would not swell with the glass. Inside another surface the style draws no
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
    ///   - isPlate: Whether visionOS may draw a plate. It may if the surface has the shape of its style, not a shape
    ///     that the caller chose, and if the surface is not that of a control.
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
        return style.resolved(in: surface)
    }

    /// Returns the union in which the container draws a surface's layers, behind all of the container's content; `nil`
    /// if the surface draws its layers itself.
    ///
    /// The result is the union that `glassUnion` set around the surface. Without such a union, a surface that has the
    /// system's glass and is in a container forms a union by itself. Layers filled with the inherited tint belong to no
    /// union, because the container may inherit another tint than the surface.
    func union(of drawing: GlassSurfaceDrawing) -> GlassUnionID? {
        guard drawing.backdrop != .none || drawing.scrim != nil, drawing.backdrop != .inheritedTint else { return nil }
        let isBehindGlass = drawing.systemGlass != nil && context.glass.isInsideContainer
        return context.glass.union ?? (isBehindGlass ? GlassUnionID(id: id, namespace: id) : nil)
    }
}
