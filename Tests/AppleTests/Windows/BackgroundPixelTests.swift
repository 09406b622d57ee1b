// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if canImport(AppKit) || canImport(UIKit)
@testable import SeaGlass
import SwiftUI
import Testing

/// The pixels that SwiftUI itself draws for a recipe on an Apple system.
@MainActor @Suite(.enabled(if: askedQuestions == nil)) struct BackgroundPixelTests {
    @Test(
        "The top and bottom of the gradient have the recipe's colors",
        arguments: ColorPalette.presets,
        [ColorScheme.light, .dark]
    )
    func gradient(palette: ColorPalette, scheme: ColorScheme) throws {
        let style = PersistentBackgroundStyle.standard.vignette(nil)
        let pixels = try render(palette, style, scheme)
        let stops = recipe(palette, style, scheme).compositedStops
        let first = try #require(stops.first)
        let last = try #require(stops.last)
        #expect(pixels[20, 0].levels(to: first) <= 3)
        #expect(pixels[20, pixels.height - 1].levels(to: last) <= 3)
    }

    @Test("A style's base is under the gradient instead of the system's")
    func ownBase() throws {
        let pixels = try render(.ocean, .minimal.base(SRGBColor(white: 0.5).color), .light)
        #expect(pixels[20, 50].levels(to: SRGBColor(white: 0.5)) <= 1)
    }

    @Test("The minimal style is the opaque base color", arguments: [ColorScheme.light, .dark])
    func minimal(scheme: ColorScheme) throws {
        let pixels = try render(.ocean, .minimal, scheme)
        #expect(pixels[20, 50].levels(to: recipe(nil, .minimal, scheme).base) <= 1)
    }

    @Test("The vignette darkens the corners and not the center")
    func vignette() throws {
        let framed = PersistentBackgroundStyle.standard.vignette(.standard.radius(from: 0.2, to: 0.75))
        let with = try render(.monochrome, framed, .light)
        let without = try render(.monochrome, framed.vignette(nil), .light)
        #expect(with[20, 50].levels(to: without[20, 50]) <= 1)
        #expect(with[0, 0].relativeLuminance < without[0, 0].relativeLuminance)
    }

    @Test("Increase Contrast and Reduce Transparency are drawn like their recipes", arguments: [true, false])
    func settings(isContrast: Bool) throws {
        let recipe = BackgroundRecipe(
            palette: .sunset,
            style: .standard,
            colorScheme: .light,
            contrast: isContrast ? .increased : .standard,
            reduceTransparency: !isContrast
        )
        let pixels = try pixels(
            of: recipe.layers(fill: recipe.fill.color, size: CGSize(width: 40, height: 100))
        )
        let first = try #require(recipe.compositedStops.first)
        let last = try #require(recipe.compositedStops.last)
        #expect(pixels[20, 0].levels(to: first) <= 3)
        #expect(pixels[20, pixels.height - 1].levels(to: last) <= 3)
    }

    @Test("An app's custom background is drawn over the base and clipped to the background's size")
    func custom() throws {
        let view = ViewBackground(content: Color.red.frame(width: 20, height: 300))
        let pixels = try pixels(of: view.environment(\.colorScheme, .light))
        #expect(pixels.height == pixels.width * 100 / 40)
        let base = recipe(nil, .minimal, .light).base
        #expect(pixels[1, 1].levels(to: base) <= 1)
        #expect(pixels[pixels.width / 2, 1].levels(to: base) > 50)
    }

    @Test("A translucent row lets the palette behind it through")
    func row() throws {
        let audit = BackgroundAudit(of: "persistentBackground", on: Text.self)
        let background = BackgroundHandle(model: BackgroundModel(audit: audit), kind: .palette, isPainted: false)
        let row = Rectangle()
            .fill(TransparentRowFill(style: .translucent))
            .environment(\.screenContext, ScreenContext(background: background))
            .environment(\.colorScheme, .light)
        #expect(abs(try pixels(of: row)[20, 50].opacity - 0.6) < 0.02)
    }

    /// Returns the recipe over the background of the system that runs the test.
    private func recipe(
        _ palette: ColorPalette?,
        _ style: PersistentBackgroundStyle,
        _ scheme: ColorScheme
    ) -> BackgroundRecipe {
        BackgroundRecipe(
            palette: palette,
            style: style,
            colorScheme: scheme,
            systemBackground: .current(colorScheme: scheme, contrast: .standard, isElevated: false)
        )
    }

    private func render(
        _ palette: ColorPalette,
        _ style: PersistentBackgroundStyle,
        _ scheme: ColorScheme
    ) throws -> Pixels {
        let view = PaletteBackground(palette: palette, style: style)
        return try pixels(of: view.environment(\.colorScheme, scheme))
    }

    private func pixels(of view: some View) throws -> Pixels {
        let image = try #require(ImageRenderer(content: view.frame(width: 40, height: 100)).cgImage)
        return try #require(Pixels(image))
    }
}
#endif
