import SeaGlass
import SwiftUI

/// The kinds of gradient that a style can have, each in one palette.
struct KindsScreen: View {
    private static let kinds: [(name: String, palette: ColorPalette, style: PersistentBackgroundStyle)] = [
        ("Top to bottom", .sunset, .standard),
        ("At an angle", .sunset, .standard.gradient(.linear(from: .topLeading, to: .bottomTrailing))),
        ("In waves", .sunset, .standard.gradient(.mesh)),
        ("With grain", .sunset, .standard.grain(0.12)),
        ("By appearance", .tide, .standard),
        ("No vignette", .tide, .standard.vignette(nil)),
    ]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 18) {
                ForEach(Self.kinds.indices, id: \.self) { index in
                    let kind = Self.kinds[index]
                    VStack(alignment: .leading, spacing: 8) {
                        PaletteBackground(palette: kind.palette, style: kind.style)
                            .frame(height: 150)
                            .clipShape(RoundedRectangle(cornerRadius: 18))
                            .accessibilityHidden(true)
                        Text(kind.name).font(.subheadline).contrastingForeground()
                    }
                    .accessibilityElement(children: .combine)
                }
            }
            .padding()
        }
        .navigationTitle("Kinds")
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
    .dark(
        ColorPalette(
            id: "tide-night",
            name: "Tide",
            hexColors: ["#3B1F4B", "#14304F", "#05121C"],
            gradientIndices: [0, 1, 2],
            gradientOpacities: [0.9, 0.9, 0.9]
        )
    )
}
