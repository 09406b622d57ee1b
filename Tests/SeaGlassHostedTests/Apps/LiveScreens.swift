import SeaGlass
import SwiftUI

/// A list of conversations that link to their messages. A search filters it, and a swipe marks one as read.
struct ChatListScreen: View {
    @State private var unread = ["Ada": 2, "Bo": 0]
    @State private var composes = false
    @State private var query = ""

    private var found: [String] { unread.keys.sorted().filter { query.isEmpty || $0.contains(query) } }

    var body: some View {
        List(found, id: \.self) { name in
            NavigationLink(value: name) {
                HStack {
                    Text(name).bold(unread[name] != 0)
                    Spacer()
                    if let count = unread[name], count > 0 { Text("\(count) unread") }
                }
            }
            .transparentRow()
            .swipeActions { Button("Mark as Read") { unread[name] = 0 } }
        }
        .searchable(text: $query, prompt: "Name")
        .transparentNavigationDestination(for: String.self) { name in
            Text("Messages of \(name)").onAppear { unread[name] = 0 }
        }
        .navigationTitle("Chats")
        .toolbar { Button("Compose") { composes = true } }
        .sheet(isPresented: $composes) {
            Button("Send") { composes = false }.glassSurface(.primaryButton).glassSheet()
        }
    }
}

extension Text {
    /// The emphasis of an unread row.
    fileprivate func bold(_ isBold: Bool) -> some View { fontWeight(isBold ? .bold : .regular) }
}

/// The weather of a city, on a card over a list of the hours.
struct WeatherScreen: View {
    @State private var city = "Oslo"
    @State private var degrees = [8, 9, 11, 10]
    @State private var chooses = false

    var body: some View {
        List {
            VStack {
                Text(city).font(.largeTitle)
                Text("\(degrees.max() ?? 0)°").font(.title)
            }
            .frame(maxWidth: .infinity)
            .glassSurface(.card)
            ForEach(0..<4) { @Sendable [degrees] hour in
                LabeledContent("\(hour + 9):00", value: "\(degrees[hour])°")
            }
            .transparentRow()
        }
        .navigationTitle("Weather")
        .task { load() }
        .refreshable { await load() }
        .glassBar(edge: .bottom) { Button("Cities") { chooses = true }.glassSurface(.interactive) }
        .sheet(isPresented: $chooses) {
            List(["Oslo", "Rome"], id: \.self) { name in
                Button(name) {
                    city = name
                    chooses = false
                }
            }
            .glassSheet()
        }
    }

    private func load() { degrees = degrees.map { $0 + 1 } }
}

/// A field that filters a list, and a sheet that narrows it.
struct SearchScreen: View {
    @State private var query = ""
    @State private var kind = "all"
    @State private var filters = false
    private let fruits = ["apple", "apricot", "banana"]

    private var found: [String] {
        fruits.filter { (query.isEmpty || $0.contains(query)) && (kind == "all" || $0.count > 6) }
    }

    var body: some View {
        List {
            TextField("Search", text: $query)
            if found.isEmpty {
                Text("Nothing found")
            } else {
                ForEach(found, id: \.self) { @Sendable in Text($0) }.transparentRow()
            }
        }
        .navigationTitle("Search")
        .toolbar { ToolbarItem { Button("Filter") { filters = true }.glassSurface(.interactive) } }
        .sheet(isPresented: $filters) {
            Picker("Kind", selection: $kind) {
                Text("All").tag("all")
                Text("Long names").tag("long")
            }
            .glassSheet()
        }
    }
}
