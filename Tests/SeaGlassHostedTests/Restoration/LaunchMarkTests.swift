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
    private let store = MemoryNavigationStateStore()
    private let launches = Launches()
    private var hasMark: Bool { store.mark(of: "app:main") != nil }

    private func launch(
        _ form: StoredForm,
        phase: ScenePhase = .active,
        isDebugged: Bool = false,
        asking ids: [Int] = []
    ) async -> StoredApp {
        await launch(StoredApp(form, store: store, phase: phase, isDebugged: isDebugged, asking: ids))
    }

    private func launch(_ app: StoredApp) async -> StoredApp {
        await app.host.settleStored()
        // Keeps the app alive, because the end of a process changes no mark.
        launches.apps.append(app)
        return app
    }

    /// Makes the mark that of a launch that has ended.
    private func crash() { store.crash("app:main") }

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
        "Without UIKit, a screen that appears in an inactive window sets the mark again",
        .stoppedClock
    )
    func inactive() async {
        await launch(.systemBar).show(1)
        let phase = Phase()
        let navigator = Navigator()
        let host = HeadlessHost.Host(PhasedMail(phase: phase, navigator: navigator, store: store))
        await host.settleStored()
        #expect(navigator.depth == 1 && hasMark)
        host.after { phase.value = .inactive }
        await host.settleStored()
        #expect(!hasMark)
        host.after { navigator.push(route: MessageRoute(id: 2)) }
        await host.settleStored()
        #expect(hasMark)
    }

    @MainActor @Observable final class Phase { var value = ScenePhase.active }

    /// A mail app with the app state of the system.
    private struct PhasedMail: View {
        let phase: Phase
        let navigator: Navigator
        let store: MemoryNavigationStateStore

        var body: some View {
            Text("Inbox")
                .navigationShell(navigator: navigator)
                .navigationRoutes(mailRoutes)
                .restoresNavigation(id: "main", scope: .app, .standard.store(store))
                .environment(\.scenePhase, phase.value)
        }
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
        if isUIKit { app.appState.send(.deactivated) } else { app.phaseValue = .inactive }
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
        if isUIKit { app.appState.send(.enteredForeground) } else { app.phaseValue = .inactive }
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
        if isUIKit { app.appState.send(.enteredForeground) }
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
        let store = MemoryNavigationStateStore()
        await StoredApp(.ownStack, store: store).show(1)
        let app = StoredApp(.ownStack, store: store)
        await app.host.settleStored()
        func marks() -> [String] { store.snapshots.keys.filter { store.mark(of: $0) != nil } }
        #expect(app.ids == [1] && marks().count == 1)
        app.host.after { app.stack.id = "other" }
        await app.host.settleStored()
        #expect(marks() == [])
    }

    @Test(
        "A stack that comes back under its id has a mark for three seconds of its own",
        arguments: StoredForm.allCases
    )
    func sameIDAgain(form: StoredForm) async {
        await launch(form).show(1)
        let app = await launch(form)
        await app.wait(.seconds(1))
        for id in ["other", "main"] {
            app.host.after { app.stack.id = id }
            await app.host.settleStored()
        }
        #expect(app.ids == [1] && hasMark)
        await app.wait(.seconds(2))
        #expect(hasMark)
        await app.wait(.seconds(1))
        #expect(!hasMark)
    }

    @Test(
        "A person who signs out in the first three seconds leaves no mark to the next",
        arguments: StoredForm.allCases
    )
    func signedOut(form: StoredForm) async {
        await launch(form).show(1)
        let app = await launch(form)
        #expect(hasMark)
        NavigationRestoration.standard.store(store).reset()
        await app.show(2)
        #expect(!hasMark)
        crash()
        #expect(await launch(form).ids == [2])
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

    @Test("After a crash the first change removes the mark", arguments: StoredForm.allCases)
    func removed(form: StoredForm) async {
        await launch(form).show(1)
        _ = await launch(form)
        crash()
        let app = await launch(form)
        #expect(hasMark)
        await app.show(2)
        #expect(!hasMark)
    }

    @Test("A stack that changes before a person can have seen it keeps its mark", arguments: StoredForm.allCases)
    func changed(form: StoredForm) async {
        await launch(form).show(1)
        let app = await launch(form)
        await app.show(2)
        #expect(hasMark)
        crash()
        let root = await launch(form)
        #expect(root.ids == [] && root.stack.failures == [.crashedWhileRestoring])
        #expect(await launch(form).ids == [2])
    }

    @Test("Two windows that restore one stack at once are no crash", arguments: StoredForm.allCases)
    func twoWindows(form: StoredForm) async {
        await launch(form).show(1)
        let first = await launch(form)
        let second = await launch(form)
        #expect(first.ids == [1] && second.ids == [1] && second.stack.failures.isEmpty)
        crash()
        let next = await launch(form)
        #expect(next.ids == [] && next.stack.failures == [.crashedWhileRestoring])
        #expect(await launch(form).ids == [1])
    }

    @Test("An alert at launch gives the app three more seconds", arguments: StoredForm.allCases)
    func interrupted(form: StoredForm) async {
        await launch(form).show(1)
        let app = await launch(form)
        await app.wait(.seconds(2))
        app.phaseValue = .inactive
        await app.wait(.seconds(2))
        #expect(!hasMark)
        app.phaseValue = .active
        await app.wait(.seconds(2))
        #expect(hasMark)
        await app.wait(.seconds(1))
        #expect(!hasMark)
    }

    @Test("A person who leaves the app keeps the count of earlier crashes", arguments: StoredForm.allCases)
    func leftAfterCrash(form: StoredForm) async {
        await launch(form).show(1)
        _ = await launch(form)
        crash()
        _ = await launch(form)
        let app = await launch(form)
        let strike = LaunchMark(strikes: 1, date: nil)
        #expect(app.ids == [1] && store.mark(of: "app:main")?.date != nil)
        app.phaseValue = .inactive
        app.phaseValue = .background
        await app.wait(.seconds(1))
        #expect(store.mark(of: "app:main") == strike)
        app.phaseValue = .active
        await app.wait(.seconds(3))
        #expect(!hasMark)
    }

    @Test("A stack at its root gets no mark", arguments: StoredForm.allCases)
    func root(form: StoredForm) async {
        await launch(form).show(1)
        let app = await launch(form)
        await app.show()
        await app.wait(.seconds(3))
        let data = store.snapshots
        let next = await launch(form)
        #expect(next.ids == [] && !hasMark && store.snapshots == data)
    }

    @Test("No window of a launch shows a stack that crashed the launch before", arguments: StoredForm.allCases)
    func twoWindowsAfterCrash(form: StoredForm) async {
        await launch(form).show(1)
        _ = await launch(form)
        crash()
        let first = await launch(form)
        let second = await launch(StoredApp(form, store: store, appState: first.appState))
        #expect(second.ids == [] && second.stack.failures == [.crashedWhileRestoring])
        await first.show(2)
        #expect(await launch(StoredApp(form, store: store, appState: first.appState)).ids == [2])
    }

    @Test("A stack that is seen late in the background has its mark for three seconds", arguments: StoredForm.allCases)
    func seenLate(form: StoredForm) async {
        await launch(form).show(1)
        let app = await launch(form, phase: .background)
        await app.wait(.milliseconds(2_900))
        app.phaseValue = .active
        await app.wait(.milliseconds(200))
        #expect(hasMark)
        await app.wait(.milliseconds(2_800))
        #expect(!hasMark)
    }

    @Test("An app that is quit stores its last change and removes the mark", arguments: StoredForm.allCases)
    func quit(form: StoredForm) async {
        await launch(form).show(1)
        let app = await launch(form)
        #expect(hasMark)
        app.change(to: 2)
        app.appState.send(.terminating)
        #expect(!hasMark && store.snapshots.count == 1)
        let next = await launch(form)
        #expect(next.ids == [2] && next.stack.failures.isEmpty)
    }

    @Test("A launch with a debugger leaves no mark", arguments: StoredForm.allCases)
    func debugged(form: StoredForm) async {
        await launch(form).show(1)
        for _ in 0..<3 {
            let app = await launch(form, isDebugged: true)
            #expect(app.ids == [1] && !hasMark && app.stack.failures.isEmpty)
        }
    }

    @Test("A launch with a debugger shows the stack that crashed, and leaves the mark", arguments: StoredForm.allCases)
    func debuggedCrash(form: StoredForm) async {
        await launch(form).show(1)
        _ = await launch(form)
        crash()
        let app = await launch(form, isDebugged: true)
        await app.wait(.seconds(3))
        #expect(app.ids == [1] && hasMark)
        #expect(await launch(form).ids == [])
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
    func sealed(form: StoredForm) async throws {
        let store = SealedStore(memory: store)
        await launch(StoredApp(form, store: store)).show(1)
        _ = await launch(StoredApp(form, store: store))
        let data = try #require(try store.load("app:main", upTo: .max))
        let snapshot = LaunchMark.part(data).snapshot
        store.save(LaunchMark(strikes: 0, date: .distantPast).data + snapshot, for: "app:main")
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
        let app = StoredApp(form, store: WatchedStore(memory: store) { _ in throw CancellationError() })
        await app.wait(.seconds(3))
        #expect(app.ids == [1] && app.stack.failures == [.storeFailed])
    }
}

@MainActor private final class Launches { var apps: [StoredApp] = [] }

/// A store that adds bytes to the data, and can't open data that was cut off.
private struct SealedStore: NavigationStateStore {
    let memory: MemoryNavigationStateStore
    var location: String { memory.location }
    private let seal = Data(repeating: 7, count: 28)

    init(memory: MemoryNavigationStateStore) { self.memory = memory }

    func load(_ id: String, upTo limit: Int) throws -> Data? {
        guard let data = memory.load(id, upTo: .max) else { return nil }
        guard data.suffix(28) == seal else { throw CancellationError() }
        return data.dropLast(28)
    }

    func save(_ data: Data, for id: String) { memory.save(data + seal, for: id) }
    func remove(_ id: String) { memory.remove(id) }
    func removeAll() { memory.removeAll() }
}
