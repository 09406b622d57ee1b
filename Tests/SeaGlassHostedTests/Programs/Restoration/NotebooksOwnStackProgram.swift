import Foundation
import SeaGlassNavigation
import SwiftUI

/// Notebooks: an own stack with a date in a route, and an encoder of the app's own.
enum NotebooksOwnStackProgram {
    enum NoteRoute: Codable, Hashable {
        case notebook(String)
        case day(notebook: String, Date)
        case note(UUID)
    }

    @Observable @MainActor
    final class Notebooks {
        var titles = ["Garden", "Work"]
        var notes: [UUID: String] = [:]
        var drafts: [UUID: String] = [:]

        func contains(_ id: UUID) -> Bool { notes[id] != nil }
        func saveDrafts() { notes.merge(drafts) { $1 } }
        func today() -> UUID {
            let id = UUID()
            notes[id] = ""
            return id
        }
    }

    struct NotesStack: View {
        @Environment(Notebooks.self) private var model
        @Environment(\.scenePhase) private var scenePhase
        @AppStorage("reopens") private var reopens = true
        @State private var path: [NoteRoute] = []
        var restoration = NavigationRestoration.standard
        var onFailure: @MainActor (NavigationRestoration.Failure) -> Void = { print("notes:", $0) }

        private var dated: NavigationRestoration {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return restoration.coding(encoder: encoder, decoder: decoder)
        }

        var body: some View {
            NavigationStack(path: $path) {
                List(model.titles, id: \.self) { NavigationLink($0, value: NoteRoute.notebook($0)) }
                    .navigationTitle("Notebooks")
                    .toolbar { Toggle("Reopen where I was", isOn: $reopens) }
                    .navigationDestination(for: NoteRoute.self) { screen(of: $0) }
            }
            .restoresNavigation(
                path: $path,
                id: "notes",
                key: "notes.route",
                aliases: ["NoteRoute"],
                scope: .scene,
                dated,
                validate: { isStillThere($0) },
                onFailure: onFailure
            )
            .onOpenURL { url in
                if url.host() == "today" { path = [.note(model.today())] }
            }
            .onChange(of: scenePhase) { _, phase in
                if phase != .active { model.saveDrafts() }
            }
            .onChange(of: reopens) {
                if !reopens { restoration.clearSnapshots(id: "notes") }
            }
        }

        private func isStillThere(_ route: NoteRoute) -> Bool {
            guard reopens else { return false }
            if case .note(let id) = route { return model.contains(id) }
            return true
        }

        @ViewBuilder private func screen(of route: NoteRoute) -> some View {
            switch route {
            case .notebook(let title):
                List(0..<7, id: \.self) { day in
                    NavigationLink("Day \(day)", value: NoteRoute.day(notebook: title, date(day)))
                }
                .navigationTitle(title)
            case .day(let notebook, let date):
                VStack {
                    Text(date.ISO8601Format())
                    Button("New note") { path.append(.note(model.today())) }
                }
                .navigationTitle("A day of \(notebook)")
            case .note(let id):
                NoteEditor(id: id)
            }
        }

        private func date(_ day: Int) -> Date { Date(timeIntervalSince1970: Double(day) * 86_400) }
    }

    struct NoteEditor: View {
        @Environment(Notebooks.self) private var model
        @State private var text = ""
        let id: UUID

        var body: some View {
            TextField("Note", text: $text, axis: .vertical)
                .onAppear { text = model.notes[id] ?? "" }
                .onChange(of: text) { model.drafts[id] = text }
                .navigationTitle("Note")
        }
    }
}
