import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// Recipes: a draft under the system's bar.
enum RecipeDraftProgram {
    struct RecipeRoute: NavigationRoute {
        let id: Int
    }

    @MainActor @Observable final class RecipeStore {
        var titles: [Int: String] = [1: "Soup", 2: "Bread", 3: "Pie"]

        func save(_ text: String, for id: Int) {
            titles[id] = text
        }
    }

    @MainActor @Observable final class RecipeDraft {
        var original: String
        var text: String

        var isDirty: Bool { text != original }

        init(_ text: String) {
            original = text
            self.text = text
        }
    }

    struct RecipesApp: View {
        @State private var store = RecipeStore()

        var body: some View {
            RecipeList()
                .topNavigationBarTitle("Recipes")
                .navigationShell()
                .navigationRoute(RecipeRoute.self, key: "recipe") { route in
                    RecipeEditor(id: route.id, text: store.titles[route.id] ?? "")
                }
                .environment(store)
                .persistentBackground(.sunset)
        }
    }

    struct RecipeList: View {
        @Environment(RecipeStore.self) private var store

        var body: some View {
            List(store.titles.keys.sorted(), id: \.self) { id in
                NavigationLink(store.titles[id] ?? "", value: RecipeRoute(id: id))
            }
        }
    }

    struct RecipeEditor: View {
        @Environment(\.navigator) private var navigator
        @Environment(RecipeStore.self) private var store
        @State private var draft: RecipeDraft
        @State private var isAsking = false
        @FocusState private var isWriting: Bool
        let id: Int

        init(id: Int, text: String) {
            self.id = id
            _draft = State(initialValue: RecipeDraft(text))
        }

        var body: some View {
            form
                .topNavigationBarTitle(draft.original)
                .topNavigationBarTrailing { Button("Save", action: save).disabled(!draft.isDirty) }
                .navigationLeaveGuard(when: draft.isDirty, isPresented: $isAsking)
                .confirmationDialog("Discard changes?", isPresented: $isAsking, titleVisibility: .visible) {
                    Button("Discard", role: .destructive) { navigator.leave() }
                    Button("Cancel", role: .cancel) { navigator.stay() }
                }
        }

        private var form: some View {
            Form {
                TextField("Title", text: $draft.text)
                    .focused($isWriting)
            }
        }

        private func save() {
            store.save(draft.text, for: id)
            draft.original = draft.text  // clean from here on: `pop` in the same action asks nothing
            navigator.pop()
        }
    }
}
