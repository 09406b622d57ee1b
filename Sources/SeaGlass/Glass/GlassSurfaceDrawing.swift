import SwiftUI

/// The drawing of a style in one context: the system's glass, and layers from back to front.
///
/// The first row that applies decides:
///
/// | When | What is drawn |
/// | --- | --- |
/// | the style is `.identity` | nothing |
/// | a primary button has no tint, and no fallback that is drawn | a fill of the inherited tint |
/// | the surface is inside another surface | a fill of the tint or the label color; under Reduce Transparency or `.opaque` the system's fifth gray |
/// | the system has Liquid Glass and rendering is `.automatic` | the glass; the scrim of `.clear` is its tint |
/// | rendering is `.opaque`, or Reduce Transparency is on | the system's secondary background, a hairline |
/// | on visionOS, a card has neither a tint nor a custom shape, and rendering is `.automatic` | a plate of the system's glass |
/// | all other cases | the fallback or a material, a scrim for `.clear`, the tint, a hairline |
///
/// A tint always fills a primary button. Without a tint such a button has no glass, because no public API returns the
/// inherited tint as a color for it. In a Mac's window that is not in front a primary button is drawn as any other. From
/// version 26 on the system draws most primary buttons, without this drawing.
///
/// Over a scrim, clear glass is dark with light labels, like controls over a video, and a tint is translucent. The scrim
/// is no layer under the glass: the glass grows while it is pressed and flows into other glass, and a layer would stay
/// behind.
///
/// Increase Contrast turns the hairline into a border with a contrast of 3:1, adds such a border to fills without a
/// hairline, and makes the scrim denser; the system's glass adapts by itself.
package struct GlassSurfaceDrawing: Equatable, Sendable {
    package enum Backdrop: Equatable, Sendable {
        case none
        case material(MaterialThickness)
        case fill(SRGBColor)
        /// The fallback of a style, which SwiftUI resolves in the whole environment.
        case color(Color)
        /// The inherited tint.
        case inheritedTint
    }

    package struct SystemGlass: Equatable, Sendable {
        package var isClear: Bool
        package var tint: Color?
    }

    /// `nil` keeps the system's effect in place without glass.
    package var systemGlass: SystemGlass?
    /// Whether visionOS draws the system's plate behind the content.
    package var hasPlate = false
    package var backdrop = Backdrop.none
    /// The layer between a material and the tint that keeps labels on clear glass legible.
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

    package var isDrawn: Bool { hasPlate || backdrop != .none || systemGlass != nil }

    /// The material on which labels are vibrant; `.some(nil)` resets the inherited one, and `nil` keeps it.
    package var material: Material?? {
        switch backdrop {
        case .none: nil
        case .material(let thickness): label == nil ? thickness.material : .some(nil)
        case .fill(let color) where color.opacity < 1: nil
        case .fill, .color, .inheritedTint: .some(nil)
        }
    }

    /// Sets the border: a hairline of one pixel, or under Increase Contrast a line of one point with a contrast of 3:1.
    fileprivate mutating func setBorder(_ hairline: SRGBColor?, in context: GlassSurfaceContext) {
        border = hairline
        guard context.contrast == .increased else { return }
        border = reference.legible(on: reference, goal: ContrastGoal.control)
        borderWidth = 1
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
        let isSystem = context.hasLiquidGlass && context.rendering == .automatic && !context.isNested
        let isOpaque = context.rendering == .opaque || context.reduceTransparency && !isSystem
        let hasScrim = variant == .clear && !context.isNested && !isOpaque
        let scrim = hasScrim ? scrimOpacity ?? context.defaultScrimOpacity : 0
        let context = copy(of: context) { if scrim > 0 { $0.colorScheme = .dark } }
        // Prominent controls in an inactive window have no color.
        // Source: https://developer.apple.com/documentation/swiftui/environmentvalues/appearsactive
        let isGray = context.isPrimary && context.isInactive
        let isPrimary = context.isPrimary && !isGray
        let color = isGray ? nil : isPrimary && context.isDestructive ? .red : tintColor
        var drawing = GlassSurfaceDrawing(reference: context.secondaryBackground)
        drawing.borderWidth = 1 / context.displayScale
        drawing.takesTouches = takesTouches
        if scrim > 0 { drawing.colorScheme = .dark }
        // Only a fill can have the inherited tint.
        let hasFallback = fallback != nil && !isSystem && !isOpaque && !context.isNested
        if isPrimary && color == nil && !hasFallback {
            drawing.backdrop = .inheritedTint
            drawing.label = .white
            drawing.reference = context.resolved(.accentColor).composited(over: context.secondaryBackground)
            drawing.setBorder(context.isNested || isSystem ? nil : context.hairline, in: context)
        } else if isSystem {
            let tint = context.tint(color, over: scrim)
            drawing.systemGlass = variant == .identity ? nil : .init(isClear: variant == .clear, tint: tint)
            if isPrimary, let color { drawing.setLabel(on: color, in: context) }
        } else if variant != .identity {
            setLayers(of: &drawing, color: color, scrim: scrim, isOpaque: isOpaque, isPrimary: isPrimary, in: context)
        }
        return drawing
    }

    /// Sets the layers of a surface that the library draws.
    private func setLayers(
        of drawing: inout GlassSurfaceDrawing,
        color: Color?,
        scrim: Double,
        isOpaque: Bool,
        isPrimary: Bool,
        in context: GlassSurfaceContext
    ) {
        let tintOpacity = isPrimary ? 0.8 : 0.3
        let tint = color.map(context.resolved)
        if isPrimary && isOpaque, let tint {
            drawing.setFill(tint.composited(over: context.secondaryBackground), in: context)
        } else if isOpaque {
            drawing.setFill(context.isNested ? context.nestedBackground : context.secondaryBackground, in: context)
        } else if context.isNested {
            let neutral = context.label.opacity(context.colorScheme == .dark ? 0.14 : 0.07)
            drawing.setFill(tint?.opacity(tintOpacity) ?? neutral, in: context)
        } else if context.hasPlates && context.rendering == .automatic && outline == .card && tint == nil {
            drawing.hasPlate = true
            return
        } else {
            switch fallback {
            case .material(let thickness): drawing.backdrop = .material(thickness)
            case .color(let color):
                drawing.backdrop = .color(color)
                drawing.reference = context.resolved(color).composited(over: drawing.reference)
                if isPrimary { drawing.setLabel(on: color, in: context) }
            case nil: drawing.backdrop = .material(variant == .clear ? .ultraThin : .regular)
            }
            if scrim > 0 { drawing.scrim = .black.opacity(scrim) }
            drawing.tint = color?.opacity(tintOpacity)
            if let tint { drawing.reference = tint.opacity(tintOpacity).composited(over: drawing.reference) }
        }
        drawing.setBorder(context.isNested ? nil : context.hairline, in: context)
        if isPrimary, let color {
            drawing.setLabel(on: isOpaque ? color : color.opacity(tintOpacity), in: context)
        } else if context.isDestructive {
            drawing.label = context.resolved(.red).legible(on: drawing.reference)
        }
    }
}

extension GlassSurfaceDrawing {
    fileprivate mutating func setFill(_ color: SRGBColor, in context: GlassSurfaceContext) {
        backdrop = .fill(color)
        reference = color.composited(over: context.secondaryBackground)
    }
}

/// The contrast ratios of WCAG 2.x.
private enum ContrastGoal {
    static let text = 4.5
    static let control = 3.0
}

extension SRGBColor {
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
