import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// A person signs out: nothing that the person has opened is shown or stored afterwards.
@MainActor @Suite("Navigator.reset") struct NavigatorResetTests {
    @MainActor @Observable fileprivate final class Model {
        let mail = Navigator()
        let files = Navigator()
        let help = Navigator()
        var path: [MessageRoute] = []
        var ownPath: [MessageRoute] = []
        var tab = "mail"
        var isHelpShown = false
        var draft = ""
        var failures: [NavigationRestoration.Failure.Reason] = []
    }

    /// Three tabs that share a store: a shell, a shell on an array, and an own stack.
    private struct Tabs: View {
        @Bindable var model: Model
        let restoration: NavigationRestoration

        var body: some View {
            TabView(selection: $model.tab) {
                Text("Mail")
                    .navigationShell(navigator: model.mail)
                    .navigationRoutes(mailRoutes)
                    .restoresNavigation(id: "mail", scope: .app, restoration) { model.failures.append($0.reason) }
                    .tag("mail")
                Text("Files")
                    .navigationShell(path: $model.path, navigator: model.files)
                    .navigationRoutes(mailRoutes)
                    .restoresNavigation(id: "files", scope: .app, restoration) { model.failures.append($0.reason) }
                    .tag("files")
                NavigationStack(path: $model.ownPath) {
                    Text("Notes").navigationDestination(for: MessageRoute.self) { Text("Note \($0.id)") }
                }
                .restoresNavigation(path: $model.ownPath, id: "notes", key: "thread", scope: .app, restoration)
                .tag("notes")
            }
        }
    }

    /// A shell whose screens present routes and sheets of the app's own.
    private struct Mail: View {
        @Bindable var model: Model
        let restoration: NavigationRestoration?

        var body: some View {
            let shell = Text("Mail")
                .sheet(isPresented: $model.isHelpShown) {
                    Text("Help").navigationShell(navigator: model.help).navigationRoutes(mailRoutes)
                }
                .navigationShell(bar: .custom(.material), navigator: model.mail)
                .navigationRoute(MessageRoute.self, key: "thread") { Thread(id: $0.id, model: model) }
                .navigationRoute(SettingsRoute.self, key: "settings") { Settings(page: $0.page) }
            if let restoration { shell.restoresNavigation(id: "mail", scope: .app, restoration) } else { shell }
        }
    }

    private struct Thread: View {
        @State private var isAsking = false
        let id: Int
        let model: Model

        var body: some View {
            Text("Thread \(id)")
                .navigationLeaveGuard(when: !model.draft.isEmpty, isPresented: $isAsking)
                .confirmationDialog("Discard?", isPresented: $isAsking, titleVisibility: .visible) {
                    Button("Discard") {}
                }
        }
    }

    private struct Settings: View {
        @Environment(\.navigator) private var navigator
        let page: String

        var body: some View {
            Text("Settings \(page)")
            Button("More") { navigator.present(SettingsRoute(page: "more")) }
            Button("Sign out") { navigator.reset() }
        }
    }

    private let store = MemoryNavigationStateStore()
    private let model = Model()

    private func restoration(_ store: some NavigationStateStore) -> NavigationRestoration { .standard.store(store) }

    private var restoration: NavigationRestoration { restoration(store) }

    private func mail(on version: Int) -> Host { host(Mail(model: model, restoration: restoration), on: version) }

    private func isSignedOut(_ host: Host) async -> Bool {
        await host.settleStored()
        return model.mail.entries.isEmpty && model.mail.presented == nil && host.texts.contains("Mail")
            && !host.texts.contains { $0.hasPrefix("Thread") || $0.hasPrefix("Settings") } && store.snapshots.isEmpty
    }

    @Test(
        "A sheet over a sheet signs out: both go, the stack below is at its root, nothing is stored",
        arguments: versions
    )
    func sheetOverSheet(version: Int) async {
        let host = mail(on: version)
        host.after { model.mail.push(route: MessageRoute(id: 7)) }
        host.after { model.mail.present(SettingsRoute(page: "all")) }
        await host.settleStored()
        host.tap("More")
        #expect(host.texts.contains("Settings more") && !store.snapshots.isEmpty)
        host.tap("Sign out")
        #expect(await isSignedOut(host))
        let next = host2(version)
        await next.settleStored()
        #expect(next.texts.contains("Mail") && !next.texts.contains("Thread 7"))
    }

    private func host2(_ version: Int) -> Host { host(Mail(model: Model(), restoration: restoration), on: version) }

    @Test(
        "A shell in a sheet of the app's own signs out the shell around it, also once the sheet is gone",
        arguments: versions,
        [false, true]
    )
    func ownSheet(version: Int, isGone: Bool) async {
        let host = mail(on: version)
        host.after { model.mail.push(route: MessageRoute(id: 7)) }
        host.after { model.isHelpShown = true }
        host.after { model.help.push(route: SettingsRoute(page: "help")) }
        await host.settleStored()
        if isGone { host.after { model.isHelpShown = false } }
        host.after { model.help.reset() }
        host.after { model.isHelpShown = false }
        #expect(await isSignedOut(host))
        #expect(model.help.entries.isEmpty)
    }

    @Test("A guard asks no question, and its waiting request is forgotten", arguments: versions)
    func guarded(version: Int) async {
        let host = mail(on: version)
        model.draft = "Dear"
        host.after { model.mail.push(route: MessageRoute(id: 7)) }
        host.after { model.mail.pop() }
        #expect(host.texts.contains("Discard?"))
        host.after { model.mail.reset() }
        #expect(await isSignedOut(host))
        #expect(!host.texts.contains("Discard?") && model.mail.held == nil)
    }

    @Test("The shells and own stacks of all tabs go to their roots, and the arrays are empty", arguments: versions)
    func tabs(version: Int) async {
        let host = host(Tabs(model: model, restoration: restoration), on: version)
        for (tab, index) in [("mail", 0), ("files", 1), ("notes", 2)] {
            host.selectTab(index)
            if tab == "mail" { host.after { model.mail.push(route: MessageRoute(id: 1)) } }
            if tab == "files" { host.after { model.path = [MessageRoute(id: 2)] } }
            if tab == "notes" { host.after { model.ownPath = [MessageRoute(id: 3)] } }
        }
        await host.settleStored()
        #expect(store.snapshots.count >= 3)
        host.after { model.files.reset() }
        await host.settleStored()
        #expect(model.mail.entries.isEmpty && model.path == [] && model.ownPath == [] && store.snapshots.isEmpty)
        let next = Model()
        let launch = SeaGlassHostedTests.host(Tabs(model: next, restoration: restoration), on: version)
        for index in 0..<3 { launch.selectTab(index) }
        await launch.settleStored()
        #expect(next.mail.entries.isEmpty && next.path == [] && next.ownPath == [])
    }

    @Test("The store of a tab that was not shown in this launch is emptied, too")
    func hiddenTab() async {
        store.save(Data([1]), for: "app:other")
        let launch = Launch(store: store)
        launch.navigator.reset()
        await launch.settle()
        #expect(store.snapshots.isEmpty)
    }

    @Test("A save that is on its way does not arrive", arguments: [false, true])
    func saveOnItsWay(isBeingWritten: Bool) async {
        let store = SlowStore()
        let launch = Launch(store: store)
        launch.navigator.push(route: MessageRoute(id: 1))
        for _ in 0..<10 { await Task.yield() }
        if isBeingWritten { await store.waitUntilSaving() }
        launch.navigator.push(route: MessageRoute(id: 2))
        launch.navigator.reset()
        store.open()
        await launch.settle()
        #expect(store.memory.snapshots.isEmpty)
    }

    @Test("What the next person opens is stored")
    func nextPerson() async {
        let launch = Launch(store: store)
        launch.navigator.push(route: MessageRoute(id: 1))
        await launch.settle()
        launch.navigator.reset()
        launch.navigator.push(route: MessageRoute(id: 2))
        await launch.settle()
        #expect(Launch(store: store).stack == [MessageRoute(id: 2)])
    }

    @Test("Another store keeps its stacks, in the app and in the store")
    func otherStore() async {
        let other = MemoryNavigationStateStore()
        let first = Launch(store: store)
        let second = Launch(store: other)
        for launch in [first, second] {
            launch.navigator.push(route: MessageRoute(id: 1))
            await launch.settle()
        }
        first.navigator.reset()
        await first.settle()
        #expect(second.stack == [MessageRoute(id: 1)] && !other.snapshots.isEmpty && store.snapshots.isEmpty)
    }

    @Test("Two windows with one store are both at their roots")
    func windows() async {
        let scope = NavigationRestoration.Scope.scene
        let launches = (0..<2).map { _ in Launch(store: store, scene: HostedScene(), scope: scope) }
        for launch in launches {
            launch.navigator.push(route: MessageRoute(id: 1))
            await launch.settle()
        }
        launches[0].navigator.reset()
        for launch in launches { await launch.settle() }
        #expect(launches.allSatisfy { $0.stack == [] } && store.snapshots.isEmpty)
    }

    @Test("A navigator whose sheet was dismissed meanwhile signs out all the same")
    func dismissedSheet() async throws {
        let host = mail(on: 26)
        host.after { model.mail.push(route: MessageRoute(id: 7)) }
        host.after { model.mail.present(SettingsRoute(page: "all")) }
        let sheet = try #require(model.mail.presented?.navigator)
        host.after { model.mail.dismiss() }
        host.after { sheet.reset() }
        #expect(await isSignedOut(host))
    }

    @Test("A shell that was removed before the call is at its root when it is shown again")
    func removedShell() async {
        struct Root: View {
            let model: Model
            let restoration: NavigationRestoration
            var body: some View {
                if model.tab == "mail" { Mail(model: model, restoration: restoration) } else { Text("Log in") }
            }
        }
        let host = host(Root(model: model, restoration: restoration))
        host.after { model.mail.push(route: MessageRoute(id: 7)) }
        await host.settleStored()
        host.after { model.tab = "login" }
        model.mail.reset()
        await host.settleStored()
        #expect(store.snapshots.isEmpty)
        host.after { model.tab = "mail" }
        #expect(await isSignedOut(host))
    }

    @Test(
        "A link and a push that wait for a shell of the store are forgotten, and none for another store",
        arguments: [false, true]
    )
    func waiting(isOtherStore: Bool) async throws {
        let routes = mailRoutes.link("mail/{id}", MessageRoute.init(id:)) { $0.id }
        let host = mail(on: 26)
        await host.settleStored()
        let url = try #require(URL(string: "example://mail/2"))
        let links = Navigator()
        unreported {
            model.files.push(route: MessageRoute(id: 1))
            try? links.open(url)
        }
        model.mail.reset()
        let store = isOtherStore ? MemoryNavigationStateStore() : store
        let first = Launch(store: store, id: "files", routes: routes, navigator: model.files)
        let second = Launch(store: store, id: "links", routes: routes, navigator: links)
        #expect(first.stack == (isOtherStore ? [MessageRoute(id: 1)] : []))
        #expect(second.stack == (isOtherStore ? [MessageRoute(id: 2)] : []))
        withExtendedLifetime(host) {}
    }

    @Test("A link that arrives for the next person, before a tab is shown, opens")
    func linkForNext() async throws {
        let routes = mailRoutes.link("mail/{id}", MessageRoute.init(id:)) { $0.id }
        let host = mail(on: 26)
        model.mail.reset()
        let url = try #require(URL(string: "example://mail/2"))
        unreported { try? model.files.open(url) }
        let launch = Launch(store: store, id: "files", routes: routes, navigator: model.files)
        #expect(launch.stack == [MessageRoute(id: 2)])
        withExtendedLifetime(host) {}
    }

    @Test("The next person's window is the one that the next launch continues")
    func windowList() async {
        let scope = NavigationRestoration.Scope.scene
        let id = UUID().uuidString
        let launch = Launch(store: store, scene: HostedScene(), id: id, scope: scope)
        await launch.settle()
        launch.navigator.reset()
        launch.navigator.push(route: MessageRoute(id: 2))
        await launch.settle()
        #expect(store.snapshots["windows"] != nil)
    }

    @Test("Without a store the shell and what it presents are reset, and no other shell")
    func withoutStore() async {
        let host = host(Mail(model: model, restoration: nil))
        let other = Launch(store: store)
        host.after { model.mail.push(route: MessageRoute(id: 7)) }
        host.after { model.mail.present(SettingsRoute(page: "all")) }
        other.navigator.push(route: MessageRoute(id: 1))
        await host.settleStored()
        host.tap("Sign out")
        await host.settleStored()
        #expect(model.mail.entries.isEmpty && model.mail.presented == nil)
        #expect(other.stack == [MessageRoute(id: 1)] && !store.snapshots.isEmpty)
    }

    @Test("A store that can't remove its stacks is reported to each stack, and the screens are gone")
    func failingStore() async {
        let unremovable = WatchedStore { write in
            if write == .removal { throw CancellationError() }
        }
        let host = host(Tabs(model: model, restoration: restoration(unremovable)))
        for index in 0..<2 { host.selectTab(index) }
        host.after { model.mail.push(route: MessageRoute(id: 7)) }
        await host.settleStored()
        model.failures = []
        _ = await reports(awaiting: {
            model.mail.reset()
            await host.settleStored()
        })
        #expect(model.failures == [.storeFailed, .storeFailed] && model.mail.entries.isEmpty)
    }

    @Test("A launch that begins before the store is emptied reads nothing")
    func launchBeforeRemoval() async {
        let store = SlowStore()
        let first = Launch(store: store)
        first.navigator.push(route: MessageRoute(id: 1))
        store.open()
        await first.settle()
        #expect(!store.memory.snapshots.isEmpty)
        store.close()
        first.navigator.push(route: MessageRoute(id: 2))
        for _ in 0..<10 { await Task.yield() }
        await store.waitUntilSaving()
        first.navigator.reset()
        #expect(Launch(store: store, id: "main").stack == [])
        store.open()
        await first.settle()
    }

    @Test("An app that was launched in the background writes no mark after a sign-out")
    func background() async {
        let first = StoredApp(.systemBar, store: store)
        await first.show(1, 2)
        let app = StoredApp(.systemBar, store: store, phase: .background)
        await app.host.settleStored()
        #expect(app.ids == [1, 2])
        app.navigator.reset()
        app.phaseValue = .active
        await app.host.settleStored()
        #expect(app.ids == [] && store.snapshots.isEmpty)
        await app.show(3)
        app.appState.send(.enteredForeground)
        await app.host.settleStored()
        #expect(store.snapshots.count == 1 && store.mark(of: "app:main") == nil)
    }

    @Test("A link that waits for a shell that was removed is forgotten")
    func linkOfRemovedShell() async throws {
        struct Root: View {
            let model: Model
            let restoration: NavigationRestoration
            var body: some View {
                if model.tab == "mail" { Mail(model: model, restoration: restoration) } else { Text("Log in") }
            }
        }
        let host = host(Root(model: model, restoration: restoration))
        await host.settleStored()
        host.after { model.tab = "login" }
        let url = try #require(URL(string: "example://mail/2"))
        unreported { try? model.mail.open(url) }
        #expect(model.mail.earlyLinks == [url])
        model.mail.reset()
        #expect(model.mail.earlyLinks.isEmpty)
    }

    @Test("A failure that the last person had is reported for the next one, too")
    func sameFailure() async {
        let launch = Launch(store: store)
        for _ in 0..<2 {
            _ = await reports(awaiting: {
                launch.navigator.push(route: SecretRoute())
                await launch.settle()
                launch.navigator.reset()
                await launch.settle()
            })
        }
        #expect(launch.failures.map(\.reason) == [.unstorable, .unstorable])
    }

    @Test("An app without a navigator signs out by its restoration")
    func ownStack() async {
        let host = host(Tabs(model: model, restoration: restoration))
        host.selectTab(2)
        host.after { model.ownPath = [MessageRoute(id: 3)] }
        await host.settleStored()
        restoration.reset()
        await host.settleStored()
        #expect(model.ownPath == [] && store.snapshots.isEmpty)
    }

    @Test("A link that a screen in a sheet opens replaces the stack under the sheet", arguments: versions)
    func linkInSheet(version: Int) async throws {
        let routes = mailRoutes.link("mail/{id}", MessageRoute.init(id:)) { $0.id }
        let host = host(Text("Mail").navigationShell(navigator: model.mail).navigationRoutes(routes), on: version)
        host.after { model.mail.present(SettingsRoute(page: "all")) }
        let sheet = try #require(model.mail.presented?.navigator)
        let url = try #require(URL(string: "example://mail/2"))
        host.after { try? sheet.open(url) }
        #expect(model.mail.entries.map { $0.route as? MessageRoute } == [MessageRoute(id: 2)])
        #expect(model.mail.presented == nil && host.texts.contains("Thread 2"))
    }

    @Test("The link and the stored stack of a sheet's navigator are those of the shell around it")
    func sheetActsOutside() async throws {
        let routes = mailRoutes.link("mail/{id}", MessageRoute.init(id:)) { $0.id }
        let launch = Launch(store: store, routes: routes)
        launch.navigator.push(route: MessageRoute(id: 2))
        launch.navigator.present(SettingsRoute(page: "all"))
        await launch.settle()
        let sheet = try #require(launch.navigator.presented?.navigator)
        let base = try #require(URL(string: "example://"))
        #expect(sheet.link(base: base) == URL(string: "example://mail/2"))
        sheet.clearSnapshot()
        await launch.settle()
        #expect(store.snapshots.isEmpty && launch.navigator.presented != nil)
    }
}

/// A store that blocks its saves until it is opened.
private final class SlowStore: NavigationStateStore {
    let memory = MemoryNavigationStateStore()
    private let gate = DispatchSemaphore(value: 0)
    private let isSaving = Locked(false)
    var location: String { memory.location }

    func open() { gate.signal() }

    func close() {
        gate.wait()
        isSaving.withLock { $0 = false }
    }

    func waitUntilSaving() async { while !isSaving.withLock({ $0 }) { await Task.yield() } }

    func load(_ id: String, upTo limit: Int) -> Data? { memory.load(id, upTo: limit) }

    func save(_ data: Data, for id: String) {
        // Marks are saved on the main thread.
        guard !Thread.isMainThread else { return memory.save(data, for: id) }
        isSaving.withLock { $0 = true }
        gate.wait()
        gate.signal()
        memory.save(data, for: id)
    }

    func remove(_ id: String) { memory.remove(id) }
    func removeAll() { memory.removeAll() }
}
