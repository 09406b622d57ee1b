import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("A shell that restores its navigation") struct RestoresNavigationTests {
    private let store = MemoryNavigationStateStore()

    /// Stores a stack as a previous launch would.
    private func leave(_ routes: [any NavigationRoute], as routesOfBuild: NavigationRoutes? = nil) async {
        let launch = Launch(store: store, routes: routesOfBuild)
        launch.navigator.replace(with: routes)
        await launch.settle()
    }

    @Test(
        "A restored stack is shown in the first frame, and its root never appears",
        .without(.coveredAppearances, because: "A system may call onAppear of the covered root.")
    )
    func firstFrame() async {
        await leave([MessageRoute(id: 1), SettingsRoute(page: "a")])
        let launch = Launch(store: store)
        #expect(launch.host.texts.contains("Settings a"))
        #expect(!launch.host.texts.contains("Inbox"))
        #expect(launch.rootLog.appearances == 0)
        #expect(launch.stack == [MessageRoute(id: 1), SettingsRoute(page: "a")])
        #expect(launch.host.screens().count == 3)
    }

    @Test("A shell starts with the restored stack, without a change of its path")
    func animation() async {
        await leave([MessageRoute(id: 1), MessageRoute(id: 2)])
        let launch = Launch(store: store)
        await launch.settle()
        #expect(launch.stack.count == 2 && launch.host.animatesPath == nil)
        launch.navigator.pop()
        await launch.settle()
        #expect(launch.host.animatesPath == true)
    }

    @Test("Any stack of registered routes is restored", arguments: 0..<20)
    func anyStack(seed: Int) async {
        var generator = SeededGenerator(seed: seed)
        let routes: [any NavigationRoute] = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
            let number = Int.random(in: 0...Int.max, using: &generator)
            return Bool.random(using: &generator) ? MessageRoute(id: number) : SettingsRoute(page: "\(number) “é”")
        }
        let first = Launch(store: store)
        for route in routes {
            first.navigator.push(route: route, disableBackGesture: Bool.random(using: &generator))
        }
        await first.settle()
        let second = Launch(store: store)
        #expect(second.stack == first.stack)
        #expect(
            second.navigator.entries.map(\.content.disablesBackGesture)
                == first.navigator.entries.map(\.content.disablesBackGesture)
        )
        await second.settle()
        #expect(second.failures.isEmpty)
    }

    @Test("A stack that a person popped is restored as popped")
    func pops() async {
        await leave([MessageRoute(id: 1), MessageRoute(id: 2), MessageRoute(id: 3)])
        let first = Launch(store: store)
        first.host.swipeBack()
        await first.settle()
        let second = Launch(store: store)
        #expect(second.stack == [MessageRoute(id: 1), MessageRoute(id: 2)])
        second.navigator.popToRoot()
        await second.settle()
        #expect(Launch(store: store).stack == [])
    }

    @Test("A route that may not be restored is not decoded")
    func refusedBeforeDecoding() async {
        struct Token: NavigationRoute {
            init() {}
            init(from decoder: any Decoder) throws {
                Issue.record("decoded")
                throw CancellationError()
            }
            func encode(to encoder: any Encoder) throws {}
        }
        store.save(NavigationSnapshot(entries: [entry("token")]).data, for: "app:main")
        let routes = NavigationRoutes().route(Token.self, key: "token", isRestorable: false) { _ in Text("Token") }
        let launch = Launch(store: store, routes: routes)
        await launch.settle()
        #expect(launch.failures.map(\.reason) == [.notAllowed])
    }

    @Test("A stack stored by an older build under another key is restored")
    func aliases() async {
        let old = NavigationRoutes().route(MessageRoute.self, key: "conversation") { Text("Old \($0.id)") }
        let new = NavigationRoutes()
            .route(MessageRoute.self, key: "thread", aliases: ["chat", "conversation"]) { Text("New \($0.id)") }
        await leave([MessageRoute(id: 1)], as: old)
        #expect(Launch(store: store, routes: new).host.texts.contains("New 1"))
    }

    @Test("A route whose decoder reads its old form is restored from an older build's stack")
    func oldForm() async {
        struct NamedRoute: NavigationRoute {
            let id: String

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                id = try (try? values.decode(String.self, forKey: .id)) ?? String(values.decode(Int.self, forKey: .id))
            }
        }
        let routes = NavigationRoutes().route(NamedRoute.self, key: "thread") { Text("Thread “\($0.id)”") }
        await leave([MessageRoute(id: 7)])
        #expect(Launch(store: store, routes: routes).host.texts.contains("Thread “7”"))
    }

    @Test("An unknown, undecodable or invalid route is dropped with all routes above it")
    func drops() async {
        let cases: [([NavigationSnapshotEntry], NavigationRestoration.Failure.Reason)] = [
            ([entry("thread", #"{"id":1}"#), entry("gone"), entry("thread", #"{"id":2}"#)], .unknownKey),
            ([entry("thread", #"{"id":1}"#), entry("thread", #"{"id":"x"}"#)], .unreadable),
            ([entry("thread", #"{"id":1}"#), entry("thread", #"{"id":-1}"#)], .notAllowed),
            ([entry("thread", #"{"id":1}"#), entry("payment")], .notAllowed),
        ]
        for (entries, reason) in cases {
            store.save(NavigationSnapshot(entries: entries).data, for: "app:main")
            let launch = Launch(store: store)
            #expect(launch.stack == [MessageRoute(id: 1)])
            await launch.settle()
            #expect(launch.failures.map(\.reason) == [reason])
            #expect(launch.failures.map(\.position) == [1])
        }
    }

    @Test("A lost screen is reported with the id of the stack, its place and the remedy")
    func reportedLoss() async {
        let cases = [
            (entry("gone"), "restored, from entry 0 (“gone”) up. No route has this key"),
            (entry("thread", #"{"id":-1}"#), "The validate closure of MessageRoute returns false"),
            (entry("payment"), "PaymentRoute is declared with isRestorable: false."),
        ]
        let store = store
        for (entry, excerpt) in cases {
            store.save(NavigationSnapshot(entries: [entry]).data, for: "app:main")
            let messages = await reports(awaiting: { await Launch(store: store).settle() })
            #expect(messages.count == 1 && messages[0].contains("restoresNavigation “main”: A part of the stack"))
            #expect(messages.first?.contains(excerpt) == true, "\(messages)")
        }
    }

    @Test("A deep link before the shell appears replaces the stored stack")
    func deepLink() async {
        await leave([MessageRoute(id: 1), MessageRoute(id: 2)])
        let pushed = Navigator()
        unreported { pushed.push(route: SettingsRoute(page: "link")) }
        #expect(Launch(store: store, navigator: pushed).stack == [SettingsRoute(page: "link")])
        let root = Navigator()
        unreported { root.replace(with: []) }
        #expect(Launch(store: store, navigator: root).stack == [])
    }

    @Test("Requests that have no effect before the shell appears don't replace the stored stack", arguments: 0..<4)
    func failedRequests(kind: Int) async {
        await leave([MessageRoute(id: 1), MessageRoute(id: 2)])
        let navigator = Navigator()
        navigator.showsUndeclared = false
        unreported {
            switch kind {
            case 0: navigator.push(route: ForgottenRoute())
            case 1: navigator.replace(with: [ForgottenRoute(), ForgottenRoute()])
            case 2: navigator.pop()
            default: navigator.pop(levels: 2)
            }
            let launch = Launch(store: store, navigator: navigator)
            #expect(launch.stack == [MessageRoute(id: 1), MessageRoute(id: 2)])
        }
        await SnapshotWriter.shared.flush()
        #expect(Launch(store: store).stack == [MessageRoute(id: 1), MessageRoute(id: 2)])
    }

    @Test("A deep link while a route is validated replaces the stored stack")
    func deepLinkWhileRestoring() async {
        await leave([MessageRoute(id: 1), MessageRoute(id: 2)])
        let navigator = Navigator()
        let routes = NavigationRoutes()
            .route(MessageRoute.self, key: "thread") { route in
                if route.id == 1 { navigator.replace(with: [SettingsRoute(page: "link")]) }
                return true
            } destination: {
                Text("Thread \($0.id)")
            }
            .route(SettingsRoute.self, key: "settings") { Text("Settings \($0.page)") }
        #expect(Launch(store: store, routes: routes, navigator: navigator).stack == [SettingsRoute(page: "link")])
    }

    @Test("A shell restores only once")
    func once() async {
        await leave([MessageRoute(id: 1)])
        let launch = Launch(store: store)
        launch.navigator.popToRoot(animated: false)
        launch.host.system.colorScheme = .dark
        await launch.settle()
        #expect(launch.stack == [])
    }

    @Test("A stack is stored up to a route without a declaration", arguments: [false, true])
    func undeclared(isShown: Bool) async {
        let launch = Launch(store: store)
        launch.navigator.showsUndeclared = isShown
        launch.navigator.push(route: MessageRoute(id: 1))
        unreported { launch.navigator.push(route: ForgottenRoute()) }
        await launch.settle()
        #expect(launch.failures.isEmpty && launch.navigator.depth == (isShown ? 2 : 1))
        #expect(Launch(store: store).stack == [MessageRoute(id: 1)])
    }

    @Test("Restoring without a shell, and clearing without restoration, are reported in debug builds")
    func missing() async {
        let withoutShell = await reports(awaiting: {
            let host = HeadlessHost.Host(Text("Inbox").restoresNavigation(id: "main", scope: .app))
            await host.settleTasks()
        })
        #expect(withoutShell.count == 1 && withoutShell[0].contains("restoresNavigation"))
        let withoutRestoration = await reports(awaiting: {
            let navigator = Navigator()
            let host = HeadlessHost.Host(Text("Inner").navigationShell(bar: .custom(.material), navigator: navigator))
            navigator.clearSnapshot()
            await host.settleTasks()
        })
        #expect(withoutRestoration.count == 1 && withoutRestoration[0].contains("restoresNavigation(id:)"))
    }

    @Test(
        "A launch without restorable routes starts at the root, and a later launch does not restore its stack",
        arguments: versions
    )
    func turnedOff(version: Int) async {
        func launch(_ isRestorable: Bool) async -> (Host, Navigator) {
            let navigator = Navigator()
            let root = Text("Root").navigationShell(navigator: navigator)
                .navigationRoute(MessageRoute.self, key: "message", isRestorable: isRestorable) { Text("\($0.id)") }
                .restoresNavigation(id: "main", scope: .app, .standard.store(store))
            let host = host(root, on: version)
            await host.settleStored()
            return (host, navigator)
        }
        _ = await reports(awaiting: {
            for isRestorable in [true, false, true] {
                let (host, navigator) = await launch(isRestorable)
                #expect(host.texts == ["Root"] && navigator.depth == 0, "\(isRestorable)")
                host.after { navigator.push(route: MessageRoute(id: 1)) }
                await host.settleStored()
            }
        })
    }
}
