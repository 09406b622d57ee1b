import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

@MainActor @Suite struct PaletteShapeStyleTests {
    private func colors(
        _ palette: ColorPalette,
        capabilities: PlatformCapabilities? = nil,
        _ change: (inout System) -> Void = { _ in }
    ) -> [Color] {
        var system = System()
        change(&system)
        var environment = Host(Text("Shape"), system: system).root.environment
        if let capabilities { environment.platformCapabilities = capabilities }
        let linear = ShownLinearGradient(PaletteShapeStyle(palette: palette).resolve(in: environment))
        return linear.gradient.stops.map(\.color)
    }

    private func layer(_ palette: ColorPalette, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> [Color] {
        BackgroundRecipe(palette: palette, style: .standard, colorScheme: scheme, contrast: contrast).layer.map(
            \.color.color
        )
    }

    @Test(
        "A palette as a shape style is its opaque layer in each appearance and contrast",
        arguments: ColorPalette.presets
    )
    func layer(palette: ColorPalette) {
        #expect(colors(palette) == layer(palette, .light, .standard))
        #expect(colors(palette) { $0.colorScheme = .dark } == layer(palette, .dark, .standard))
        #expect(colors(palette) { $0.contrast = .increased } == layer(palette, .light, .increased))
    }

    @Test("A palette as a shape style is opaque on every system, also over a window's glass")
    func opaque() {
        for capabilities in [PlatformCapabilities.iOS17, .seeThrough, .vision] {
            #expect(
                colors(.ocean, capabilities: capabilities).allSatisfy {
                    $0.resolve(in: EnvironmentValues()).opacity == 1
                }
            )
        }
    }

    @Test("A palette as a shape style fills shapes, and the modifier persistentBackground(.ocean) still applies")
    func shapes() {
        let host = host(Circle().fill(.palette(.ocean)).persistentBackground(.ocean))
        #expect(host.values(of: _ShapeView<Circle, PaletteShapeStyle>.self).map(\.style.palette) == [.ocean])
        #expect(host.background != nil)
    }
}
