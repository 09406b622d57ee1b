import SeaGlassNavigation
import SwiftUI

/// A survey: two guards on one screen, and one below.
enum SurveyGuardsProgram {
    enum SurveyRoute: NavigationRoute {
        case survey, page, details
    }

    @MainActor @Observable final class SurveyModel {
        var answer = "" { didSet { isSaved = false } }
        private(set) var isSaved = true
        /// The wait before an automatic save, which a test ends.
        let pause: () async -> Void

        init(pause: @escaping () async -> Void) { self.pause = pause }

        func autosave() async {
            await pause()
            if !Task.isCancelled { isSaved = true }
        }
    }

    struct SurveyApp: View {
        let pause: () async -> Void

        var body: some View {
            NavigationLink("Open the survey", value: SurveyRoute.survey)
                .topNavigationBarTitle("Surveys")
                .navigationShell()
                .navigationRoute(SurveyRoute.self, key: "survey") { route in
                    switch route {
                    case .survey: SurveyScreen(pause)
                    case .page: NavigationLink("Details", value: SurveyRoute.details).topNavigationBarTitle("Page")
                    case .details: DetailsScreen()
                    }
                }
        }
    }

    struct SurveyScreen: View {
        @State private var model: SurveyModel
        @State private var isAsking = false

        init(_ pause: @escaping () async -> Void) { _model = State(initialValue: SurveyModel(pause: pause)) }

        var body: some View {
            Form {
                TextField("Answer", text: $model.answer)
                NavigationLink("Page", value: SurveyRoute.page)
            }
            .topNavigationBarTitle("Survey")
            .task(id: model.answer) { await model.autosave() }
            .navigationLeaveGuard(when: !model.isSaved, isPresented: $isAsking)
            .modifier(DiscardDialog(title: "Discard the answers?", isAsking: $isAsking))
        }
    }

    struct DetailsScreen: View {
        @Environment(\.navigator) private var navigator
        @State private var text = ""
        @State private var hasPhoto = false
        @State private var isAskingText = false
        @State private var isAskingPhoto = false

        var body: some View {
            Form {
                textSection
                photoSection
                Button("Leave all") { navigator.popToRoot() }
            }
            .topNavigationBarTitle("Details")
        }

        private var textSection: some View {
            TextField("Text", text: $text)
                .navigationLeaveGuard(when: !text.isEmpty, isPresented: $isAskingText)
                .modifier(DiscardDialog(title: "Discard the text?", isAsking: $isAskingText))
        }

        private var photoSection: some View {
            Toggle("Photo", isOn: $hasPhoto)
                .navigationLeaveGuard(when: hasPhoto, isPresented: $isAskingPhoto)
                .modifier(DiscardDialog(title: "Discard the photo?", isAsking: $isAskingPhoto))
        }
    }

    struct DiscardDialog: ViewModifier {
        @Environment(\.navigator) private var navigator
        let title: LocalizedStringKey
        @Binding var isAsking: Bool

        func body(content: Content) -> some View {
            content.confirmationDialog(title, isPresented: $isAsking, titleVisibility: .visible) {
                Button("Discard", role: .destructive) { navigator.leave() }
                Button("Cancel", role: .cancel) { navigator.stay() }
            }
        }
    }
}
