import SeaGlassNavigation
import SwiftUI

/// Onboarding: steps without a swipe, and one whose swipe comes back while it is shown.
enum PhotoImportProgram {
    enum Step: String, NavigationRoute {
        case welcome, account, importing, finish
    }

    @MainActor @Observable final class Importer {
        private(set) var count = 0
        private(set) var isRunning = false
        /// Waits for a photo, which a test sends.
        let step: () async -> Void

        init(step: @escaping () async -> Void) { self.step = step }

        func run() async {
            isRunning = true
            defer { isRunning = false }
            for _ in 0..<2 {
                await step()
                count += 1
            }
        }
    }

    struct OnboardedApp: View {
        @AppStorage("onboarded") private var isOnboarded = false
        let importer: Importer
        @State private var step: Step?

        var body: some View {
            Text("Home")
                .topNavigationBarTitle("Home")
                .navigationShell(presented: $step)
                .navigationRoute(Step.self, as: .cover) { StepScreen(step: $0, isOnboarded: $isOnboarded) }
                .environment(importer)
                .onAppear { if !isOnboarded { step = .welcome } }
        }
    }

    struct StepScreen: View {
        @Environment(\.navigator) private var navigator
        @Environment(Importer.self) private var importer
        let step: Step
        @Binding var isOnboarded: Bool

        var body: some View {
            content
                .navigationBackGesture(backGesture)
                .topNavigationBarHidesBackButton(step == .importing && importer.isRunning)
                .topNavigationBarTitle(step.rawValue.capitalized)
        }

        private var backGesture: NavigationBackGesture {
            switch step {
            case .welcome, .account: .automatic
            case .importing: importer.isRunning ? .disabled : .automatic
            case .finish: .disabled
            }
        }

        @ViewBuilder private var content: some View {
            switch step {
            case .welcome:
                Button("Continue") { navigator.push(route: Step.account) }
            case .account:
                Button("Import") { navigator.push(route: Step.importing) }
            case .importing:
                VStack {
                    ProgressView()
                    Text("\(importer.count) photos")
                    Button("Again") { Task { await importer.run() } }.disabled(importer.isRunning)
                    Button("Next") { navigator.replaceTop(with: Step.finish) }.disabled(importer.isRunning)
                }
                .task { await importer.run() }
            case .finish:
                Button("Start") {
                    isOnboarded = true
                    navigator.dismiss()
                }
            }
        }
    }
}
