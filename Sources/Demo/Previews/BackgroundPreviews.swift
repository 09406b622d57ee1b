import SeaGlass
import SwiftUI

// `#Preview` needs one of Xcode’s SDKs. Previews are named views, so that every system compiles them.

/// A stack with two screens.
struct PreviewStack: View {
    var body: some View {
        NavigationStack {
            InboxScreen()
                .transparentNavigationContainer()
                .transparentNavigationDestination(for: MenuRoute.self) { _ in FormScreen() }
        }
    }
}

/// A palette behind a stack, in one style.
struct BackgroundPreview: View {
    var palette = ColorPalette.ocean
    var style = PersistentBackgroundStyle.standard
    var screens = PersistentBackgroundScreens.automatic

    var body: some View {
        PreviewStack().persistentBackground(palette, style: style, screens: screens)
    }
}

/// A background that cross-fades to another palette with each tap, while a pushed screen stays.
struct PaletteChangePreview: View {
    @State private var number = 0

    var body: some View {
        NavigationStack {
            Button("Next palette") { number = (number + 1) % ColorPalette.presets.count }
                .glassSurface(.primaryButton)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .navigationTitle(ColorPalette.presets[number].name)
                .transparentNavigationContainer()
        }
        .persistentBackground(ColorPalette.presets[number])
    }
}

#if canImport(DeveloperToolsSupport)
#Preview("Background") { BackgroundPreview() }
#Preview("Dark") { BackgroundPreview(palette: .midnight).preferredColorScheme(.dark) }
#Preview("No vignette") { BackgroundPreview(style: .standard.vignette(nil)) }
#Preview("Dense vignette") {
    BackgroundPreview(
        style: .standard.vignette(
            .standard.opacity(light: 0.4, dark: 0.5).radius(from: 0.3, to: 1)
        )
    )
}
#Preview("At an angle") {
    BackgroundPreview(style: .standard.gradient(.linear(from: .topLeading, to: .bottomTrailing)))
}
#Preview("Waves") { BackgroundPreview(style: .standard.gradient(.mesh)) }
#Preview("Grain") { BackgroundPreview(style: .standard.grain(0.08)) }
#Preview("By appearance, dark") { BackgroundPreview(palette: .tide).preferredColorScheme(.dark) }
#Preview("Minimal") { BackgroundPreview(style: .minimal) }
#Preview("A view") { PreviewStack().persistentBackground { DunesScene() } }
#Preview("No colors") { BackgroundPreview(palette: ColorPalette(id: "none", name: "None", colors: [])) }
#Preview("iOS 17") { BackgroundPreview().environment(\.platformCapabilities, .iOS17) }
#Preview("iOS 17, clear") {
    BackgroundPreview(screens: .clear).environment(\.platformCapabilities, .iOS17)
}
#Preview("iOS 18") { BackgroundPreview().environment(\.platformCapabilities, .iOS18) }
#Preview("iOS 18, painted") {
    BackgroundPreview(style: .standard.vignette(nil), screens: .painted).environment(\.platformCapabilities, .iOS18)
}
#Preview("Palettes that change") { PaletteChangePreview() }
#endif
