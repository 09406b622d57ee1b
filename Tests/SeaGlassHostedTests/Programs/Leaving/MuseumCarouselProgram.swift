import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A museum: a custom bar over a carousel and a slider, a reader that swipes everywhere.
enum MuseumCarouselProgram {
    enum MuseumRoute: NavigationRoute {
        case room(Int)
        case reader(Int)
        case plan
    }

    struct MuseumApp: View {
        @State private var isListening = false

        private var style: TopNavigationBarStyle {
            isListening ? .standard.tint(.red) : .standard
        }

        var body: some View {
            Rooms()
                .topNavigationBarTitle("Rooms")
                .navigationShell(bar: .custom(style))
                .navigationRoute(MuseumRoute.self, key: "museum") { route in
                    switch route {
                    case .room(let id): Room(id: id, isListening: $isListening)
                    case .reader(let id): Reader(id: id)
                    case .plan: Plan()
                    }
                }
                .persistentBackground(.midnight)
        }
    }

    struct Rooms: View {
        var body: some View {
            List(1..<9, id: \.self) { NavigationLink("Room \($0)", value: MuseumRoute.room($0)) }
        }
    }

    struct Room: View {
        @Environment(\.navigator) private var navigator
        @State private var volume = 0.5
        let id: Int
        @Binding var isListening: Bool

        var body: some View {
            VStack {
                carousel
                Slider(value: $volume)
                Button("Read") { navigator.push(route: MuseumRoute.reader(id)) }
                Button("Plan") { navigator.push(route: MuseumRoute.plan) }
            }
            .topNavigationBarTitle("Room \(id)")
            .topNavigationBarTrailing(id: "listen", updateKey: isListening) { ListenItem(isListening: $isListening) }
        }

        private var carousel: some View {
            ScrollView(.horizontal) {
                HStack { ForEach(0..<8) { Text("Picture \($0)") } }
            }
        }
    }

    struct ListenItem: View {
        @State private var taps = 0
        @Binding var isListening: Bool

        var body: some View {
            Button("Listen \(taps)", systemImage: "headphones") {
                taps += 1
                isListening.toggle()
            }
        }
    }

    struct Reader: View {
        let id: Int

        var body: some View {
            ScrollView { Text(String(repeating: "Text of room \(id). ", count: 400)) }
                .topNavigationBarTracksScroll()
                .topNavigationBarTitle("About room \(id)")
                .navigationBackGesture(.everywhere)
        }
    }

    struct Plan: View {
        var body: some View {
            Text("Floors")
                .topNavigationBar(.system)
                .topNavigationBarTitle("Plan")
        }
    }
}
