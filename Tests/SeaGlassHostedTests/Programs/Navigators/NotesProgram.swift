import SeaGlassNavigation
import SwiftUI

/// Notes: a list, a note, an editor whose buttons act through two different navigators.
enum NotesProgram {
    struct NoteRoute: NavigationRoute { let id: Int }

    @MainActor @Observable final class NoteStore {
        var texts = [1: "Milk", 2: "Bread"]
        var ids: [Int] { texts.keys.sorted() }
        func text(_ id: Int) -> String { texts[id] ?? "" }
    }

    struct NotesRoot: View {
        let store: NoteStore
        let navigator: Navigator

        var body: some View {
            NoteList()
                .topNavigationBarTitle("Notes")
                .navigationShell(navigator: navigator)
                .navigationRoute(NoteRoute.self, key: "note") { NoteScreen(id: $0.id) }
                .environment(store)
        }
    }

    struct NoteList: View {
        @Environment(NoteStore.self) private var store
        @Environment(\.navigator) private var navigator

        var body: some View {
            List {
                ForEach(store.ids, id: \.self) { id in
                    Button(store.text(id)) { navigator.push(route: NoteRoute(id: id)) }
                }
            }
        }
    }

    struct NoteScreen: View {
        @Environment(NoteStore.self) private var store
        @Environment(\.navigator) private var navigator
        let id: Int

        var body: some View {
            VStack {
                Text(store.text(id))
                Button("Edit") { edit() }
                Button("Close") { navigator.pop() }
            }
            .topNavigationBarTitle("Note")
        }

        private func edit() {
            navigator.push(
                NoteEditor(text: store.text(id)) { text in
                    store.texts[id] = text
                    navigator.pop()
                }
            )
        }
    }

    struct NoteEditor: View {
        @Environment(\.navigator) private var navigator
        @State var text: String
        let onSave: (String) -> Void

        var body: some View {
            Form {
                TextField("Text", text: $text)
                Button("Save") { onSave(text + "!") }
                Button("Cancel") { navigator.pop() }
            }
            .topNavigationBarTitle("Edit")
        }
    }
}
