import SeaGlass
import SwiftUI

/// A screen that pushes itself.
struct LevelScreen: View {
    private static let deepest = 4

    let level: Int
    let popToRoot: @MainActor () -> Void

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 28) {
                Text(level == Self.deepest ? "The same background still, four screens later." : "One screen further.")
                    .font(.title3)
                depth
                if level < Self.deepest {
                    NavigationLink(value: MenuRoute.level(level + 1)) { Text("Go to level \(level + 1)") }
                        .buttonStyle(.borderedProminent)
                } else {
                    Button("Back to the menu", action: popToRoot)
                        .buttonStyle(.borderedProminent)
                }
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .navigationTitle("Level \(level)")
    }

    private var depth: some View {
        HStack(spacing: 8) {
            ForEach(1..<Self.deepest + 1) { @Sendable [level] number in
                Capsule()
                    .fill(.foreground)
                    .opacity(number <= level ? 1 : 0.25)
                    .frame(height: 6)
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Level \(level) of \(Self.deepest)")
    }
}
