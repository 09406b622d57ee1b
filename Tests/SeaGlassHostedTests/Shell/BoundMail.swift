import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassNavigation

/// An app's array of routes.
@MainActor @Observable final class BoundPath {
    var path: [ThreadRoute] = []
    var ids: [Int] { path.map(\.id) }

    subscript(upTo most: Int) -> [ThreadRoute] {
        get { path }
        set { path = Array(newValue.prefix(most)) }
    }
}

/// A mail app on a shell whose routes are the app's array.
struct BoundMail: View {
    @Bindable var model: BoundPath
    let navigator: Navigator
    var store: MemoryNavigationStateStore?

    var body: some View {
        let shell = ShellLevel(name: "root")
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .topNavigationBarLeading { NavigationLink("Link", value: 7) }
            .navigationShell(path: $model.path, navigator: navigator)
            .navigationRoute(ThreadRoute.self, key: "thread") { ShellLevel(name: "thread \($0.id)") }
            .navigationRoute(NoteRoute.self, key: "note") { ShellLevel(name: "note \($0.text)") }
            .navigationRoutes(NavigationRoutes().link("note/{text}", NoteRoute.init(text:)) { $0.text })
        if let store {
            shell.restoresNavigation(id: "main", scope: .app, .standard.store(store))
        } else {
            shell
        }
    }
}

/// Tests of a mail app on a shell with an array.
@MainActor protocol BoundPathTests {
    var model: BoundPath { get }
    var navigator: Navigator { get }
}

extension BoundPathTests {
    func host(store: MemoryNavigationStateStore? = nil) -> Host {
        SeaGlassHostedTests.host(BoundMail(model: model, navigator: navigator, store: store))
    }

    func expect(_ ids: [Int], on host: Host) {
        #expect(model.ids == ids)
        #expect(navigator.entries.map { ($0.route as? ThreadRoute)?.id } == ids)
        #expect(host.levels == ["root"] + ids.map { "thread \($0)" })
    }
}
