import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The restoration of a shell whose presented route is an app's optional route.
@MainActor @Suite("Restoring an app's own presented route") struct PresentedBindingRestorationTests {
    private let store = MemoryNavigationStateStore()

    private func launch(
        hasPath: Bool = true,
        _ set: (StateDriven) -> Void = { _ in }
    ) -> (model: StateDriven, navigator: Navigator, host: Host) {
        let model = StateDriven()
        let navigator = Navigator()
        set(model)
        let app = StateDrivenApp(model: model, navigator: navigator, hasPath: hasPath, store: store)
        return (model, navigator, host(app))
    }

    private func store(sheet: Int? = 2, path: [Int] = [1]) async {
        let first = launch()
        first.host.after {
            first.model.path = path.map { ThreadRoute(id: $0) }
            first.model.sheet = sheet.map { ThreadRoute(id: $0) }
        }
        await first.host.settleStored()
    }

    @Test("A stored sheet is restored into the app's route, and nil does not dismiss it", arguments: [true, false])
    func restored(hasPath: Bool) async {
        await store(path: hasPath ? [1] : [])
        let next = launch(hasPath: hasPath)
        #expect(next.model.sheet == ThreadRoute(id: 2) && next.model.path.map(\.id) == (hasPath ? [1] : []))
        #expect(next.host.levels == ["root"] + (hasPath ? ["thread 1", "thread 2"] : ["thread 2"]))
        next.host.after { next.model.sheet = nil }
        #expect(next.navigator.presented == nil && next.host.levels.last != "thread 2")
    }

    @Test("A route that is not nil wins over a stored stack, as an array that is not empty does")
    func precedence() async {
        await store()
        let sheet = launch { $0.sheet = ThreadRoute(id: 7) }
        #expect(sheet.host.levels == ["root", "thread 7"] && sheet.model.path.isEmpty)
        await sheet.host.settleStored()
        await store()
        let path = launch { $0.path = [ThreadRoute(id: 8)] }
        #expect(path.host.levels == ["root", "thread 8"] && path.model.sheet == nil)
    }

    @Test("A stored route of another type is refused, and the screens below it are restored")
    func otherType() async {
        let navigator = Navigator()
        let before = host(
            Text("root")
                .navigationShell(navigator: navigator)
                .navigationRoute(ThreadRoute.self, key: "thread") { Text("thread \($0.id)") }
                .navigationRoute(NoteRoute.self, key: "note", as: .sheet) { Text($0.text) }
                .restoresNavigation(id: "main", scope: .app, .standard.store(store))
        )
        before.after {
            navigator.push(threads: [1])
            navigator.present(NoteRoute(text: "a"))
        }
        await before.settleStored()
        let messages = await reports(awaiting: {
            let next = launch()
            await next.host.settleStored()
            #expect(next.host.levels == ["root", "thread 1"] && next.model.sheet == nil)
        })
        #expect(messages.count == 1 && messages.first?.contains("can't hold this NoteRoute") == true)
    }
}
