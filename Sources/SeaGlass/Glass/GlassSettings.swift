import SwiftUI

extension GlassSurroundings {
    /// Returns the surroundings of the content of a surface: nested where the surface is drawn, and in no union.
    func inside(_ surface: GlassSurfaceDrawing) -> GlassSurroundings {
        copy(of: self) {
            ($0.isInsideSurface, $0.union) = ($0.isInsideSurface || surface.isDrawn, nil)
            ($0.hasSurfaceAround, $0.hasMaterial) = (true, $0.hasMaterial || surface.material != nil)
        }
    }
}

/// Reads what a surface is drawn from. None of it changes with a palette.
@MainActor struct GlassSettings: DynamicProperty {
    @Environment(\.glassRendering) private var rendering
    @Environment(\.isEnabled) var isEnabled
    #if os(macOS)
    @Environment(\.appearsActive) private var isActive
    #else
    private let isActive = true
    #endif
    private var around = Surroundings()
    @Namespace private var id

    var context: ScreenContext { around.context }
    var surroundings: GlassSurroundings { around.context.glass }
    var capabilities: PlatformCapabilities { around.capabilities }

    /// Returns the context of the content of a surface.
    func context(inside surface: GlassSurfaceDrawing) -> ScreenContext {
        around.changed { $0.glass = $0.glass.inside(surface) }
    }

    /// Whether the system's glass buttons draw the buttons: prominent ones from 26.0 on, others from 26.1 on, where they accept
    /// any glass. On tvOS others do not: a style gives the label a contrasting color with the focus, but not under a color that
    /// is set, and layers of ours stay behind. In another surface a button has no glass, and without it the style shows no
    /// press.
    func hasGlassButtons(isProminent: Bool) -> Bool {
        guard rendering == .automatic, !surroundings.hasSurfaceAround else { return false }
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
        var context = GlassSurfaceContext()
        context.hasLiquidGlass = capabilities.liquidGlass
        context.hasPlates = capabilities.glassPlates && isPlate
        context.rendering = rendering
        context.colorScheme = around.device.colorScheme
        context.contrast = around.device.contrast
        context.reduceTransparency = around.device.reduceTransparency
        context.isNested = surroundings.isInsideSurface
        context.isDestructive = isDestructive
        context.isInactive = !isActive
        context.isOverPalette = around.context.background?.hasPalette ?? false
        return style.resolved(in: context)
    }

    /// Returns the union with which the container draws a surface: that around it, or one of its own for layers behind the
    /// system's glass, which a container draws behind all its content.
    ///
    /// Layers in the inherited tint stay in place, where it is inherited.
    func union(of drawing: GlassSurfaceDrawing) -> GlassUnionID? {
        guard drawing.backdrop != .none || drawing.scrim != nil, drawing.backdrop != .inheritedTint else { return nil }
        let isBehindGlass = drawing.systemGlass != nil && surroundings.isInsideContainer
        return surroundings.union ?? (isBehindGlass ? GlassUnionID(id: id, namespace: id) : nil)
    }
}
