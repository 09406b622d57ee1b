import SwiftUI

/// The place of a surface and the device settings, from which its drawing is resolved.
package struct GlassSurfaceContext: Sendable {
    package var hasLiquidGlass = false
    /// Whether visionOS can draw the surface as a plate of glass.
    package var hasPlates = false
    package var rendering = GlassRendering.automatic
    package var colorScheme = ColorScheme.light
    package var contrast = ColorSchemeContrast.standard
    package var reduceTransparency = false
    package var displayScale: CGFloat = 1
    package var isNested = false
    package var isDestructive = false
    /// Whether the surface is in a Mac's window that is not in front.
    package var isInactive = false

    package init() {}

    /// The label color at its weakest: macOS draws labels at 85 %, iOS at full opacity.
    package var label: SRGBColor { (colorScheme == .dark ? SRGBColor.white : .black).opacity(0.85) }

    /// The system's secondary background; the Human Interface Guidelines list its colors on iOS.
    package var secondaryBackground: SRGBColor {
        let levels: (Double, Double, Double) = colorScheme == .dark ? (28, 28, 30) : (242, 242, 247)
        return SRGBColor(red: levels.0 / 255, green: levels.1 / 255, blue: levels.2 / 255)
    }

    /// Resolves a color in this color scheme.
    package func resolved(_ color: Color) -> SRGBColor {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        return SRGBColor(color, in: environment)
    }
}

/// The drawing of a style in one context: the system's glass, and layers from back to front.
///
/// The first row that applies decides:
///
/// | When | What is drawn |
/// | --- | --- |
/// | the style is `.identity`, or the surface is not enabled | nothing |
/// | the surface is inside another surface | a fill of the tint or the label color, opaque under Reduce Transparency or `.opaque` |
/// | rendering is `.opaque`, or Reduce Transparency is on and the surface is not Liquid Glass | an opaque fill, a hairline: see below |
/// | the system has Liquid Glass and rendering is `.automatic` | the glass, and for `.clear` a scrim: see below |
/// | on visionOS, a panel has neither a tint nor a custom shape, and rendering is `.automatic` | a plate of the system's glass |
/// | all other cases | a material, a scrim for `.clear`, the tint, a hairline |
///
/// An opaque fill is the secondary background, blended with the strongest tint on which labels stay legible.
///
/// A prominent surface without a tint is filled with the inherited tint. It has no glass and no material, because no
/// public API returns the inherited tint as a color for them. On version 26 the system draws most primary buttons,
/// without this drawing.
///
/// Over a scrim, clear glass is dark with light labels, like controls over a video.
///
/// Increase Contrast turns the hairline into a border with a contrast of 3:1, adds such a border to fills without a
/// hairline, and makes the scrim denser; the system's glass adapts by itself.
package struct GlassSurfaceDrawing: Equatable, Sendable {
    package enum Backdrop: Equatable, Sendable {
        case none
        case material(GlassRendering.Thickness)
        case fill(SRGBColor)
        /// The inherited tint.
        case inheritedTint
    }

    package struct SystemGlass: Equatable, Sendable {
        /// `.identity` draws no glass and keeps the system's effect in place while the surface is turned off.
        package var variant: GlassSurfaceStyle.Variant
        package var tint: Color?
    }

    package var systemGlass: SystemGlass?
    /// Whether visionOS draws the system's plate behind the content.
    package var hasPlate = false
    package var backdrop = Backdrop.none
    /// The layer between the backdrop and the tint that keeps labels on clear glass legible.
    package var scrim: SRGBColor?
    /// The tint, which SwiftUI resolves in the whole environment.
    package var tint: Color?
    package var border: SRGBColor?
    /// The width of the border in points: one pixel, or one point under Increase Contrast.
    package var borderWidth: CGFloat = 0
    /// The color in which labels are legible; `nil` keeps the color that they have.
    package var label: SRGBColor?
    /// The label color on a tint, which SwiftUI resolves in the whole environment.
    package var contrastingLabel: ContrastingLabel?
    /// The color scheme of the layers and the content; `nil` keeps the inherited one.
    package var colorScheme: ColorScheme?
    /// The opaque color against which the contrast of labels is checked: the drawing over the secondary background.
    package var reference: SRGBColor

    /// Whether the surface takes the touches beside its content.
    package var takesTouches = false

    package var isDrawn: Bool { hasPlate || backdrop != .none || systemGlass.map { $0.variant != .identity } ?? false }

    /// The material on which labels are vibrant; `.some(nil)` resets the inherited one, and `nil` keeps it.
    var material: Material?? {
        switch backdrop {
        case .none: nil
        case .material(let thickness): label == nil ? thickness.material : .some(nil)
        case .fill(let color) where color.opacity < 1: nil
        case .fill, .inheritedTint: .some(nil)
        }
    }

    /// Sets the border: a hairline of one pixel, or under Increase Contrast a line of one point with a contrast of 3:1.
    fileprivate mutating func setBorder(_ hairline: SRGBColor?, in context: GlassSurfaceContext) {
        border = hairline
        guard context.contrast == .increased else { return }
        (border, borderWidth) = (reference.legible(on: reference, goal: ContrastGoal.control), 1)
    }

    /// Sets a label that contrasts with a tint over the secondary background.
    fileprivate mutating func setLabel(on tint: Color, in context: GlassSurfaceContext) {
        reference = context.resolved(tint).composited(over: context.secondaryBackground)
        label = reference.contrastingColor
        contrastingLabel = ContrastingLabel(tint: tint, base: context.secondaryBackground)
    }
}

extension GlassSurfaceStyle {
    package func resolved(in context: GlassSurfaceContext) -> GlassSurfaceDrawing {
        let hasGlass = context.hasLiquidGlass && context.rendering == .automatic
        let isSystem = hasGlass && !context.isNested
        let isOpaque = context.rendering == .opaque || context.reduceTransparency && !isSystem
        let hasScrim = variant == .clear && !context.isNested && !isOpaque
        let scrim = hasScrim ? scrimOpacity ?? context.defaultScrimOpacity : 0
        let context = copy(of: context) { if scrim > 0 { $0.colorScheme = .dark } }
        // Prominent controls in an inactive window have no color.
        // Source: https://developer.apple.com/documentation/swiftui/environmentvalues/appearsactive
        let isGray = isProminent && context.isInactive
        let isProminent = isProminent && variant != .identity && !isGray
        let color = isGray ? nil : isProminent && context.isDestructive ? .red : tintColor
        let tint = color.map(context.resolved)
        var drawing = GlassSurfaceDrawing(reference: context.secondaryBackground)
        drawing.borderWidth = 1 / context.displayScale
        drawing.takesTouches = takesTouches
        if scrim > 0 {
            drawing.scrim = .black.opacity(scrim)
            drawing.colorScheme = .dark
        }
        if isProminent && color == nil {
            drawing.backdrop = .inheritedTint
            drawing.label = .white
            drawing.reference = context.resolved(.accentColor).composited(over: context.secondaryBackground)
            drawing.setBorder(context.isNested || isSystem ? nil : context.hairline, in: context)
            return drawing
        }
        if isSystem {
            drawing.systemGlass = .init(variant: variant, tint: color)
            if isProminent, let color { drawing.setLabel(on: color, in: context) }
            return drawing
        }
        guard variant != .identity else { return drawing }

        if context.isNested || isOpaque {
            let opacity = context.isNested ? context.colorScheme == .dark ? 0.14 : 0.07 : 0
            var fill = tint?.opacity(tintOpacity) ?? context.label.opacity(opacity)
            if isOpaque { fill = opaqueFill(tint: tint, fill: fill, in: context) }
            drawing.backdrop = .fill(fill)
            drawing.reference = fill.composited(over: context.secondaryBackground)
        } else if context.hasPlates && context.rendering == .automatic && isPanel && tint == nil {
            drawing.hasPlate = true
            return drawing
        } else {
            drawing.backdrop = .material(context.rendering.thickness ?? (variant == .clear ? .ultraThin : .regular))
            drawing.tint = color?.opacity(tintOpacity)
            if let tint { drawing.reference = tint.opacity(tintOpacity).composited(over: context.secondaryBackground) }
        }
        drawing.setBorder(context.isNested ? nil : context.hairline, in: context)
        if isProminent, let color {
            drawing.setLabel(on: isOpaque ? color : color.opacity(tintOpacity), in: context)
        } else if context.isDestructive {
            drawing.label = context.resolved(.red).legible(on: drawing.reference)
        }
        return drawing
    }

    private var tintOpacity: Double { isProminent ? 0.8 : 0.3 }

    /// Returns the secondary background with the strongest tint on which labels stay legible; for a prominent surface,
    /// the tint itself. Without a tint the result is the fill over the secondary background.
    private func opaqueFill(tint: SRGBColor?, fill: SRGBColor, in context: GlassSurfaceContext) -> SRGBColor {
        guard let tint = tint?.composited(over: context.secondaryBackground) else {
            return fill.composited(over: context.secondaryBackground)
        }
        return isProminent ? tint : context.secondaryBackground.blended(with: tint, upTo: 0.6, for: context.label)
    }
}

extension GlassSurfaceContext {
    /// The color of a hairline that is visible in light and dark appearance.
    fileprivate var hairline: SRGBColor {
        colorScheme == .dark ? SRGBColor(white: 1, opacity: 0.2) : SRGBColor(white: 0, opacity: 0.12)
    }

    /// The opacity of a scrim, unless the style has another.
    ///
    /// The [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/materials)
    /// suggest a dark dimming layer of 35 % under clear glass on bright content.
    fileprivate var defaultScrimOpacity: Double { contrast == .increased ? 0.6 : 0.35 }
}

/// The contrast ratios of WCAG 2.x.
private enum ContrastGoal {
    static let text = 4.5
    static let control = 3.0
}

extension SRGBColor {
    /// Returns the strongest blend with another color on which a label stays legible, at 4.5:1.
    ///
    /// - Parameters:
    ///   - limit: The largest fraction of the other color, 0…1.
    ///   - label: The label, which may be translucent.
    /// - Returns: The blend; this color if the label is legible on no blend.
    package func blended(with other: SRGBColor, upTo limit: Double, for label: SRGBColor) -> SRGBColor {
        let steps = stride(from: limit, to: 0, by: -0.02)
        let blends = steps.lazy.map { blended(with: other, fraction: $0) }
        return blends.first { label.composited(over: $0).contrastRatio(with: $0) >= ContrastGoal.text } ?? self
    }

    /// Returns this color, moved toward black or white just enough to be legible on a fill.
    ///
    /// - Parameters:
    ///   - fill: The opaque color behind this one.
    ///   - goal: The contrast ratio to reach.
    /// - Returns: The nearest color that reaches the goal; otherwise black or white.
    package func legible(on fill: SRGBColor, goal: Double = ContrastGoal.text) -> SRGBColor {
        let end = fill.contrastingColor
        let steps = stride(from: 0, through: 1, by: 0.02)
        let candidates = steps.lazy.map { blended(with: end, fraction: $0) }
        return candidates.first { $0.contrastRatio(with: fill) >= goal } ?? end
    }
}

/// Black or white, whichever contrasts more with a tint. The tint is resolved in the whole environment of the label,
/// since Increase Contrast changes the system's colors.
package struct ContrastingLabel: ShapeStyle, Equatable {
    let tint: Color
    /// The opaque color behind a translucent tint.
    let base: SRGBColor

    package func resolve(in environment: EnvironmentValues) -> Color {
        SRGBColor(tint, in: environment).composited(over: base).contrastingColor.color
    }
}
