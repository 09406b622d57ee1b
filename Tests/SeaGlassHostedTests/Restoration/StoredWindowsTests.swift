import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("The windows that have a stored stack") struct StoredWindowsTests {
    private let store = InMemoryNavigationStateStore()

    /// A window of this launch, or the first of the next.
    private func open(_ scene: SceneValues = SceneValues(), isFirst: Bool = false) async -> Launch {
        if isFirst { StoredWindows.opened = StoredWindows.opened.filter { !$0.hasPrefix(store.location) } }
        let launch = Launch(store: store, scene: scene, scope: .scene)
        await launch.settle()
        return launch
    }

    private func leave(_ id: Int, in launch: Launch) async {
        launch.navigator.replace(with: [MessageRoute(id: id)])
        await launch.settle()
    }

    @Test("give the first new window of a launch the stack of the one opened last, and no other")
    func forgottenByTheSystem() async {
        await leave(1, in: open(isFirst: true))
        await leave(2, in: open())
        #expect(await open(isFirst: true).stack == [MessageRoute(id: 2)])
        #expect(await open().stack == [])
    }

    @Test("take nothing from a window that the system knows")
    func known() async {
        let (first, second) = (SceneValues(), SceneValues())
        await leave(1, in: open(first, isFirst: true))
        await leave(2, in: open(second))
        #expect(await open(first, isFirst: true).stack == [MessageRoute(id: 1)])
        #expect(await open(second).stack == [MessageRoute(id: 2)])
    }

    @Test("give nobody a stack that was coming back when the process ended")
    func crashed() async throws {
        await leave(1, in: open(isFirst: true))
        let id = try #require(store.snapshots.keys.first { $0.hasPrefix("scene:") })
        store.save(Data("another process".utf8), for: "restoring:" + id)
        #expect(await open(isFirst: true).stack == [])
    }

    @Test("are sixteen: the stacks of others are removed")
    func pruning() async {
        for id in 1...20 { await leave(id, in: open()) }
        let stacks = store.snapshots.keys.filter { $0.hasPrefix("scene:") }
        #expect(stacks.count == 16)
        #expect(await open(isFirst: true).stack == [MessageRoute(id: 20)])
    }

    @Test("are read from what nobody vouches for")
    func hostile() async {
        store.save(Data("..\nscene\n\u{0}\n\n".utf8), for: "windows:main")
        await leave(1, in: open(isFirst: true))
        let index = String(decoding: store.snapshots["windows:main"] ?? Data(), as: UTF8.self)
        #expect(index.split(separator: "\n").count == 1)
    }

    @Test("are none where no window has a stack of its own: scene storage is not read")
    func otherScopes() async {
        for scope in [NavigationRestoration.Scope.app, .custom("a")] {
            let scene = SceneValues()
            let launch = Launch(store: store, scene: scene, scope: scope)
            await launch.settle()
            #expect(scene.isEmpty)
        }
        let scene = SceneValues()
        _ = await open(scene)
        #expect(!scene.isEmpty)
        #expect(store.snapshots.keys.filter { $0.hasPrefix("windows:") }.count == 1)
    }
}
