import SeaGlass
import SwiftUI

/// One recipe, drawn in each available way.
enum BandingSample: Hashable, CaseIterable, Identifiable {
    case layered, flattened, dithered

    var id: BandingSample { self }

    var name: String {
        switch self {
        case .layered: "Layers"
        case .flattened: "Tile"
        case .dithered: "Dithered bitmap"
        }
    }

    /// The size in points, which is also that of the bitmap in pixels.
    static let (width, height) = (96, 168)

    /// Colors around middle gray, which stay in range when the contrast is raised.
    static let palette = ColorPalette(
        id: "gray",
        name: "Gray",
        colors: [SRGBColor(red: 0.55, green: 0.57, blue: 0.6), SRGBColor(red: 0.42, green: 0.42, blue: 0.45)],
        gradientOpacities: [1, 1]
    )

    /// The vignette of a phone, in an area as small as this.
    static let style = PersistentBackgroundStyle.standard.vignette(
        .standard.opacity(light: 0.12, dark: 0.12).radius(from: .halfDiagonal(0.43), to: .halfDiagonal(1.07))
    )

    /// Returns the passes over the screen, the memory, and the evaluations until it is shown.
    func cost(in colorScheme: ColorScheme) -> String {
        switch self {
        case .layered:
            return "3 passes, 2 of them blend. 16 KB of grain. 1 evaluation."
        case .flattened:
            let recipe = BackgroundRecipe(palette: Self.palette, style: Self.style, colorScheme: colorScheme)
            let size = CGSize(width: Self.width, height: Self.height)
            let (width, height) = BackgroundTile.texels(for: .init(recipe: recipe, size: size, scale: 1))
            let tile = Self.size(width, height)
            return "2 passes, 1 of them blends. \(tile), 16 KB of grain. 2 evaluations, the second when it is drawn."
        case .dithered:
            return "1 pass. \(Self.size(Self.width, Self.height)). 1 evaluation."
        }
    }

    private static func size(_ width: Int, _ height: Int) -> String {
        let tenths = (width * height * 4 * 10 + 512) / 1024
        return "\(width) × \(height) pixels, \(tenths / 10).\(tenths % 10) KB"
    }
}

struct BandingRow: View {
    @Environment(\.colorScheme) private var colorScheme
    let sample: BandingSample

    var body: some View {
        HStack(spacing: 14) {
            picture
                .contrast(4)
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .frame(width: CGFloat(BandingSample.width), height: CGFloat(BandingSample.height))
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 4) {
                Text(sample.name)
                Text(sample.cost(in: colorScheme))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private var picture: some View {
        switch sample {
        case .layered: background(.layered)
        case .flattened: background(.flattened)
        case .dithered: bitmap?.image
        }
    }

    private func background(_ rendering: PersistentBackgroundStyle.Rendering) -> some View {
        PaletteBackground(
            palette: BandingSample.palette,
            style: BandingSample.style.rendering(rendering)
        )
    }

    private var bitmap: BackgroundBitmap? {
        try? BandingSample.palette.bitmap(
            width: BandingSample.width,
            height: BandingSample.height,
            style: BandingSample.style,
            colorScheme: colorScheme
        )
    }
}
