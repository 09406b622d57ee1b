import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// What an app with a stack of its own keeps, and what it was told.
@MainActor @Observable private final class OwnStack {
    var path: [MessageRoute] = []
    var values = NavigationPath()
    var id = "main"
    var failures: [NavigationRestoration.Failure.Reason] = []
}

private struct ArrayApp: View {
    @Bindable var stack: OwnStack
    let restoration: NavigationRestoration
    let scope: NavigationRestoration.Scope
    let aliases: [NavigationDestinationKey]

    var body: some View {
        NavigationStack(path: $stack.path) {
            Text("Inbox")
                .navigationDestination(for: MessageRoute.self) { Text("Thread \($0.id)") }
        }
        .restoresNavigation(
            path: $stack.path,
            id: stack.id,
            key: "thread",
            aliases: aliases,
            scope: scope,
            restoration,
            validate: { $0.id >= 0 },
            onFailure: { stack.failures.append($0.reason) }
        )
    }
}

private struct ValuesApp: View {
    @Bindable var stack: OwnStack
    let restoration: NavigationRestoration

    var body: some View {
        NavigationStack(path: $stack.values) {
            Text("Inbox")
                .navigationDestination(for: MessageRoute.self) { Text("Thread \($0.id)") }
                .navigationDestination(for: String.self) { Text($0) }
        }
        .restoresNavigation(path: $stack.values, id: "values", scope: .app, restoration) {
            stack.failures.append($0.reason)
        }
    }
}

@MainActor @Suite("The stack of an app's own") struct PathRestorationTests {
    private let store = InMemoryNavigationStateStore()

    private func launch(
        _ stack: OwnStack = OwnStack(),
        _ restoration: NavigationRestoration = .standard,
        scope: NavigationRestoration.Scope = .app,
        aliases: [NavigationDestinationKey] = [],
        scene: SceneValues = SceneValues()
    ) async -> (stack: OwnStack, host: Host) {
        let app = ArrayApp(stack: stack, restoration: restoration.store(store), scope: scope, aliases: aliases)
        let host = Host(app, scene: scene)
        await settle(host)
        return (stack, host)
    }

    private func launchValues(
        _ restoration: NavigationRestoration = .standard
    ) async -> (stack: OwnStack, host: Host) {
        let stack = OwnStack()
        let host = Host(ValuesApp(stack: stack, restoration: restoration.store(store)))
        await settle(host)
        return (stack, host)
    }

    private func settle(_ host: Host) async {
        await host.settleTasks()
        await SnapshotSlot.flush()
        await host.settleTasks()
    }

    private func routes(_ ids: Int...) -> [MessageRoute] { ids.map { MessageRoute(id: $0) } }

    @Test("A stack is restored from an array of routes, without animation")
    func array() async {
        let first = await launch()
        first.stack.path = routes(1, 2)
        await settle(first.host)
        let second = await launch()
        #expect(second.stack.path == routes(1, 2))
        #expect(second.host.texts.contains("Thread 2") && second.host.screens().count == 3)
        #expect(second.host.animatesPath == false)
        second.host.goBack()
        await settle(second.host)
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
        await settle(own.host)
        #expect(Launch(store: store).stack == [MessageRoute(id: 3)])
    }

    @Test("A path that isn't empty when it appears is kept and stored")
    func deepLink() async {
        let first = await launch()
        first.stack.path = routes(1)
        await settle(first.host)
        let stack = OwnStack()
        stack.path = routes(7)
        #expect(await launch(stack).stack.path == routes(7))
        #expect(await launch().stack.path == routes(7))
    }

    @Test("A stack ends below a route that is unknown, undecodable, not allowed or too deep")
    func drops() async {
        let one = entry("thread", #"{"id":1}"#)
        let cases: [(NavigationSnapshotEntry, NavigationRestoration.Failure.Reason)] = [
            (entry("settings"), .unknownKey), (entry("thread", "{}"), .undecodablePayload),
            (entry("thread", #"{"id":-1}"#), .notAllowed), (one, .tooDeep),
        ]
        for (last, reason) in cases {
            let entries = reason == .tooDeep ? Array(repeating: last, count: 4) : [one, last]
            store.save(NavigationSnapshot(entries: entries).data, for: "app:main")
            let limits = NavigationRestoration.Limits(depth: 3)
            let (stack, _) = await launch(OwnStack(), .standard.limits(limits))
            #expect(stack.path == (reason == .tooDeep ? routes(1, 1, 1) : routes(1)))
            #expect(stack.failures == [reason])
        }
    }

    @Test("A stack stored under an alias is restored")
    func aliases() async {
        store.save(NavigationSnapshot(entries: [entry("chat", #"{"id":1}"#)]).data, for: "app:main")
        #expect(await launch(aliases: ["chat"]).stack.path == routes(1))
    }

    @Test("A stack is stored up to the limit, and the excess is reported once")
    func limits() async {
        let (stack, host) = await launch(OwnStack(), .standard.limits(NavigationRestoration.Limits(depth: 2)))
        for id in 1...4 {
            stack.path.append(MessageRoute(id: id))
            await settle(host)
        }
        #expect(stack.failures == [.tooDeep])
        #expect(await launch().stack.path == routes(1, 2))
    }

    @Test("With another id the stack is stored under the former one, and the other one's is shown")
    func accounts() async {
        let (stack, host) = await launch()
        stack.path = routes(1)
        await settle(host)
        stack.path = routes(1, 2)
        host.settle()
        stack.id = "other"
        await settle(host)
        #expect(stack.path.isEmpty)
        // The path and the id at once: what the app asks for counts more.
        stack.path = routes(5)
        await settle(host)
        stack.id = "main"
        await settle(host)
        #expect(stack.path == routes(1, 2))
        (stack.id, stack.path) = ("other", routes(6))
        await settle(host)
        #expect(stack.path == routes(6))
        stack.id = "main"
        await settle(host)
        #expect(stack.path == routes(1, 2))
    }

    @Test("After a launch that ended while restoring, a stack starts at the root")
    func crashLoop() async {
        let first = await launch()
        first.stack.path = routes(1)
        await settle(first.host)
        let stack = OwnStack()
        let app = ArrayApp(stack: stack, restoration: .standard.store(store), scope: .app, aliases: [])
        let host = Host(app)
        #expect(stack.path == routes(1) && store.snapshots["restoring:app:main"] != nil)
        await settle(host)
        #expect(store.snapshots["restoring:app:main"] == nil)
        store.save(Data("another process".utf8), for: "restoring:app:main")
        let next = await launch()
        #expect(next.stack.path.isEmpty && next.stack.failures == [.crashedWhileRestoring])
    }

    @Test("Windows and custom scopes have stacks of their own")
    func scopes() async {
        let scenes = [SceneValues(), SceneValues()]
        for (number, scene) in scenes.enumerated() {
            let (stack, host) = await launch(scope: .scene, scene: scene)
            stack.path = routes(number)
            await settle(host)
            let own = await launch(scope: .custom("account \(number)"))
            own.stack.path = routes(number + 10)
            await settle(own.host)
        }
        for (number, scene) in scenes.enumerated() {
            #expect(await launch(scope: .scene, scene: scene).stack.path == routes(number))
            #expect(await launch(scope: .custom("account \(number)")).stack.path == routes(number + 10))
        }
    }

    @Test("A stack is restored from a path of codable values")
    func values() async {
        let first = await launchValues()
        first.stack.values.append(MessageRoute(id: 1))
        first.stack.values.append("Settings")
        await settle(first.host)
        let second = await launchValues()
        #expect(second.stack.values.count == 2 && second.host.texts.contains("Settings"))
        second.host.goBack()
        #expect(second.host.texts.contains("Thread 1"))
        second.stack.values = NavigationPath()
        await settle(second.host)
        #expect(await launchValues().stack.values.isEmpty)
    }

    @Test("A path ends below a value that isn't codable, and at the limit of depth")
    func valueLimits() async {
        struct Unwritten: Hashable {}
        let limits = NavigationRestoration.Limits(depth: 2)
        let first = await launchValues()
        first.stack.values.append("a")
        first.stack.values.append(Unwritten())
        first.stack.values.append("b")
        await settle(first.host)
        #expect(await launchValues().stack.values == NavigationPath(["a"]))
        first.stack.values = NavigationPath(["a", "b", "c"])
        await settle(first.host)
        let tooDeep = await launchValues(.standard.limits(limits))
        #expect(tooDeep.stack.values.isEmpty && tooDeep.stack.failures == [.tooDeep])
        tooDeep.stack.values = NavigationPath(["x", "y", "z"])
        await settle(tooDeep.host)
        #expect(tooDeep.stack.failures == [.tooDeep, .tooDeep])
        #expect(await launchValues().stack.values == NavigationPath(["x", "y"]))
    }

    @Test("A path whose bytes name no type is dropped with a reason")
    func hostileValues() async {
        for payload in [#"["nonsense","1"]"#, "{}", #"["a"]"#] {
            let entries = [entry("SwiftUI.NavigationPath", payload)]
            store.save(NavigationSnapshot(entries: entries).data, for: "app:values")
            let (stack, _) = await launchValues()
            #expect(stack.values.isEmpty && stack.failures == [.undecodablePayload])
        }
    }
}
