import HeadlessHost
import SwiftUI
import TestSupport

@testable import SeaGlassNavigation

/// An app's array of routes, and its optional route.
@MainActor @Observable final class StateDriven {
    var path: [ThreadRoute] = []
    var sheet: ThreadRoute?
    /// The number of times that the shell has set the optional route.
    @ObservationIgnored var writes = 0
    let drafts = Drafts()

    var boundSheet: ThreadRoute? {
        get { sheet }
        set {
            writes += 1
            sheet = newValue
        }
    }
}

/// A mail app that owns its routes. A thread with a number below zero is a draft that asks before it is left.
struct StateDrivenApp: View {
    @Bindable var model: StateDriven
    let navigator: Navigator
    var hasPath = true
    var style = NavigationPresentationStyle.sheet
    var store: MemoryNavigationStateStore?

    var body: some View {
        let root = ShellLevel(name: "root")
        if hasPath {
            shown(root.navigationShell(path: $model.path, presented: $model.boundSheet, navigator: navigator))
        } else {
            shown(root.navigationShell(presented: $model.boundSheet, navigator: navigator))
        }
    }

    @ViewBuilder private func shown(_ shell: some View) -> some View {
        let declared =
            shell
            .navigationRoute(ThreadRoute.self, key: "thread", as: style) { thread in
                if thread.id < 0 {
                    Draft(id: -thread.id, drafts: model.drafts)
                } else {
                    ShellLevel(name: "thread \(thread.id)")
                    CountingLevel(id: thread.id)
                }
            }
            .navigationRoute(NoteRoute.self, key: "note", as: style) { ShellLevel(name: "note \($0.text)") }
            .navigationRoutes(
                NavigationRoutes().link("note/{text}") {
                    NoteRoute(text: $0)
                } values: {
                    $0.text
                }
            )
        if let store {
            declared.restoresNavigation(id: "main", scope: .app, .standard.store(store))
        } else {
            declared
        }
    }
}
