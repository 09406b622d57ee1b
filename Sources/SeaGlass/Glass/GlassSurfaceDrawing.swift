import SwiftUI

/// What a surface consists of: glass of the system's, or layers from the back to the front.
///
/// Plain data, and the one source of what is drawn. The first row that holds decides:
///
/// | When | What is drawn |
/// | --- | --- |
/// | the style is `.identity`, or the surface is not enabled | nothing |
/// | the surface is in another | a translucent fill of its tint, else of the label color; opaque under Reduce Transparency and `.opaque` |
/// | `.opaque`, or Reduce Transparency where the glass isn't the system's | an opaque fill: the secondary background with as much tint as labels bear |
/// | the system has Liquid Glass and rendering is `.automatic` | the glass; for `.clear` a scrim, unless labels do without one on the palette behind |
/// | visionOS, a panel without a tint in its own shape, rendering `.automatic` | a plate of the system's glass |
/// | otherwise | a material, a scrim for `.clear`, the tint, a hairline, a shadow for floating roles |
///
/// Increase Contrast turns the hairline into a border of 3:1, gives the fills one too and makes the scrim denser; the
/// system's glass does that by itself.
package struct GlassSurfaceDrawing: Hashable, Sendable {
    package enum Backdrop: Hashable, Sendable {
        case none
        case material(GlassFallback.Thickness)
        case fill(SRGBColor)
    }

    package struct SystemGlass: Hashable, Sendable {
        /// Identity draws nothing: what is the system's stays the system's while its surface is turned off.
        package var variant: GlassSurfaceStyle.Variant
        package var tint: Color?
        package var isInteractive: Bool
    }

    package struct Shadow: Hashable, Sendable {
        package let opacity: Double
        package let radius = 12.0
        package let y = 4.0
    }

    package var systemGlass: SystemGlass?
    /// On visionOS the system's plate stands behind the content.
    package var hasPlate = false
    package var backdrop = Backdrop.none
    /// Between the backdrop and the tint, so that labels stand out.
    package var scrim: SRGBColor?
    package var tint: SRGBColor?
    package var border: SRGBColor?
    package var shadow: Shadow?
    /// What labels have to be to be read; nil leaves them the color they have.
    package var label: SRGBColor?
    /// Opaque, what labels are judged against: the drawing as it is over the secondary background.
    package var reference: SRGBColor

    /// Whether the surface takes the touches that fall on it beside its content.
    package var takesTouches = false

    /// Whether there is anything to see.
    package var isDrawn: Bool {
        hasPlate || backdrop != .none || systemGlass.map { $0.variant != .identity } ?? false
    }

    /// The material that labels are vibrant on, where what they lie on is one of ours; a color that hides it ends it.
    var material: Material?? {
        switch backdrop {
        case .none: nil
        case .material(let thickness): label == nil ? thickness.material : .some(nil)
        case .fill(let color): color.opacity < 1 ? nil : .some(nil)
        }
    }
}

extension GlassSurfaceStyle {
    /// Resolves this style in a context: backdrop, tint, border and label color.
    package func resolved(in context: GlassSurfaceContext) -> GlassSurfaceDrawing {
        let isSystem = context.hasLiquidGlass && context.rendering == .automatic && !context.isNested
        let isProminent = isProminent && variant != .identity
        let given = tintColor ?? (isSystem ? nil : context.fallback.tint)
        let tintColor = isProminent ? context.isDestructive ? .red : given ?? .accentColor : given
        let tint = tintColor.map(context.resolved)
        let scrim = scrimOpacity ?? context.usualScrim
        let isOpaque = context.rendering == .opaque || context.reduceTransparency && !isSystem
        var drawing = GlassSurfaceDrawing(reference: context.secondaryBackground)
        drawing.takesTouches = takesTouches

        if isSystem {
            drawing.systemGlass = .init(variant: variant, tint: tintColor, isInteractive: isInteractive)
            drawing.scrim = variant == .clear ? context.scrim(atLeast: context.background == nil ? scrim : 0) : nil
            guard isProminent, let tint else { return drawing }
            drawing.reference = tint.composited(over: context.secondaryBackground)
            drawing.label = drawing.reference.contrastingColor
            return drawing
        }
        guard variant != .identity else { return drawing }

        if context.isNested {
            let fill = tint?.opacity(tintOpacity) ?? context.label.opacity(context.colorScheme == .dark ? 0.14 : 0.07)
            drawing.reference = fill.composited(over: context.secondaryBackground)
            drawing.backdrop = .fill(isOpaque ? opaqueFill(tint: tint, fill: fill, in: context) : fill)
        } else if isOpaque {
            drawing.backdrop = .fill(opaqueFill(tint: tint, fill: .black.opacity(0), in: context))
        } else if context.hasPlates && context.rendering == .automatic && isPanel && tint == nil {
            drawing.hasPlate = true
            return drawing
        } else {
            drawing.backdrop = .material(context.fallback.thickness ?? (variant == .clear ? .ultraThin : .regular))
            drawing.scrim = variant == .clear ? context.scrim(atLeast: scrim) : nil
            drawing.tint = tint?.opacity(tintOpacity)
            drawing.border = context.fallback.hasBorder ? context.hairline : nil
            if let tint = drawing.tint { drawing.reference = tint.composited(over: context.secondaryBackground) }
        }
        if isOpaque, case .fill(let fill) = drawing.backdrop { drawing.reference = fill }
        if context.contrast == .increased { drawing.border = context.border(of: drawing.reference) }
        if !context.isNested, context.fallback.hasShadow ?? isFloating {
            drawing.shadow = .init(opacity: context.colorScheme == .dark ? 0.35 : 0.15)
        }
        if isProminent && tint != nil {
            drawing.label = drawing.reference.contrastingColor
        } else if context.isDestructive {
            drawing.label = context.resolved(.red).legible(on: drawing.reference)
        }
        return drawing
    }

    private var isPanel: Bool { isFloating && outline == .card }

    private var tintOpacity: Double { isProminent ? 0.8 : 0.3 }

    /// The secondary background with as much of the tint as labels bear; a prominent one is all tint, and chooses its
    /// label.
    private func opaqueFill(tint: SRGBColor?, fill: SRGBColor, in context: GlassSurfaceContext) -> SRGBColor {
        guard let tint = tint?.composited(over: context.secondaryBackground) else {
            return fill.composited(over: context.secondaryBackground)
        }
        return isProminent ? tint : context.secondaryBackground.blended(with: tint, upTo: 0.6, for: context.label)
    }
}
