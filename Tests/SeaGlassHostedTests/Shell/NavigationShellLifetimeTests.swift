import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("A removed shell") struct NavigationShellLifetimeTests {
    /// Places from which a shell can be removed while the views around it stay.
    enum Place: CaseIterable { case view, sheet, tab, column }

    private let door = Door()
    private let remains = Remains()

    @Test("A removed shell is freed with everything it held", arguments: Place.allCases)
    func nothing(place: Place) async {
        let host = host(House(place: place, door: door, remains: remains)) { $0.device = .iPad }
        await openAndClose(in: host)
        #expect(Set(remains.names) == ["navigator", "root", "pushed", "restorer"])
        #expect(remains.alive == [])
    }

    @Test("A thousand removed shells are freed")
    func thousand() async {
        let host = host(House(place: .view, door: door, remains: remains))
        for _ in repetitions(1_000) { await openAndClose(in: host) }
        #expect(remains.names.count >= 4 * repetitions(1_000).count && remains.alive == [])
    }

    @Test("A shell stores its last change before its navigator is emptied")
    func lastChange() async {
        let store = MemoryNavigationStateStore()
        let host = host(House(place: .view, door: door, remains: remains, store: store))
        host.after { door.isOpen = true }
        host.tap("Push route")
        host.after { door.isOpen = false }
        await host.settleTasks()
        await SnapshotWriter.shared.flush()
        #expect(Launch(store: store).stack == [MessageRoute(id: 1)])
    }

    @Test("What changes between two shells of a navigator is stored when the second one appears")
    func betweenShells() async {
        struct App: View {
            let door: Door
            let navigator: Navigator
            let store: MemoryNavigationStateStore
            var body: some View {
                VStack {
                    if door.isOpen {
                        Text("Inbox").navigationShell(navigator: navigator).navigationRoutes(mailRoutes)
                    }
                }
                .restoresNavigation(id: "main", scope: .app, .standard.store(store))
            }
        }
        let navigator = Navigator()
        let store = MemoryNavigationStateStore()
        door.isOpen = true
        let host = host(App(door: door, navigator: navigator, store: store))
        host.after { navigator.push(route: MessageRoute(id: 1)) }
        host.after { door.isOpen = false }
        await host.settleStored()
        unreported { navigator.push(route: MessageRoute(id: 2)) }
        host.after { door.isOpen = true }
        await host.settleStored()
        #expect(Launch(store: store).stack == [1, 2].map { MessageRoute(id: $0) })
    }

    @Test("The navigator of a removed shell shows no screen, whoever keeps it")
    func emptied() async throws {
        let host = host(House(place: .view, door: door, remains: remains))
        host.after { door.isOpen = true }
        let navigator = Navigator(try #require(remains.object("navigator") as? NavigatorStack))
        host.after { navigator.push(route: MessageRoute(id: 1)) }
        host.after { navigator.present(MessageRoute(id: 2)) }
        #expect(navigator.depth == 1 && navigator.presented != nil)
        host.after { door.isOpen = false }
        await host.settleTasks()
        #expect(navigator.depth == 0 && navigator.presented == nil)
    }

    private func openAndClose(in host: Host) async {
        host.after { door.isOpen = true }
        host.tap("Push")
        await host.settleTasks()
        host.after { door.isOpen = false }
        await host.settleTasks()
        // A snapshot that is not yet written retains its restorer.
        await SnapshotWriter.shared.flush()
    }

    @Test(
        "A root that reads the phase of its scene keeps the stack when the app enters the background and returns",
        arguments: versions
    )
    func scenePhase(version: Int) {
        struct Root: View {
            @Environment(\.scenePhase) private var phase
            var body: some View { Text("\(phase)") }
        }
        struct App: View {
            let phase: Phase
            let navigator: Navigator
            var body: some View {
                Root().navigationShell(navigator: navigator)
                    .navigationRoute(ThreadRoute.self) { CountingLevel(id: $0.id) }
                    .environment(\.scenePhase, phase.value)
            }
        }
        let phase = Phase()
        let navigator = Navigator()
        let host = host(App(phase: phase, navigator: navigator), on: version).after { navigator.push(threads: [1]) }
        host.tap("Count")
        for value in [ScenePhase.inactive, .background, .inactive, .active] { host.after { phase.value = value } }
        #expect(navigator.depth == 1 && host.texts.contains("1 of thread 1"))
        #expect(host.after { navigator.push(threads: [2]) }.texts.contains("0 of thread 2"))
    }

    @MainActor @Observable fileprivate final class Phase { var value = ScenePhase.active }
}

@MainActor @Observable private final class Door {
    var isOpen = false
}

private struct House: View {
    let place: NavigationShellLifetimeTests.Place
    @Bindable var door: Door
    let remains: Remains
    var store = MemoryNavigationStateStore()

    var body: some View {
        switch place {
        case .view: whileOpen
        case .sheet: Text("outside").sheet(isPresented: $door.isOpen) { shell }
        case .tab: TabView { whileOpen.tabItem { Text("tab") } }
        case .column:
            NavigationSplitView {
                Text("sidebar")
            } detail: {
                whileOpen
            }
        }
    }

    @ViewBuilder private var whileOpen: some View { if door.isOpen { shell } }

    private var shell: some View {
        Room(name: "root", remains: remains)
            .navigationShell()
            .navigationRoutes(mailRoutes)
            .restoresNavigation(id: "main", scope: .app, .standard.store(store))
    }
}

/// A screen that keeps its navigator in every possible place.
private struct Room: View {
    @Environment(\.navigator) private var navigator
    @State private var state = Memory()
    let name: String
    var pop: @MainActor () -> Void = {}
    let remains: Remains

    var body: some View {
        VStack {
            Text(name)
            Button("Pop", action: pop)
            Button("Push route") { navigator.push(route: MessageRoute(id: 1)) }
            Button("Push") { [navigator] in
                navigator.push(Room(name: "pushed", pop: { navigator.pop() }, remains: remains))
            }
        }
        .topNavigationBarTitle(verbatim: name)
        .topNavigationBarTrailing {
            Button("Close") { [navigator, state] in
                state.isClosed = true
                navigator.pop()
            }
        }
        .onAppear {
            remains.add(state, name)
            guard name == "root" else { return }
            remains.add(navigator.stack, "navigator")
            remains.add(navigator.shell.observer, "restorer")
        }
    }

    final class Memory { var isClosed = false }
}

/// A record of objects that shows which are still alive.
@MainActor private final class Remains {
    private struct Object {
        let name: String
        weak var object: AnyObject?
    }

    private var objects: [Object] = []

    func add(_ object: AnyObject?, _ name: String) { objects.append(Object(name: name, object: object)) }

    func object(_ name: String) -> AnyObject? { objects.first { $0.name == name }?.object }

    var names: [String] { objects.map(\.name) }
    var alive: [String] { objects.filter { $0.object != nil }.map(\.name) }
}
