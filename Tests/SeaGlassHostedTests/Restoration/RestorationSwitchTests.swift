import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("A shell with restoration and a new navigator") struct RestorationSwitchTests {
    @MainActor @Observable fileprivate final class Choice {
        var navigator = Navigator()
        var id = "a"
        var shown: [String] = []
    }

    fileprivate struct App: View {
        let choice: Choice
        let store: MemoryNavigationStateStore
        let scope: NavigationRestoration.Scope

        var body: some View {
            Text("Inbox")
                .navigationShell(bar: .custom(.material), navigator: choice.navigator)
                .navigationRoute(MessageRoute.self, key: "thread") { route in
                    Text("Thread \(route.id)").onAppear { choice.shown.append("\(choice.id)\(route.id)") }
                }
                .restoresNavigation(id: choice.id, scope: scope, .standard.store(store))
        }
    }

    private let store = MemoryNavigationStateStore()
    private let choice = Choice()
    private var navigator: Navigator { choice.navigator }

    private func launch(
        scope: NavigationRestoration.Scope = .app,
        scene: HostedScene = HostedScene()
    ) -> HeadlessHost.Host {
        HeadlessHost.Host(App(choice: choice, store: store, scope: scope), scene: scene)
    }

    private func settle(_ host: HeadlessHost.Host) async {
        await host.settleTasks()
        await SnapshotWriter.shared.flush()
    }

    private func routes(_ ids: Int...) -> [AnyHashable?] { ids.map { MessageRoute(id: $0) } }

    private var stack: [AnyHashable?] { navigator.entries.map { $0.route.map { AnyHashable($0) } } }

    @Test("A shell with a new navigator shows and stores the new navigator's stack")
    func navigators() async {
        let host = launch()
        let first = navigator
        first.replace(with: [1].map { MessageRoute(id: $0) })
        await settle(host)
        choice.navigator = Navigator()
        host.settle()
        #expect(host.texts.contains("Inbox") && stack == [])
        navigator.replace(with: [2, 3].map { MessageRoute(id: $0) })
        await settle(host)
        #expect(host.texts.contains("Thread 3"))
        let messages = await reports(awaiting: {
            first.push(route: MessageRoute(id: 9))
            await settle(host)
        })
        #expect(messages.count == 1 && messages.first?.contains("No shell shows this navigator") == true)
        #expect(Launch(store: store).stack == [])
        #expect(Launch(store: store, id: "a").stack == routes(2, 3))
    }

    @Test("A shell with a new navigator stores its stack at once")
    func untouchedNavigator() async {
        let host = launch()
        navigator.replace(with: [1].map { MessageRoute(id: $0) })
        await settle(host)
        let next = Navigator()
        unreported { next.push(route: MessageRoute(id: 2)) }
        choice.navigator = next
        await settle(host)
        #expect(host.texts.contains("Thread 2"))
        #expect(Launch(store: store, id: "a").stack == routes(2))
    }

    @Test("A navigator keeps what is pushed while no shell shows it, whatever the next shell has stored")
    func betweenShells() async {
        let launch = Launch(store: store, id: "b")
        launch.navigator.push(route: MessageRoute(id: 9))
        await launch.settle()
        func restorer(_ id: String) -> StackRestorer {
            StackRestorer(StoredStack(id: id, scope: .app, restoration: .standard.store(store)) { _ in })
        }
        let first = restorer("a")
        let second = restorer("b")
        let navigator = Navigator()
        let shells = [NavigationShellLifetime(), NavigationShellLifetime()]
        _ = shells[0].show(navigator.stack, routes: mailRoutes, observer: first)
        _ = shells[0].show(Navigator().stack, routes: mailRoutes, observer: first)
        unreported { navigator.push(route: MessageRoute(id: 5)) }
        _ = shells[1].show(navigator.stack, routes: mailRoutes, observer: second)
        #expect(navigator.entries.map { $0.route as? MessageRoute } == [MessageRoute(id: 5)])
    }

    @Test("A shell with a new navigator keeps the root's title for the back button")
    func wayBack() {
        let host = host(TitledApp(choice: choice))
        choice.navigator = Navigator()
        host.settle()
        navigator.push(Text("Thread"))
        host.settle()
        #expect(host.readElement("Back, Inbox")?.traits == .isButton)
    }

    private struct TitledApp: View {
        let choice: Choice

        var body: some View {
            Text("Root").topNavigationBarTitle("Inbox").navigationShell(
                bar: .custom(.material),
                navigator: choice.navigator
            )
        }
    }

    @Test("A shell that replaces another with the same id stores its stack, also if the other is freed later")
    func identities() async {
        let restorer = StackRestorer(StoredStack(id: "a", scope: .app, restoration: .standard.store(store)) { _ in })
        _ = NavigationShellLifetime().show(nil, routes: mailRoutes, observer: restorer)
        let shell = NavigationShellLifetime()
        let navigator = Navigator(shell.show(nil, routes: mailRoutes, observer: restorer))
        for _ in 0..<10 { await Task.yield() }
        navigator.push(route: MessageRoute(id: 2))
        for _ in 0..<10 { await Task.yield() }
        await SnapshotWriter.shared.flush()
        #expect(Launch(store: store, id: "a").stack == routes(2))
    }

    @Test(
        "A shell with a new id stores its stack under the old id and shows the stack of the new id",
        .sceneIsSaved,
        .without(.coveredAppearances, .repeatedAppearances, .canceledTransitions, because: "Appearances are compared."),
        arguments: [false, true]
    )
    func accounts(isOfScene: Bool) async {
        let scope: NavigationRestoration.Scope = isOfScene ? .scene : .app
        let scene = HostedScene()
        let host = launch(scope: scope, scene: scene)
        navigator.replace(with: [1, 2].map { MessageRoute(id: $0) })
        await settle(host)
        host.after { navigator.push(route: MessageRoute(id: 3)) }
        await host.settleTasks()
        host.after { choice.id = "b" }
        #expect(stack == [] && host.texts.contains("Inbox"))
        navigator.push(route: MessageRoute(id: 4))
        await settle(host)
        choice.id = "a"
        host.settle()
        #expect(stack == routes(1, 2, 3) && host.texts.contains("Thread 3"))
        choice.id = "b"
        await settle(host)
        #expect(stack == routes(4) && host.texts.contains("Thread 4"))
        #expect(choice.shown == ["a2", "a3", "b4", "a3", "b4"], "No screen of one account appears under the other.")
        #expect(Launch(store: store, scene: scene, id: "a", scope: scope).stack == routes(1, 2, 3))
        #expect(Launch(store: store, scene: scene, id: "b", scope: scope).stack == routes(4))
    }
}
