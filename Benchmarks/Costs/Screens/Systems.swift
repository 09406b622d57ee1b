import SeaGlass
import SeaGlassNavigation
import SwiftUI

// Conforms to the same protocols as the route in Ours.swift, because the compiler takes time to derive their code.
struct PlayerRoute: Hashable, Codable, Sendable {
    let song: Int
}

// The views of Ours.swift, with as many of SwiftUI's modifiers.
struct Screen: View {
    @State private var isChoosing = false
    @Namespace private var namespace

    var body: some View {
        NavigationStack {
            VStack {
                List(0..<10, id: \.self) { song in
                    Text("Song \(song)")
                        .listRowBackground(Rectangle().fill(.regularMaterial))
                }
                .scrollContentBackground(.hidden)
                .containerBackground(.clear, for: .navigation)
                .navigationDestination(isPresented: $isChoosing) { Text("Queue") }
                .navigationDestination(for: PlayerRoute.self) { Text("Song \($0.song)") }
                Circle()
                    .ignoresSafeArea(edges: .top)
                    .opacity(0.8)
                HStack {
                    Button("Previous") {}
                        .buttonStyle(.bordered)
                        .id("previous")
                        .transition(.opacity)
                    Button("Play") {}
                        .buttonStyle(.borderedProminent)
                        .id("play")
                        .accessibilityLabel("Play")
                    Button("Next") {}
                        .buttonStyle(.bordered)
                        .accessibilityLabel("Next")
                }
                .padding(12)
                .buttonBorderShape(.capsule)
                Text("Playing")
                    .background(.regularMaterial)
            }
            .navigationTitle("Player")
            .navigationBarTitleDisplayMode(.inline)
            .navigationBarBackButtonHidden(false)
            .toolbar(.visible, for: .navigationBar)
            .toolbarBackground(.automatic, for: .navigationBar)
        }
        .environment(\.colorScheme, .dark)
        .padding()
        .background(.regularMaterial)
        .font(.body)
        .tint(.blue)
        .accessibilityIdentifier("player")
    }
}
