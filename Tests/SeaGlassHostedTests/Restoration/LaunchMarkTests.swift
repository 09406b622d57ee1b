import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor
@Suite(
    "The mark of a running restoration",
    .without(.reconnection, because: "A window that is disconnected ends its restoration.")
)
struct LaunchMarkTests {
    private let store = InMemoryNavigationStateStore()
    private let launches = Launches()
    private var hasMark: Bool { store.snapshots["restoring:app:main"] != nil }

    private func launch(_ form: StoredForm, phase: ScenePhase = .active, asking ids: [Int] = []) async -> StoredApp {
        await launch(StoredApp(form, store: store, phase: phase, asking: ids))
    }

    private func launch(_ app: StoredApp) async -> StoredApp {
        await app.host.settleStored()
        // Keeps the app alive, because the end of a process changes no mark.
        launches.apps.append(app)
        return app
    }

    /// Makes the mark belong to a process that has ended.
    private func crash() {
        guard let mark = store.snapshots["restoring:app:main"], mark.count > 1 else { return }
        store.save(mark.prefix(1) + Data("another process".utf8), for: "restoring:app:main")
    }

    @Test("A mark is removed three seconds after the top screen appeared", arguments: StoredForm.allCases)
    func threeSeconds(form: StoredForm) async {
        await launch(form).show(1)
        let app = await launch(form)
        #expect(app.ids == [1] && hasMark)
        await app.wait(.seconds(2))
        #expect(hasMark)
        await app.wait(.seconds(1))
        #expect(!hasMark)
    }

    @Test(
        "A mark is removed when a person leaves the app, in either life cycle",
        arguments: StoredForm.allCases,
        [true, false]
    )
    func left(form: StoredForm, isUIKit: Bool) async {
        await launch(form).show(1)
        let app = await launch(form)
        #expect(hasMark)
        if isUIKit { app.system.sceneWillDeactivate() } else { app.phaseValue = .inactive }
        await app.host.settleStored()
        #expect(!hasMark)
    }

    @Test(
        "A launch that ends in the background is no crash, and the next one restores the stack",
        arguments: StoredForm.allCases
    )
    func endedInBackground(form: StoredForm) async {
        await launch(form).show(1)
        let app = await launch(form, phase: .background)
        await app.wait(.seconds(1))
        #expect(app.ids == [1] && !hasMark)
        crash()
        let next = await launch(form)
        #expect(next.ids == [1] && next.stack.failures.isEmpty)
    }

    @Test(
        "A launch is marked at its first frame, while an app with scenes is in the background",
        arguments: StoredForm.allCases
    )
    func firstFrame(form: StoredForm) async {
        await launch(form).show(1)
        let app = await launch(form, phase: .background)
        #expect(app.ids == [1] && hasMark)
        app.phaseValue = .active
        await app.wait(.seconds(1))
        #expect(hasMark)
        await app.wait(.seconds(2))
        #expect(!hasMark)
    }

    @Test(
        "A launch that ends in the background neither counts as a crash nor hides an earlier one",
        arguments: StoredForm.allCases
    )
    func backgroundAfterCrash(form: StoredForm) async {
        await launch(form).show(1)
        _ = await launch(form)
        crash()
        _ = await launch(form)
        let inBackground = await launch(form, phase: .background)
        await inBackground.wait(.seconds(1))
        #expect(inBackground.ids == [1])
        crash()
        #expect(await launch(form).ids == [1])
        crash()
        #expect(await launch(form).ids == [] && store.snapshots == [:])
    }

    @Test(
        "A launch in the background is marked while a person sees the stack for the first time, in either life cycle",
        arguments: StoredForm.allCases,
        [true, false]
    )
    func background(form: StoredForm, isUIKit: Bool) async {
        await launch(form).show(1)
        let app = await launch(form, phase: .background)
        await app.wait(.seconds(3))
        #expect(app.ids == [1] && !hasMark)
        if isUIKit { app.system.sceneWillEnterForeground() } else { app.phaseValue = .inactive }
        await app.host.settleStored()
        #expect(hasMark)
        app.phaseValue = .active
        await app.host.settleStored()
        #expect(hasMark)
        app.phaseValue = .inactive
        await app.host.settleStored()
        #expect(!hasMark)
    }

    @Test(
        "A background launch keeps its mark until three seconds after a person sees the stack, in either life cycle",
        arguments: StoredForm.allCases,
        [true, false]
    )
    func seenAfterBackground(form: StoredForm, isUIKit: Bool) async {
        await launch(form).show(1)
        let app = await launch(form, phase: .background)
        await app.wait(.seconds(10))
        if isUIKit { app.system.sceneWillEnterForeground() }
        app.phaseValue = .active
        await app.wait(.seconds(2))
        #expect(hasMark)
        await app.wait(.seconds(1))
        #expect(!hasMark)
    }

    @Test(
        "After one crash a launch starts at the root, and the next launch restores the stack",
        arguments: StoredForm.allCases
    )
    func oneCrash(form: StoredForm) async {
        await launch(form).show(1)
        _ = await launch(form)
        crash()
        let root = await launch(form)
        #expect(root.ids == [] && root.stack.failures == [.crashedWhileRestoring])
        await root.wait(.seconds(3))
        let next = await launch(form)
        #expect(next.ids == [1] && next.stack.failures.isEmpty)
        await next.wait(.seconds(3))
        #expect(!hasMark)
    }

    @Test("A path whose id changes while it is being restored leaves no mark under the old id")
    func otherID() async {
        let store = InMemoryNavigationStateStore()
        await StoredApp(.ownStack, store: store).show(1)
        let app = StoredApp(.ownStack, store: store)
        await app.host.settleStored()
        func marks() -> [String] { store.snapshots.keys.filter { $0.hasPrefix(SnapshotSlot.markPrefix) } }
        #expect(app.ids == [1] && marks().count == 1)
        app.host.after { app.stack.id = "other" }
        await app.host.settleStored()
        #expect(marks() == [])
    }

    @Test("A stack that crashed two launches in a row is dropped", arguments: StoredForm.allCases)
    func twoCrashes(form: StoredForm) async {
        await launch(form).show(1)
        for _ in 0..<2 {
            #expect(await launch(form).ids == [1])
            crash()
            let root = await launch(form)
            #expect(root.ids == [] && root.stack.failures == [.crashedWhileRestoring])
        }
        #expect(store.snapshots == [:])
        let next = await launch(form)
        #expect(next.ids == [] && next.stack.failures.isEmpty)
    }

    @Test("After a crash the first change removes the mark, and no later one does", arguments: StoredForm.allCases)
    func removedOnce(form: StoredForm) async {
        await launch(form).show(1)
        _ = await launch(form)
        crash()
        let app = await launch(form)
        await app.show(2)
        #expect(!hasMark)
        // Another window may restore the stack by now.
        store.save(Data([0, 1]), for: "restoring:app:main")
        await app.show(3)
        #expect(hasMark)
    }

    @Test("A crash does not count for a stack that replaces the crashed one", arguments: StoredForm.allCases)
    func otherStack(form: StoredForm) async {
        await launch(form).show(1)
        _ = await launch(form)
        crash()
        await launch(form).show(2)
        #expect(!hasMark)
        #expect(await launch(form).ids == [2])
        crash()
        #expect(await launch(form).ids == [])
        #expect(await launch(form).ids == [2])
    }

    @Test(
        "A crash does not count for a stack that the app requested before it was restored",
        arguments: StoredForm.allCases
    )
    func requestedStack(form: StoredForm) async {
        await launch(form).show(1)
        _ = await launch(form)
        crash()
        let app = await launch(form, asking: [2])
        #expect(app.ids == [2] && !hasMark)
        let next = await launch(form)
        #expect(next.ids == [2] && next.stack.failures.isEmpty)
    }

    @Test("After a crash a store that seals its data restores the stack, too", arguments: StoredForm.allCases)
    func sealed(form: StoredForm) async {
        let store = SealedStore(memory: store)
        await launch(StoredApp(form, store: store)).show(1)
        _ = await launch(StoredApp(form, store: store))
        store.save(Data([0]) + Data("another process".utf8), for: "restoring:app:main")
        let root = await launch(StoredApp(form, store: store))
        #expect(root.ids == [] && root.stack.failures == [.crashedWhileRestoring])
        let next = await launch(StoredApp(form, store: store))
        #expect(next.ids == [1] && next.stack.failures.isEmpty)
    }

    @Test(
        "A stack is restored from a read-only store, and the failure is reported",
        arguments: StoredForm.allCases
    )
    func readOnly(form: StoredForm) async {
        await launch(form).show(1)
        let app = StoredApp(form, store: ReadOnlyStore(memory: store))
        await app.wait(.seconds(3))
        #expect(app.ids == [1] && app.stack.failures == [.storeFailed])
    }
}

@MainActor private final class Launches { var apps: [StoredApp] = [] }

/// A store that adds bytes to the data, and can't open data that was cut off.
private struct SealedStore: NavigationStateStore {
    let memory: InMemoryNavigationStateStore
    var location: String { memory.location }
    private let seal = Data(repeating: 7, count: 28)

    init(memory: InMemoryNavigationStateStore) { self.memory = memory }

    func load(_ id: String, upTo limit: Int) throws -> Data? {
        guard let data = memory.load(id, upTo: limit) else { return nil }
        guard data.suffix(28) == seal else { throw CancellationError() }
        return data.dropLast(28)
    }

    func save(_ data: Data, for id: String) { memory.save(data + seal, for: id) }
    func remove(_ id: String) { memory.remove(id) }
    func removeAll() { memory.removeAll() }
}

private struct ReadOnlyStore: NavigationStateStore {
    let memory: InMemoryNavigationStateStore
    var location: String { "read only " + memory.location }

    func load(_ id: String, upTo limit: Int) throws -> Data? { memory.load(id, upTo: limit) }
    func save(_ data: Data, for id: String) throws { throw CancellationError() }
    func remove(_ id: String) throws { throw CancellationError() }
    func removeAll() throws { throw CancellationError() }
}
