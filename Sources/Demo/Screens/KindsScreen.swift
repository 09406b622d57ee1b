import SeaGlass
import SwiftUI

/// The kinds of backgrounds that a style can draw, each with an example in one palette.
struct KindsScreen: View {
    private static let kinds = [
        Kind(name: "Top to bottom", palette: .sunset, style: .standard),
        Kind(
            name: "At an angle",
            palette: .sunset,
            style: .standard.gradient(.linear(from: .topLeading, to: .bottomTrailing))
        ),
        Kind(name: "In waves", palette: .sunset, style: .standard.gradient(.mesh)),
        Kind(name: "With grain", palette: .sunset, style: .standard.grain(0.12)),
        Kind(name: "By appearance", palette: .tide, style: .standard),
        Kind(name: "No vignette", palette: .tide, style: .standard.vignette(nil)),
    ]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 18) {
                ForEach(Self.kinds) { @Sendable in KindCell(kind: $0) }
            }
            .padding()
        }
        .navigationTitle("Kinds")
    }
}

private struct Kind: Identifiable {
    let name: String
    let palette: ColorPalette
    let style: PersistentBackgroundStyle

    var id: String { name }
}

private struct KindCell: View {
    let kind: Kind

    nonisolated init(kind: Kind) { self.kind = kind }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            PaletteBackground(palette: kind.palette, style: kind.style)
                .frame(height: 150)
                .clipShape(RoundedRectangle(cornerRadius: 18))
                .accessibilityHidden(true)
            Text(kind.name).font(.subheadline)
        }
        .accessibilityElement(children: .combine)
    }
}

extension ColorPalette {
    /// A palette with other colors in dark appearance.
    static let tide = ColorPalette(
        id: "tide",
        name: "Tide",
        hexColors: ["#F4E3C1", "#7FC8C2", "#2B7A9B"],
        gradientIndices: [0, 1, 2],
        gradientOpacities: [0.9, 0.8, 0.8]
    )
    .adaptive(
        dark: ColorPalette(
            id: "tide-night",
            name: "Tide",
            hexColors: ["#3B1F4B", "#14304F", "#05121C"],
            gradientIndices: [0, 1, 2],
            gradientOpacities: [0.9, 0.9, 0.9]
        )
    )
}
