import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

@MainActor @Suite struct TransparentRowTests {
    @Test("Rows have the system's opaque background unless they are transparent", arguments: versions)
    func rows(version: Int) throws {
        let view = NavigationStack {
            List {
                Text("System")
                Text("Clear").transparentRow()
                Section("Translucent") { ForEach(0..<3) { @Sendable in Text("Row \($0)") } }
                    .transparentRow(.translucent)
            }
            .transparentNavigationContainer()
        }
        let host = host(view.persistentBackground(.ocean), on: version)
        let screen = try #require(host.navigationScreens().first)
        #expect(screen.opaqueRows.count == 1)
    }

    @Test(
        "A clear row draws no background, and without a palette a translucent row draws a material",
        arguments: versions
    )
    func styles(version: Int) {
        #expect(fill(.clear) as? Color == .clear)
        #expect((fill(.translucent) as? Material)?.materialThickness == "regular")
        let own = host(row(.translucent).persistentBackground { Color.red }, on: version)
        #expect((fill(in: own) as? Material)?.materialThickness == "regular")
    }

    @Test("Over a window's glass a translucent row is a material, also with a palette and in a glass sheet")
    func vision() {
        for view in [AnyView(row(.translucent).persistentBackground(.ocean)), AnyView(row(.translucent).glassSheet())] {
            let host = host(view.environment(\.platformCapabilities, .vision))
            #expect((fill(in: host) as? Material)?.materialThickness == "regular")
        }
    }

    @Test("In a glass sheet a translucent row has the same plain fill as over a palette", arguments: [18, 26, 27])
    func glassSheet(version: Int) throws {
        let overPalette = host(row(.translucent).persistentBackground(.ocean), on: version)
        let inSheet = host(row(.translucent).glassSheet(), on: version)
        let color = try #require(fill(in: overPalette) as? Color)
        #expect(fill(in: inSheet) as? Color == color)
    }

    @Test("A transparent row evaluates no body more than a row with another background", .countsEvaluations)
    func bodies() {
        let other = host(List { Text("Row").listRowBackground(Color.red) }.persistentBackground(.ocean))
        for style in [TransparentRowStyle.clear, .translucent] {
            #expect(host(row(style).persistentBackground(.ocean)).evaluations == other.evaluations)
        }
    }

    @Test(
        "Over a palette primary labels have a contrast of 4.5 on a translucent row",
        arguments: ColorPalette.presets,
        [ColorScheme.light, .dark]
    )
    func contrast(palette: ColorPalette, scheme: ColorScheme) throws {
        let host = host(row(.translucent).persistentBackground(palette)) { $0.colorScheme = scheme }
        let label = scheme == .dark ? SRGBColor.white : .black
        var opacities: [Double] = []
        for (contrast, isReduced) in [(ColorSchemeContrast.standard, false), (.increased, false), (.standard, true)] {
            host.system.contrast = contrast
            host.system.reduceTransparency = isReduced
            let fill = SRGBColor(try #require(fill(in: host) as? Color))
            opacities.append(fill.opacity)
            for system in try systemColors(in: scheme, contrast) {
                let recipe = BackgroundRecipe(
                    palette: palette,
                    style: .standard,
                    colorScheme: scheme,
                    contrast: contrast,
                    systemBackground: .color(system.background)
                )
                // The vignette darkens no place by more than its opacity.
                let shade = SRGBColor.black.opacity(recipe.vignette?.opacity ?? 0)
                for stop in recipe.compositedStops.flatMap({ [$0, shade.composited(over: $0)] }) {
                    for row in [fill, system.row.opacity(fill.opacity)] {
                        #expect(label.contrastRatio(with: row.composited(over: stop)) >= 4.5)
                    }
                }
            }
        }
        #expect(opacities == opacities.sorted() && Set(opacities).count == 3 && opacities.last == 1)
    }

    /// Returns the colors of UIKit's grouped rows and of the background under a palette, in a window and in a sheet.
    ///
    /// The dark ones are grays 5 and 6 of the [Human Interface
    /// Guidelines](https://developer.apple.com/design/human-interface-guidelines/color).
    private func systemColors(
        in scheme: ColorScheme,
        _ contrast: ColorSchemeContrast
    ) throws -> [(row: SRGBColor, background: SRGBColor)] {
        guard scheme == .dark else { return [(.white, .white)] }
        let gray6 = try #require(SRGBColor(hex: contrast == .increased ? "242426" : "1C1C1E"))
        let gray5 = try #require(SRGBColor(hex: contrast == .increased ? "363638" : "2C2C2E"))
        return [(gray6, .black), (gray5, gray6)]
    }

    @Test(
        "A row with a prominent background, like a selected one, draws the system's selection",
        arguments: [TransparentRowStyle.clear, .translucent]
    )
    func selected(style: TransparentRowStyle) {
        #expect(fill(style, .increased) is SelectionShapeStyle)
        #expect(!(fill(style, .standard) is SelectionShapeStyle))
    }

    private func fill(
        _ style: TransparentRowStyle,
        _ prominence: BackgroundProminence = .standard
    ) -> (any ShapeStyle)? {
        fill(in: host(row(style).environment(\.backgroundProminence, prominence)))
    }

    private func row(_ style: TransparentRowStyle) -> some View { List { Text("Row").transparentRow(style) } }

    /// Returns the fill of the first row, resolved in the environment of the row.
    private func fill(in host: Host) -> (any ShapeStyle)? {
        for element in host.elements {
            guard let background = element.value as? _ShapeView<Rectangle, TransparentRowFill> else { continue }
            return background.style.resolve(in: element.node.environment).unerased
        }
        return nil
    }
}
