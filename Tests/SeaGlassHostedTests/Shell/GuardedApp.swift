import HeadlessHost
import SwiftUI

@testable import SeaGlassNavigation

/// An app with a shell that has guarded screens.
@MainActor struct GuardedApp {
    let navigator = Navigator()
    let drafts = Drafts()

    func root(
        bar: NavigationShellBar = .custom(),
        screen: @escaping (Draft) -> some View = { $0 }
    ) -> some View {
        ShellLevel(name: "root")
            .navigationShell(bar: bar, navigator: navigator)
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
            .navigationRoute(DraftRoute.self) { screen(Draft(id: $0.id, drafts: drafts)) }
    }

    /// - Parameter screen: Changes the screen of a draft.
    func shell(
        on version: Int = 26,
        bar: NavigationShellBar = .custom(),
        screen: @escaping (Draft) -> some View = { $0 }
    ) -> Host {
        host(root(bar: bar, screen: screen), on: version)
    }

    /// Pushes routes. Negative numbers are drafts.
    func push(_ ids: [Int], on navigator: Navigator? = nil, in host: Host) {
        for id in ids {
            host.after {
                let navigator = navigator ?? self.navigator
                if id < 0 { navigator.push(route: DraftRoute(id: -id)) } else { navigator.push(threads: [id]) }
            }
        }
    }

    func ids(_ navigator: Navigator? = nil) -> [Int] {
        (navigator ?? self.navigator).entries.map {
            ($0.route as? ThreadRoute)?.id ?? -(($0.route as? DraftRoute)?.id ?? 0)
        }
    }
}

struct DraftRoute: NavigationRoute {
    let id: Int
}

@MainActor @Observable final class Drafts {
    var dirty: Set<Int> = [1, 2, 3]
    var isEditing = true
    var asking: [Int] = []

    func isDirty(_ id: Int, keeping navigator: Navigator?) -> Bool { dirty.contains(id) }

    subscript(asking id: Int) -> Bool {
        get { asking.contains(id) }
        set { if newValue { asking.append(id) } }
    }
}

struct Draft: View {
    let id: Int
    @Bindable var drafts: Drafts
    var kept: Navigator?

    var body: some View {
        if drafts.isEditing {
            Text("draft \(id)")
                .navigationLeaveGuard(when: drafts.isDirty(id, keeping: kept), isPresented: $drafts[asking: id])
        } else {
            Text("draft \(id)")
        }
    }
}
