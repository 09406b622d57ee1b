import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

@MainActor @Suite struct ContrastingForegroundTests {
    @Test(
        "Text gets the contrasting color of the background's recipe",
        arguments: ColorPalette.presets,
        [ColorScheme.light, .dark]
    )
    func recipe(palette: ColorPalette, scheme: ColorScheme) {
        let expected = BackgroundRecipe(palette: palette, style: .standard, colorScheme: scheme).contrastingForeground
        let color = foreground(of: Text("A").contrastingForeground().persistentBackground(palette), scheme)
        #expect(color == expected.color)
    }

    @Test(
        "Text is black on bright palettes and white on dark ones",
        arguments: [
            (ColorPalette.mint, ColorScheme.light, Color.black), (.cherryBlossom, .light, .black),
            (.midnight, .dark, .white), (.forest, .dark, .white),
        ]
    )
    func brightAndDark(palette: ColorPalette, scheme: ColorScheme, expected: Color) {
        let color = foreground(of: Text("A").contrastingForeground().persistentBackground(palette), scheme)
        #expect(color == (expected == .black ? SRGBColor.black : .white).color)
    }

    @Test("Without a palette the style stays primary")
    func none() {
        #expect(foreground(of: Text("A").contrastingForeground(), .light) == .primary)
        #expect(foreground(of: Text("A").contrastingForeground().persistentBackground { Color.red }, .dark) == .primary)
    }

    @Test("The color changes with the palette, by the background's animation")
    func animation() throws {
        func animation(_ animation: Animation?, _ change: (inout System) -> Void = { _ in }) throws -> Animation? {
            let view = Text("A").contrastingForeground().persistentBackground(.mint, animation: animation)
            let text = try #require(
                host(view, change).elements.first { element in
                    element.value is AnimationModifier<ColorPalette?>
                }
            )
            return (text.value as? AnimationModifier<ColorPalette?>)?.animation
        }
        #expect(try animation(.linear(duration: 3)) == .linear(duration: 3))
        #expect(try animation(.linear(duration: 3)) { $0.reduceMotion = true } == .easeInOut)
        #expect(try animation(nil) == nil)
    }

    private func foreground(of view: some View, _ scheme: ColorScheme) -> Color? {
        host(view, { $0.colorScheme = scheme }).elements.lazy
            .compactMap { if case .foreground(let style)? = $0.value as? Effect { style as? Color } else { nil } }.first
    }
}
