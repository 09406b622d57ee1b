import SeaGlass
import SwiftUI
import TestSupport
import Testing

@Suite struct BackgroundRecipeTests {
    nonisolated private static let schemes: [ColorScheme] = [.light, .dark]

    @Test("The fill is opaque white in light appearance and opaque black in dark")
    func base() {
        #expect(BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .light).base == .white)
        #expect(BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .dark).base == .black)
    }

    @Test("The fill is the style's or the system's, and always opaque")
    func otherBase() {
        let gray = SRGBColor(white: 0.5)
        func recipe(_ style: PersistentBackgroundStyle, _ system: SystemBackground) -> BackgroundRecipe {
            BackgroundRecipe(palette: .ocean, style: style, colorScheme: .dark, systemBackground: system)
        }
        #expect(recipe(.standard, .color(gray.opacity(0.2))).base == gray)
        #expect(recipe(.standard.base(.white), .color(gray)).base == .white)
        #expect(recipe(.standard.base(gray.opacity(0).color), .standard).base == gray)
        #expect(recipe(.standard.base(.white).base(nil), .standard) == recipe(.standard, .standard))
        let over = recipe(.standard, .color(gray)).compositedStops
        #expect(over == ColorPalette.ocean.gradientColors.map { $0.composited(over: gray) })
    }

    @Test("A base that differs by appearance is resolved in each appearance", arguments: schemes)
    func baseByAppearance(scheme: ColorScheme) {
        let recipe = BackgroundRecipe(palette: .ocean, style: .standard.base(.primary), colorScheme: scheme)
        #expect(recipe.base == (scheme == .dark ? .white : .black))
    }

    @Test("Without an opaque system background the fill is drawn only for a base color or Reduce Transparency")
    func noBase() {
        func isOpaque(_ style: PersistentBackgroundStyle, reduceTransparency: Bool = false) -> Bool {
            BackgroundRecipe(
                palette: .ocean,
                style: style,
                colorScheme: .dark,
                reduceTransparency: reduceTransparency,
                systemBackground: .none
            ).isOpaque
        }
        #expect(!isOpaque(.standard) && !isOpaque(.minimal))
        #expect(isOpaque(.standard.base(.black)) && isOpaque(.standard, reduceTransparency: true))
    }

    @Test(
        "The opaque layer is within one level of each preset's exact colors",
        arguments: ColorPalette.presets
    )
    func layer(palette: ColorPalette) {
        for scheme in Self.schemes {
            let recipe = BackgroundRecipe(palette: palette, style: .standard, colorScheme: scheme)
            #expect(recipe.layer.allSatisfy { $0.color.opacity == 1 })
            for step in 0...1_000 {
                let location = Double(step) / 1_000
                let exact = color(of: recipe.gradient, at: location).composited(over: recipe.base)
                let drawn = color(of: recipe.layer, at: location)
                let errors: [Double] = [exact.red - drawn.red, exact.green - drawn.green, exact.blue - drawn.blue]
                #expect(errors.allSatisfy { abs($0) * 255 < 1 })
            }
        }
    }

    @Test(
        "Down the middle of a phone, a painted screen's colors are within one level of a clear screen's",
        arguments: ColorPalette.presets,
        [
            DrawingArea(width: 393, height: 852), DrawingArea(width: 402, height: 874),
            DrawingArea(width: 440, height: 956),
        ]
    )
    func painted(palette: ColorPalette, phone: DrawingArea) throws {
        for scheme in Self.schemes {
            let recipe = BackgroundRecipe(palette: palette, style: .standard, colorScheme: scheme)
            let layer = try #require(recipe.paintedLayer)
            let vignette = try #require(recipe.vignette)
            let radii = vignette.radii(in: phone)
            #expect(layer.allSatisfy { $0.color.opacity == 1 })
            for step in 0...1_000 {
                let height = Double(step) / 1_000
                let share = (abs(height - 0.5) * phone.height - radii.start) / (radii.end - radii.start)
                let black = SRGBColor.black.opacity(vignette.opacity * min(max(share, 0), 1))
                let exact = black.composited(over: color(of: recipe.gradient, at: height).composited(over: recipe.base))
                let drawn = color(of: layer, at: height)
                let errors: [Double] = [exact.red - drawn.red, exact.green - drawn.green, exact.blue - drawn.blue]
                #expect(errors.allSatisfy { abs($0) * 255 < 1 })
            }
        }
    }

    @Test("Only a vertical gradient is one layer on a painted screen")
    func paintedCourses() throws {
        func layer(_ course: PersistentBackgroundStyle.Gradient) -> [BackgroundRecipe.Stop]? {
            let style = PersistentBackgroundStyle.standard.vignette(nil).gradient(course)
            return BackgroundRecipe(palette: .ocean, style: style, colorScheme: .light).paintedLayer
        }
        let recipe = BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .light)
        let first = recipe.compositedStops.first
        let last = recipe.compositedStops.last
        let upward = try #require(layer(.linear(from: .bottom, to: .top)))
        #expect(upward.first?.color == last && upward.last?.color == first)
        let short = try #require(layer(.linear(from: UnitPoint(x: 0, y: 0.3), to: UnitPoint(x: 0, y: 2))))
        #expect(short.filter { $0.location <= 0.3 }.allSatisfy { $0.color == first })
        #expect(short.last?.color != first && short.last?.location == 1)
        #expect(layer(.linear(from: .topLeading, to: .bottomTrailing)) == nil && layer(.mesh) == nil)
    }

    @Test("Without a gradient the layer is the fill, and without a fill the colors keep their opacity")
    func plainLayer() {
        let minimal = BackgroundRecipe(palette: .ocean, style: .minimal, colorScheme: .dark)
        #expect(Set(minimal.layer.map(\.color)) == [.black])
        let clear = BackgroundRecipe(
            palette: .ocean,
            style: .standard,
            colorScheme: .dark,
            systemBackground: .none
        )
        #expect(clear.layer.first?.color == ColorPalette.ocean.gradientColors.first)
        let nothing = BackgroundRecipe(palette: nil, style: .minimal, colorScheme: .dark, systemBackground: .none)
        #expect(Set(nothing.layer.map(\.color.opacity)) == [0])
    }

    /// Interpolates the color at a location linearly.
    private func color(of stops: [BackgroundRecipe.Stop], at location: Double) -> SRGBColor {
        let next = stops.firstIndex { $0.location >= location } ?? stops.count - 1
        guard next > 0 else { return stops[0].color }
        let one = stops[next - 1]
        let two = stops[next]
        let fraction = (location - one.location) / (two.location - one.location)
        return one.color.blended(with: two.color, fraction: fraction)
    }

    @Test("The gradient has the palette's colors, spread evenly from top to bottom")
    func gradient() {
        let recipe = BackgroundRecipe(palette: .sunset, style: .standard, colorScheme: .light)
        #expect(recipe.gradient.map(\.color) == ColorPalette.sunset.gradientColors)
        #expect(recipe.gradient.map(\.location) == [0, 0.5, 1])
    }

    @Test("One color makes one stop, at the top")
    func oneStop() {
        let palette = ColorPalette(id: "a", name: "A", colors: [.black])
        let recipe = BackgroundRecipe(palette: palette, style: .standard, colorScheme: .light)
        #expect(recipe.gradient.map(\.location) == [0])
    }

    @Test("The minimal style draws only the fill, whatever its vignette")
    func minimal() {
        for style in [PersistentBackgroundStyle.minimal, .minimal.vignette(.standard)] {
            let recipe = BackgroundRecipe(palette: .ocean, style: style, colorScheme: .dark)
            #expect(recipe.gradient.isEmpty && recipe.vignette == nil && recipe.compositedStops == [.black])
        }
    }

    @Test("Without a palette or colors only the fill is drawn")
    func noColors() {
        let empty = unreported { ColorPalette(id: "a", name: "A", colors: []) }
        for palette in [nil, empty] {
            let recipe = BackgroundRecipe(palette: palette, style: .standard, colorScheme: .light)
            #expect(recipe == BackgroundRecipe(palette: .ocean, style: .minimal, colorScheme: .light))
        }
    }

    @Test("The vignette has the opacity for its appearance")
    func vignetteOpacity() {
        let style = PersistentBackgroundStyle.standard.vignette(.standard.opacity(light: 0.1, dark: 0.3))
        #expect(BackgroundRecipe(palette: .ocean, style: style, colorScheme: .light).vignette?.opacity == 0.1)
        #expect(BackgroundRecipe(palette: .ocean, style: style, colorScheme: .dark).vignette?.opacity == 0.3)
        #expect(BackgroundRecipe(palette: .ocean, style: .standard.vignette(nil), colorScheme: .dark).vignette == nil)
    }

    @Test(
        "The vignette's radii are ordered and different, whatever the arguments",
        arguments: [
            (0.4, 1.0, 200.0, 500.0), (1, 0.4, 200, 500), (0.5, 0.5, 250, 251), (0, 0, 0, 1), (.nan, -3, 0, 1),
            (0.1, .infinity, 50, 50_000),
        ]
    )
    func radii(from: Double, to: Double, start: Double, end: Double) throws {
        let style = PersistentBackgroundStyle.standard.vignette(.standard.radius(from: from, to: to))
        let recipe = BackgroundRecipe(palette: .ocean, style: style, colorScheme: .light)
        let radii = try #require(recipe.vignette).radii(in: DrawingArea(width: 600, height: 800))
        #expect(radii.start == start && radii.end == end)
    }

    @Test("Increase Contrast halves the gradient's opacity and removes the vignette")
    func increasedContrast() {
        let recipe = BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .light, contrast: .increased)
        #expect(recipe.vignette == nil)
        #expect(recipe.gradient.map(\.color) == ColorPalette.ocean.gradientColors.map { $0.opacity(0.5) })
    }

    @Test("The worst stop decides the contrast of a color, which is composited first if it is translucent")
    func minimumContrast() {
        func recipe(_ colors: [SRGBColor]) -> BackgroundRecipe {
            let palette = ColorPalette(id: "a", name: "A", colors: colors, gradientOpacities: colors.map { _ in 1 })
            return BackgroundRecipe(palette: palette, style: .standard, colorScheme: .dark)
        }
        let expected = SRGBColor(white: 0.5).contrastRatio(with: .white)
        #expect(recipe([.white]).minimumContrastRatio(of: .black.opacity(0.5)) == expected)
        #expect(recipe([.white]).minimumContrastRatio(of: .black.opacity(0)) == 1)
        #expect(recipe([.white, .black]).minimumContrastRatio(of: .black) == 1)
        #expect(recipe([.white]).minimumContrastRatio(of: .black) > 20.99)
    }

    private func increasedContrastHelps(_ palette: ColorPalette) {
        for (scheme, label) in [(ColorScheme.light, SRGBColor.black), (.dark, .white)] {
            let standard = BackgroundRecipe(palette: palette, style: .standard, colorScheme: scheme)
            let increased = BackgroundRecipe(
                palette: palette,
                style: .standard,
                colorScheme: scheme,
                contrast: .increased
            )
            for (before, after) in zip(standard.compositedStops, increased.compositedStops) {
                let was = before.contrastRatio(with: label)
                let now = after.contrastRatio(with: label)
                // A stop that equals the fill cannot gain contrast.
                #expect(before == standard.base ? now == was : now > was - 1e-12)
            }
            #expect(increased.minimumContrastRatio(of: label) >= standard.minimumContrastRatio(of: label) - 1e-12)
        }
    }

    @Test(
        "Under Increase Contrast labels gain contrast on every stop of a preset",
        arguments: ColorPalette.presets
    )
    func increasedContrastLaw(palette: ColorPalette) {
        increasedContrastHelps(palette)
        let standard = BackgroundRecipe(palette: palette, style: .standard, colorScheme: .light)
        let increased = BackgroundRecipe(palette: palette, style: .standard, colorScheme: .light, contrast: .increased)
        #expect(increased.minimumContrastRatio(of: .black) > standard.minimumContrastRatio(of: .black) + 0.1)
    }

    @Test("Under Increase Contrast labels lose no contrast on any stop of any palette", arguments: 0..<200)
    func increasedContrastLaw(seed: Int) {
        var random = SeededGenerator(seed: seed)
        increasedContrastHelps(random.palette())
    }

    @Test("Under Reduce Transparency all layers are opaque, and the stops look the same", arguments: 0..<100)
    func reducedTransparency(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let palette = random.palette()
        for scheme in Self.schemes {
            for contrast in [ColorSchemeContrast.standard, .increased] {
                func recipe(reduceTransparency: Bool) -> BackgroundRecipe {
                    BackgroundRecipe(
                        palette: palette,
                        style: .standard,
                        colorScheme: scheme,
                        contrast: contrast,
                        reduceTransparency: reduceTransparency
                    )
                }
                let usual = recipe(reduceTransparency: false)
                let opaque = recipe(reduceTransparency: true)
                #expect(opaque.gradient.allSatisfy { $0.color.opacity == 1 } && opaque.vignette == nil)
                #expect(opaque.compositedStops == usual.compositedStops)
            }
        }
    }

    @Test("A recipe of arbitrary numbers has an opaque fill and locations that rise from 0 to 1", arguments: 0..<200)
    func garbage(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let palette = unreported { random.garbagePalette() }
        let recipe = BackgroundRecipe(palette: palette, style: .standard, colorScheme: .dark)
        let locations = recipe.gradient.map(\.location)
        #expect(recipe.base.opacity == 1 && recipe == recipe)
        #expect(locations == locations.sorted() && Set(locations).count == locations.count)
        #expect(locations.isEmpty || locations.first == 0 && (locations.count == 1 || locations.last == 1))
        #expect(recipe.compositedStops.allSatisfy { $0.opacity == 1 })
    }
}
