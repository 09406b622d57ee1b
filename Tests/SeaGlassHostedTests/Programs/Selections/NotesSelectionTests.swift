import Foundation
import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

private struct Note: Identifiable, Hashable {
    let id: Int
    var text: String
}
private enum NotesRoute: NavigationRoute {
    case history(Int)
    case edit(Int)
}

@MainActor @Observable private final class NotesModel {
    var notes = (1...5).map { Note(id: $0, text: "Text \($0)") }
    var selected: Note.ID?

    func note(_ id: Note.ID?) -> Note? { notes.first { $0.id == id } }
    func add() {
        let note = Note(id: (notes.map(\.id).max() ?? 0) + 1, text: "")
        notes.append(note)
        selected = note.id
    }
    func delete(_ offsets: IndexSet) {
        notes.remove(atOffsets: offsets)
        if note(selected) == nil { selected = nil }
    }
}

/// Notes: a model owns the notes and the selected id, the shell is inside `if let`, and rows are deleted.
private struct NotesApp: View {
    @Bindable var model: NotesModel
    var navigator: Navigator?
    let restoration: NavigationRestoration

    var body: some View {
        NavigationSplitView {
            NotesSidebar(model: model)
        } detail: {
            if let note = model.note(model.selected) {
                NoteView(note: note)
                    .navigationShell(selection: $model.selected, navigator: navigator)
                    .navigationRoute(NotesRoute.self, key: "note") { route in
                        switch route {
                        case .history(let id): Text("History").navigationTitle("History of \(id)")
                        case .edit(let id): NotesEditor(model: model, id: id)
                        }
                    }
                    .restoresNavigation(id: "notes", restoration)
            } else {
                Text("No Note")
            }
        }
    }
}

private struct NotesSidebar: View {
    @Bindable var model: NotesModel

    var body: some View {
        List(selection: $model.selected) {
            ForEach(model.notes) { Text("Row \($0.id)") }
                .onDelete { model.delete($0) }
        }
        .toolbar { Button("New") { model.add() } }
    }
}

private struct NoteView: View {
    @Environment(\.navigator) private var navigator
    let note: Note

    var body: some View {
        VStack {
            Text(note.text)
            Button("History") { navigator.push(route: NotesRoute.history(note.id)) }
            Button("Edit") { navigator.push(route: NotesRoute.edit(note.id)) }
        }
        .navigationTitle("Note \(note.id)")
    }
}

private struct NotesEditor: View {
    @Environment(\.navigator) private var navigator
    let model: NotesModel, id: Int
    @State private var text = ""
    @State private var isAsking = false

    var body: some View {
        TextEditor(text: $text)
            .navigationTitle("Edit")
            .navigationLeaveGuard(when: !text.isEmpty, isPresented: $isAsking)
            .alert("Discard?", isPresented: $isAsking) {
                Button("Discard", role: .destructive) { navigator.leave() }
                Button("Cancel", role: .cancel) {}
            }
    }
}

@MainActor @Suite("Program: notes with a shell inside if let", .stoppedClock, .ownRowClosures)
struct NotesSelectionTests {
    private let model = NotesModel()

    private func launch(_ version: Int, _ device: Device = .iPad) -> Host {
        let window = SelectionWindow(version, device)
        return window.launch(NotesApp(model: model, restoration: window.restoration))
    }

    private func edit(_ row: Int, in app: Host) {
        app.tap("Row \(row)")
        app.tap("Edit")
        app.enter("x", into: "Text editor")
    }

    @Test("Another note is shown without the history of the first", arguments: versions, SelectionWindow.wide)
    func history(version: Int, device: Device) {
        let app = launch(version, device)
        #expect(app.texts.contains("No Note"))
        app.tap("Row 2")
        #expect(app.shownTitle == "Note 2" && app.shownDepth == 0)
        app.tap("History")
        #expect(app.shownTitle == "History of 2")
        app.tap("Row 3")
        #expect(app.shownTitle == "Note 3" && app.shownDepth == 0 && app.animatesPath == false)
    }

    @Test("The row of the shown note asks nothing and keeps its screens", arguments: versions, SelectionWindow.wide)
    func sameRow(version: Int, device: Device) {
        let app = launch(version, device)
        app.tap("Row 3")
        app.tap("History")
        app.tap("Row 3")
        #expect(app.shownTitle == "History of 3" && app.shownDepth == 1)
    }

    @Test("A deleted note comes back without its history", arguments: versions, SelectionWindow.wide)
    func deleted(version: Int, device: Device) {
        let app = launch(version, device)
        app.tap("Row 3")
        app.tap("History")
        #expect(app.tap("Delete", inActionsOf: "Row 3"))
        #expect(app.texts.contains("No Note") && !app.texts.contains("History") && model.selected == nil)
        app.after { model.notes.insert(Note(id: 3, text: "Text 3"), at: 2) }
        app.tap("Row 3")
        #expect(app.shownTitle == "Note 3" && app.shownDepth == 0)
    }

    @Test("Deleting another row changes nothing in the detail", arguments: versions)
    func deletedOther(version: Int) {
        let app = launch(version)
        app.tap("Row 3")
        app.tap("History")
        app.tap("Delete", inActionsOf: "Row 1")
        #expect(app.shownTitle == "History of 3" && model.selected == 3)
    }

    @Test("A new note asks before it replaces an editor, and is shown after the answer", arguments: versions)
    func new(version: Int) async {
        for device in SelectionWindow.wide {
            for isDiscarded in [true, false] {
                let model = NotesModel()
                let window = SelectionWindow(version, device)
                let app = window.launch(NotesApp(model: model, restoration: window.restoration))
                edit(2, in: app)
                app.tap("New")
                #expect(app.texts.contains("Discard?") && model.selected == 2, "\(device.name)")
                app.tap(isDiscarded ? "Discard" : "Cancel")
                await app.settleTasks()
                #expect(model.selected == (isDiscarded ? 6 : 2) && model.notes.count == 6)
                #expect(app.shownTitle == (isDiscarded ? "Note 6" : "Edit"), "\(device.name)")
            }
        }
    }

    // The page has the shell around the choice of its root, and its guards then ask.
    @Test(
        "A shell inside if let is removed together with its note, before its guarded screen can ask",
        arguments: versions
    )
    func deletedEditor(version: Int) {
        let app = launch(version)
        edit(2, in: app)
        app.tap("Delete", inActionsOf: "Row 2")
        #expect(app.texts.contains("No Note") && !app.texts.contains("Discard?") && model.selected == nil)
    }

    @Test("A rotated phone keeps note and history, if the app keeps the navigator", arguments: versions)
    func rotation(version: Int) {
        // The host makes the columns of a wide window anew.
        let window = SelectionWindow(version, .iPhone17Pro)
        let notes = NotesApp(model: model, navigator: Navigator(), restoration: window.restoration)
        let app = window.launch(notes)
        app.tap("Row 2")
        app.tap("History")
        #expect(app.shownTitle == "History of 2")
        app.system.device = .iPad
        #expect(app.shownTitle == "History of 2" && model.selected == 2)
    }

    @Test("A launch with the note that the app keeps shows its history, and without the note nothing of it")
    func relaunch() async {
        for isDeleted in [false, true] {
            let window = SelectionWindow()
            let app = window.launch(NotesApp(model: model, restoration: window.restoration))
            app.tap("Row 2")
            app.tap("History")
            await window.end(app)
            let later = NotesModel()
            if isDeleted { later.notes.remove(at: 1) } else { later.selected = 2 }
            let next = window.launch(NotesApp(model: later, restoration: window.restoration))
            #expect(next.shownTitle == (isDeleted ? nil : "History of 2"))
            #expect(next.texts.contains("No Note") == isDeleted && later.selected == (isDeleted ? nil : 2))
        }
    }
}
