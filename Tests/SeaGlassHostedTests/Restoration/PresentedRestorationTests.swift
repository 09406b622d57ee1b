import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("A shell that restores its sheets") struct PresentedRestorationTests {
    private let store = MemoryNavigationStateStore()

    /// The routes of a navigator and of its presentations, a presented route after its style.
    private func routes(_ navigator: Navigator) -> [AnyHashable?] {
        navigator.allEntries.flatMap { entry in
            (entry.presentation.map { [AnyHashable($0)] } ?? []) + [entry.route.map { AnyHashable($0) }]
        }
    }

    private func present(_ launch: Launch) throws -> Navigator {
        launch.navigator.push(route: MessageRoute(id: 1))
        launch.navigator.present(SettingsRoute(page: "a"), as: .sheet.detents([.medium, .large]))
        return try #require(launch.navigator.presented?.navigator)
    }

    @Test("Sheets are restored with their stacks and styles in the first frame")
    func sheets() async throws {
        let first = Launch(store: store)
        let sheet = try present(first)
        first.host.settle()
        sheet.push(route: MessageRoute(id: 2), disableBackGesture: true)
        sheet.present(MessageRoute(id: 3), as: .cover)
        await first.settle()
        let second = Launch(store: store)
        #expect(second.host.texts.suffix(1) == ["Thread 3"])
        #expect(
            routes(second.navigator) == [
                MessageRoute(id: 1), NavigationPresentationStyle.sheet.detents([.medium, .large]),
                SettingsRoute(page: "a"),
                MessageRoute(id: 2), NavigationPresentationStyle.cover, MessageRoute(id: 3),
            ]
        )
        #expect(second.navigator.presented?.navigator?.entries.first?.content.disablesBackGesture == true)
        await second.settle()
        #expect(second.failures.isEmpty)
        #expect(Launch(store: store).navigator.allEntries.count == 4)
    }

    @Test("A sheet's medium and large heights are restored, and other heights become the system's choice")
    func detents() async throws {
        let cases: [(Set<PresentationDetent>, Set<PresentationDetent>)] = [
            ([.height(200)], []), ([.medium, .height(200)], [.medium]),
        ]
        for (stored, restored) in cases {
            let store = MemoryNavigationStateStore()
            let first = Launch(store: store)
            first.navigator.present(SettingsRoute(page: "a"), as: .sheet.detents(stored))
            await first.settle()
            let second = Launch(store: store)
            #expect(second.navigator.presented?.presentation == .sheet.detents(restored))
            await second.settle()
            #expect(second.failures.isEmpty)
        }
    }

    @Test("A sheet in its declared style is restored with all declared heights, in another style with its own")
    func declaredDetents() async throws {
        let declared = NavigationPresentationStyle.sheet.detents([.medium, .height(200)])
        func style(of route: MessageRoute) -> NavigationPresentationStyle { route.id == 0 ? .push : declared }
        let routes = NavigationRoutes()
            .route(SettingsRoute.self, key: "settings", as: .sheet.detents([.height(200)])) { Text($0.page) }
            .route(MessageRoute.self, key: "thread", as: style) { Text("Thread \($0.id)") }
        let cases: [(any Hashable, NavigationPresentationStyle?, NavigationPresentationStyle)] = [
            (SettingsRoute(page: "a"), nil, .sheet.detents([.height(200)])),
            (MessageRoute(id: 1), nil, declared),
            (MessageRoute(id: 1), .sheet.detents([.large]), .sheet.detents([.large])),
            (MessageRoute(id: 1), .sheet, .sheet),
            (MessageRoute(id: 0), .sheet.detents([.medium]), .sheet.detents([.medium])),
            (SettingsRoute(page: "a"), .sheet.bare, .sheet.bare),
            (SettingsRoute(page: "a"), .cover, .cover),
        ]
        for (route, given, restored) in cases {
            let store = MemoryNavigationStateStore()
            let first = Launch(store: store, routes: routes)
            first.navigator.present(route, as: given)
            await first.settle()
            let second = Launch(store: store, routes: routes)
            #expect(second.navigator.presented?.presentation == restored)
            #expect(second.host.shownForm == ShownForm(restored))
            await second.settle()
            #expect(second.failures.isEmpty)
        }
    }

    @Test("A dismissed sheet, and changes in a sheet, are stored")
    func changes() async throws {
        let first = Launch(store: store)
        let sheet = try present(first)
        await first.settle()
        sheet.push(route: MessageRoute(id: 2))
        await first.settle()
        let second = Launch(store: store)
        #expect(second.navigator.allEntries.count == 3)
        await second.settle()
        second.host.dismissSheet()
        await second.settle()
        #expect(routes(Launch(store: store).navigator) == [MessageRoute(id: 1)])
    }

    @Test("A stored stack ends below a presented route that is not restorable, and below a view")
    func unstored() async throws {
        let first = Launch(store: store)
        first.navigator.push(route: MessageRoute(id: 1))
        first.navigator.present(PaymentRoute())
        first.navigator.presented?.navigator?.push(route: MessageRoute(id: 2))
        await first.settle()
        #expect(routes(Launch(store: store).navigator) == [MessageRoute(id: 1)])
        first.navigator.push(Text("A view"))
        first.navigator.present(MessageRoute(id: 3))
        await first.settle()
        #expect(routes(Launch(store: store).navigator) == [MessageRoute(id: 1)])
    }

    @Test("A screen that cannot be restored ends the stacks, whose entries count together toward the depth limit")
    func failures() async {
        var entries = (1...129).map { entry("thread", #"{"id":\#($0)}"#) }
        entries[1].presentation = .sheet
        let limits = SnapshotLimits(depth: .max)
        store.save(NavigationSnapshot(entries: entries).encoded(limits: limits).data, for: "app:main")
        let short = Launch(store: store)
        #expect(short.navigator.depth == 1 && short.navigator.presented?.navigator?.depth == 126)
        await short.settle()
        #expect(short.failures.map(\.reason) == [.unreadable] && short.failures.map(\.position) == [128])
        entries[2] = entry("gone")
        store.save(NavigationSnapshot(entries: entries).data, for: "app:main")
        let gone = Launch(store: store)
        #expect(gone.navigator.presented != nil && gone.navigator.presented?.navigator?.depth == 0)
        await gone.settle()
        #expect(gone.failures.map(\.reason) == [.unknownKey] && gone.failures.map(\.position) == [2])
    }

    @Test("A restoration lasts until the top sheet's screen has appeared, also over the root")
    func mark() async {
        var stored = entry("thread", #"{"id":1}"#)
        stored.presentation = .sheet
        store.save(NavigationSnapshot(entries: [stored]).data, for: "app:main")
        let stack = StoredStack(id: "main", scope: .app, restoration: .standard.store(store)) { _ in }
        let clock = TestClock()
        let restorer = StackRestorer(stack, in: nil, of: TestAppState(clock: clock)) {}
        let shell = NavigationShellLifetime()
        let navigator = Navigator(shell.show(nil, routes: mailRoutes, observer: restorer))
        navigator.send(.appeared(ScreenPlace(screen: .root, view: nil)))
        for _ in 0..<5 { await Task.yield() }
        await SnapshotWriter.shared.flush()
        #expect(store.mark(of: "app:main") != nil)
        navigator.presented?.navigator?.send(.appeared(ScreenPlace(screen: .root, view: nil)))
        for _ in 0..<5 { await Task.yield() }
        clock.advance(by: .seconds(3))
        for _ in 0..<5 { await Task.yield() }
        await SnapshotWriter.shared.flush()
        #expect(store.mark(of: "app:main") == nil)
    }

    @Test(
        "A route presented before the shell appears replaces the stored stack",
        .without(.reconnection, because: "A window that is disconnected stores its stack at once.")
    )
    func early() async throws {
        let first = Launch(store: store)
        _ = try present(first)
        await first.settle()
        let navigator = Navigator()
        unreported { navigator.present(MessageRoute(id: 9)) }
        let second = Launch(store: store, navigator: navigator)
        #expect(routes(second.navigator) == [NavigationPresentationStyle.sheet, MessageRoute(id: 9)])
        let refused = Navigator()
        refused.showsUndeclared = false
        unreported {
            refused.present(ForgottenRoute())
            #expect(Launch(store: store, navigator: refused).navigator.allEntries.count == 2)
        }
    }
}
