import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("An app's own stored stack") struct PathRestorationTests {
    private let store = MemoryNavigationStateStore()

    private func launch(
        _ stack: OwnStack = OwnStack(),
        _ restoration: NavigationRestoration = .standard,
        scope: NavigationRestoration.Scope = .app,
        aliases: [NavigationDestinationKey] = [],
        scene: HostedScene = HostedScene()
    ) async -> (stack: OwnStack, host: Host) {
        let restoration = restoration.store(store)
        let app = ArrayApp(stack: stack, restoration: restoration, scope: scope, aliases: aliases)
        let host = Host(app.environment(\.appState, TestAppState()), scene: scene)
        await host.settleStored()
        return (stack, host)
    }

    private func routes(_ ids: Int...) -> [MessageRoute] { ids.map { MessageRoute(id: $0) } }

    @Test("A stack is restored from an array of routes, without animation")
    func array() async {
        let first = await launch()
        first.stack.path = routes(1, 2)
        await first.host.settleStored()
        let second = await launch()
        #expect(second.stack.path == routes(1, 2))
        #expect(second.host.texts.contains("Thread 2") && second.host.screens().count == 3)
        #expect(second.host.animatesPath != true)
        second.host.swipeBack()
        await second.host.settleStored()
        #expect(await launch().stack.path == routes(1))
        #expect(second.stack.failures.isEmpty)
    }

    @Test("A path and a shell with the same keys restore each other's stacks")
    func shell() async {
        let shell = Launch(store: store)
        shell.navigator.replace(with: routes(1, 2))
        await shell.settle()
        let own = await launch()
        #expect(own.stack.path == routes(1, 2))
        own.stack.path = routes(3)
        await own.host.settleStored()
        #expect(Launch(store: store).stack == [MessageRoute(id: 3)])
    }

    @Test("A path set while the stack appears takes precedence over the stored one", arguments: [true, false])
    func early(isInside: Bool) async {
        let first = await launch()
        first.stack.path = routes(1)
        await first.host.settleStored()
        let stack = OwnStack()
        let link = { @MainActor in stack.path = [MessageRoute(id: 7)] }
        var app = ArrayApp(stack: stack, restoration: .standard.store(store), scope: .app, aliases: [])
        if isInside { app.rootAppeared = link }
        let host = Host(app.onAppear { if !isInside { link() } })
        await host.settleStored()
        #expect(stack.path == routes(7))
    }

    @Test("A path that isn't empty at its appearance is kept and stored")
    func deepLink() async {
        let first = await launch()
        first.stack.path = routes(1)
        await first.host.settleStored()
        let stack = OwnStack()
        stack.path = routes(7)
        #expect(await launch(stack).stack.path == routes(7))
        #expect(await launch().stack.path == routes(7))
    }

    @Test("A restored stack ends below a route that is unknown, undecodable, not allowed or too deep")
    func drops() async {
        let one = entry("thread", #"{"id":1}"#)
        let cases: [([NavigationSnapshotEntry], Int, NavigationRestoration.Failure.Reason)] = [
            ([one, entry("settings")], 1, .unknownKey), ([one, entry("thread", "{}")], 1, .unreadable),
            ([one, entry("thread", #"{"id":-1}"#)], 1, .notAllowed),
            (Array(repeating: one, count: 129), 128, .unreadable),
        ]
        for (entries, count, reason) in cases {
            let limits = SnapshotLimits(depth: .max)
            store.save(NavigationSnapshot(entries: entries).encoded(limits: limits).data, for: "app:main")
            let (stack, _) = await launch()
            #expect(stack.path == (0..<count).map { _ in MessageRoute(id: 1) })
            #expect(stack.failures == [reason])
        }
    }

    @Test(
        "A stored stack that was partly dropped is kept until the stack changes",
        .without(.reconnection, because: "A window that is connected again stores the stack that it finds.")
    )
    func keptAfterFailure() async {
        let data = NavigationSnapshot(entries: [entry("thread", #"{"id":1}"#), entry("gone")]).data
        store.save(data, for: "app:main")
        let (stack, host) = await launch()
        #expect(stack.path == routes(1) && store.snapshots["app:main"] == data)
        stack.path = routes(1, 2)
        await host.settleStored()
        #expect(await launch().stack.path == routes(1, 2))
    }

    @Test("A stack stored under an alias is restored")
    func aliases() async {
        store.save(NavigationSnapshot(entries: [entry("chat", #"{"id":1}"#)]).data, for: "app:main")
        #expect(await launch(aliases: ["chat"]).stack.path == routes(1))
    }

    @Test("A stack is stored up to the limit, and the excess is reported once")
    func limits() async {
        let (stack, host) = await launch()
        stack.path = (1...127).map { MessageRoute(id: $0) }
        for id in 128...130 {
            stack.path.append(MessageRoute(id: id))
            await host.settleStored()
        }
        #expect(stack.failures == [.unstorable])
        #expect(await launch().stack.path == (1...128).map { MessageRoute(id: $0) })
    }

    @Test("A new id stores the stack under the former id, and shows the stack of the new one")
    func accounts() async {
        let (stack, host) = await launch()
        stack.path = routes(1)
        await host.settleStored()
        stack.path = routes(1, 2)
        host.settle()
        stack.id = "other"
        await host.settleStored()
        #expect(stack.path.isEmpty)
        // The path and the id change at once: the app's path takes precedence.
        stack.path = routes(5)
        await host.settleStored()
        stack.id = "main"
        await host.settleStored()
        #expect(stack.path == routes(1, 2))
        stack.id = "other"
        stack.path = routes(6)
        await host.settleStored()
        #expect(stack.path == routes(6))
        stack.id = "main"
        await host.settleStored()
        #expect(stack.path == routes(1, 2))
    }

    @Test("A stack in a hidden tab does not take its path along to another id")
    func hiddenTab() async {
        struct Tabs<Mail: View>: View {
            let mail: Mail

            var body: some View {
                TabView {
                    Text("News").tabItem { Text("News") }
                    mail.tabItem { Text("Mail") }
                }
            }
        }
        let stack = OwnStack()
        let mail = ArrayApp(stack: stack, restoration: .standard.store(store), scope: .app, aliases: [])
        let host = Host(Tabs(mail: mail).environment(\.appState, TestAppState()))
        host.selectTab(1)
        stack.path = routes(1)
        await host.settleStored()
        host.selectTab(0)
        stack.id = "other"
        await host.settleStored()
        host.selectTab(1)
        await host.settleStored()
        #expect(stack.path.isEmpty)
        stack.id = "main"
        await host.settleStored()
        #expect(stack.path == routes(1))
    }

    @Test("Emptying the path and changing the id at once shows the stack of the new id")
    func emptiedAccount() async {
        let (stack, host) = await launch()
        stack.path = routes(1)
        await host.settleStored()
        stack.id = "other"
        await host.settleStored()
        stack.path = routes(5)
        await host.settleStored()
        for (id, path) in [("main", routes(1)), ("other", routes(5))] {
            stack.id = id
            stack.path = []
            await host.settleStored()
            #expect(stack.path == path)
        }
    }

    @Test("Windows and custom scopes have separate stacks", .sceneIsSaved)
    func scopes() async {
        let scenes = [HostedScene(), HostedScene()]
        for (number, scene) in scenes.enumerated() {
            let (stack, host) = await launch(scope: .scene, scene: scene)
            stack.path = routes(number)
            await host.settleStored()
            let own = await launch(scope: .custom("account \(number)"))
            own.stack.path = routes(number + 10)
            await own.host.settleStored()
        }
        for (number, scene) in scenes.enumerated() {
            #expect(await launch(scope: .scene, scene: scene).stack.path == routes(number))
            #expect(await launch(scope: .custom("account \(number)")).stack.path == routes(number + 10))
        }
    }
}
