import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

// MARK: Routes and models

private struct CardRoute: NavigationRoute { let id: Int }

private struct ReplyRoute: NavigationRoute { let id: Int }

private typealias Store = MemoryNavigationStateStore

/// The order in which one action changes two things.
private enum ActionOrder: CaseIterable { case accountFirst, screenFirst }

/// How the action asks for its screen.
private enum Ask: CaseIterable { case push, replace, present, open }

/// A person's account, with a stack of its own.
@MainActor @Observable private final class Account: Identifiable {
    let name: String
    let navigator = Navigator()
    var path: [CardRoute] = []

    init(_ name: String) { self.name = name }
}

@MainActor @Observable private final class Accounts {
    let all = ["anna", "ben"].map { Account($0) }
    var name = "anna"
    /// The navigator of the app where all accounts share one.
    @ObservationIgnored let shared = Navigator()

    var current: Account { all.first { $0.name == name } ?? all[0] }
}

// MARK: Screens

private struct Board: View {
    @Environment(Accounts.self) private var accounts
    @Environment(\.navigator) private var navigator

    var body: some View {
        VStack {
            Text("Board of \(accounts.name)")
            Button("Card 1") { navigator.push(route: CardRoute(id: 1)) }
            AccountMenu()
        }
    }
}

private struct CardScreen: View {
    @Environment(Accounts.self) private var accounts
    let id: Int

    var body: some View {
        VStack {
            Text("Card \(id) of \(accounts.name)")
            AccountMenu()
        }
    }
}

private struct AccountMenu: View {
    @Environment(Accounts.self) private var accounts

    var body: some View {
        HStack {
            Button("Be anna") { accounts.name = "anna" }
            Button("Be ben") { accounts.name = "ben" }
        }
    }
}

@MainActor private func boardRoutes(links name: String = "board") -> NavigationRoutes {
    NavigationRoutes()
        .route(CardRoute.self, key: "card") { CardScreen(id: $0.id) }
        .route(ReplyRoute.self, key: "reply") { Text("Reply to \($0.id)") }
        .link("\(name)/{card}") {
            CardRoute(id: $0)
        } values: {
            $0.id
        }
}

// MARK: - One navigator for all accounts

private struct OneNavigatorApp: View {
    let accounts: Accounts
    let store: Store
    var links = "board"

    var body: some View {
        Board()
            .navigationShell(navigator: accounts.shared)
            .navigationRoutes(boardRoutes(links: links))
            .restoresNavigation(id: accounts.name, scope: .app, .standard.store(store))
            .opensNavigationLinks()
            .environment(accounts)
    }
}

@MainActor @Suite("Program: accounts that share a navigator", .stoppedClock, .ownRowClosures)
struct OneNavigatorProgramTests {
    private let accounts = Accounts()
    private let store = Store()

    @Test(
        "A notification for the other account shows its screen there, at once and after a launch",
        arguments: versions,
        Ask.allCases
    )
    private func notification(version: Int, kind: Ask) async throws {
        for order in ActionOrder.allCases {
            let accounts = Accounts()
            let store = Store()
            let name = "note\(version)\(kind)\(order)"
            let app = host(OneNavigatorApp(accounts: accounts, store: store, links: name), on: version)
            await app.settleStored()
            let url = try #require(URL(string: "example://\(name)/9"))
            app.after {
                if order == .accountFirst { accounts.name = "ben" }
                switch kind {
                case .push: accounts.shared.push(route: CardRoute(id: 9))
                case .replace: accounts.shared.replace(with: [CardRoute(id: 9)])
                case .present: accounts.shared.present(ReplyRoute(id: 9))
                case .open: try? accounts.shared.open(url)
                }
                if order == .screenFirst { accounts.name = "ben" }
            }
            await app.settleStored()
            let shown = kind == .present ? "Reply to 9" : "Card 9 of ben"
            #expect(app.texts.contains(shown), "\(order): \(app.texts)")
            let later = Accounts()
            later.name = "ben"
            let next = host(OneNavigatorApp(accounts: later, store: store, links: name), on: version)
            await next.settleStored()
            #expect(next.texts.contains(shown), "\(order): \(next.texts)")
            if kind == .present { next.dismissSheet() } else { next.tapBack() }
            #expect(next.texts.contains("Board of ben"))
            next.tap("Be anna")
            await next.settleStored()
            #expect(next.texts.contains("Board of anna"), "Nothing of it is anna's: \(next.texts)")
        }
    }

    @Test("The account that is left keeps its own screen", arguments: versions, ActionOrder.allCases)
    private func keepsOwn(version: Int, order: ActionOrder) async {
        let app = host(OneNavigatorApp(accounts: accounts, store: store), on: version)
        app.tap("Card 1")
        await app.settleStored()
        app.after {
            if order == .accountFirst { accounts.name = "ben" }
            accounts.shared.replace(with: [CardRoute(id: 9)])
            if order == .screenFirst { accounts.name = "ben" }
        }
        await app.settleStored()
        #expect(app.texts.contains("Card 9 of ben"), "\(app.texts)")
        app.tapBack()
        #expect(app.texts.contains("Board of ben"))
        app.tap("Be anna")
        await app.settleStored()
        #expect(app.texts.contains("Card 1 of anna"), "\(app.texts)")
        let next = host(OneNavigatorApp(accounts: Accounts(), store: store), on: version)
        await next.settleStored()
        #expect(next.texts.contains("Card 1 of anna"), "\(next.texts)")
    }

    @Test(
        "A push for the other account is one screen over its board, not over the screen that was seen",
        arguments: versions
    )
    func pushOverOther(version: Int) async {
        let app = host(OneNavigatorApp(accounts: accounts, store: store), on: version)
        app.tap("Card 1")
        await app.settleStored()
        app.after {
            accounts.name = "ben"
            accounts.shared.push(route: CardRoute(id: 9))
        }
        await app.settleStored()
        #expect(app.texts.contains("Card 9 of ben"), "\(app.texts)")
        app.tapBack()
        #expect(app.texts.contains("Board of ben"), "\(app.texts)")
        app.tap("Be anna")
        await app.settleStored()
        #expect(app.texts.contains("Card 1 of anna"), "\(app.texts)")
    }

    @Test("Going to and fro without more shows each account its own", arguments: versions)
    func toAndFro(version: Int) async {
        let app = host(OneNavigatorApp(accounts: accounts, store: store), on: version)
        app.tap("Card 1")
        await app.settleStored()
        for _ in 0..<2 {
            app.tap("Be ben")
            await app.settleStored()
            #expect(app.texts.contains("Board of ben"), "\(app.texts)")
            app.tap("Be anna")
            await app.settleStored()
            #expect(app.texts.contains("Card 1 of anna"), "\(app.texts)")
        }
    }
}

// MARK: - A navigator and an id for each account

/// One shell, whose navigator and id are those of the account.
private struct PairedApp: View {
    let accounts: Accounts
    let store: Store

    var body: some View {
        Board()
            .navigationShell(bar: .custom(.standard), navigator: accounts.current.navigator)
            .navigationRoutes(boardRoutes())
            .restoresNavigation(id: accounts.current.name, scope: .app, .standard.store(store))
            .environment(accounts)
            .persistentBackground(accounts.name == "anna" ? .ocean : .sunset)
    }
}

/// The same with two values of state that an action sets one after the other.
@MainActor @Observable private final class Pair {
    var navigator: Navigator
    var id = "anna"

    init(_ navigator: Navigator) { self.navigator = navigator }
}

private struct TwoValuesApp: View {
    let pair: Pair
    let store: Store

    var body: some View {
        Text("Board of \(pair.id)")
            .navigationShell(navigator: pair.navigator)
            .navigationRoute(CardRoute.self, key: "card") { Text("Card \($0.id)") }
            .restoresNavigation(id: pair.id, scope: .app, .standard.store(store))
    }
}

@MainActor @Suite("Program: accounts with a navigator each", .stoppedClock, .ownRowClosures)
struct NavigatorPerAccountProgramTests {
    private let accounts = Accounts()
    private let store = Store()

    @Test("Each account shows and stores its own stack, however often a person changes", arguments: versions)
    func change(version: Int) async {
        let app = host(PairedApp(accounts: accounts, store: store), on: version)
        app.tap("Card 1")
        await app.settleStored()
        for _ in 0..<3 {
            app.tap("Be ben")
            await app.settleStored()
            #expect(app.texts.contains("Board of ben"), "\(app.texts)")
            app.tap("Be anna")
            await app.settleStored()
            #expect(app.texts.contains("Card 1 of anna"), "\(app.texts)")
        }
        for (name, text) in [("anna", "Card 1 of anna"), ("ben", "Board of ben")] {
            let later = Accounts()
            later.name = name
            let next = host(PairedApp(accounts: later, store: store), on: version)
            await next.settleStored()
            #expect(next.texts.contains(text), "\(next.texts)")
        }
    }

    @Test("A change before anything was stored exchanges nothing either", arguments: versions)
    func atOnce(version: Int) async {
        let app = host(PairedApp(accounts: accounts, store: store), on: version)
        app.tap("Card 1")
        app.tap("Be ben")
        await app.settleStored()
        #expect(app.texts.contains("Board of ben"), "\(app.texts)")
        app.tap("Be anna")
        #expect(app.texts.contains("Card 1 of anna"), "\(app.texts)")
        await app.settleStored()
        let later = Accounts()
        later.name = "ben"
        let next = host(PairedApp(accounts: later, store: store), on: version)
        await next.settleStored()
        #expect(next.texts.contains("Board of ben"), "\(next.texts)")
    }

    @Test(
        "A change and a push on the other account's navigator in one action show that screen",
        arguments: versions,
        ActionOrder.allCases
    )
    private func changeAndPush(version: Int, order: ActionOrder) async {
        let app = host(PairedApp(accounts: accounts, store: store), on: version)
        app.tap("Card 1")
        await app.settleStored()
        app.after {
            if order == .accountFirst { accounts.name = "ben" }
            accounts.all[1].navigator.push(route: CardRoute(id: 9))
            if order == .screenFirst { accounts.name = "ben" }
        }
        await app.settleStored()
        #expect(app.texts.contains("Card 9 of ben"), "\(app.texts)")
        let later = Accounts()
        later.name = "ben"
        let next = host(PairedApp(accounts: later, store: store), on: version)
        await next.settleStored()
        #expect(next.texts.contains("Card 9 of ben"), "\(next.texts)")
        next.tap("Be anna")
        await next.settleStored()
        #expect(next.texts.contains("Card 1 of anna"), "\(next.texts)")
    }

    @Test(
        "A push on the account that is left, in the action that leaves it, is seen on the way back",
        arguments: versions
    )
    func pushOnLeft(version: Int) async {
        let app = host(PairedApp(accounts: accounts, store: store), on: version)
        await app.settleStored()
        app.after {
            accounts.all[0].navigator.push(route: CardRoute(id: 2))
            accounts.name = "ben"
        }
        await app.settleStored()
        #expect(app.texts.contains("Board of ben"), "\(app.texts)")
        app.tap("Be anna")
        await app.settleStored()
        #expect(app.texts.contains("Card 2 of anna"), "\(app.texts)")
    }

    @Test("Navigator and id are one change, whichever is set first", arguments: versions, ActionOrder.allCases)
    private func twoValues(version: Int, order: ActionOrder) async {
        let anna = Navigator()
        let ben = Navigator()
        let pair = Pair(anna)
        let app = host(TwoValuesApp(pair: pair, store: store), on: version)
        app.after { anna.push(route: CardRoute(id: 1)) }
        await app.settleStored()
        func change(to navigator: Navigator, _ id: String) async {
            app.after {
                if order == .accountFirst { pair.id = id }
                pair.navigator = navigator
                if order == .screenFirst { pair.id = id }
            }
            await app.settleStored()
        }
        await change(to: ben, "ben")
        #expect(app.texts.contains("Board of ben") && anna.depth == 1 && ben.depth == 0, "\(app.texts)")
        await change(to: anna, "anna")
        #expect(app.texts.contains("Card 1") && anna.depth == 1 && ben.depth == 0, "\(app.texts)")
        let later = Pair(Navigator())
        later.id = "ben"
        let next = host(TwoValuesApp(pair: later, store: store), on: version)
        await next.settleStored()
        #expect(next.texts == ["Board of ben"])
    }

    @Test("A sheet stays with the account that presented it", arguments: versions)
    func sheet(version: Int) async {
        let app = host(PairedApp(accounts: accounts, store: store), on: version)
        app.after { accounts.current.navigator.present(ReplyRoute(id: 4)) }
        await app.settleStored()
        #expect(app.texts.contains("Reply to 4"))
        app.after { accounts.name = "ben" }
        await app.settleStored()
        #expect(app.texts.contains("Board of ben") && !app.texts.contains("Reply to 4"), "\(app.texts)")
        app.after { accounts.name = "anna" }
        await app.settleStored()
        #expect(app.texts.contains("Reply to 4"), "\(app.texts)")
    }
}

// MARK: - Rows of a sidebar

/// The rows of a sidebar are folders; each has its navigator and its stored stack.
private struct FolderApp: View {
    @State private var folder = "in"
    @State private var navigators = ["in": Navigator(), "out": Navigator()]
    let accounts: Accounts
    let store: Store

    var body: some View {
        NavigationSplitView {
            List {
                Button("Folder in") { folder = "in" }
                Button("Folder out") { folder = "out" }
                Button("Newest out") {
                    folder = "out"
                    navigators["out"]?.replace(with: [CardRoute(id: 8)])
                }
            }
            .transparentNavigationContainer()
        } detail: {
            FolderScreen(name: folder)
                .navigationShell(navigator: navigators[folder])
                .navigationRoutes(boardRoutes())
                .restoresNavigation(id: "folder-\(folder)", scope: .app, .standard.store(store))
        }
        .environment(accounts)
        .persistentBackground(.forest)
    }
}

private struct FolderScreen: View {
    @Environment(\.navigator) private var navigator
    let name: String

    var body: some View {
        VStack {
            Text("All cards that are \(name)")
            Button("Card 1") { navigator.push(route: CardRoute(id: 1)) }
        }
    }
}

@MainActor @Suite("Program: folders of a sidebar with a stack each", .stoppedClock, .ownRowClosures)
struct FolderProgramTests {
    private let accounts = Accounts()
    private let store = Store()

    private func launch(_ version: Int) -> Host {
        Place(version: version, device: .iPad).host(FolderApp(accounts: accounts, store: store))
    }

    @Test("A folder shows where a person was in it, and no other one's screens", arguments: versions)
    func folders(version: Int) async {
        let app = launch(version)
        app.tap("Card 1")
        await app.settleStored()
        app.tap("Folder out")
        await app.settleStored()
        #expect(app.texts.contains("All cards that are out"), "\(app.texts)")
        app.tap("Folder in")
        await app.settleStored()
        #expect(app.texts.contains("Card 1 of anna"), "\(app.texts)")
        app.tap("Newest out")
        await app.settleStored()
        #expect(app.texts.contains("Card 8 of anna"), "\(app.texts)")
        app.tapBack()
        #expect(app.texts.contains("All cards that are out"), "\(app.texts)")
        await app.settleStored()
        let next = launch(version)
        await next.settleStored()
        #expect(next.texts.contains("Card 1 of anna"), "\(next.texts)")
        next.tap("Folder out")
        await next.settleStored()
        #expect(next.texts.contains("All cards that are out"), "\(next.texts)")
    }
}

// MARK: - A link that chooses the account

/// One shell; the link chooses whose it is.
private struct LinkedApp: View {
    @Bindable var accounts: Accounts
    let store: Store
    let name: String

    var body: some View {
        Board()
            .navigationShell(navigator: accounts.current.navigator)
            .navigationRoutes(boardRoutes())
            .restoresNavigation(id: accounts.name, scope: .app, .standard.store(store))
            .environment(accounts)
            .opensNavigationLinks(
                selection: $accounts.name,
                ["anna": boardRoutes(links: "\(name)-anna"), "ben": boardRoutes(links: "\(name)-ben")],
                in: ["anna": accounts.all[0].navigator, "ben": accounts.all[1].navigator]
            )
    }
}

@MainActor @Suite("Program: a link that chooses the account", .stoppedClock, .ownRowClosures)
struct LinkedAccountProgramTests {
    private let accounts = Accounts()
    private let store = Store()

    @Test("A link to the other account's card shows it there, and this account keeps its own", arguments: versions)
    func link(version: Int) async throws {
        let name = "chooses\(version)"
        let app = host(LinkedApp(accounts: accounts, store: store, name: name), on: version)
        app.tap("Card 1")
        await app.settleStored()
        app.open(try #require(URL(string: "example://\(name)-ben/5")))
        await app.settleStored()
        #expect(accounts.name == "ben" && app.texts.contains("Card 5 of ben"), "\(app.texts)")
        app.tap("Be anna")
        await app.settleStored()
        #expect(app.texts.contains("Card 1 of anna"), "\(app.texts)")
        for (person, text) in [("anna", "Card 1 of anna"), ("ben", "Card 5 of ben")] {
            let later = Accounts()
            later.name = person
            let next = host(LinkedApp(accounts: later, store: store, name: name), on: version)
            await next.settleStored()
            #expect(next.texts.contains(text), "\(next.texts)")
        }
    }
}

// MARK: - A stack of the app's own

/// One array for all accounts, or an array in each.
private struct OwnArrayApp: View {
    @Bindable var accounts: Accounts
    @Bindable var shelf: CardShelf
    let store: Store

    var body: some View {
        NavigationStack(path: $shelf.cards) {
            VStack {
                Text("Board of \(accounts.name)")
                NavigationLink("Card 1", value: CardRoute(id: 1))
                AccountMenu()
            }
            .navigationDestination(for: CardRoute.self) { CardScreen(id: $0.id) }
        }
        .restoresNavigation(path: $shelf.cards, id: accounts.name, key: "card", scope: .app, .standard.store(store))
        .environment(accounts)
    }
}

@MainActor @Observable private final class CardShelf { var cards: [CardRoute] = [] }

private struct ArrayPerAccountApp: View {
    let accounts: Accounts
    let store: Store

    var body: some View {
        @Bindable var account = accounts.current
        NavigationStack(path: $account.path) {
            VStack {
                Text("Board of \(accounts.name)")
                NavigationLink("Card 1", value: CardRoute(id: 1))
                AccountMenu()
            }
            .navigationDestination(for: CardRoute.self) { CardScreen(id: $0.id) }
        }
        .restoresNavigation(path: $account.path, id: account.name, key: "card", scope: .app, .standard.store(store))
        .environment(accounts)
    }
}

@MainActor @Suite("Program: accounts over a stack of the app's own", .stoppedClock, .ownRowClosures)
struct OwnStackAccountProgramTests {
    private let accounts = Accounts()
    private let store = Store()

    @Test("Another account and another path in one action are one change", arguments: versions, ActionOrder.allCases)
    private func oneArray(version: Int, order: ActionOrder) async {
        let shelf = CardShelf()
        let app = host(OwnArrayApp(accounts: accounts, shelf: shelf, store: store), on: version)
        app.tap("Card 1")
        await app.settleStored()
        app.after {
            if order == .accountFirst { accounts.name = "ben" }
            shelf.cards = [CardRoute(id: 9)]
            if order == .screenFirst { accounts.name = "ben" }
        }
        await app.settleStored()
        #expect(app.texts.contains("Card 9 of ben"), "\(app.texts)")
        app.tap("Be anna")
        await app.settleStored()
        #expect(app.texts.contains("Card 1 of anna"), "\(app.texts)")
        for (person, text) in [("anna", "Card 1 of anna"), ("ben", "Card 9 of ben")] {
            let later = Accounts()
            later.name = person
            let next = host(OwnArrayApp(accounts: later, shelf: CardShelf(), store: store), on: version)
            await next.settleStored()
            #expect(next.texts.contains(text), "\(next.texts)")
        }
    }

    @Test(
        "A path that is emptied with the change is not stored as the other account's",
        arguments: versions,
        ActionOrder.allCases
    )
    private func emptied(version: Int, order: ActionOrder) async {
        let shelf = CardShelf()
        let app = host(OwnArrayApp(accounts: accounts, shelf: shelf, store: store), on: version)
        app.tap("Card 1")
        await app.settleStored()
        func change(to name: String) async {
            app.after {
                if order == .accountFirst { accounts.name = name }
                shelf.cards = []
                if order == .screenFirst { accounts.name = name }
            }
            await app.settleStored()
        }
        await change(to: "ben")
        #expect(app.texts.contains("Board of ben"), "\(app.texts)")
        await change(to: "anna")
        #expect(app.texts.contains("Card 1 of anna"), "\(app.texts)")
    }

    @Test("An array in each account stays its own", arguments: versions)
    func arrays(version: Int) async {
        let app = host(ArrayPerAccountApp(accounts: accounts, store: store), on: version)
        app.tap("Card 1")
        await app.settleStored()
        app.tap("Be ben")
        await app.settleStored()
        #expect(app.texts.contains("Board of ben") && accounts.all[1].path.isEmpty, "\(app.texts)")
        app.tap("Be anna")
        await app.settleStored()
        #expect(app.texts.contains("Card 1 of anna") && accounts.all[0].path == [CardRoute(id: 1)], "\(app.texts)")
        app.after {
            accounts.name = "ben"
            accounts.all[1].path = [CardRoute(id: 9)]
        }
        await app.settleStored()
        #expect(app.texts.contains("Card 9 of ben"), "\(app.texts)")
        for (person, text) in [("anna", "Card 1 of anna"), ("ben", "Card 9 of ben")] {
            let later = Accounts()
            later.name = person
            let next = host(ArrayPerAccountApp(accounts: later, store: store), on: version)
            await next.settleStored()
            #expect(next.texts.contains(text), "\(next.texts)")
        }
    }
}
