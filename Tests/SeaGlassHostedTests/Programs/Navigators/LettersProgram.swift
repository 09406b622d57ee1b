import SeaGlassNavigation
import SwiftUI

/// Draft: a guarded screen whose question is the app's OWN sheet, which calls leave().
enum LettersProgram {
    enum LetterRoute: NavigationRoute {
        case letter(Int)
        case reply(to: Int)
    }

    struct LettersRoot: View {
        let navigator: Navigator

        var body: some View {
            LetterList()
                .navigationShell(navigator: navigator)
                .navigationRoute(LetterRoute.self, key: "letter") { route in
                    switch route {
                    case .letter(let id): LetterScreen(id: id)
                    case .reply: ReplyScreen()
                    }
                }
        }
    }

    struct LetterList: View {
        @Environment(\.navigator) private var navigator

        var body: some View { Button("Open") { navigator.push(route: LetterRoute.letter(1)) } }
    }

    struct LetterScreen: View {
        @Environment(\.navigator) private var navigator
        let id: Int

        var body: some View { Button("Reply") { navigator.push(route: LetterRoute.reply(to: id)) } }
    }

    struct ReplyScreen: View {
        @Environment(\.navigator) private var navigator
        @State private var text = ""
        @State private var isAsking = false
        @State private var showsHints = false

        var body: some View {
            Form {
                TextField("Text", text: $text)
                Button("Type") { text += "Hello" }
                Button("Home") { navigator.popToRoot() }
                Button("Hints") { showsHints = true }
            }
            .navigationLeaveGuard(when: !text.isEmpty, isPresented: $isAsking)
            .sheet(isPresented: $isAsking) { DiscardQuestion(isAsking: $isAsking) }
            .sheet(isPresented: $showsHints) { ReplyHints() }
        }
    }

    struct DiscardQuestion: View {
        @Environment(\.navigator) private var navigator
        @Binding var isAsking: Bool

        var body: some View {
            Text("Discard the reply?")
            Button("Discard") { navigator.leave() }
            Button("Keep") { isAsking = false }
        }
    }

    struct ReplyHints: View {
        @Environment(\.navigator) private var navigator

        var body: some View { Button("Leave") { navigator.leave() } }
    }
}
