import SeaGlass
import SwiftUI

/// Text in the color scheme that is legible on each palette.
struct ForegroundPreview: View {
    var body: some View {
        TabView {
            ForEach(ColorPalette.presets + ColorPalette.darkExamples) { @Sendable in PalettePage(palette: $0) }
        }
    }
}

private struct PalettePage: View {
    @Environment(\.colorScheme) private var colorScheme
    let palette: ColorPalette

    nonisolated init(palette: ColorPalette) { self.palette = palette }

    var body: some View {
        NavigationStack {
            Text(palette.name)
                .font(.largeTitle)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .transparentNavigationContainer()
        }
        .environment(\.colorScheme, palette.colorScheme(in: colorScheme))
        .persistentBackground(palette)
    }
}

#if canImport(DeveloperToolsSupport)
#Preview("Legible text") { ForegroundPreview() }
#Preview("Legible text, dark") { ForegroundPreview().preferredColorScheme(.dark) }
#Preview("Contrast of the presets") {
    NavigationStack { ContrastScreen().transparentNavigationContainer() }
        .persistentBackground(.autumn)
}
#endif
