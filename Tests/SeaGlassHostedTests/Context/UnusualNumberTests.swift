import HeadlessHost
import SeaGlass
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

/// Numbers of public options from which a computation may have no finite result.
@MainActor @Suite struct UnusualNumberTests {
    nonisolated private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e6, -1,
        .leastNonzeroMagnitude,
    ]

    /// A public option with a number.
    enum Option: CaseIterable {
        case scrim, buttonScrim, containerSpacing
        case vignetteOpacity, vignetteRadius, grain, gradientPoints
        case paletteOpacity, color, colorOpacity, brightness, fraction
        case barOpacity, barSpacing, barTitleSpacing
    }

    /// A shell with a custom bar and with glass, on a persistent background.
    private struct Styled: View {
        var surface = GlassSurfaceStyle.clear
        var button = SeaGlassButtonStyle.interactive
        var spacing: CGFloat?
        var palette = ColorPalette.ocean
        var background = PersistentBackgroundStyle.standard
        var bar = TopNavigationBarStyle.material

        init(_ change: (inout Styled) -> Void) { change(&self) }

        var body: some View {
            HStack {
                Text("Surface").glassSurface(surface)
                Button("Button") {}.glassSurface(button)
            }
            .glassContainer(spacing: spacing)
            .topNavigationBarTitle("Title").topNavigationBarSubtitle("Subtitle")
            .topNavigationBarTrailing {
                Button("Edit") {}
                Button("Add") {}
            }
            .navigationShell(bar: .custom(bar))
            .persistentBackground(palette, style: background)
        }
    }

    private func styled(_ option: Option, _ number: Double) -> Styled {
        let base = ColorPalette.ocean.colors[0]
        func palette(of color: SRGBColor) -> ColorPalette {
            ColorPalette(id: "palette", name: "Palette", colors: [base, color])
        }
        return Styled { styled in
            switch option {
            case .scrim: styled.surface = .clear.scrim(number)
            case .buttonScrim: styled.button = .interactive.clear().scrim(number)
            case .containerSpacing: styled.spacing = number
            case .vignetteOpacity: styled.background = .standard.vignette(.standard.opacity(light: number, dark: 0.1))
            case .vignetteRadius: styled.background = .standard.vignette(.standard.radius(from: 0, to: number))
            case .grain: styled.background = .standard.grain(number)
            case .gradientPoints:
                let end = UnitPoint(x: number, y: 1)
                styled.background = .standard.gradient(.linear(from: .top, to: end))
            case .paletteOpacity:
                let colors = [base, base]
                styled.palette = ColorPalette(id: "id", name: "", colors: colors, gradientOpacities: [number, 0.5])
            case .color: styled.palette = palette(of: SRGBColor(red: number, green: 0, blue: 1))
            case .colorOpacity: styled.palette = palette(of: base.opacity(number))
            case .brightness: styled.palette = palette(of: base.brightened(by: number))
            case .fraction: styled.palette = palette(of: base.blended(with: SRGBColor(white: 1), fraction: number))
            case .barOpacity: styled.bar = .material.background(.material, opacityAtRest: number)
            case .barSpacing: styled.bar = .material.spacing(number)
            case .barTitleSpacing: styled.bar = .material.titleSpacing(number)
            }
        }
    }

    @Test(
        "A screen comes to rest with finite frames, whatever number an option has",
        arguments: Option.allCases,
        numbers
    )
    func rest(option: Option, number: Double) {
        for version in versions {
            let host = unreported { SeaGlassHostedTests.host(styled(option, number), on: version) }
            let isFinite = host.frames.allSatisfy { [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite) }
            #expect(isFinite && host.texts.contains("Surface") && host.bar != nil, "iOS \(version)")
            let spacings = host.glassContainerSpacings.compactMap(\.self)
            #expect(spacings.allSatisfy { (2 * $0).isFinite }, "iOS \(version)")
        }
    }
}
