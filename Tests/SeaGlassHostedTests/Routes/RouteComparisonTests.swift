import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlassNavigation

@Suite("Comparing routes") @MainActor struct RouteComparisonTests {
    @Test("A new appearance does not evaluate a shell or its screens again", .countsEvaluations, arguments: versions)
    func appearance(version: Int) {
        let navigator = Navigator()
        let host = host(InTwoParts(navigator: navigator), on: version)
        host.after { navigator.push(route: ThreadRoute(id: 1)) }
        host.after { navigator.present(NoteRoute(text: "a")) }
        let before = host.screenEvaluations
        host.system.colorScheme = .dark
        #expect(host.screenEvaluations == before)
        #expect(before.count == 3)
    }

    @Test("A screen shows a new value that its route declaration captures", arguments: versions)
    func delivery(version: Int) {
        struct Root: View {
            let navigator: Navigator
            let words: Words
            var body: some View {
                let word = words.word
                Text("root").navigationShell(navigator: navigator)
                    .navigationRoute(ThreadRoute.self) { _ in Text(word) }
                    .navigationRoute(NoteRoute.self) { _ in Text("note") }
            }
        }
        let navigator = Navigator()
        let words = Words()
        let host = host(Root(navigator: navigator, words: words), on: version)
        host.after { navigator.push(route: ThreadRoute(id: 1)) }
        #expect(host.texts.contains("one"))
        host.after { words.word = "two" }
        #expect(host.texts.contains("two") && !host.texts.contains("one"))
    }

    @Test("Routes are equal if their declarations and links are equal")
    func equality() {
        let threads = NavigationRoutes().route(ThreadRoute.self) { _ in Text("") }
        let notes = NavigationRoutes().route(NoteRoute.self) { _ in Text("") }
        let links = notes.link("note/{text}", NoteRoute.init(text:)) { $0.text }
        #expect(NavigationRoutes() == NavigationRoutes())
        #expect(threads.merging(notes) == threads.merging(notes))
        #expect(threads.merging(links) == threads.merging(links))
        #expect(threads.merging(links) != threads.merging(notes))
        #expect(threads.merging(notes) != notes.merging(threads))
        #expect(threads != notes)
    }

    @Test("New declarations of routes differ, because their screens may differ")
    func anew() {
        func routes(_ text: String) -> NavigationRoutes {
            NavigationRoutes().route(ThreadRoute.self) { _ in Text(text) }
                .link("thread/{id}", ThreadRoute.init(id:)) { $0.id }
        }
        #expect(routes("a") != routes("b"))
        let declared = NavigationRoutes().route(ThreadRoute.self) { _ in Text("") }
        let first = declared.link("thread/{id}", ThreadRoute.init(id:)) { $0.id }
        let second = declared.link("thread/{id}", ThreadRoute.init(id:)) { $0.id }
        #expect(first != second)
    }
}

@Observable private final class Words {
    var word = "one"
}

/// A shell with the routes of two modules.
private struct InTwoParts: View {
    let navigator: Navigator

    var body: some View {
        Uncomparable { navigator.push(route: ThreadRoute(id: 1)) }
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { route in Uncomparable { navigator.push(route: route) } }
            .navigationRoute(NoteRoute.self) { route in Uncomparable { navigator.push(route: route) } }
    }
}

/// A screen that is evaluated together with its parent, because closures with captures are never equal.
private struct Uncomparable: View {
    let action: @MainActor () -> Void

    var body: some View { Button("Act", action: action) }
}

extension Host {
    fileprivate var screenEvaluations: [Int] { nodes(of: Uncomparable.self).map(\.evaluations) }
}
