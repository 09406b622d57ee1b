import SeaGlass
import SwiftUI
import TestSupport
import Testing

/// Contrast guarantees, computed for every preset and for random colors.
@Suite struct GlassContrastTests {
    /// The contexts in which the library draws a surface itself.
    private static let contexts: [GlassSurfaceContext] = {
        var contexts: [GlassSurfaceContext] = []
        for scheme in [ColorScheme.light, .dark] {
            for contrast in [ColorSchemeContrast.standard, .increased] {
                for reduceTransparency in [false, true] {
                    for isNested in [false, true] {
                        var context = GlassSurfaceContext()
                        context.colorScheme = scheme
                        context.contrast = contrast
                        context.reduceTransparency = reduceTransparency
                        context.isNested = isNested
                        contexts.append(context)
                    }
                }
            }
        }
        return contexts
    }()

    private static let tints: [Color?] = {
        var generator = SeededGenerator(seed: 5)
        let palettes = ColorPalette.presets.flatMap(\.colors)
        return [nil] + (palettes + (0..<100).map { _ in generator.color() }).map(\.color)
    }()

    private func ratio(_ label: SRGBColor, on fill: SRGBColor) -> Double {
        label.composited(over: fill).contrastRatio(with: fill)
    }

    @Test("Under Reduce Transparency a surface is opaque, and labels have a contrast of 4.5 on it", arguments: contexts)
    func opaque(context: GlassSurfaceContext) {
        guard context.reduceTransparency else { return }
        for style in GlassSurfaceStyle.presets where style != .identity {
            for tint in Self.tints {
                for isPrimary in [false, true] {
                    var context = context
                    context.isPrimary = isPrimary
                    // The inherited tint has no public API.
                    if isPrimary && tint == nil { continue }
                    let drawing = style.tint(tint).resolved(in: context)
                    guard case .fill(let fill) = drawing.backdrop else {
                        Issue.record("\(drawing) is no fill")
                        continue
                    }
                    #expect(fill.opacity == 1)
                    #expect(ratio(drawing.label ?? context.label, on: fill) >= 4.5)
                }
            }
        }
    }

    @Test("Under Increase Contrast a border has a contrast of 3 with its reference color", arguments: contexts)
    func border(context: GlassSurfaceContext) throws {
        guard context.contrast == .increased else { return }
        for style in GlassSurfaceStyle.presets where style != .identity {
            for tint in Self.tints {
                let drawing = style.tint(tint).resolved(in: context)
                let border = try #require(drawing.border)
                #expect(border.opacity == 1)
                #expect(border.contrastRatio(with: drawing.reference) >= 3)
            }
        }
    }

    @Test("Primary and destructive labels have a contrast of 4.5 with their reference color", arguments: contexts)
    func labels(context: GlassSurfaceContext) throws {
        for tint in Self.tints.dropFirst() {
            let isSeen = tint.map(context.resolved)?.opacity != 0
            for hasLiquidGlass in [false, true] {
                var context = context
                context.hasLiquidGlass = hasLiquidGlass
                context.isPrimary = true
                let prominent = GlassSurfaceStyle.regular.tint(tint).resolved(in: context)
                #expect((prominent.reference != context.secondaryBackground) == isSeen)
                #expect(ratio(try #require(prominent.label), on: prominent.reference) >= 4.5)
            }
            var destroying = context
            destroying.isDestructive = true
            let plain = GlassSurfaceStyle.regular.tint(tint).resolved(in: destroying)
            #expect(ratio(try #require(plain.label), on: plain.reference) >= 4.5)
        }
    }
}
