import SwiftUI

// Ten screens in the style of everyday apps, with the names that those use most. They use only the module, without stubs.

final class Session: ObservableObject {
    var name = "Ada"
    var isPremium = false
}

struct HomeScreen: View {
    @EnvironmentObject private var session: Session
    @State private var selection = "feed"

    var body: some View {
        TabView(selection: $selection) {
            Tab("Feed", systemImage: "house", value: "feed") { Text("Hello, \(session.name)") }
            Tab("Search", systemImage: "magnifyingglass", value: "search") { Text("Search everything") }
            Tab(value: "profile") {
                ProfileScreen()
            } label: {
                Label("Profile", systemImage: "person")
            }
        }
        .symbolVariant(.fill)
        .preferredColorScheme(.dark)
    }
}

struct HomeScreen_Previews: PreviewProvider {
    static var previews: some View {
        HomeScreen().environmentObject(Session())
    }
}

struct ProfileScreen: View {
    @EnvironmentObject private var session: Session
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        VStack(alignment: horizontalSizeClass == .compact ? .center : .leading) {
            Image(systemName: "person.circle").imageScale(.large).symbolVariant(.fill)
            Text(session.name).font(.title2.bold())
            Toggle("Premium", isOn: $session.isPremium)
        }
        .padding()
        .background(Color(uiColor: .secondarySystemBackground))
    }
}

struct LoginScreen: View {
    @State private var email = ""
    @State private var password = ""
    @State private var isFailed = false
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 16) {
            TextField("Email", text: $email)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .keyboardType(.emailAddress)
                .focused($isFocused)
                .onSubmit { isFocused = false }
            SecureField("Password", text: $password)
            Button("Log in") { withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { isFailed = true } }
                .buttonStyle(.borderedProminent)
                .disabled(email.isEmpty)
            if isFailed {
                Text("Wrong password")
                    .foregroundStyle(.red)
                    .transition(.scale.combined(with: .opacity))
            }
        }
        .textFieldStyle(.roundedBorder)
        .padding()
        .alert("Try again", isPresented: $isFailed) {}
    }
}

struct TimelineScreen: View {
    private struct Post: Identifiable {
        let id: Int
        let text: String
    }

    @State private var posts = (1...3).map { Post(id: $0, text: "Post \($0)") }
    @State private var opened: Post?

    var body: some View {
        NavigationStack {
            ScrollView {
                ScrollView(.horizontal) {
                    LazyHStack(alignment: .top, spacing: 8) { ForEach(1..<100) { Text("Story \($0)").padding() } }
                }
                LazyVStack(spacing: 0) {
                    ForEach(posts) { post in
                        Button {
                            opened = post
                        } label: {
                            Text(post.text).frame(maxWidth: .infinity, alignment: .leading).padding()
                        }
                        .buttonStyle(.plain)
                        Divider()
                    }
                }
            }
            .scrollDismissesKeyboard(.immediately)
            .navigationTitle("Timeline")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) { Button("Write") { opened = posts[0] } }
            }
            .toolbar(.visible, for: .tabBar)
            .sheet(item: $opened) { post in
                Text("Opened \(post.text)").presentationDetents([.fraction(0.3), .large])
            }
        }
    }
}

struct PlayerScreen: View {
    @State private var isPlaying = false

    var body: some View {
        ZStack(alignment: .bottom) {
            Color(uiColor: .systemBackground).zIndex(0)
            HStack {
                Button {
                    withAnimation(.snappy) { isPlaying.toggle() }
                } label: {
                    Image(systemName: isPlaying ? "pause" : "play").renderingMode(.template).symbolVariant(.circle.fill)
                        .imageScale(.large)
                }
                .accessibilityLabel(Text(isPlaying ? "Pause" : "Play"))
                if isPlaying { Text("Now playing").transition(.slide) }
            }
            .animation(.bouncy, value: isPlaying)
            .zIndex(1)
        }
    }
}

struct RatingScreen: View {
    @State private var rating = 0

    var body: some View {
        HStack {
            ForEach(1..<6) { star in
                Star()
                    .fill(star <= rating ? Color.yellow : Color(uiColor: .systemGray))
                    .frame(width: 30, height: 30)
                    .onTapGesture { withAnimation(.smooth(duration: 0.2)) { rating = star } }
                    .accessibilityLabel(Text("\(star) stars"))
            }
            Text("Rated \(rating)")
        }
    }

    private struct Star: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }
}

struct SettingsScreen: View {
    @Environment(\.dynamicTypeSize) private var typeSize
    @AppStorage("notifies") private var notifies = true
    @AppStorage("theme") private var theme = Theme.system
    @State private var isAsking = false

    private enum Theme: String { case system, dark }

    var body: some View {
        NavigationStack {
            Form {
                Section("General") {
                    Toggle("Notifications", isOn: $notifies)
                    LabeledContent("Text", value: typeSize.isAccessibilitySize ? "Large" : "Normal")
                }
                Section {
                    Button("Theme: \(theme.rawValue)") { theme = .dark }
                    Button("Delete account", role: .destructive) { isAsking = true }
                }
            }
            .formStyle(.grouped)
            .navigationTitle("Settings")
            .confirmationDialog("Delete it?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Delete", role: .destructive) {}
            } message: {
                Text("This can’t be undone.")
            }
        }
    }
}

struct LibraryScreen: View {
    @State private var selection: String?
    private let albums = ["Blue", "Green"]

    var body: some View {
        NavigationSplitView {
            List(albums, id: \.self) { album in NavigationLink(value: album) { Text(album) }.listRowSeparator(.hidden) }
                .navigationDestination(for: String.self) { Text("Album \($0)") }
                .listStyle(.sidebar)
        } detail: {
            Text("Choose an album")
        }
    }
}

struct OnboardingScreen: View {
    @State private var step = 0
    @State private var isShown = true
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        Text("Content")
            .fullScreenCover(isPresented: $isShown) {
                VStack {
                    Text("Step \(step)")
                        .id(step)
                        .transition(.asymmetricSlide)
                        .padding(verticalSizeClass == .compact ? 8 : 32)
                    Button(step < 2 ? "Next" : "Start") {
                        withAnimation(.spring) {
                            if step < 2 { step += 1 } else { isShown = false }
                        }
                    }
                }
            }
    }
}

extension AnyTransition {
    fileprivate static var asymmetricSlide: AnyTransition { .move(edge: .trailing).combined(with: .scale) }
}

struct LoadingScreen: View {
    @State private var isLoaded = false

    var body: some View {
        Group {
            if isLoaded {
                Label("Loaded", systemImage: "checkmark").symbolVariant(.circle).labelStyle(.titleAndIcon)
            } else {
                ProgressView("Loading")
                    .progressViewStyle(.circular)
                    .animation(.easeInOut.repeatForever(autoreverses: true).delay(0.1), value: isLoaded)
            }
        }
        .task { isLoaded = true }
    }
}

struct LoadingScreen_Previews: PreviewProvider {
    static var previews: some View {
        LoadingScreen().preferredColorScheme(.light)
        LoadingScreen().previewed(at: .accessibility2)
    }
}

extension View {
    fileprivate func previewed(at size: DynamicTypeSize) -> some View { dynamicTypeSize(size) }
}
