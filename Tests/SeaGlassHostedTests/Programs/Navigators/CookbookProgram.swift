import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// Cookbook: the app's own sheet with presentationBoundary(), whose buttons act on the stack below.
enum CookbookProgram {
    enum CookRoute: NavigationRoute {
        case category(String)
        case recipe(String)
        case steps(String)
    }

    @MainActor @Observable final class Cookbook { var recipes = ["Leek", "Onion"] }

    struct CookbookRoot: View {
        let book: Cookbook
        let navigator: Navigator

        var body: some View {
            CookbookCover().navigationShell(navigator: navigator).navigationRoute(CookRoute.self, key: "cook") {
                route in
                switch route {
                case .category(let name): CategoryScreen(name: name)
                case .recipe(let name): RecipeScreen(name: name)
                case .steps(let name): Text("Steps of \(name)")
                }
            }
            .environment(book)
        }
    }

    struct CookbookCover: View {
        @Environment(\.navigator) private var navigator
        var body: some View { Button("Soups") { navigator.push(route: CookRoute.category("Soups")) } }
    }

    struct CategoryScreen: View {
        @Environment(Cookbook.self) private var book
        let name: String

        var body: some View {
            List {
                ForEach(book.recipes, id: \.self) { recipe in
                    NavigationLink(value: CookRoute.recipe(recipe)) { Text(recipe) }
                }
            }
            .topNavigationBarTitle(name)
        }
    }

    struct RecipeScreen: View {
        let name: String
        @State private var showsOptions = false
        @State private var shares = false

        var body: some View {
            Button("Options") { showsOptions = true }
                .sheet(isPresented: $showsOptions) {
                    RecipeOptions(name: name, isShown: $showsOptions).presentationBoundary()
                }
            Button("Share") { shares = true }.sheet(isPresented: $shares) { RecipeShare() }
        }
    }

    struct RecipeOptions: View {
        @Environment(Cookbook.self) private var book
        @Environment(\.navigator) private var navigator
        @Environment(\.dismiss) private var dismiss
        let name: String
        @Binding var isShown: Bool

        var body: some View {
            Button("Delete recipe") {
                isShown = false
                book.recipes.removeAll { $0 == name }
                navigator.pop()
            }
            Button("Cook") {
                isShown = false
                navigator.push(route: CookRoute.steps(name))
            }
            Button("Done") { dismiss() }
        }
    }

    struct RecipeShare: View {
        @Environment(\.navigator) private var navigator
        var body: some View { Button("Back to category") { navigator.pop() } }
    }
}
