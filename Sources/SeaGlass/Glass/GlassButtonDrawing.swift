/// The context that decides which style draws a button. It is constant for most buttons.
package struct GlassButtonContext: Sendable {
    package var system = SystemFamily.running
    package var capabilities = PlatformCapabilities.current
    package var rendering = GlassRendering.automatic
    /// Whether a surface is around the button, even one that is turned off.
    package var isOnSurface = false

    package init() {}
}

/// The style that draws a glass button: one of the system's, or the library's.
package enum GlassButtonDrawing: Hashable, Sendable, CaseIterable {
    case prominentGlass, glass, prominentBorder, border, surface
}

extension SeaGlassButtonStyle {
    /// Returns the style that draws a button.
    ///
    /// The first row that applies decides:
    ///
    /// | When | What draws the button |
    /// | --- | --- |
    /// | the system's buttons don't have the shape | the library |
    /// | a primary button on a system with Liquid Glass, from 26.0 on | `.glassProminent` |
    /// | any other button there, from 26.1 on except on tvOS | `.glass(_:)` |
    /// | tvOS and watchOS | `.borderedProminent` or `.bordered` |
    /// | all other cases, and visionOS | the library |
    ///
    /// The second and the third row apply outside surfaces, and with the automatic rendering. The system's style accepts
    /// custom glass only from 26.1 on; on 26.0 a tint that is added or removed would replace the button.
    ///
    /// On tvOS the glass style would not change the library's label color on focus. Inside a surface a button has no
    /// glass, and without glass the system's style does not show a press. On tvOS the library's button would lack the
    /// focus effect; on watchOS it would be narrower than the system's.
    package func drawing(in context: GlassButtonContext) -> GlassButtonDrawing {
        guard shape.border != nil else { return .surface }
        let hasGlass = context.rendering == .automatic && !context.isOnSurface
        if isPrimary {
            if hasGlass && context.capabilities.liquidGlass { return .prominentGlass }
        } else if hasGlass && context.capabilities.configurableGlassButtons && context.system != .television {
            return .glass
        }
        guard context.system == .television || context.system == .watch else { return .surface }
        return isPrimary ? .prominentBorder : .border
    }
}
