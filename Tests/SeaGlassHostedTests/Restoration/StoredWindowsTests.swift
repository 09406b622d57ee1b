import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("The stored stacks of windows") struct StoredWindowsTests {
    private let store = MemoryNavigationStateStore()

    /// Opens a window of this launch, or the first window of the next launch.
    private func open(_ scene: HostedScene = HostedScene(), isFirst: Bool = false) async -> Launch {
        if isFirst { StoredStack.firstWindows = StoredStack.firstWindows.filter { !$0.key.hasPrefix(store.place) } }
        let launch = Launch(store: store, scene: scene, scope: .scene)
        await launch.settle()
        return launch
    }

    private func leave(_ id: Int, in launch: Launch) async {
        launch.navigator.replace(with: [MessageRoute(id: id)])
        await launch.settle()
    }

    @Test("The first new window of a launch gets the stack of the last opened window")
    func forgottenByTheSystem() async {
        await leave(1, in: open(isFirst: true))
        await leave(2, in: open())
        #expect(await open(isFirst: true).stack == [MessageRoute(id: 2)])
        #expect(await open().stack == [])
    }

    @Test("A change in an earlier window does not make it the last opened one")
    func changedEarlier() async {
        let first = await open(isFirst: true)
        let second = await open()
        await leave(2, in: second)
        await leave(1, in: first)
        #expect(await open(isFirst: true).stack == [MessageRoute(id: 2)])
    }

    @Test(
        "The first window of a launch starts at the root if the system has kept other windows",
        arguments: [true, false]
    )
    func windowBesideOthers(hasOthers: Bool) async {
        await leave(1, in: open(isFirst: true))
        StoredStack.firstWindows = StoredStack.firstWindows.filter { !$0.key.hasPrefix(store.place) }
        let appState = TestAppState()
        appState.hasOtherWindows = hasOthers
        let launch = Launch(store: store, scope: .scene, appState: appState)
        #expect(launch.stack == (hasOthers ? [] : [MessageRoute(id: 1)]))
    }

    @Test("A stack that a new window inherits is stored for the new window, unchanged")
    func inherited() async {
        await leave(1, in: open(isFirst: true))
        let scene = HostedScene()
        #expect(await open(scene, isFirst: true).stack == [MessageRoute(id: 1)])
        #expect(await open(scene, isFirst: true).stack == [MessageRoute(id: 1)])
    }

    @Test("A stack that a new window shows is no longer marked")
    func marks() async {
        await leave(1, in: open(isFirst: true))
        #expect(await open(isFirst: true).stack == [MessageRoute(id: 1)])
        #expect(!store.snapshots.isEmpty && store.snapshots.keys.allSatisfy { store.mark(of: $0) == nil })
    }

    /// Opens the first window of a launch, where the restoration has not ended.
    private func openFirst(_ appState: TestAppState, scene: HostedScene = HostedScene()) async -> Launch {
        StoredStack.firstWindows = StoredStack.firstWindows.filter { !$0.key.hasPrefix(store.place) }
        let launch = Launch(store: store, scene: scene, scope: .scene, appState: appState)
        await launch.settle()
        return launch
    }

    @Test("A stack that a new window inherits and changes before it was seen has a mark until it was seen")
    func changedInherited() async {
        await leave(1, in: open(isFirst: true))
        let clock = TestClock()
        let launch = await openFirst(TestAppState(clock: clock))
        await leave(2, in: launch)
        #expect(store.snapshots.keys.count { store.mark(of: $0) != nil } == 2)
        clock.advance(by: .seconds(3))
        await launch.settle()
        #expect(store.snapshots.keys.count { store.mark(of: $0) != nil } == 0)
    }

    @Test("A stack that a new window inherits under a debugger is stored for the new window, too")
    func debuggedInherited() async {
        await leave(1, in: open(isFirst: true))
        let appState = TestAppState()
        appState.isDebugged = true
        let launch = await openFirst(appState)
        #expect(launch.stack == [MessageRoute(id: 1)])
        #expect(store.snapshots.keys.count { $0.hasPrefix("scene:") } == 2)
    }

    @Test("A sign-out before an inherited stack was seen stores nothing")
    func resetInherited() async {
        await leave(1, in: open(isFirst: true))
        let clock = TestClock()
        let launch = await openFirst(TestAppState(clock: clock))
        launch.navigator.reset()
        await launch.settle()
        clock.advance(by: .seconds(3))
        await launch.settle()
        #expect(store.snapshots.isEmpty)
    }

    @Test("A new window gets the last stack of its own id")
    func ids() async {
        await leave(1, in: open(isFirst: true))
        let other = Launch(store: store, scene: HostedScene(), id: "other", scope: .scene)
        await leave(2, in: other)
        #expect(await open(isFirst: true).stack == [MessageRoute(id: 1)])
    }

    @Test("Clearing a window's stack does not need the list of windows")
    func clearingUnlisted() async {
        let launch = await open(isFirst: true)
        await leave(1, in: launch)
        store.save(Data("altered".utf8), for: "windows")
        launch.navigator.clearSnapshot()
        await launch.settle()
        #expect(store.snapshots.keys.filter { $0.hasPrefix("scene:") }.isEmpty)
    }

    @Test("A window whose stack was inherited by another window is still restored")
    func lender() async {
        let scene = HostedScene()
        await leave(1, in: open(scene, isFirst: true))
        #expect(await open(isFirst: true).stack == [MessageRoute(id: 1)])
        let again = await open(scene, isFirst: true)
        #expect(again.stack == [MessageRoute(id: 1)] && again.failures.isEmpty)
    }

    @Test(
        "A window is added to the index when it has appeared, not while it is evaluated",
        .countsEvaluations,
        .without(.reconnection, because: "A window that is connected again is in the index.")
    )
    func unappeared() async throws {
        struct Root: View {
            let store: MemoryNavigationStateStore
            let log: IndexLog

            var body: some View {
                let index = try? SnapshotWriter.shared.load("windows", from: store)
                log.whileEvaluated.append(index)
                return Text("Inbox")
            }
        }
        let log = IndexLog()
        let view = Root(store: store, log: log)
            .navigationShell(bar: .custom(.material))
            .restoresNavigation(id: "main", .standard.store(store))
        let host = Host(view, scene: HostedScene())
        #expect(!log.whileEvaluated.isEmpty && log.whileEvaluated.allSatisfy { $0 == nil })
        await host.settleTasks()
        #expect(try SnapshotWriter.shared.load("windows", from: store) != nil)
    }

    @Test("Clearing a window's stack also clears the stacks of closed windows")
    func clearing() async {
        let first = await open(isFirst: true)
        await leave(1, in: first)
        await leave(2, in: open())
        first.navigator.clearSnapshot()
        await first.settle()
        #expect(store.snapshots.keys.filter { $0.hasPrefix("scene:") }.isEmpty)
        #expect(await open(isFirst: true).stack == [])
    }

    @Test("Clearing a window's stack also clears the one stored while the app had one window")
    func clearingOneWindow() async {
        store.save(Data([1]), for: "scene::main")
        let launch = await open(isFirst: true)
        launch.navigator.clearSnapshot()
        await launch.settle()
        #expect(store.snapshots["scene::main"] == nil)
    }

    @Test(
        "Clearing a stored stack uses the scope of its shell",
        .sceneIsSaved,
        arguments: [NavigationRestoration.Scope.scene, .app, .custom("a")]
    )
    func clearingStored(scope: NavigationRestoration.Scope) async {
        let scene = HostedScene()
        func launch() -> Launch { Launch(store: store, scene: scene, scope: scope) }
        await leave(1, in: launch())
        let second = launch()
        #expect(second.stack == [MessageRoute(id: 1)])
        second.navigator.clearSnapshot()
        await second.settle()
        #expect(launch().stack == [])
    }

    @Test("Clearing by id clears an app's own stack in every scope")
    func clearingByID() async {
        let scopes = [NavigationRestoration.Scope.scene, .app, .custom("a")]
        for scope in scopes {
            for id in ["main", "other"] {
                let launch = Launch(store: store, scene: HostedScene(), id: id, scope: scope)
                await leave(1, in: launch)
            }
        }
        let before = store.snapshots.keys.filter { $0 != "windows" }
        for scope in scopes { NavigationRestoration.standard.store(store).clearSnapshots(id: "main", scope: scope) }
        await SnapshotWriter.shared.flush()
        let after = store.snapshots.keys.filter { $0 != "windows" }
        #expect(before.count == 6 && after.count == 3 && after.allSatisfy { $0.hasSuffix("other") })
    }

    @Test("A window that the system restores keeps its stack", .sceneIsSaved)
    func known() async {
        let first = HostedScene()
        let second = HostedScene()
        await leave(1, in: open(first, isFirst: true))
        await leave(2, in: open(second))
        #expect(await open(first, isFirst: true).stack == [MessageRoute(id: 1)])
        #expect(await open(second).stack == [MessageRoute(id: 2)])
    }

    @Test("A stack whose restoration ended the process is not given to another window")
    func crashed() async throws {
        await leave(1, in: open(isFirst: true))
        let id = try #require(store.snapshots.keys.first { $0.hasPrefix("scene:") })
        let snapshot = try #require(store.snapshots[id])
        store.save(LaunchMark(strikes: 0, date: .distantPast).data + snapshot, for: id)
        #expect(await open(isFirst: true).stack == [])
    }

    @Test("Stacks of more than sixteen windows are removed")
    func pruning() async {
        for id in 1...20 { await leave(id, in: open()) }
        let stacks = store.snapshots.keys.filter { $0.hasPrefix("scene:") }
        #expect(stacks.count == 16)
        #expect(await open(isFirst: true).stack == [MessageRoute(id: 20)])
    }

    @Test("Unknown contents of the index are ignored")
    func hostile() async {
        store.save(Data("..\nscene\n\u{0}\n\nscene main\n".utf8), for: "windows")
        await leave(1, in: open(isFirst: true))
        let index = String(decoding: store.snapshots["windows"] ?? Data(), as: UTF8.self)
        #expect(index.split(separator: "\n").count == 1)
    }

    @Test("An app with one window has one stack in each scope, without scene storage or an index of windows")
    func oneWindow() async {
        func launch(_ scene: HostedScene) async -> Launch {
            let launch = Launch(store: store, scene: scene, scope: .scene, supportsMultipleWindows: false)
            await launch.settle()
            return launch
        }
        let scene = HostedScene()
        await leave(1, in: launch(scene))
        #expect(store.snapshots.count == 1)
        let next = await launch(HostedScene())
        #expect(next.stack == [MessageRoute(id: 1)] && scene.isEmpty && store.snapshots.count == 1)
        next.navigator.clearSnapshot()
        await next.settle()
        #expect(store.snapshots.isEmpty)
        await leave(2, in: next)
        NavigationRestoration.standard.store(store).clearSnapshots(id: "main")
        await SnapshotWriter.shared.flush()
        #expect(store.snapshots.isEmpty)
    }

    @Test("Scene storage is read only if each window has a separate stack", .countsEvaluations)
    func otherScopes() async {
        for scope in [NavigationRestoration.Scope.app, .custom("a")] {
            let scene = HostedScene()
            let launch = Launch(store: store, scene: scene, scope: scope)
            await launch.settle()
            #expect(scene.isEmpty)
        }
        let scene = HostedScene()
        _ = await open(scene)
        #expect(!scene.isEmpty)
        #expect(store.snapshots.keys.filter { $0 == "windows" }.count == 1)
    }
}

@MainActor private final class IndexLog {
    var whileEvaluated: [Data?] = []
}
