import SeaGlass
import SwiftUI

/// Text in black or white, chosen by the contrast with each palette.
struct ForegroundPreview: View {
    var body: some View {
        TabView {
            ForEach(ColorPalette.presets) { @Sendable in PalettePage(palette: $0) }
        }
    }
}

private struct PalettePage: View {
    let palette: ColorPalette

    nonisolated init(palette: ColorPalette) { self.palette = palette }

    var body: some View {
        NavigationStack {
            Text(palette.name)
                .font(.largeTitle)
                .contrastingForeground()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .transparentNavigationContainer()
        }
        .persistentBackground(palette)
    }
}

#if canImport(DeveloperToolsSupport)
#Preview("Contrasting text") { ForegroundPreview() }
#Preview("Contrasting text, dark") { ForegroundPreview().preferredColorScheme(.dark) }
#Preview("Contrast of the presets") {
    NavigationStack { ContrastScreen().transparentNavigationContainer() }
        .persistentBackground(.autumn)
}
#endif
