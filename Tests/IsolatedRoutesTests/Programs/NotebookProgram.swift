import Observation
import SeaGlass
import SeaGlassNavigation
import SwiftUI

// Restoration of numbers, texts and an enumeration, with a sheet that hands a value back.

@Observable
final class Notebook {
    var tags: [Int: String] = [:]
    var authors: [Int: String] = [:]
    /// What the app prints.
    var failures: [NavigationRestoration.Failure] = []

    func tag(of note: Int) -> Binding<String> {
        Binding {
            self.tags[note] ?? "no tag"
        } set: { tag in
            self.tags[note] = tag
        }
    }
}

enum NoteRoute: Codable, Hashable {
    case editor(note: Int)
    case tagPicker(note: Int)
    case authorPicker(note: Int)

    var isPicker: Bool { if case .editor = self { false } else { true } }
}

/// A job that can't be stored.
final class PrintJob: Hashable {
    let note: Int

    init(note: Int) { self.note = note }

    static func == (left: PrintJob, right: PrintJob) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension EnvironmentValues {
    @Entry var onPickAuthor: (_ note: Int, _ author: String) -> Void = { _, _ in }
}

struct NotebookRoot: View {
    let notebook: Notebook
    var restoration = NavigationRestoration.standard

    var body: some View {
        List(1..<4, id: \.self) { note in NavigationLink("Note \(note)", value: note) }
            .topNavigationBarTitle("Notebook")
            .navigationShell()
            .navigationRoute(Int.self, key: "note") { note in
                NavigationLink("#blue", value: "#blue").topNavigationBarTitle("Note \(note)")
            }
            .navigationRoute(String.self, key: "tag") { tag in
                NavigationLink("Edit", value: NoteRoute.editor(note: 1)).topNavigationBarTitle(tag)
            }
            .navigationRoute(NoteRoute.self, key: "route", as: { $0.isPicker ? .sheet.detents([.medium]) : .push }) {
                screen($0)
            }
            .navigationRoute(PrintJob.self) { Text("Printing note \($0.note)").topNavigationBarTitle("Print") }
            .environment(\.onPickAuthor) { note, author in notebook.authors[note] = author }
            .environment(notebook)
            .restoresNavigation(id: "notebook", restoration) { notebook.failures.append($0) }
            .persistentBackground(.cherryBlossom)
    }

    @ViewBuilder
    private func screen(_ route: NoteRoute) -> some View {
        switch route {
        case .editor(let note): NoteEditor(note: note)
        case .tagPicker(let note): PickerList(["blue", "green", "red"], selection: notebook.tag(of: note))
        case .authorPicker(let note): AuthorPicker(note: note)
        }
    }
}

struct NoteEditor: View {
    @Environment(\.navigator) private var navigator
    @Environment(Notebook.self) private var notebook
    let note: Int

    var body: some View {
        Form {
            LabeledContent("Tag", value: notebook.tags[note] ?? "no tag")
            LabeledContent("Author", value: notebook.authors[note] ?? "nobody")
            Button("Tag") { navigator.present(NoteRoute.tagPicker(note: note)) }
            Button("Author") { navigator.present(NoteRoute.authorPicker(note: note)) }
            Button("Print") { navigator.push(route: PrintJob(note: note)) }
        }
        .topNavigationBarTitle("Editor")
    }
}

struct PickerList<Value: Hashable & CustomStringConvertible>: View {
    @Environment(\.navigator) private var navigator
    @Binding private var selection: Value
    private let values: [Value]

    init(_ values: [Value], selection: Binding<Value>) {
        self.values = values
        self._selection = selection
    }

    var body: some View {
        List(values, id: \.self) { value in
            Button(value.description) {
                selection = value
                navigator.dismiss()
            }
        }
        .topNavigationBarTitle("Choose")
    }
}

struct AuthorPicker: View {
    @Environment(\.navigator) private var navigator
    @Environment(\.onPickAuthor) private var onPick
    let note: Int

    var body: some View {
        List(["Ann", "Bo"], id: \.self) { name in
            Button(name) {
                onPick(note, name)
                navigator.dismiss()
            }
        }
        .topNavigationBarTitle("Author")
    }
}
