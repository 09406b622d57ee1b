import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// Podcasts: swipes and a guard in an app's own stack.
enum PodcastOwnStackProgram {
    enum PodcastRoute: Hashable {
        case show(Int)
        case episode(Int)
        case transcript(Int)
    }

    struct PodcastApp: View {
        @State private var path: [PodcastRoute] = []
        @State private var isRecording = false

        var body: some View {
            TabView {
                NavigationStack(path: $path) {
                    shows
                        .navigationDestination(for: PodcastRoute.self, destination: screen)
                        .navigationDestination(isPresented: $isRecording) { Recorder() }
                }
                .tabItem { Label("Shows", systemImage: "mic") }
                NavigationStack { NavigationLink("About") { Text("About") } }
                    .tabItem { Label("More", systemImage: "ellipsis") }
            }
            .persistentBackground(.midnight)
        }

        private var shows: some View {
            List {
                ForEach(1..<6) { NavigationLink("Show \($0)", value: PodcastRoute.show($0)) }
                Button("Record") { isRecording = true }
            }
            .navigationTitle("Shows")
        }

        @ViewBuilder private func screen(_ route: PodcastRoute) -> some View {
            switch route {
            case .show(let id):
                List(0..<30, id: \.self) { NavigationLink("Episode \($0)", value: PodcastRoute.episode(id * 100 + $0)) }
            case .episode(let id):
                Episode(id: id).navigationBackGesture(.edge)
            case .transcript(let id):
                ScrollView { Text("Transcript \(id)") }
            }
        }
    }

    struct Episode: View {
        @State private var position = 0.0
        let id: Int

        var body: some View {
            VStack {
                Capsule()
                    .frame(height: 80)
                Text("\(position)")
                NavigationLink("Transcript", value: PodcastRoute.transcript(id))
            }
            .navigationTitle("Episode \(id)")
        }
    }

    struct Recorder: View {
        @Environment(\.dismiss) private var dismiss
        @State private var isRecording = false
        @State private var hasTake = false
        @State private var isAsking = false

        var body: some View {
            Toggle("Recording", isOn: $isRecording)
                .onChange(of: isRecording) { if !isRecording { hasTake = true } }
                .navigationTitle("Record")
                .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close", action: close) } }
                .navigationBackGesture(isRecording ? .disabled : .automatic)
                .navigationLeaveGuard(when: hasTake, isPresented: $isAsking)
                .alert("Discard the take?", isPresented: $isAsking) {
                    Button("Discard", role: .destructive) { dismiss() }
                    Button("Cancel", role: .cancel) {}
                }
        }

        private func close() {
            if hasTake { isAsking = true } else { dismiss() }
        }
    }
}
