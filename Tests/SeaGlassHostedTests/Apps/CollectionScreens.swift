import SeaGlass
import SwiftUI

/// Photos in a grid below the albums. A tap enlarges a photo.
struct PhotoScreen: View {
    struct Photo: Identifiable { let id: Int }

    @State private var shown: Photo?
    private let photos = (1...6).map(Photo.init)

    var body: some View {
        List {
            Section("Albums") { NavigationLink("Favorites") { Text("No favorites") } }.transparentRow()
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
                ForEach(photos) { @Sendable [$shown] photo in
                    Text("Photo \(photo.id)")
                        .frame(width: 90, height: 90)
                        .background(Color.blue)
                        .cornerRadius(12)
                        .border(.tint)
                        .onTapGesture { $shown.wrappedValue = photo }
                }
            }
        }
        .navigationTitle("Photos")
        .sheet(item: $shown) { photo in
            VStack {
                Text("Large \(photo.id)")
                Button("Done") { shown = nil }.glassSurface(.interactive, in: .circle)
            }
            .glassSheet()
        }
    }
}

/// A list of reminders that a person checks off or deletes, and a sheet for a new one.
struct ReminderScreen: View {
    struct Reminder: Identifiable {
        let id: Int
        var title: String
        var isDone = false
    }

    @State private var reminders = [Reminder(id: 0, title: "Water the fern"), Reminder(id: 1, title: "Call Bo")]
    @State private var adds = false
    @State private var title = ""

    var body: some View {
        List {
            ForEach(reminders) { @Sendable [$reminders] reminder in
                Button {
                    if let index = $reminders.wrappedValue.firstIndex(where: { $0.id == reminder.id }) {
                        $reminders.wrappedValue[index].isDone.toggle()
                    }
                } label: {
                    Label(reminder.title, systemImage: reminder.isDone ? "checkmark.circle.fill" : "circle")
                }
                .accessibilityAddTraits(reminder.isDone ? .isSelected : [])
            }
            .onDelete { reminders.remove(atOffsets: $0) }
            .transparentRow()
        }
        .navigationTitle("\(reminders.count { !$0.isDone }) open")
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("New") { adds = true } } }
        .sheet(isPresented: $adds, onDismiss: clear) {
            VStack {
                TextField("Title", text: $title)
                Button("Add") {
                    reminders.append(Reminder(id: (reminders.map(\.id).max() ?? 0) + 1, title: title))
                    adds = false
                }
                .disabled(title.isEmpty)
                .glassSurface(.primaryButton)
            }
            .glassSheet()
        }
    }

    private func clear() { title = "" }
}

/// A recipe: ingredients, steps, and a timer on a sheet.
struct RecipeScreen: View {
    @State private var portions = 2
    @State private var times = false

    var body: some View {
        List {
            Section("Ingredients") {
                LabeledContent("Flour", value: "\(portions * 100) g")
                LabeledContent("Eggs", value: "\(portions)")
            }
            .transparentRow(.translucent)
            Section("Steps") {
                ForEach(["Stir", "Wait", "Bake"], id: \.self) { @Sendable in Text($0) }
            }
            .transparentRow()
            HStack {
                Button("Fewer") { portions -= 1 }.disabled(portions == 1)
                Button("More") { portions += 1 }
            }
            .buttonStyle(.bordered)
            .glassContainer()
        }
        .navigationTitle("Pancakes for \(portions)")
        .glassBar(edge: .bottom) { Button("Start timer") { times = true }.glassSurface(.interactive) }
        .sheet(isPresented: $times) { Text("20 minutes").glassSheet().presentationDetents([.medium]) }
    }
}
