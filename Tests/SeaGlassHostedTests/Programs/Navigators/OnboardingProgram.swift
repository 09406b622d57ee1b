import SeaGlassNavigation
import SwiftUI

/// Onboarding: a flow in a model, tested without a view; previews without a shell.
enum OnboardingProgram {
    enum OnboardingRoute: NavigationRoute { case name, done, help }

    @MainActor @Observable final class OnboardingFlow {
        let navigator: Navigator
        var name = ""

        init(navigator: Navigator = Navigator()) { self.navigator = navigator }

        func next() {
            switch navigator.entries.last?.route as? OnboardingRoute {
            case nil: navigator.push(route: OnboardingRoute.name)
            case .name: navigator.push(route: OnboardingRoute.done)
            case .done, .help: navigator.popToRoot()
            }
        }

        func help() { navigator.present(OnboardingRoute.help) }
    }

    struct OnboardingRoot: View {
        let flow: OnboardingFlow

        var body: some View {
            OnboardingStep(next: { flow.next() })
                .navigationShell(navigator: flow.navigator)
                .navigationRoute(OnboardingRoute.self, key: "step") { _ in OnboardingStep(next: { flow.next() }) }
        }
    }

    struct OnboardingStep: View {
        @Environment(\.navigator) private var navigator
        var next: @MainActor () -> Void = {}

        var body: some View {
            VStack {
                Text("Step \(navigator.entries.count + 1)")
                Button("Next", action: next)
                Button("Skip") { navigator.push(route: OnboardingRoute.done) }
                Button("Start over") { navigator.popToRoot() }
            }
        }
    }
}
