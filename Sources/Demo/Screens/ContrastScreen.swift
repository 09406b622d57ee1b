import SeaGlass
import SwiftUI

/// Text in black or white on each palette. The color is the one with the higher WCAG 2.x contrast ratio against the
/// palette's worst stop.
struct ContrastScreen: View {
    var body: some View {
        List {
            Section {
                ForEach(ColorPalette.presets) { @Sendable in ContrastRow(palette: $0) }
            } header: {
                Text("Text on each palette")
            } footer: {
                Text(
                    "The higher of the two contrast ratios against the palette’s worst stop. 4.5 and up suits any text."
                )
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
                .foregroundStyle(foreground.color)
                .frame(width: 72, height: 48)
                .background(swatch, in: RoundedRectangle(cornerRadius: 12))
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(palette.name)
                Text("\(foreground == .black ? "Black" : "White"), \(ratio) : 1")
                    .font(.subheadline)
                    .monospacedDigit()
                    .foregroundStyle(.secondary)
            }
        }
        .accessibilityElement(children: .combine)
    }

    private var foreground: SRGBColor { palette.contrastingForeground(in: colorScheme) }

    private var ratio: String {
        let tenths = Int((palette.minimumContrastRatio(of: foreground, in: colorScheme) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// The gradient as a persistent background draws it, over the system's background.
    private var swatch: LinearGradient {
        let base: SRGBColor = colorScheme == .dark ? .black : .white
        let colors = zip(palette.gradientIndices, palette.gradientOpacities).map { index, opacity in
            palette.colors[index].opacity(opacity).composited(over: base).color
        }
        return LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    }
}
