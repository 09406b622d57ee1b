import Foundation
import SwiftUI

@testable import SeaGlassNavigation

/// Short links that a server resolves.
enum ShortLinksProgram {
    /// Hashable alone: not stored.
    struct ShortLink: Hashable { let code: String }

    struct RecipeRoute: NavigationRoute, Identifiable {
        let id: Int
        var servings: Int
    }

    @MainActor @Observable final class LinkService {
        var answers: [String: String] = [
            "abc": "https://recipes.example.com/recipe/5?servings=4", "def": "https://recipes.example.com/recipe/6",
            "far": "https://swift.org", "bad": "https://recipes.example.com/recipe/5?servings=many",
            "loop": "https://rec.pe/s/loop",
        ]

        private var questions: [CheckedContinuation<Void, Never>] = []

        /// Lets the server answer, which a test decides.
        func answer() {
            for question in questions { question.resume() }
            questions = []
        }

        func resolve(_ code: String) async throws -> URL {
            await withCheckedContinuation { questions.append($0) }
            guard let url = answers[code].flatMap(URL.init(string:)) else { throw URLError(.fileDoesNotExist) }
            return url
        }
    }

    static let recipeRoutes = NavigationRoutes()
        .route(RecipeRoute.self, key: "recipe") { Recipe(route: $0) }
        .route(ShortLink.self) { Waiting(code: $0.code) }
        .link("recipe/{id}?servings={servings=2}", RecipeRoute.init(id:servings:)) { ($0.id, $0.servings) }
        .link("s/{code}", ShortLink.init(code:)) { _ in nil }
        .acceptingLinks(schemes: [], hosts: ["recipes.example.com", "rec.pe"])

    struct RecipesRoot: View {
        var body: some View {
            Text("All recipes")
                .navigationShell()
                .navigationRoutes(recipeRoutes)
                .opensNavigationLinks()
                .restoresNavigation(id: "recipes")
        }
    }

    struct Waiting: View {
        @Environment(LinkService.self) private var service
        @Environment(\.navigator) private var navigator
        @State private var problem: String?
        let code: String

        var body: some View {
            Group {
                if let problem { Text(problem) } else { ProgressView() }
            }
            .navigationTitle("Waiting \(code)")
            .task {
                do {
                    try navigator.open(await service.resolve(code))
                } catch let failure as NavigationLinkFailure {
                    problem = "Not for this app: \(failure.reason)"
                } catch {
                    problem = "Unknown link"
                }
            }
        }
    }

    struct Recipe: View {
        @Environment(\.navigator) private var navigator
        let route: RecipeRoute

        var body: some View {
            VStack {
                Text("Recipe \(route.id) for \(route.servings)")
                Link("A friend's recipe", destination: URL(string: "https://rec.pe/s/abc")!)
                if let url = navigator.link(base: URL(string: "https://recipes.example.com")!) {
                    Link("Share", destination: url)
                }
            }
        }
    }
}
