import SwiftUI

/// The place of a surface and a person's settings, from which its drawing is resolved.
package struct GlassSurfaceContext: Sendable {
    package var hasLiquidGlass = false
    /// visionOS: plates of glass in space, for a surface in the shape of its style.
    package var hasPlates = false
    package var rendering = GlassRendering.automatic
    package var colorScheme = ColorScheme.light
    package var contrast = ColorSchemeContrast.standard
    package var reduceTransparency = false
    /// Pixels in a point.
    package var displayScale: CGFloat = 1
    package var isNested = false
    /// Whether the surface is that of a button that destroys something.
    package var isDestructive = false
    /// Whether the window of a Mac is not in front.
    package var isInactive = false
    /// Whether a palette is behind the surface, not a view of the app's own.
    package var isOverPalette = false

    package init() {}

    /// The label color at its weakest: macOS draws labels at 85 %, iOS at full opacity.
    package var label: SRGBColor { (colorScheme == .dark ? SRGBColor.white : .black).opacity(0.85) }

    /// The color farthest from the label color.
    package var labelBase: SRGBColor { colorScheme == .dark ? .black : .white }

    /// The system's secondary background, as iOS has it: the Human Interface Guidelines list its colors.
    package var secondaryBackground: SRGBColor {
        let levels: (Double, Double, Double) = colorScheme == .dark ? (28, 28, 30) : (242, 242, 247)
        return SRGBColor(red: levels.0 / 255, green: levels.1 / 255, blue: levels.2 / 255)
    }

    /// Returns a color as it is in this appearance.
    package func resolved(_ color: Color) -> SRGBColor {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        return SRGBColor(color, in: environment)
    }
}

/// The drawing of a style in one context: the system's glass, and layers from the back to the front.
///
/// Plain data. The first row that holds decides:
///
/// | When | What is drawn |
/// | --- | --- |
/// | the style is `.identity`, or the surface is not enabled | nothing |
/// | the surface is in another | a translucent fill of its tint, else of the label color; opaque under Reduce Transparency and `.opaque` |
/// | `.opaque`, or Reduce Transparency where the glass isn't the system's | an opaque fill: the secondary background with as much tint as labels bear |
/// | the system has Liquid Glass and rendering is `.automatic` | the glass; for `.clear` a scrim, unless labels do without one on the palette behind |
/// | visionOS, a panel without a tint in its own shape, rendering `.automatic` | a plate of the system's glass |
/// | otherwise | a material, a scrim for `.clear`, the tint, a hairline |
///
/// A prominent surface without a tint of its own is filled with the tint around it, whose value no public API tells, instead
/// of glass, a material or another fill. Most primary buttons on 26 are the system's and have no drawing of ours.
///
/// Clear glass over anything but a palette is dark with light labels, as controls over a video are.
///
/// Increase Contrast turns the hairline into a border of 3:1, gives the fills one too and makes the scrim denser; the
/// system's glass does that by itself.
package struct GlassSurfaceDrawing: Equatable, Sendable {
    package enum Backdrop: Equatable, Sendable {
        case none
        case material(GlassRendering.Thickness)
        case fill(SRGBColor)
        /// The tint around the surface.
        case inheritedTint
    }

    package struct SystemGlass: Equatable, Sendable {
        /// Identity draws nothing: what is the system's stays the system's while its surface is turned off.
        package var variant: GlassSurfaceStyle.Variant
        package var tint: Color?
        package var isInteractive: Bool
    }

    package var systemGlass: SystemGlass?
    /// On visionOS the system's plate stands behind the content.
    package var hasPlate = false
    package var backdrop = Backdrop.none
    /// Between the backdrop and the tint, so that labels stand out.
    package var scrim: GlassScrim?
    /// A color that SwiftUI resolves, with the whole environment.
    package var tint: Color?
    package var border: SRGBColor?
    /// The width of the border, in points: one pixel, under Increase Contrast one point.
    package var borderWidth: CGFloat = 0
    /// The color of legible labels; nil leaves them the color they have.
    package var label: SRGBColor?
    /// The same, resolved with the whole environment.
    package var contrastingLabel: ContrastingLabel?
    /// The appearance of the layers and the content; nil is the one around.
    package var colorScheme: ColorScheme?
    /// The opaque color that labels are judged against: the drawing over the secondary background.
    package var reference: SRGBColor

    /// Whether the surface takes the touches that fall on it beside its content.
    package var takesTouches = false

    /// Whether there is anything to see.
    package var isDrawn: Bool { hasPlate || backdrop != .none || systemGlass.map { $0.variant != .identity } ?? false }

    /// The material that labels are vibrant on; `.some(nil)` ends the one around, nil leaves it.
    var material: Material?? {
        switch backdrop {
        case .none: nil
        case .material(let thickness): label == nil ? thickness.material : .some(nil)
        case .fill(let color) where color.opacity < 1: nil
        case .fill, .inheritedTint: .some(nil)
        }
    }

    /// Adds a border of one point with a contrast of 3:1 to the surface, under Increase Contrast.
    fileprivate mutating func addBorder(in context: GlassSurfaceContext) {
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
    /// Resolves this style in a context: backdrop, tint, border and label color.
    package func resolved(in context: GlassSurfaceContext) -> GlassSurfaceDrawing {
        let hasGlass = context.hasLiquidGlass && context.rendering == .automatic
        let isSystem = hasGlass && !context.isNested
        let isOpaque = context.rendering == .opaque || context.reduceTransparency && !isSystem
        let isDark = variant == .clear && !context.isOverPalette && !context.isNested && !isOpaque
        let context = copy(of: context) { if isDark { $0.colorScheme = .dark } }
        // Prominent controls in such a window have no color.
        // Source: https://developer.apple.com/documentation/swiftui/environmentvalues/appearsactive
        let isGray = isProminent && context.isInactive
        let isProminent = isProminent && variant != .identity && !isGray
        let color = isGray ? nil : isProminent && context.isDestructive ? .red : tintColor
        let tint = color.map(context.resolved)
        var drawing = GlassSurfaceDrawing(reference: context.secondaryBackground)
        drawing.borderWidth = 1 / context.displayScale
        drawing.takesTouches = takesTouches
        drawing.colorScheme = isDark ? .dark : nil
        if isProminent && color == nil {
            drawing.backdrop = .inheritedTint
            drawing.label = .white
            drawing.reference = context.resolved(.accentColor).composited(over: context.secondaryBackground)
            drawing.border = context.isNested || isSystem ? nil : context.hairline
            drawing.addBorder(in: context)
            return drawing
        }
        if isSystem {
            drawing.systemGlass = .init(variant: variant, tint: color, isInteractive: isInteractive)
            if variant == .clear {
                drawing.scrim = context.scrim(atLeast: scrimOpacity ?? (context.isOverPalette ? 0 : context.usualScrim))
            }
            if isProminent, let color { drawing.setLabel(on: color, in: context) }
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
            drawing.backdrop = .material(context.rendering.thickness ?? (variant == .clear ? .ultraThin : .regular))
            drawing.scrim = variant == .clear ? context.scrim(atLeast: scrimOpacity ?? context.usualScrim) : nil
            drawing.tint = color?.opacity(tintOpacity)
            drawing.border = context.hairline
            if let tint { drawing.reference = tint.opacity(tintOpacity).composited(over: context.secondaryBackground) }
        }
        if isOpaque, case .fill(let fill) = drawing.backdrop { drawing.reference = fill }
        drawing.addBorder(in: context)
        if isProminent, let color {
            drawing.setLabel(on: isOpaque ? color : color.opacity(tintOpacity), in: context)
        } else if context.isDestructive {
            drawing.label = context.resolved(.red).legible(on: drawing.reference)
        }
        return drawing
    }

    private var tintOpacity: Double { isProminent ? 0.8 : 0.3 }

    /// Returns the secondary background with as much of the tint as labels bear; for a prominent surface the tint.
    private func opaqueFill(tint: SRGBColor?, fill: SRGBColor, in context: GlassSurfaceContext) -> SRGBColor {
        guard let tint = tint?.composited(over: context.secondaryBackground) else {
            return fill.composited(over: context.secondaryBackground)
        }
        return isProminent ? tint : context.secondaryBackground.blended(with: tint, upTo: 0.6, for: context.label)
    }
}

extension GlassSurfaceContext {
    /// A line that reads in light and dark.
    fileprivate var hairline: SRGBColor {
        colorScheme == .dark ? SRGBColor(white: 1, opacity: 0.2) : SRGBColor(white: 0, opacity: 0.12)
    }

    /// The opacity of the scrim of clear glass over anything but a palette.
    ///
    /// The [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/materials) suggest
    /// a dark dimming layer of 35 % under clear glass on bright content.
    fileprivate var usualScrim: Double { contrast == .increased ? 0.6 : 0.35 }

    /// Returns the scrim with an opacity of at least the given one. Zero is no scrim, except over a palette that needs one.
    fileprivate func scrim(atLeast opacity: Double) -> GlassScrim? {
        guard opacity > 0 || isOverPalette else { return nil }
        return GlassScrim(leastOpacity: opacity, color: labelBase, label: label, isOverPalette: isOverPalette)
    }
}

/// A layer in the color farthest from that of labels, as dense as labels need it over the palette of the background around.
///
/// As a style it follows the palette by itself: a change of palette evaluates no surface.
package struct GlassScrim: ShapeStyle, Equatable {
    var leastOpacity = 0.0
    var color = SRGBColor.black
    var label = SRGBColor.white
    var isOverPalette = false

    /// Returns the color with the least opacity at which labels have 4.5:1 over each of some colors.
    package func color(over colors: [SRGBColor]) -> SRGBColor {
        let steps = [leastOpacity] + stride(from: 0.35, through: 1, by: 0.05).filter { $0 > leastOpacity }
        let opacity = steps.first { opacity in
            colors.allSatisfy { behind in
                let seen = color.opacity(opacity).composited(over: behind)
                return label.composited(over: seen).contrastRatio(with: seen) >= ContrastGoal.text
            }
        }
        return color.opacity(opacity ?? 1)
    }

    package func resolve(in environment: EnvironmentValues) -> Color {
        let palette = isOverPalette ? environment.backgroundPalette : nil
        let recipe = palette.map { environment.deviceSettings.recipe(of: $0) }
        return color(over: recipe?.compositedStops ?? []).color
    }
}

/// The contrast ratios of WCAG 2.x.
private enum ContrastGoal {
    static let text = 4.5
    static let control = 3.0
}

extension SRGBColor {
    /// This color moved toward another as far as a label stays legible on it, at 4.5:1.
    ///
    /// - Parameters:
    ///   - limit: How far at most, 0…1.
    ///   - label: The label, which may be translucent.
    /// - Returns: The color; this one where it does not bear the label either.
    package func blended(with other: SRGBColor, upTo limit: Double, for label: SRGBColor) -> SRGBColor {
        let steps = stride(from: limit, to: 0, by: -0.02)
        let blends = steps.lazy.map { blended(with: other, fraction: $0) }
        return blends.first { label.composited(over: $0).contrastRatio(with: $0) >= ContrastGoal.text } ?? self
    }

    /// This color moved toward black or white as little as makes it legible on a fill.
    ///
    /// - Parameters:
    ///   - fill: What it is read on, opaque.
    ///   - goal: The contrast ratio to reach.
    /// - Returns: The nearest color that reaches it; black or white where none does.
    package func legible(on fill: SRGBColor, goal: Double = ContrastGoal.text) -> SRGBColor {
        let end = fill.contrastingColor
        let steps = stride(from: 0, through: 1, by: 0.02)
        let candidates = steps.lazy.map { blended(with: end, fraction: $0) }
        return candidates.first { $0.contrastRatio(with: fill) >= goal } ?? end
    }
}

/// Black or white, whichever contrasts more with a tint, resolved with the whole environment of the label: Increase
/// Contrast changes the colors of the system.
package struct ContrastingLabel: ShapeStyle, Equatable {
    let tint: Color
    /// The opaque color behind a translucent tint.
    let base: SRGBColor

    package func resolve(in environment: EnvironmentValues) -> Color {
        SRGBColor(tint, in: environment).composited(over: base).contrastingColor.color
    }
}
