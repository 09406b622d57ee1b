import SeaGlassNavigation
import SwiftUI

/// Cook book: four releases that are installed over each other, with the same stored stack.
enum CookBookReleasesProgram {
    typealias OnFailure = @MainActor (NavigationRestoration.Failure) -> Void

    enum Release1 {
        struct Recipe: NavigationRoute { let id: Int }
        struct StepRoute: NavigationRoute { let number: Int }
        struct TimerRoute: NavigationRoute { let minutes: Int }

        struct Root: View {
            let restoration: NavigationRestoration
            let onFailure: OnFailure

            var body: some View {
                List(1..<9, id: \.self) { NavigationLink("Recipe \($0)", value: Recipe(id: $0)) }
                    .navigationTitle("Cook book")
                    .navigationShell()
                    .navigationRoute(Recipe.self) { recipe in
                        NavigationLink("Step 2", value: StepRoute(number: 2))
                            .navigationTitle("Recipe \(recipe.id)")
                    }
                    .navigationRoute(StepRoute.self, key: "step") { step in
                        NavigationLink("Timer", value: TimerRoute(minutes: 5))
                            .navigationTitle("Step \(step.number)")
                    }
                    .navigationRoute(TimerRoute.self) { Text("\($0.minutes) minutes").navigationTitle("Timer") }
                    .restoresNavigation(id: "cook", restoration, onFailure: onFailure)
            }
        }
    }

    enum Release2 {
        struct Dish: NavigationRoute { let id: Int }

        struct StepRoute: NavigationRoute {
            let name: String

            init(name: String) { self.name = name }

            private enum CodingKeys: String, CodingKey { case name, number }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                if let number = try values.decodeIfPresent(Int.self, forKey: .number) {
                    name = String(number)
                } else {
                    name = try values.decode(String.self, forKey: .name)
                }
            }

            func encode(to encoder: any Encoder) throws {
                var values = encoder.container(keyedBy: CodingKeys.self)
                try values.encode(name, forKey: .name)
            }
        }

        struct Root: View {
            let restoration: NavigationRestoration
            let onFailure: OnFailure

            var body: some View {
                List(1..<9, id: \.self) { NavigationLink("Dish \($0)", value: Dish(id: $0)) }
                    .navigationTitle("Cook book")
                    .navigationShell()
                    .navigationRoute(
                        Dish.self,
                        key: "cook.dish",
                        aliases: ["Recipe", "CookBookReleasesProgram.Release1.Recipe"]
                    ) { dish in
                        NavigationLink("Boil", value: StepRoute(name: "Boil"))
                            .navigationTitle("Dish \(dish.id)")
                    }
                    .navigationRoute(StepRoute.self, key: "cook.step", aliases: ["step"]) { step in
                        Text(step.name).navigationTitle("Step \(step.name)")
                    }
                    .restoresNavigation(id: "cook", restoration, onFailure: onFailure)
            }
        }
    }

    enum Release3 {
        enum Screen: NavigationRoute {
            case dish(Int)
            case step(String)
            case shopping
        }

        struct Root: View {
            @State private var path: [Screen] = []
            let restoration: NavigationRestoration
            let onFailure: OnFailure

            var body: some View {
                NavigationStack(path: $path) {
                    List(1..<9, id: \.self) { NavigationLink("Dish \($0)", value: Screen.dish($0)) }
                        .navigationTitle("Cook book")
                        .navigationDestination(for: Screen.self) { view(of: $0) }
                }
                .restoresNavigation(path: $path, id: "cook", key: "cook.screen", restoration, onFailure: onFailure)
            }

            @ViewBuilder private func view(of screen: Screen) -> some View {
                switch screen {
                case .dish(let id):
                    NavigationLink("Shopping for \(id)", value: Screen.shopping).navigationTitle("Dish \(id)")
                case .step(let name): Text(name).navigationTitle("Step \(name)")
                case .shopping: NavigationLink("Boil", value: Screen.step("Boil")).navigationTitle("Shopping")
                }
            }
        }
    }

    enum Release4 {
        enum Screen: NavigationRoute {
            case dish(Int)
            case step(String)
        }

        struct Root: View {
            @State private var path: [Screen] = []
            let restoration: NavigationRestoration
            let onFailure: OnFailure

            var body: some View {
                NavigationStack(path: $path) {
                    List(1..<9, id: \.self) { NavigationLink("Dish \($0)", value: Screen.dish($0)) }
                        .navigationTitle("Cook book")
                        .navigationDestination(for: Screen.self) { screen in
                            switch screen {
                            case .dish(let id): Text("A dish").navigationTitle("Dish \(id)")
                            case .step(let name): Text(name).navigationTitle("Step \(name)")
                            }
                        }
                }
                .restoresNavigation(path: $path, id: "cook", key: "cook.screen", restoration, onFailure: onFailure)
            }
        }
    }
}
