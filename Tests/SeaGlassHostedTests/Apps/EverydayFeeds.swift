import SeaGlass
import SwiftUI

/// A feed whose posts a person likes, deletes, and shares from a menu.
struct NewsFeed: View {
    struct Post: Identifiable {
        let id: Int
        let author: String
        var isLiked = false
    }

    final class Model: ObservableObject {
        @Published var posts = (1...30).map { Post(id: $0, author: "Author \($0)") }
        let shared = PassthroughSubject<Int, Never>()
    }

    @StateObject private var model = Model()
    @State private var lastShared = 0

    var body: some View {
        ScrollViewReader { proxy in
            List {
                if lastShared > 0 { Text("Shared \(lastShared)").badge(1) }
                ForEach($model.posts) { $post in
                    HStack {
                        AsyncImage(url: URL(string: "https://example.com/\(post.id).png")) { image in
                            image.resizable().scaledToFill()
                        } placeholder: {
                            Color.gray.opacity(0.2)
                        }
                        .frame(width: 40, height: 40)
                        .clipped()
                        .mask(Circle())
                        Text(post.author).strikethrough(post.isLiked)
                        Spacer()
                        Toggle("Like \(post.id)", isOn: $post.isLiked)
                    }
                    .id(post.id)
                    .swipeActions { Button("Delete", role: .destructive) { delete(post.id) } }
                    .contextMenu { Button("Share", systemImage: "square.and.arrow.up") { model.shared.send(post.id) } }
                }
            }
            .listStyle(.plain)
            .scrollIndicators(.hidden)
            .refreshable {}
            .toolbar { Button("Bottom") { withAnimation { proxy.scrollTo(30, anchor: .bottom) } } }
        }
        .onReceive(model.shared) { lastShared = $0 }
        .navigationTitle("Feed")
    }

    private func delete(_ id: Int) { model.posts.removeAll { $0.id == id } }
}

/// A player, whose artwork turns and whose time moves with a slider.
struct PodcastPlayer: View {
    final class Model: ObservableObject {
        @Published var isPlaying = false
        @Published var time = 0.0
    }

    @EnvironmentObject private var model: Model
    @ScaledMetric(relativeTo: .title) private var artwork: CGFloat = 200

    var body: some View {
        VStack {
            Circle().fill(.background.secondary)
                .frame(width: artwork, height: artwork)
                .rotationEffect(model.isPlaying ? .degrees(20) : .zero)
                .scaleEffect(x: model.isPlaying ? 1 : 0.9, y: model.isPlaying ? 1 : 0.9)
                .blur(radius: model.isPlaying ? 0 : 2)
            Text("Episode 12").kerning(1).lineLimit(1)
            Slider(value: $model.time, in: 0...60) {
                Text("Time")
            } minimumValueLabel: {
                Text("0:00")
            } maximumValueLabel: {
                Text("1:00")
            }
            Button(model.isPlaying ? "Pause" : "Play", systemImage: model.isPlaying ? "pause" : "play") {
                model.isPlaying.toggle()
            }
            .glassSurface(.primaryButton)
            Text("\(Int(model.time)) seconds")
        }
        .onReceive(NotificationCenter.default.publisher(for: .interruption)) { _ in model.isPlaying = false }
    }
}

extension Notification.Name { static let interruption = Notification.Name("interruption") }

/// A search in a list of links.
struct PlaceSearch: View {
    @State private var query = ""
    private let places = ["Athens", "Berlin", "Bern"]

    var body: some View {
        let found = query.isEmpty ? places : places.filter { $0.hasPrefix(query) }
        List(found, id: \.self) { place in
            NavigationLink(place, value: place)
        }
        .overlay { if found.isEmpty { Text("No place begins with “\(query)”") } }
        .searchable(text: $query)
        .navigationDestination(for: String.self) { MapPlaceholder(place: $0) }
        .navigationTitle("Places")
    }
}

/// A place for a map, with controls over it and a sheet of two heights.
struct MapPlaceholder: View {
    let place: String
    @State private var showsDetails = false
    @State private var height = PresentationDetent.medium
    @Environment(\.locale) private var locale

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            LinearGradient(colors: [.green, .blue], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
                .accessibilityLabel("Map of \(place)")
            Button("Details") { showsDetails = true }.glassSurface(.regular).padding()
        }
        .sheet(isPresented: $showsDetails) {
            Button("Taller") { height = .large }
                .presentationDetents([.medium, .large], selection: $height)
        }
        .navigationTitle(place)
    }
}
