import Foundation
import SwiftUI

@testable import SeaGlassNavigation

/// A mail app with guarded drafts.
enum CorrespondenceProgram {
    struct LetterRoute: NavigationRoute, Identifiable {
        let id: Int
        var subject: String?
    }
    struct AttachmentRoute: NavigationRoute {
        let letter: Int
        let name: String
    }
    struct ComposeRoute: NavigationRoute { let recipient: String? }
    struct LetterSettingsRoute: NavigationRoute {}

    static let letterRoutes = NavigationRoutes()
        .route(LetterRoute.self, key: "letter") { Letter(route: $0) }
        .route(AttachmentRoute.self, key: "attachment") { Text("Attachment \($0.name)") }
        .route(ComposeRoute.self, key: "compose", as: .cover) { Text("To \($0.recipient ?? "nobody")") }
        .route(LetterSettingsRoute.self, key: "settings") { _ in Text("Settings") }
        .link("letter/{id}?subject={subject}", LetterRoute.init(id:subject:)) { ($0.id, $0.subject) }
        .link("letter/{id}/attachment?name={name}", AttachmentRoute.init(letter:name:)) { ($0.letter, $0.name) }
        .link("compose?to={recipient}", ComposeRoute.init(recipient:)) { $0.recipient }
        .link("settings", LetterSettingsRoute.init) { _ in () }
        .link("")

    struct LettersRoot: View {
        @State private var refusals = 0

        var body: some View {
            LetterList(refusals: refusals)
                .navigationShell(bar: .custom(.standard))
                .navigationRoutes(letterRoutes)
                .opensNavigationLinks { _ in refusals += 1 }
                .restoresNavigation(id: "letters")
        }
    }

    struct LetterList: View {
        let refusals: Int

        var body: some View {
            List(1..<4, id: \.self) { NavigationLink("Letter \($0)", value: LetterRoute(id: $0)) }
                .topNavigationBarTitle("Letters (\(refusals) refused)")
        }
    }

    struct Letter: View {
        @Environment(\.navigator) private var navigator
        @State private var text = ""
        @State private var isAsking = false
        let route: LetterRoute

        private var isDirty: Bool { !text.isEmpty }

        var body: some View {
            VStack {
                Text(route.subject ?? "No subject")
                TextEditor(text: $text)
                Text("Please read [the rules](letters://letter/3).")
                Button("Save", action: save)
                if let url = navigator.link(base: URL(string: "https://letters.example.com")!) {
                    Link("Share", destination: url)
                }
            }
            .topNavigationBarTitle("Letter \(route.id)")
            .navigationLeaveGuard(when: isDirty, isPresented: $isAsking)
            .confirmationDialog("Discard the text?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Discard", role: .destructive) { navigator.leave() }
                Button("Keep writing", role: .cancel) {}
            }
        }

        private func save() {
            text = ""
            try? navigator.open(URL(string: "letters://letter/2")!)
        }
    }
}
