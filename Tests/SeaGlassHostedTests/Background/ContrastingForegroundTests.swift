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

    @Test("Without a palette labels stay primary")
    func none() {
        #expect(foreground(of: Text("A").contrastingForeground(), .light) == .primary)
        #expect(foreground(of: Text("A").contrastingForeground().persistentBackground { Color.red }, .dark) == .primary)
    }

    @Test("Without a palette an app's surrounding color stays, and no modifier is added")
    func unchanged() {
        let views = [
            AnyView(Text("A").contrastingForeground().foregroundStyle(Color.red)),
            AnyView(Text("A").contrastingForeground().persistentBackground { Color.red }.foregroundStyle(Color.red)),
        ]
        for view in views {
            #expect(foreground(of: view, .light) == .red)
            #expect(host(view).values(of: ScopedAnimation.self).isEmpty)
        }
    }

    @Test("The color fades by the background's animation, which animates nothing else")
    func animation() throws {
        func animation(_ animation: Animation?, _ change: (inout System) -> Void = { _ in }) throws -> Animation? {
            let view = Text("A").contrastingForeground().persistentBackground(.mint, animation: animation)
            let host = host(view, change)
            #expect(host.elements.allSatisfy { !($0.value is AnimationModifier<ColorPalette?>) })
            return try #require(host.values(of: ScopedAnimation.self).first).animation
        }
        #expect(try animation(.linear(duration: 3)) == .linear(duration: 3))
        #expect(try animation(.linear(duration: 3)) { $0.reduceMotion = true } == .easeInOut)
        #expect(try animation(nil) == nil)
    }

    @Test("The color halfway between black and white is gray, and without a color it is primary")
    func halfway() {
        func color(_ white: Double?) -> Color? {
            var fading = FadingForeground(white, in: .light)
            fading.animatableData = 0.5
            return foreground(of: Text("A").modifier(fading), .light)
        }
        #expect(color(0) == SRGBColor(white: 0.5).color)
        #expect(color(nil) == .primary)
    }

    @Test("A fade starts from the primary color, which is black in light appearance and white in dark")
    func start() {
        #expect(FadingForeground(nil, in: .light).animatableData == 0)
        #expect(FadingForeground(nil, in: .dark).animatableData == 1)
    }

    @Test("Without a palette controls keep the tint and the color of their role")
    func controls() {
        for view in [AnyView(Controls()), AnyView(Controls().persistentBackground { Color.red })] {
            let host = host(view)
            #expect(host.foregroundColor(of: "Save") == .accentColor)
            #expect(host.foregroundColor(of: "Delete") == .red)
        }
    }

    private struct Controls: View {
        var body: some View {
            VStack {
                Button("Save") {}
                Button("Delete", role: .destructive) {}
            }
            .contrastingForeground()
        }
    }

    private func foreground(of view: some View, _ scheme: ColorScheme) -> Color? {
        host(view, { $0.colorScheme = scheme }).foregroundColor(of: "A")
    }

    @Test("Text follows a color while a person picks it", arguments: versions)
    func picked(version: Int) {
        struct Picker: View {
            @State private var isDark = true
            var body: some View {
                let color = SRGBColor(white: isDark ? 0.06 : 0.94)
                NavigationStack {
                    VStack {
                        Button("Pick") { isDark.toggle() }
                        Text("Title").contrastingForeground()
                    }
                    .transparentNavigationContainer()
                }
                .persistentBackground(ColorPalette(id: "\(isDark)", name: "", colors: [color], gradientOpacities: [1]))
            }
        }
        let host = host(Picker(), on: version)
        #expect(host.foregroundColor(of: "Title") == SRGBColor.white.color)
        host.tap("Pick")
        #expect(host.foregroundColor(of: "Title") == SRGBColor.black.color)
    }
}
