import SeaGlass
import SwiftUI

/// Changes the background while this screen lies over it.
struct BackgroundScreen: View {
    @Binding var selection: DemoBackground

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                grid {
                    ForEach(ColorPalette.presets) { palette in
                        choice(.palette(palette)) { Rectangle().fill(.palette(palette)) }
                    }
                }
                Text("A view of your own").font(.headline).contrastingForeground()
                grid {
                    choice(.dunes) { DunesScene() }
                }
            }
            .padding()
        }
        .navigationTitle("Background")
    }

    private var column: GridItem { GridItem(.adaptive(minimum: 150), spacing: 16, alignment: .top) }

    private func grid(@ViewBuilder content: () -> some View) -> some View {
        LazyVGrid(columns: [column], spacing: 18, content: content)
    }

    private func choice(_ background: DemoBackground, @ViewBuilder picture: () -> some View) -> some View {
        BackgroundChoice(name: background.name, isSelected: selection == background, picture: picture()) {
            selection = background
        }
    }
}

private struct BackgroundChoice<Picture: View>: View {
    let name: String
    let isSelected: Bool
    let picture: Picture
    let select: @MainActor () -> Void

    var body: some View {
        Button(action: select) {
            VStack(alignment: .leading, spacing: 8) {
                picture
                    .frame(maxWidth: .infinity)
                    .frame(height: 84)
                    .clipShape(RoundedRectangle(cornerRadius: 18))
                    .overlay(alignment: .bottomTrailing) {
                        Image(systemName: "checkmark.circle.fill")
                            .font(.title2)
                            .foregroundStyle(.white)
                            .shadow(color: .black.opacity(0.25), radius: 3)
                            .opacity(isSelected ? 1 : 0)
                            .accessibilityHidden(true)
                            .padding(8)
                    }
                Text(name)
                    .font(.subheadline)
                    .fontWeight(isSelected ? .semibold : .regular)
                    .contrastingForeground()
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}
