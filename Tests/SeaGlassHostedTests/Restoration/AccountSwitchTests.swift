import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// An account changes the id of the stored stack, alone or together with the navigator, in the action that also asks
/// for a screen.
@MainActor @Suite("A change of account", .stoppedClock) struct AccountSwitchTests {
    /// The order of the assignments in one action.
    enum Order: CaseIterable { case accountFirst, accountLast }

    @MainActor @Observable fileprivate final class Session {
        var account = "a"
        let navigator = Navigator()
        let navigators = ["a": Navigator(), "b": Navigator()]
        var path: [MessageRoute] = []
        var paths = Paths()
        var hasOwnNavigators = false
        var shown: Navigator { hasOwnNavigators ? navigators[account]! : navigator }
    }

    fileprivate struct Paths {
        private var all: [String: [MessageRoute]] = [:]

        subscript(account: String) -> [MessageRoute] {
            get { all[account, default: []] }
            set { all[account] = newValue }
        }
    }

    private struct Mail: View {
        let session: Session
        let store: MemoryNavigationStateStore

        var body: some View {
            Text("Inbox of \(session.account)")
                .navigationShell(bar: .custom(.material), navigator: session.shown)
                .navigationRoutes(mailRoutes)
                .restoresNavigation(id: session.account, scope: .app, .standard.store(store))
        }
    }

    private struct OwnMail: View {
        @Bindable var session: Session
        let store: MemoryNavigationStateStore

        var body: some View {
            NavigationStack(path: $session.path) {
                Text("Inbox of \(session.account)")
                    .navigationDestination(for: MessageRoute.self) { Text("Thread \($0.id)") }
            }
            .restoresNavigation(
                path: $session.path,
                id: session.account,
                key: "thread",
                scope: .app,
                .standard.store(store)
            )
        }
    }

    /// An app whose shell is bound to an array: one for all accounts, or one for each.
    private struct ArrayMail: View {
        @Bindable var session: Session
        let store: MemoryNavigationStateStore

        var body: some View {
            let path = session.hasOwnNavigators ? $session.paths[session.account] : $session.path
            Text("Inbox of \(session.account)")
                .navigationShell(path: path)
                .navigationRoutes(mailRoutes)
                .restoresNavigation(id: session.account, scope: .app, .standard.store(store))
        }
    }

    private let store = MemoryNavigationStateStore()
    private let session = Session()

    private func routes(_ ids: Int...) -> [AnyHashable?] { ids.map { MessageRoute(id: $0) } }

    private func stack(of navigator: Navigator) -> [AnyHashable?] {
        navigator.entries.map { $0.route.map { AnyHashable($0) } }
    }

    private func stored(_ account: String) -> [AnyHashable?] { Launch(store: store, id: account).stack }

    private func settle(_ host: Host) async {
        await host.settleTasks()
        await SnapshotWriter.shared.flush()
    }

    private func perform(_ order: Order, _ request: () -> Void) {
        if order == .accountFirst { session.account = "b" }
        request()
        if order == .accountLast { session.account = "b" }
    }

    @Test("A navigator and an id that change together keep each account's stack", arguments: versions)
    func together(version: Int) async {
        session.hasOwnNavigators = true
        let host = host(Mail(session: session, store: store), on: version)
        host.after { session.shown.push(route: MessageRoute(id: 1)) }
        await settle(host)
        for _ in 0..<2 {
            session.account = "b"
            await settle(host)
            #expect(stack(of: session.navigators["b"]!) == [] && host.texts.contains("Inbox of b"))
            session.account = "a"
            await settle(host)
            #expect(stack(of: session.navigators["a"]!) == routes(1) && host.texts.contains("Thread 1"))
        }
        #expect(stored("a") == routes(1) && stored("b") == [])
    }

    @Test(
        "A push in the action that changes navigator and id is stored with its navigator",
        arguments: versions,
        Order.allCases
    )
    func pushTogether(version: Int, order: Order) async {
        session.hasOwnNavigators = true
        let host = host(Mail(session: session, store: store), on: version)
        host.after { session.shown.push(route: MessageRoute(id: 1)) }
        await settle(host)
        perform(order) { unreported { session.navigators["b"]!.push(route: MessageRoute(id: 2)) } }
        await settle(host)
        #expect(host.texts.contains("Thread 2"))
        #expect(stored("a") == routes(1) && stored("b") == routes(2))
    }

    @Test(
        "A push in the action that changes the id shows its screen in the new account",
        arguments: versions,
        Order.allCases
    )
    func push(version: Int, order: Order) async {
        let host = host(Mail(session: session, store: store), on: version)
        host.after { session.navigator.push(route: MessageRoute(id: 1)) }
        await settle(host)
        perform(order) { session.navigator.push(route: MessageRoute(id: 2)) }
        await settle(host)
        #expect(stack(of: session.navigator) == routes(2) && host.texts.contains("Thread 2"))
        #expect(stored("a") == routes(1) && stored("b") == routes(2))
    }

    /// A view in a hosting view of its own, as in UIKit, which sets the id when it is updated.
    private struct AccountPicker: View {
        let chosen: Session
        let session: Session

        var body: some View {
            Text(chosen.account).onChange(of: chosen.account) { session.account = chosen.account }
        }
    }

    @Test(
        "A push in the action that changes the id in another hosting view, updated later, is the new account's",
        arguments: versions
    )
    func otherHost(version: Int) async {
        let chosen = Session()
        let mail = host(Mail(session: session, store: store), on: version)
        let picker = host(AccountPicker(chosen: chosen, session: session), on: version)
        mail.after { session.navigator.push(route: MessageRoute(id: 1)) }
        await settle(mail)
        session.navigator.push(route: MessageRoute(id: 2))
        chosen.account = "b"
        for host in [mail, picker, mail] { host.settle() }
        await settle(mail)
        #expect(stack(of: session.navigator) == routes(2) && mail.texts.contains("Thread 2"))
        #expect(stored("a") == routes(1) && stored("b") == routes(2))
    }

    @Test(
        "A push whose task runs before the update is stored under the new id alone",
        arguments: versions,
        Order.allCases
    )
    func pushBeforeUpdate(version: Int, order: Order) async {
        let host = host(Mail(session: session, store: store), on: version)
        host.after { session.navigator.push(route: MessageRoute(id: 1)) }
        await settle(host)
        perform(order) { session.navigator.push(route: MessageRoute(id: 2)) }
        for _ in 0..<10 { await Task.yield() }
        await SnapshotWriter.shared.flush()
        await settle(host)
        #expect(stack(of: session.navigator) == routes(2))
        #expect(stored("a") == routes(1) && stored("b") == routes(2))
    }

    @Test(
        "A replaced stack in the action that changes the id is the new account's",
        arguments: versions,
        Order.allCases
    )
    func replace(version: Int, order: Order) async {
        let host = host(Mail(session: session, store: store), on: version)
        host.after { session.navigator.replace(with: [MessageRoute(id: 1), MessageRoute(id: 3)]) }
        await settle(host)
        let first = session.navigator.entries.first
        perform(order) { session.navigator.replace(with: [MessageRoute(id: 1), MessageRoute(id: 2)]) }
        await settle(host)
        #expect(stack(of: session.navigator) == routes(1, 2))
        #expect(session.navigator.entries.first != first, "The screen of the other account is another screen.")
        #expect(stored("a") == routes(1, 3) && stored("b") == routes(1, 2))
    }

    @Test(
        "A sheet in the action that changes the id is over the new account's root",
        arguments: versions,
        Order.allCases
    )
    func present(version: Int, order: Order) async {
        let host = host(Mail(session: session, store: store), on: version)
        host.after { session.navigator.push(route: MessageRoute(id: 1)) }
        await settle(host)
        perform(order) { session.navigator.present(SettingsRoute(page: "all")) }
        await settle(host)
        #expect(session.navigator.entries.isEmpty)
        #expect(session.navigator.presented?.route as? SettingsRoute == SettingsRoute(page: "all"))
        #expect(host.texts.contains("Settings all") && stored("a") == routes(1))
    }

    @Test("A link in the action that changes the id opens in the new account", arguments: versions, Order.allCases)
    func open(version: Int, order: Order) async throws {
        struct LinkedMail: View {
            let session: Session
            let store: MemoryNavigationStateStore

            var body: some View {
                Text("Inbox of \(session.account)")
                    .navigationShell(navigator: session.navigator)
                    .navigationRoutes(mailRoutes.link("mail/{id}", MessageRoute.init(id:)) { $0.id })
                    .restoresNavigation(id: session.account, scope: .app, .standard.store(store))
            }
        }
        let host = host(LinkedMail(session: session, store: store), on: version)
        host.after { session.navigator.push(route: MessageRoute(id: 1)) }
        await settle(host)
        let url = try #require(URL(string: "example://mail/2"))
        perform(order) { try? session.navigator.open(url) }
        await settle(host)
        #expect(stack(of: session.navigator) == routes(2) && host.texts.contains("Thread 2"))
        #expect(stored("a") == routes(1) && stored("b") == routes(2))
    }

    @Test(
        "A pop in the action that changes the id leaves the old account's stack as it was",
        arguments: versions,
        Order.allCases
    )
    func pop(version: Int, order: Order) async {
        let host = host(Mail(session: session, store: store), on: version)
        host.after { session.navigator.push(route: MessageRoute(id: 1)) }
        await settle(host)
        perform(order) { session.navigator.popToRoot() }
        await settle(host)
        #expect(stack(of: session.navigator) == [] && host.texts.contains("Inbox of b"))
        #expect(stored("a") == routes(1) && stored("b") == [])
    }

    @Test("A screen of one account is no screen of the other, even for an equal route", arguments: versions)
    func equalRoutes(version: Int) async {
        let host = host(Mail(session: session, store: store), on: version)
        host.after { session.navigator.push(route: MessageRoute(id: 1)) }
        await settle(host)
        let first = session.navigator.entries.first
        host.after { session.account = "b" }
        await settle(host)
        host.after { session.navigator.push(route: MessageRoute(id: 1)) }
        await settle(host)
        let second = session.navigator.entries.first
        host.after { session.account = "a" }
        #expect(first != second && session.navigator.entries.first != second)
    }

    @Test(
        "An own path in the action that changes the id is the new account's as a whole",
        arguments: versions,
        Order.allCases
    )
    func ownStack(version: Int, order: Order) async {
        let host = host(OwnMail(session: session, store: store), on: version)
        host.after { session.path = [MessageRoute(id: 1)] }
        await settle(host)
        perform(order) { session.path = [MessageRoute(id: 1), MessageRoute(id: 2)] }
        await settle(host)
        #expect(session.path == [MessageRoute(id: 1), MessageRoute(id: 2)] && host.texts.contains("Thread 2"))
        host.after { session.account = "a" }
        await settle(host)
        #expect(session.path == [MessageRoute(id: 1)] && host.texts.contains("Thread 1"))
        #expect(stored("a") == routes(1) && stored("b") == routes(1, 2))
    }

    @Test(
        "A shell's array in the action that changes the id is the new account's as a whole",
        arguments: versions,
        Order.allCases
    )
    func array(version: Int, order: Order) async {
        let host = host(ArrayMail(session: session, store: store), on: version)
        host.after { session.path = [MessageRoute(id: 1)] }
        await settle(host)
        perform(order) { session.path = [MessageRoute(id: 1), MessageRoute(id: 2)] }
        await settle(host)
        #expect(session.path == [MessageRoute(id: 1), MessageRoute(id: 2)] && host.texts.contains("Thread 2"))
        host.after { session.account = "a" }
        await settle(host)
        #expect(session.path == [MessageRoute(id: 1)] && host.texts.contains("Thread 1"))
        #expect(stored("a") == routes(1) && stored("b") == routes(1, 2))
    }

    @Test("Each account's array keeps its routes, whatever it shares with another account's", arguments: versions)
    func arrays(version: Int) async {
        session.hasOwnNavigators = true
        session.paths["b"] = [MessageRoute(id: 1), MessageRoute(id: 2)]
        let host = host(ArrayMail(session: session, store: store), on: version)
        host.after { session.paths["a"] = [MessageRoute(id: 1)] }
        await settle(host)
        host.after { session.account = "b" }
        await settle(host)
        #expect(session.paths["b"] == [MessageRoute(id: 1), MessageRoute(id: 2)] && host.texts.contains("Thread 2"))
        host.after { session.account = "a" }
        await settle(host)
        #expect(session.paths["a"] == [MessageRoute(id: 1)] && host.texts.contains("Thread 1"))
        #expect(stored("a") == routes(1) && stored("b") == routes(1, 2))
    }

    @Test("Another store with the same id has a stack of its own", arguments: versions)
    func stores(version: Int) async {
        struct StoredMail: View {
            let session: Session
            let stores: [String: MemoryNavigationStateStore]

            var body: some View {
                Text("Inbox of \(session.account)")
                    .navigationShell(navigator: session.navigator)
                    .navigationRoutes(mailRoutes)
                    .restoresNavigation(id: "main", scope: .app, .standard.store(stores[session.account]!))
            }
        }
        let stores = ["a": MemoryNavigationStateStore(), "b": MemoryNavigationStateStore()]
        let host = host(StoredMail(session: session, stores: stores), on: version)
        host.after { session.navigator.push(route: MessageRoute(id: 1)) }
        await settle(host)
        host.after { session.account = "b" }
        #expect(stack(of: session.navigator) == [])
        host.after { session.navigator.push(route: MessageRoute(id: 2)) }
        await settle(host)
        session.navigator.reset()
        await settle(host)
        #expect(stores["b"]?.snapshots.isEmpty == true)
        host.after { session.account = "a" }
        #expect(stack(of: session.navigator) == routes(1))
    }

    @Test(
        "A push that no update showed within a second stays with the account that was shown",
        arguments: [false, true]
    )
    func hidden(isOld: Bool) async {
        let clock = TestClock()
        await NavigatorShell.$clock.withValue(clock) {
            let host = host(Mail(session: session, store: store))
            host.after { session.navigator.push(route: MessageRoute(id: 1)) }
            await settle(host)
            session.navigator.push(route: MessageRoute(id: 2))
            for _ in 0..<10 { await Task.yield() }
            if isOld { clock.advance(by: .seconds(1)) }
            for _ in 0..<10 { await Task.yield() }
            host.after { session.account = "b" }
            await settle(host)
            #expect(stack(of: session.navigator) == (isOld ? [] : routes(2)))
            #expect(stored("a") == (isOld ? routes(1, 2) : routes(1)))
        }
    }

    @Test(
        "Two pops in the action that changes the id leave the old account's stack as it was",
        arguments: Order.allCases
    )
    func twoPops(order: Order) async {
        let host = host(Mail(session: session, store: store))
        host.after { session.navigator.replace(with: [1, 2, 3].map { MessageRoute(id: $0) }) }
        await settle(host)
        perform(order) {
            session.navigator.pop()
            session.navigator.pop()
        }
        await settle(host)
        #expect(host.texts.contains("Inbox of b") && stored("a") == routes(1, 2, 3))
    }

    @Test("The second after which a push is no longer new begins with that push")
    func secondPush() async {
        let clock = TestClock()
        await NavigatorShell.$clock.withValue(clock) {
            let host = host(Mail(session: session, store: store))
            host.after { session.navigator.push(route: MessageRoute(id: 1)) }
            await settle(host)
            clock.advance(by: .milliseconds(900))
            session.navigator.push(route: MessageRoute(id: 2))
            clock.advance(by: .milliseconds(200))
            for _ in 0..<10 { await Task.yield() }
            host.after { session.account = "b" }
            await settle(host)
            #expect(stack(of: session.navigator) == routes(2) && stored("a") == routes(1))
        }
    }
}
