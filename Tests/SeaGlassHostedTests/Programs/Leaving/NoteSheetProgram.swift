import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// Notes: a guard in an app's own sheet, with the app's own stack.
enum NoteSheetProgram {
    struct NotesApp: View {
        @State private var notes = ["Milk"]
        @State private var isWriting = false

        var body: some View {
            list
                .topNavigationBarTitle("Notes")
                .topNavigationBarTrailing { Button("New note", systemImage: "square.and.pencil") { isWriting = true } }
                .navigationShell()
                .navigationRoute(String.self, key: "note") { NoteScreen(text: $0) { _ in } }
                .navigationRoute(Int.self, key: "tags") { _ in TagScreen() }
                .persistentBackground(.ocean)
                .sheet(isPresented: $isWriting) { sheet }
        }

        private var list: some View {
            List(notes, id: \.self) { NavigationLink($0, value: $0) }
        }

        private var sheet: some View {
            NavigationStack {
                NoteScreen(text: "") { notes.append($0) }
                    .navigationDestination(for: Int.self) { _ in TagScreen() }
            }
            .presentationDetents([.medium, .large])
            .presentationBoundary()
        }
    }

    struct NoteScreen: View {
        @Environment(\.dismiss) private var dismiss
        @State private var text: String
        @State private var isAsking = false
        private let original: String
        private let done: (String) -> Void

        init(text: String, done: @escaping (String) -> Void) {
            _text = State(initialValue: text)
            original = text
            self.done = done
        }

        var body: some View {
            Form {
                TextField("Note", text: $text, axis: .vertical)
                NavigationLink("Tags", value: 1)
            }
            .navigationTitle("Note")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
                ToolbarItem(placement: .confirmationAction) { Button("Done", action: finish).disabled(text.isEmpty) }
            }
            .navigationLeaveGuard(when: text != original, isPresented: $isAsking)
            .alert("Discard the note?", isPresented: $isAsking) {
                Button("Discard", role: .destructive) { dismiss() }
                Button("Keep writing", role: .cancel) {}
            }
        }

        private func cancel() {
            if text == original { dismiss() } else { isAsking = true }
        }

        private func finish() {
            done(text)
            dismiss()
        }
    }

    struct TagScreen: View {
        @State private var isUnsaved = false
        @State private var isAsking = false

        var body: some View {
            Toggle("Important", isOn: $isUnsaved)
                .navigationLeaveGuard(when: isUnsaved, isPresented: $isAsking)
                .alert("Keep the tag?", isPresented: $isAsking) { Button("Keep") { isUnsaved = false } }
        }
    }
}
