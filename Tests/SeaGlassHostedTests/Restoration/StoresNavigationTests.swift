import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("A shell that stores its navigation") struct StoresNavigationTests {
    private let store = MemoryNavigationStateStore()

    @Test(
        "All pushes in one turn are stored with one write",
        .without(.reconnection, because: "A window that is disconnected stores its stack, too.")
    )
    func coalescing() async {
        let saves = Locked(0)
        let counting = WatchedStore { write in
            if write != .removal { saves.withLock { $0 += 1 } }
        }
        let launch = Launch(store: counting)
        await launch.settle()
        for number in 0..<50 { launch.navigator.push(route: MessageRoute(id: number)) }
        await launch.settle()
        #expect(saves.withLock { $0 } == 1)
        #expect(Launch(store: counting).stack.count == 50)
    }

    @Test("The last push is stored at once when the app goes to the background")
    func background() async throws {
        let phase = Phase()
        let navigator = Navigator()
        let host = HeadlessHost.Host(PhasedApp(phase: phase, navigator: navigator, store: store))
        navigator.push(route: MessageRoute(id: 1))
        for (next, isWritten) in [(ScenePhase.inactive, false), (.background, true)] {
            phase.value = next
            host.settle()
            let written = try SnapshotWriter.shared.load("app:main", from: store)
            #expect((written != nil) == isWritten)
        }
        await SnapshotWriter.shared.flush()
        #expect(Launch(store: store).stack == [MessageRoute(id: 1)])
    }

    @Test(
        "A change right before the app enters the background is stored in time that the system is asked for",
        arguments: StoredForm.allCases,
        [true, false]
    )
    func beforeSuspension(form: StoredForm, isUIKit: Bool) async {
        let asked = Locked<[@Sendable (Bool) -> Void]>([])
        let writer = SnapshotWriter { body in asked.withLock { $0.append(body) } }
        await SnapshotWriter.$shared.withValue(writer) {
            let app = StoredApp(form, store: store)
            app.change(to: 1, 2)
            if isUIKit { app.appState.send(.enteredBackground) } else { app.phaseValue = .background }
            let activities = asked.withLock { $0 }
            #expect(activities.count == 1)
            await Task.detached { for activity in activities { activity(false) } }.value
            #expect(store.snapshots["app:main"] != nil)
            #expect(StoredApp(form, store: store).ids == [1, 2])
        }
    }

    @Test("A stack is stored up to a view, or a route that is not restorable or encodable", arguments: 0..<3)
    func unstored(kind: Int) async {
        let launch = Launch(store: store)
        launch.navigator.push(route: MessageRoute(id: 1))
        switch kind {
        case 0: launch.navigator.push(Text("A view"))
        case 1: launch.navigator.push(route: PaymentRoute())
        default: launch.navigator.push(route: SecretRoute())
        }
        launch.navigator.push(route: MessageRoute(id: 2))
        await launch.settle()
        #expect(launch.navigator.depth == 3)
        #expect(launch.failures.map(\.reason) == (kind == 2 ? [.unstorable] : []))
        #expect(Launch(store: store).stack == [MessageRoute(id: 1)])
    }

    @Test(
        "A stored stack that was partly dropped is kept until the stack changes",
        .without(.reconnection, because: "A window that is connected again stores the stack that it finds.")
    )
    func keptAfterFailure() async {
        let entries = [entry("thread", #"{"id":1}"#), entry("gone")]
        let data = NavigationSnapshot(entries: entries).data
        store.save(data, for: "app:main")
        let launch = Launch(store: store)
        await launch.settle()
        #expect(store.snapshots["app:main"] == data)
        launch.navigator.pop()
        await launch.settle()
        #expect(store.snapshots["app:main"] != data)
    }

    @Test("A cleared stack is stored again after the next change")
    func clearing() async {
        let launch = Launch(store: store)
        launch.navigator.push(route: MessageRoute(id: 1))
        launch.navigator.clearSnapshot()
        await launch.settle()
        #expect(store.snapshots == [:])
        #expect(launch.stack == [MessageRoute(id: 1)])
        launch.navigator.push(route: MessageRoute(id: 2))
        await launch.settle()
        #expect(Launch(store: store).stack.count == 2)
    }

    @Test("The app's encoder stores routes, and its decoder restores them")
    func coding() async throws {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .custom { _ in AnyKey("number") }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .custom { _ in AnyKey("id") }
        let restoration = NavigationRestoration.standard.coding(encoder: encoder, decoder: decoder)
        let launch = Launch(store: store, restoration: restoration)
        launch.navigator.push(route: MessageRoute(id: 12))
        await launch.settle()
        let stored = NavigationSnapshot.decode(try #require(store.snapshots["app:main"])).snapshot?.entries
        #expect(stored?.first?.payload == Data(#"{"number":12}"#.utf8))
        #expect(Launch(store: store, restoration: restoration).stack == [MessageRoute(id: 12)])
        let other = Launch(store: store)
        await other.settle()
        #expect(other.stack == [] && other.failures.map(\.reason) == [.unreadable])
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    @Test("A stack that is too deep is reported once, however deep")
    func tooDeep() async {
        let launch = Launch(store: store)
        launch.navigator.replace(with: (1...127).map { MessageRoute(id: $0) })
        for number in 128...131 {
            launch.navigator.push(route: MessageRoute(id: number))
            await launch.settle()
        }
        #expect(launch.failures.map(\.reason) == [.unstorable] && launch.failures.map(\.position) == [128])
        #expect(Launch(store: store).stack.count == 128)
    }

    @Test("A failing store does not prevent pushes and is reported once per operation")
    func failingStore() async {
        let launch = Launch(store: FailingStore())
        launch.navigator.push(route: MessageRoute(id: 1))
        launch.host.settle()
        #expect(launch.host.texts.contains("Thread 1"))
        await launch.settle()
        #expect(launch.failures.map(\.reason) == [.storeFailed, .storeFailed], "Once to load and once to save.")
    }

    @Test("A failure is reported to the closure of the last evaluation")
    func newClosure() async {
        let account = Account()
        let navigator = Navigator()
        let host = HeadlessHost.Host(AccountApp(account: account, navigator: navigator, store: store))
        host.after { account.name = "b" }
        _ = await reports(awaiting: {
            navigator.push(route: SecretRoute())
            await host.settleStored()
        })
        #expect(account.failures == ["b"])
    }

    @Test("A new store is used at once")
    func otherStore() async {
        let navigator = Navigator()
        let place = Storage(store)
        let other = MemoryNavigationStateStore()
        let host = HeadlessHost.Host(MovingApp(place: place, navigator: navigator))
        place.store = other
        host.settle()
        navigator.push(route: MessageRoute(id: 1))
        await host.settleTasks()
        await SnapshotWriter.shared.flush()
        #expect(Launch(store: store).stack.isEmpty && Launch(store: other).stack == [MessageRoute(id: 1)])
    }

    @Test("A shell with a shell in its sheet stores only its stack")
    func sheet() async {
        let launch = Launch(store: store)
        launch.navigator.push(route: MessageRoute(id: 1))
        let inner = Navigator()
        let sheet = Text("Inner").navigationShell(bar: .custom(.material), navigator: inner)
        launch.navigator.push(Text("Outer").sheet(isPresented: .constant(true)) { sheet })
        launch.host.settle()
        inner.push(route: SettingsRoute(page: "inner"))
        await launch.settle()
        #expect(Launch(store: store).stack == [MessageRoute(id: 1)])
    }

    @Test("A shell below a sheet with a shell stores only its stack, also with a shared restoration modifier")
    func sheetAround() async {
        let outer = Navigator()
        let inner = Navigator()
        let host = HeadlessHost.Host(
            Text("Outer")
                .navigationShell(bar: .custom(.material), navigator: outer)
                .sheet(isPresented: .constant(true)) {
                    Text("Inner").navigationShell(bar: .custom(.material), navigator: inner)
                }
                .navigationRoutes(mailRoutes)
                .restoresNavigation(id: "main", scope: .app, .standard.store(store))
        )
        outer.push(route: MessageRoute(id: 1))
        inner.push(route: SettingsRoute(page: "inner"))
        await host.settleTasks()
        await SnapshotWriter.shared.flush()
        #expect(Launch(store: store).stack == [MessageRoute(id: 1)])
    }

    @Test("Two shells in a split view store and restore separate stacks")
    func columns() async {
        let sidebar = Navigator()
        let detail = Navigator()
        var wide = System()
        wide.device = .iPad
        let host = HeadlessHost.Host(Columns(sidebar: sidebar, detail: detail, store: store), system: wide)
        sidebar.push(route: MessageRoute(id: 1))
        detail.replace(with: [MessageRoute(id: 2), MessageRoute(id: 3)])
        await host.settleTasks()
        await SnapshotWriter.shared.flush()
        let nextSidebar = Navigator()
        let nextDetail = Navigator()
        let next = HeadlessHost.Host(Columns(sidebar: nextSidebar, detail: nextDetail, store: store), system: wide)
        #expect(next.texts.contains("Thread 1") && nextSidebar.depth == 1)
        #expect(next.texts.contains("Thread 3") && nextDetail.depth == 2)
    }
}

private struct Columns: View {
    let sidebar: Navigator
    let detail: Navigator
    let store: MemoryNavigationStateStore

    var body: some View {
        NavigationSplitView {
            column("sidebar", sidebar)
        } detail: {
            column("detail", detail)
        }
        .navigationRoutes(mailRoutes)
    }

    private func column(_ id: String, _ navigator: Navigator) -> some View {
        Text(id)
            .navigationShell(bar: .custom(.material), navigator: navigator)
            .restoresNavigation(id: id, scope: .app, .standard.store(store))
    }
}

@MainActor @Observable private final class Phase {
    var value = ScenePhase.active
}

private struct PhasedApp: View {
    let phase: Phase
    let navigator: Navigator
    let store: MemoryNavigationStateStore

    var body: some View {
        Text("Inbox")
            .navigationShell(bar: .custom(.material), navigator: navigator)
            .navigationRoutes(mailRoutes)
            .restoresNavigation(id: "main", scope: .app, .standard.store(store))
            .environment(\.scenePhase, phase.value)
    }
}

@MainActor @Observable private final class Account {
    var name = "a"
    var failures: [String] = []
}

/// An app whose closure has the name of the account.
private struct AccountApp: View {
    let account: Account
    let navigator: Navigator
    let store: MemoryNavigationStateStore

    var body: some View {
        Text("Inbox")
            .navigationShell(navigator: navigator)
            .navigationRoutes(mailRoutes)
            .restoresNavigation(id: "main", scope: .app, .standard.store(store)) { [account, name = account.name] _ in
                account.failures.append(name)
            }
    }
}

@MainActor @Observable private final class Storage {
    var store: MemoryNavigationStateStore

    init(_ store: MemoryNavigationStateStore) { self.store = store }
}

private struct MovingApp: View {
    let place: Storage
    let navigator: Navigator

    var body: some View {
        Text("Inbox")
            .navigationShell(bar: .custom(.material), navigator: navigator)
            .navigationRoutes(mailRoutes)
            .restoresNavigation(id: "main", scope: .app, .standard.store(place.store))
    }
}
