import SeaGlass
import SwiftUI

/// Text on each palette, in the color scheme that is legible there, with its contrast against the palette's worst stop.
struct ContrastScreen: View {
    var body: some View {
        List {
            Section {
                ForEach(ColorPalette.presets + ColorPalette.darkExamples) { @Sendable in ContrastRow(palette: $0) }
            } header: {
                Text("Text on each palette")
            } footer: {
                Text("The contrast ratio (WCAG 2.x) against the palette’s worst stop. 4.5 and up suits any text.")
            }
            .transparentRow(.translucent)
        }
        .navigationTitle("Contrast")
    }
}

private nonisolated struct ContrastRow: View {
    @Environment(\.colorScheme) private var colorScheme
    let palette: ColorPalette

    var body: some View {
        HStack(spacing: 14) {
            Text("Aa")
                .font(.system(size: 22, weight: .semibold))
                .frame(width: 72, height: 48)
                .background(swatch, in: RoundedRectangle(cornerRadius: 12))
                .environment(\.colorScheme, legible)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(palette.name)
                Text("\(legible == .light ? "Black" : "White"), \(ratio) : 1")
                    .font(.subheadline)
                    .monospacedDigit()
                    .foregroundStyle(.secondary)
            }
        }
        .accessibilityElement(children: .combine)
    }

    private var legible: ColorScheme { palette.colorScheme(in: colorScheme) }

    private var ratio: String {
        let text: SRGBColor = legible == .light ? .black : .white
        let worst = colors.map { text.contrastRatio(with: $0) }.min() ?? 1
        let tenths = Int((worst * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// The colors of the gradient as a persistent background draws them, over the system's background.
    private var colors: [SRGBColor] {
        let base: SRGBColor = colorScheme == .dark ? .black : .white
        return zip(palette.gradientIndices, palette.gradientOpacities).map { index, opacity in
            palette.colors[index].opacity(opacity).composited(over: base)
        }
    }

    private var swatch: LinearGradient {
        LinearGradient(colors: colors.map(\.color), startPoint: .top, endPoint: .bottom)
    }
}

extension ColorPalette {
    /// Palettes of apps that are dark in both appearances.
    package static let darkExamples = [
        ColorPalette(
            id: "foundry",
            name: "Foundry",
            hexColors: ["#1B1614", "#3A1F14", "#120D0B"],
            gradientIndices: [0, 1, 2],
            gradientOpacities: [1, 1, 1]
        ),
        ColorPalette(
            id: "abyss",
            name: "Abyss",
            hexColors: ["#0A1F44", "#06304A", "#020B1A"],
            gradientIndices: [0, 1, 2],
            gradientOpacities: [1, 1, 1]
        ),
    ]
}
