import SeaGlass
import SwiftUI

/// A screen that changes the background behind it.
struct BackgroundScreen: View {
    @Binding var selection: DemoBackground

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                grid {
                    ForEach(ColorPalette.presets + ColorPalette.darkExamples) { @Sendable [$selection] palette in
                        BackgroundChoice(.palette(palette), selection: $selection) {
                            Rectangle().fill(.palette(palette))
                        }
                    }
                }
                Text("A view of your own").font(.headline)
                grid {
                    BackgroundChoice(.dunes, selection: $selection) { DunesScene() }
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
}

private nonisolated struct BackgroundChoice<Picture: View>: View {
    private let background: DemoBackground
    @Binding private var selection: DemoBackground
    private let picture: Picture

    init(
        _ background: DemoBackground,
        selection: Binding<DemoBackground>,
        @ViewBuilder picture: () -> Picture
    ) {
        self.background = background
        _selection = selection
        self.picture = picture()
    }

    private var isSelected: Bool { selection == background }

    @MainActor var body: some View {
        Button {
            selection = background
        } label: {
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
                Text(background.name)
                    .font(.subheadline)
                    .fontWeight(isSelected ? .semibold : .regular)
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(background.name)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}
