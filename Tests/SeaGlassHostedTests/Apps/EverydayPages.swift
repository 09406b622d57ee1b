import SeaGlass
import SwiftUI

/// A recipe's page, with a toolbar, an alert about data, and sections that open.
struct RecipeDetail: View {
    @State private var steps = ["Boil water", "Add pasta"]
    @State private var toDelete: String?
    @State private var asks = false
    @State private var isFavorite = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Text("Pasta").font(.largeTitle).underline(isFavorite)
                DisclosureGroup("Ingredients") { Text("Salt") }
                ForEach(steps, id: \.self) { step in
                    Text(step).contextMenu {
                        Button("Remove \(step)", role: .destructive) {
                            toDelete = step
                            asks = true
                        }
                    }
                }
                NavigationLink(destination: Text("Reviews of Pasta")) { Text("Reviews") }
            }
        }
        .toolbar {
            ToolbarItemGroup(placement: .navigationBarTrailing) {
                Button("Favorite") { isFavorite.toggle() }
                Button("Close") { dismiss() }
            }
            ToolbarItem(placement: .bottomBar) { Text("\(steps.count) steps") }
        }
        .toolbarBackground(.visible, for: .bottomBar)
        .alert("Remove the step?", isPresented: $asks, presenting: toDelete) { step in
            Button("Remove", role: .destructive) { steps.removeAll { $0 == step } }
            Button("Keep", role: .cancel) {}
        } message: { step in
            Text("“\(step)” is lost.")
        }
    }
}

/// Pages of an introduction.
struct WelcomePages: View {
    @State private var page = 0
    @State private var isDone = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        NavigationView {
            if isDone {
                Text("Home")
            } else {
                VStack {
                    Image(systemName: "sparkles")
                        .font(.system(size: 60))
                        .rotationEffect(.degrees(reduceMotion ? 0 : Double(page) * 10))
                    Text("Page \(page + 1)").font(.title).contrast(1.2)
                    HStack {
                        ForEach(0..<3) { index in
                            Circle().frame(width: 8, height: 8).opacity(index == page ? 1 : 0.3)
                        }
                    }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel("Page \(page + 1) of 3")
                    Button(page == 2 ? "Start" : "Next") { if page == 2 { isDone = true } else { page += 1 } }
                        .glassSurface(.primaryButton)
                }
                .navigationBarTitle("Welcome")
            }
        }
        .navigationViewStyle(.stack)
    }
}

/// A paywall with plans in a custom style of toggles.
struct Paywall: View {
    private struct PlanStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn = true
            } label: {
                HStack {
                    configuration.label
                    if configuration.isOn { Image(systemName: "checkmark").accessibilityLabel("Chosen") }
                }
            }
        }
    }

    final class Store: ObservableObject {
        @Published var plan = "Yearly"
        @Published private(set) var bought: String?

        func buy() { bought = plan }
    }

    @StateObject private var store = Store()
    @State private var read: URL?
    private let terms = URL(string: "https://example.com/terms")!

    var body: some View {
        VStack {
            Text(AttributedString("Go Pro")).font(.largeTitle).tracking(2)
            ForEach(["Monthly", "Yearly"], id: \.self) { plan in
                Toggle(plan, isOn: Binding(get: { store.plan == plan }, set: { if $0 { store.plan = plan } }))
                    .toggleStyle(PlanStyle())
            }
            Button("Buy \(store.plan)") { store.buy() }.buttonStyle(.borderedProminent).buttonSizing(.flexible)
            if let bought = store.bought { Text("Thanks for \(bought)") }
            Link("Terms", destination: terms).font(.footnote)
            if let read { Text("You read \(read.lastPathComponent)") }
        }
        .glassSheet()
        .environment(
            \.openURL,
            OpenURLAction { url in
                read = url
                return .handled
            }
        )
    }
}
