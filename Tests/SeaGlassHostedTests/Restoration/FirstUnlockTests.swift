import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("A launch before the device is first unlocked") struct FirstUnlockTests {
    private let store = LockedStore()

    private func launch(
        _ form: StoredForm,
        scope: NavigationRestoration.Scope = .app,
        scene: HostedScene = HostedScene(),
        isReadable: Bool = true,
        asking ids: [Int] = []
    ) async -> StoredApp {
        store.isLocked.withLock { $0 = !isReadable }
        let app = StoredApp(form, store: store, scope: scope, scene: scene, isReadable: isReadable, asking: ids)
        await app.host.settleStored()
        return app
    }

    private func unlock(_ app: StoredApp) async {
        store.isLocked.withLock { $0 = false }
        app.appState.unlock()
        await app.host.settleStored()
    }

    private var isUntouched: Bool { store.uses.withLock { $0 } == 0 }

    @Test("A stack is restored at the first unlock, and the store is not used before", arguments: StoredForm.allCases)
    func restored(form: StoredForm) async {
        await launch(form).show(1, 2)
        let app = await launch(form, isReadable: false)
        #expect(app.ids == [] && isUntouched)
        await unlock(app)
        #expect(app.ids == [1, 2] && app.host.texts.contains("Thread 2") && app.host.animatesPath != true)
        await app.show(3)
        #expect(await launch(form).ids == [3])
        #expect(app.stack.failures.isEmpty)
    }

    @Test(
        "A requested stack stays, and is stored at the first unlock",
        arguments: StoredForm.allCases,
        [true, false]
    )
    func asked(form: StoredForm, isEarly: Bool) async {
        await launch(form).show(1, 2)
        let app = await launch(form, isReadable: false, asking: isEarly ? [7] : [])
        if !isEarly { await app.show(7) }
        #expect(app.ids == [7] && isUntouched)
        await unlock(app)
        #expect(app.ids == [7])
        #expect(await launch(form).ids == [7])
    }

    @Test(
        "A stack that is shown in part after the unlock stays stored as it is",
        arguments: StoredForm.allCases
    )
    func partly(form: StoredForm) async throws {
        let data = NavigationSnapshot(entries: [entry("thread", #"{"id":1}"#), entry("gone")]).data
        store.memory.save(data, for: "app:main")
        let app = await launch(form, isReadable: false)
        await unlock(app)
        let stored = try #require(store.memory.snapshots["app:main"])
        #expect(app.ids == [1] && LaunchMark.part(stored).snapshot == data)
        await app.show(2)
        #expect(await launch(form).ids == [2])
    }

    @Test("A person who leaves the app before the first unlock changes no mark", arguments: StoredForm.allCases)
    func left(form: StoredForm) async {
        let app = await launch(form, isReadable: false)
        app.phaseValue = .inactive
        await app.host.settleStored()
        #expect(isUntouched)
    }

    @Test("The stack of a window is restored at the first unlock", .sceneIsSaved, arguments: StoredForm.allCases)
    func window(form: StoredForm) async {
        let scene = HostedScene()
        await launch(form, scope: .scene, scene: scene).show(1)
        let app = await launch(form, scope: .scene, scene: scene, isReadable: false)
        #expect(app.ids == [] && isUntouched)
        await unlock(app)
        #expect(app.ids == [1])
    }

    @Test(
        "A stack that is cleared before the first unlock is not restored",
        arguments: [StoredForm.systemBar, .customBar]
    )
    func cleared(form: StoredForm) async {
        await launch(form).show(1)
        let app = await launch(form, isReadable: false)
        app.navigator.clearSnapshot()
        await app.host.settleStored()
        #expect(isUntouched)
        await unlock(app)
        #expect(app.ids == [])
        #expect(await launch(form).ids == [])
    }

    @Test("A stack that is cleared by its id before the first unlock is removed after it")
    func clearedByID() async {
        await launch(.ownStack).show(1)
        let app = await launch(.ownStack, isReadable: false)
        NavigationRestoration.standard.store(store).clearSnapshots(id: "main", scope: .app)
        await app.host.settleStored()
        #expect(isUntouched)
        await unlock(app)
        #expect(store.memory.snapshots.isEmpty)
    }

    @Test("A person who signs out before the first unlock is not shown after it", arguments: StoredForm.allCases)
    func signedOut(form: StoredForm) async {
        await launch(form).show(1)
        let app = await launch(form, isReadable: false)
        NavigationRestoration.standard.store(store).reset()
        await app.host.settleStored()
        #expect(isUntouched)
        await unlock(app)
        #expect(app.ids == [] && store.memory.snapshots.isEmpty)
        #expect(await launch(form).ids == [])
    }

    @Test("A stack that was not read yet stays stored when the id changes together with a push")
    func otherID() async {
        await launch(.systemBar).show(1)
        let stored = store.memory.snapshots["app:main"]
        store.isLocked.withLock { $0 = true }
        let account = OwnStack()
        let navigator = Navigator()
        let restoration = NavigationRestoration.standard.store(store)
        let app = AccountApp(account: account, navigator: navigator, restoration: restoration)
        let host = HeadlessHost.Host(app.environment(\.appState, TestAppState(isReadable: false)))
        await host.settleStored()
        account.id = "other"
        navigator.push(route: MessageRoute(id: 9))
        await host.settleStored()
        #expect(isUntouched && navigator.depth == 1)
        #expect(stored != nil && store.memory.snapshots["app:main"] == stored)
    }

    private struct AccountApp: View {
        let account: OwnStack
        let navigator: Navigator
        let restoration: NavigationRestoration

        var body: some View {
            Text("Inbox")
                .navigationShell(navigator: navigator)
                .navigationRoutes(mailRoutes)
                .restoresNavigation(id: account.id, scope: .app, restoration)
        }
    }
}

/// A store that counts its uses while the device is locked, when it is empty like the user's defaults.
private final class LockedStore: NavigationStateStore {
    let memory = MemoryNavigationStateStore()
    let isLocked = Locked(false)
    let uses = Locked(0)
    var location: String { memory.location }

    private func use() -> Bool {
        let isLocked = isLocked.withLock { $0 }
        if isLocked { uses.withLock { $0 += 1 } }
        return isLocked
    }

    func load(_ id: String, upTo limit: Int) throws -> Data? { use() ? nil : memory.load(id, upTo: limit) }
    func save(_ data: Data, for id: String) { if !use() { memory.save(data, for: id) } }
    func remove(_ id: String) { if !use() { memory.remove(id) } }
    func removeAll() { if !use() { memory.removeAll() } }
}
