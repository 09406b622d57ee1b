#if os(Linux)
import DemoScreens
import HeadlessPage
import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// The content of the page of scenes: the README's first lines, and small trees that each show one thing.
@MainActor enum Scenes {
    static let all: [ScenePage.Scene] = [
        .init("The README’s lines, the inbox") { Lines() },
        .init("The README’s lines, a thread") { Lines(path: [1]) },
        .init("A painted screen") { Lines(path: [1], screens: .painted) },
        .init("Glass buttons") { background { Buttons() } },
        .init("A card over a background") { background { Card() } },
        .init("A form") { stack("Form") { Settings() } },
        .init("Text that is too long") {
            stack("A title that is far too long for the bar of a small phone") { Texts() }
        },
        .init("Stacks and spacers") { background { Stacks() } },
        .init("A toolbar") {
            stack("Inbox") { List(0..<40, id: \.self) { Text("Message \($0)") }.toolbar { Items() } }
        },
        .init("Tabs") { Tabs() },
        .init("A bar of the app’s own") { Shell() },
        .init("A bar at the bottom") { stack("Notes") { Bottom() } },
        .init("A bar to write in") { background { ChatScreen(draft: "") } },
        .init("A bar to write in, with five lines") {
            background { ChatScreen(draft: "Five lines and no more.\n2\n3\n4\n5") }
        },
        .init("A sheet of half height") { background { Color.clear.sheet(isPresented: .constant(true)) { Half() } } },
        .init("A grid") { stack("Colors") { Grid() } },
        .init("Controls on a bright palette") { Controls(palette: .sunset) },
        .init("Controls on a dark palette") { Controls(palette: .darkExamples[0]) },
        .init("A sheet over a dark palette") { Controls(palette: .darkExamples[1], isSheetShown: true) },
    ]

    private static func background(_ content: () -> some View) -> some View {
        content().persistentBackground(.ocean)
    }

    private static func stack(_ title: String, _ content: () -> some View) -> some View {
        NavigationStack { content().navigationTitle(title).transparentNavigationContainer() }
            .persistentBackground(.lavender)
    }
}

/// A list of controls in the color scheme that is legible on a palette.
private struct Controls: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    let palette: ColorPalette
    var isSheetShown = false

    var body: some View {
        NavigationStack {
            list
                .navigationTitle(palette.name)
                .transparentNavigationContainer()
                .sheet(isPresented: .constant(isSheetShown)) {
                    NavigationStack { list.transparentNavigationContainer() }
                        .presentationDetents([.medium])
                        .glassSheet()
                }
        }
        .environment(\.colorScheme, palette.colorScheme(in: colorScheme, contrast: contrast))
        .persistentBackground(palette)
    }

    private var list: some View {
        List {
            Section("Clear rows") {
                Text("A label")
                Text("A second label").foregroundStyle(.secondary)
                Button("A button") {}
                Button("Delete", role: .destructive) {}
                Button("A disabled button") {}.disabled(true)
            }
            .transparentRow()
            Section("Translucent rows") {
                Label("A label", systemImage: "paperplane.fill")
                Button("A tinted button") {}.tint(.orange)
                Button("Delete", role: .destructive) {}
                Toggle("A disabled switch", isOn: .constant(true)).disabled(true)
            }
            .transparentRow(.translucent)
        }
    }
}

private struct Lines: View {
    @State var path: [Int] = []
    var screens = PersistentBackgroundScreens.automatic

    var body: some View {
        NavigationStack(path: $path) {
            List(0..<30, id: \.self) { thread in
                NavigationLink(value: thread) { Text("Thread \(thread)") }.transparentRow(.translucent)
            }
            .transparentNavigationContainer()
            .transparentNavigationDestination(for: Int.self) { Text("Thread \($0)") }
        }
        .persistentBackground(.ocean, screens: screens)
    }
}

private struct Buttons: View {
    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 12) {
                Button("Reply") {}.glassSurface(.primaryButton)
                Button("Archive") {}.glassSurface(.interactive)
                Button {
                } label: {
                    Image(systemName: "flag")
                }
                .glassSurface(.interactive, in: .circle)
            }
            Button("Continue") {}
                .glassSurface(.primaryButton.sizing(.flexible))
                .controlSize(.large)
                .padding(.horizontal)
            HStack(spacing: 12) {
                #if !os(watchOS)
                Menu("Sort") { Button("By date") {} }
                #endif
                Link(destination: URL(filePath: "/harbor")) { Text("Website") }
            }
            .glassSurface(.interactive)
            Label("Delivered", systemImage: "paperplane.fill").padding().glassSurface(.card)
        }
        .glassContainer()
    }
}

private struct Card: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Low Tide").font(.title2).fontWeight(.bold)
            Text("The harbor is open until nine. Bring the ropes that were left at the pier last week.")
            Text("Ines Varga").font(.footnote).foregroundStyle(.secondary)
        }
        .padding(18)
        .glassSurface(.card)
        .padding()
    }
}

private struct Settings: View {
    var body: some View {
        Form {
            Section("Alerts") {
                Toggle("Show previews", isOn: .constant(true))
                Toggle("Sounds", isOn: .constant(false))
            }
            .transparentRow(.translucent)
            Section {
                LabeledContent("Version", value: "1.0")
                LabeledContent("Screens with a background of their own", value: "None")
            } footer: {
                Text("What is said below a section may take more than one line on a small device.")
            }
            .transparentRow(.translucent)
        }
    }
}

private struct Texts: View {
    private let long = "A boat at the pier waits for those who come late, and for nobody else but them."

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(long)
            Text(long).lineLimit(1)
            Text(long).lineLimit(2).font(.headline)
            Text(long).font(.title).lineLimit(1).minimumScaleFactor(0.5)
            Text(long).multilineTextAlignment(.trailing).font(.footnote).foregroundStyle(.secondary)
        }
        .padding()
    }
}

private struct Stacks: View {
    var body: some View {
        VStack {
            HStack {
                Text("Leading")
                Spacer()
                Text("Trailing").foregroundStyle(.secondary)
            }
            Divider()
            HStack(alignment: .firstTextBaseline) {
                Text("Large").font(.largeTitle)
                Text("and small, on one baseline").font(.footnote)
            }
            Spacer()
            ZStack(alignment: .bottomTrailing) {
                RoundedRectangle(cornerRadius: 16).fill(.ultraThinMaterial)
                Text("In the corner").padding(12)
            }
            .frame(maxWidth: 260, maxHeight: 120)
        }
        .padding()
    }
}

private struct Items: ToolbarContent {
    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItem(placement: .primaryAction) {
            Button {
            } label: {
                Image(systemName: "square.and.pencil").accessibilityLabel("Compose")
            }
        }
    }
}

private struct Tabs: View {
    var body: some View {
        TabView {
            NavigationStack { Text("First").navigationTitle("One").transparentNavigationContainer() }
                .persistentBackground(.mint)
                .tabItem { Label("One", systemImage: "square.stack.fill") }
            Text("Second").tabItem { Label("Two", systemImage: "music.note") }
            Text("Third").tabItem { Label("Three", systemImage: "envelope.fill") }
        }
    }
}

private struct Shell: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(0..<20, id: \.self) { @Sendable row in
                    Text("Row \(row)").padding().frame(maxWidth: .infinity, alignment: .leading)
                        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
                }
            }
            .padding()
            .topNavigationBarScrollContent()
        }
        .topNavigationBarTracksScroll()
        .topNavigationBarTitle("Berth 14 is free from the first of the month")
        .topNavigationBarSubtitle("3 messages")
        .topNavigationBarTrailing { Button("Done") {} }
        .navigationShell(bar: .custom())
        .persistentBackground(.lavender)
    }
}

private struct Bottom: View {
    var body: some View {
        List(0..<40, id: \.self) { Text("Note \($0)").transparentRow(.translucent) }
            .safeAreaInset(edge: .bottom) {
                HStack {
                    Button("Undo") {}.glassSurface(.interactive)
                    Spacer()
                    Button("New Note") {}.glassSurface(.primaryButton)
                }
                .padding(.horizontal)
            }
    }
}

private struct Half: View {
    var body: some View {
        VStack(spacing: 12) {
            Text("Up Next").font(.title2).fontWeight(.bold)
            Text("Nothing plays after this.").foregroundStyle(.secondary)
            Button("Close") {}.glassSurface(.interactive)
        }
        .padding(.top, 24)
        .glassSheet()
        .presentationDetents([.medium])
    }
}

private struct Grid: View {
    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 12)], spacing: 12) {
                ForEach(0..<12, id: \.self) { @Sendable number in
                    Text("\(number)").font(.title3)
                        .frame(maxWidth: .infinity, minHeight: 88)
                        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
                }
            }
            .padding()
        }
    }
}
#endif
