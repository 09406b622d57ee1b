import SwiftUI

/// The contrast ratios of WCAG 2.x.
enum ContrastGoal {
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
package struct ContrastingLabel: ShapeStyle, Hashable {
    let tint: Color
    /// The opaque color behind a translucent tint.
    let base: SRGBColor

    package func resolve(in environment: EnvironmentValues) -> Color {
        SRGBColor(tint, in: environment).composited(over: base).contrastingColor.color
    }
}

extension GlassSurfaceDrawing {
    /// Returns the style of labels, for which the style of the surface or of the screen around has a color.
    func labelStyle(of role: ButtonRole? = nil, on screen: ScreenSettings) -> AnyShapeStyle {
        guard let label else {
            return role == .destructive ? AnyShapeStyle(.red) : isDrawn ? screen.labelStyle : AnyShapeStyle(.foreground)
        }
        return contrastingLabel.map { AnyShapeStyle($0) } ?? AnyShapeStyle(label.color)
    }
}

extension View {
    /// Sets the style of labels where there is a color to set. Any style that is set, the current one too, takes accent, red
    /// and gray from each control below.
    ///
    /// - Parameter hasColor: Whether the surface has a label color. Another value makes the view anew.
    @ViewBuilder func labels(
        on drawing: GlassSurfaceDrawing,
        hasColor: Bool,
        of role: ButtonRole? = nil,
        screen: ScreenSettings
    ) -> some View {
        if hasColor || screen.contains(.foreground) {
            foregroundStyle(drawing.labelStyle(of: role, on: screen))
        } else {
            self
        }
    }
}

extension GlassSurfaceContext {
    /// A line that reads in light and dark.
    var hairline: SRGBColor {
        colorScheme == .dark ? SRGBColor(white: 1, opacity: 0.2) : SRGBColor(white: 0, opacity: 0.12)
    }

    /// A border with a contrast of 3:1 to what it surrounds.
    func border(of fill: SRGBColor) -> SRGBColor { fill.legible(on: fill, goal: ContrastGoal.control) }

    /// The opacity of the scrim of clear glass over anything but a palette.
    ///
    /// The [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/materials) suggest
    /// a dark dimming layer of 35 % under clear glass on bright content.
    var usualScrim: Double { contrast == .increased ? 0.6 : 0.35 }

    /// Returns the scrim with the least opacity at which labels have 4.5:1 on the persistent background behind.
    ///
    /// - Parameter opacity: The least opacity. Zero is no scrim.
    func scrim(atLeast opacity: Double) -> SRGBColor? {
        let steps = [opacity] + stride(from: 0.35, through: 1, by: 0.05).filter { $0 > opacity }
        let opacity = steps.first { opacity in
            (background?.compositedStops ?? []).allSatisfy { stop in
                let seen = labelBase.opacity(opacity).composited(over: stop)
                return label.composited(over: seen).contrastRatio(with: seen) >= ContrastGoal.text
            }
        }
        return opacity == 0 ? nil : labelBase.opacity(opacity ?? 1)
    }
}
