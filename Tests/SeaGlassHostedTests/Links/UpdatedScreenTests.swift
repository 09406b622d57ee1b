import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

private struct ChatRoute: NavigationRoute, Identifiable {
    let id: Int
    var message: Int?
}

private struct ChatItem: Hashable, Identifiable {
    let id: Int
    var value: Double
}

private struct Chat: View {
    @State private var drafts = 0
    @State private var isAsking = false
    @State private var seen: [Int] = []
    let route: ChatRoute

    var body: some View {
        VStack {
            Text(verbatim: "chat \(route.id), message \(route.message ?? 0), drafts \(drafts), seen \(seen)")
            if isAsking { Text("Sure?") }
            Button("Write") { drafts += 1 }
            NavigationLink("Chat 7", value: ChatRoute(id: 7))
        }
        .onChange(of: route.message, initial: true) { if let message = route.message { seen.append(message) } }
        .navigationLeaveGuard(when: drafts > 1, isPresented: $isAsking)
    }
}

private struct DraftOfChat: NavigationRoute {}

private struct EditedChat: View {
    @Environment(\.navigator) private var navigator
    @State private var asks = false

    var body: some View {
        Button("Discard") { navigator.leave() }.navigationLeaveGuard(when: true, isPresented: $asks)
        Text(asks ? "asking" : "quiet")
    }
}

@MainActor @Observable private final class Model {
    var path: [ChatRoute] = []
    var sheet: ChatRoute?
    var account = ""
}

/// A route with the same `id` and another payload.
@MainActor @Suite("A route with the same id") struct UpdatedScreenTests {
    private let navigator = Navigator()
    private let model = Model()

    private static func routes(_ style: NavigationPresentationStyle = .push) -> NavigationRoutes {
        NavigationRoutes()
            .route(ChatRoute.self, key: "chat", as: style) { Chat(route: $0) }
            .route(NoteRoute.self, key: "note") { Text("note \($0.text)") }
            .route(ChatItem.self) { Text("item \($0.value)") }
            .link("chat/{id}?message={message}", ChatRoute.init(id:message:)) { ($0.id, $0.message) }
            .link("chat/{id}/note/{text}") { (_: Int, text: String) in
                NoteRoute(text: text)
            } values: { _ in
                nil
            }
            .acceptingLinks(schemes: ["example"])
    }

    private func host(_ style: NavigationPresentationStyle = .push, on version: Int = 26) -> Host {
        SeaGlassHostedTests.host(
            NavigationLink("Chat 7", value: ChatRoute(id: 7))
                .navigationShell(navigator: navigator)
                .navigationRoutes(Self.routes(style))
                .opensNavigationLinks(),
            on: version
        )
    }

    private func open(_ link: String, in host: Host) throws {
        host.open(try #require(URL(string: "example://" + link)))
    }

    private func text(_ id: Int, _ message: Int, _ drafts: Int, _ seen: [Int]) -> String {
        "chat \(id), message \(message), drafts \(drafts), seen \(seen)"
    }

    @Test("A link to a place in the open screen keeps its state, and the screen sees the route", arguments: versions)
    func link(version: Int) throws {
        let host = host(on: version)
        try open("chat/5", in: host)
        host.tap("Write")
        let entries = navigator.entries
        try open("chat/5?message=9", in: host)
        #expect(host.texts == [text(5, 9, 1, [9]), "Write", "Chat 7"])
        #expect(
            navigator.entries == entries
                && navigator.entries.map(\.route) as? [ChatRoute] == [ChatRoute(id: 5, message: 9)]
        )
        #expect(navigator.link(base: try #require(URL(string: "example://")))?.query() == "message=9")
        try open("chat/5?message=12", in: host)
        try open("chat/5", in: host)
        #expect(host.texts.first == text(5, 0, 1, [9, 12]) && navigator.entries == entries)
    }

    @Test("Another id is another screen, and so is the same id of another type or at another place")
    func other() throws {
        let host = host()
        try open("chat/5", in: host)
        host.tap("Write")
        try open("chat/6?message=1", in: host)
        #expect(host.texts.first == text(6, 1, 0, [1]))
        host.after { navigator.replace(with: [ChatItem(id: 6, value: 1)]) }
        #expect(host.texts == ["item 1.0"])
        host.after { navigator.replace(with: [ChatRoute(id: 1), ChatRoute(id: 5)]) }
        host.tap("Write")
        host.after { navigator.replace(with: [ChatRoute(id: 5), ChatRoute(id: 1)]) }
        #expect(host.texts.first == text(1, 0, 0, []))
    }

    @Test("A link to a place in a screen below pops the screens above, and keeps the state of the one below")
    func below() throws {
        let host = host()
        try open("chat/5", in: host)
        host.tap("Write")
        host.after { navigator.push(route: NoteRoute(text: "a")) }
        try open("chat/5?message=3", in: host)
        // The change calls the screen's `onChange(of:initial:)`, and the appearance does.
        #expect(navigator.depth == 1 && host.texts.first == text(5, 3, 1, [3, 3]))
        try open("chat/5/note/b?message=4", in: host)
        #expect(navigator.depth == 2 && host.texts == ["note b"])
        host.tapBack()
        #expect(host.texts.first == text(5, 4, 1, [3, 3, 4, 4]))
    }

    @Test("Two links in one event leave the last route")
    func two() throws {
        let host = host()
        let links = try [1, 2].map { try #require(URL(string: "example://chat/5?message=\($0)")) }
        host.after { for link in links { try? navigator.open(link) } }
        #expect(navigator.depth == 1 && host.texts.first == text(5, 2, 0, [2]))
    }

    @Test("A guarded screen asks nothing if the link leads to the screen")
    func guarded() throws {
        let host = host()
        try open("chat/5", in: host)
        host.tap("Write")
        host.tap("Write")
        try open("chat/5?message=3", in: host)
        #expect(host.texts.first == text(5, 3, 2, [3]) && !host.texts.contains("Sure?"))
        try open("chat/6", in: host)
        #expect(host.texts.contains("Sure?"))
        host.after { navigator.leave() }
        #expect(host.texts.first == text(6, 0, 0, []))
    }

    @Test("A link that a guarded screen holds back shows the sheet with the new route afterward", arguments: versions)
    func heldSheet(version: Int) async throws {
        let routes = Self.routes(.sheet).route(DraftOfChat.self) { _ in EditedChat() }
        let host = SeaGlassHostedTests.host(
            Text("root").navigationShell(navigator: navigator).navigationRoutes(routes).opensNavigationLinks(),
            on: version
        )
        host.after { navigator.push(route: DraftOfChat()) }
        host.after { navigator.present(ChatRoute(id: 1)) }
        try open("chat/1?message=7", in: host)
        await host.settleTasks()
        #expect(navigator.presented == nil && host.texts.contains("asking"))
        host.tap("Discard")
        await host.settleTasks()
        #expect(navigator.depth == 0 && host.texts.contains(text(1, 7, 0, [7])))
    }

    private struct AccountChats: View {
        let model: Model
        let navigator: Navigator
        let store: MemoryNavigationStateStore

        var body: some View {
            Text("root")
                .navigationShell(navigator: navigator)
                .navigationRoutes(UpdatedScreenTests.routes())
                .restoresNavigation(id: model.account, scope: .app, .standard.store(store))
        }
    }

    @Test("A screen that another account's request updates is stored for each account with its own route")
    func accounts() async {
        let store = MemoryNavigationStateStore()
        func launch(_ account: String) async -> (Host, Model, Navigator) {
            let model = Model()
            model.account = account
            let navigator = Navigator()
            let host = SeaGlassHostedTests.host(AccountChats(model: model, navigator: navigator, store: store))
            await host.settleTasks()
            return (host, model, navigator)
        }
        let (first, model, navigator) = await launch("anna")
        first.after { navigator.push(route: ChatRoute(id: 5, message: 1)) }
        await first.settleTasks()
        first.after {
            model.account = "ben"
            navigator.replace(with: [ChatRoute(id: 5, message: 2)])
        }
        await first.settleTasks()
        await SnapshotWriter.shared.flush()
        for (account, message) in [("anna", 1), ("ben", 2)] {
            let (_, _, restored) = await launch(account)
            #expect(restored.entries.last?.route as? ChatRoute == ChatRoute(id: 5, message: message), "\(account)")
        }
    }

    @Test("A push is another screen, and pop(to:) compares with ==")
    func push() {
        let host = host()
        for message in 1...2 { host.after { navigator.push(route: ChatRoute(id: 5, message: message)) } }
        #expect(navigator.depth == 2)
        host.after { navigator.pop(to: ChatRoute(id: 5, message: 1)) }
        #expect(navigator.depth == 1)
    }

    @Test("The screen of a NavigationLink is updated, too, and stays updated under the next one", arguments: versions)
    func navigationLink(version: Int) throws {
        let host = host(on: version)
        host.tap("Chat 7")
        host.tap("Write")
        let entries = navigator.entries
        try open("chat/7?message=2", in: host)
        #expect(host.texts.first?.hasPrefix("chat 7, message 2, drafts 1") == true && navigator.entries == entries)
        host.tap("Chat 7")
        #expect(navigator.depth == 2 && host.texts.first == text(7, 0, 0, []))
        host.tapBack()
        #expect(host.texts.first?.hasPrefix("chat 7, message 2, drafts 1") == true)
        #expect(navigator.depth == 1)
        host.tapBack()
        #expect(navigator.depth == 0)
    }

    @Test("The app's array has the new route, and a new route in the array updates the screen", arguments: versions)
    func array(version: Int) throws {
        @Bindable var model = model
        let host = SeaGlassHostedTests.host(BoundChats(model: model, navigator: navigator), on: version)
        host.after { model.path = [ChatRoute(id: 5)] }
        host.tap("Write")
        host.after { model.path = [ChatRoute(id: 5, message: 3)] }
        #expect(host.texts.first == text(5, 3, 1, [3]))
        try open("chat/5?message=4", in: host)
        #expect(model.path == [ChatRoute(id: 5, message: 4)] && host.texts.first == text(5, 4, 1, [3, 4]))
    }

    @Test(
        "A presented route with the same id is the same sheet, by a link, by present and by a binding",
        arguments: versions
    )
    func presented(version: Int) throws {
        let host = host(.sheet, on: version)
        try open("chat/5", in: host)
        host.tap("Write")
        let entry = navigator.presented
        try open("chat/5?message=3", in: host)
        #expect(host.texts.contains(text(5, 3, 1, [3])) && navigator.presented == entry)
        host.after { navigator.present(ChatRoute(id: 5, message: 4)) }
        #expect(host.texts.contains(text(5, 4, 1, [3, 4])) && navigator.presented == entry)
        host.after { navigator.present(ChatRoute(id: 6)) }
        #expect(host.texts.contains(text(6, 0, 0, [])) && navigator.presented != entry)
    }

    @Test("The app's presented route updates its sheet, and has the new route of a link", arguments: versions)
    func presentedBinding(version: Int) throws {
        let host = SeaGlassHostedTests.host(
            BoundChats(model: model, navigator: navigator, style: .sheet),
            on: version
        )
        host.after { model.sheet = ChatRoute(id: 5) }
        host.tap("Write")
        host.after { model.sheet = ChatRoute(id: 5, message: 3) }
        #expect(host.texts.contains(text(5, 3, 1, [3])))
        try open("chat/5?message=4", in: host)
        #expect(model.sheet == ChatRoute(id: 5, message: 4) && host.texts.contains(text(5, 4, 1, [3, 4])))
        host.dismissSheet()
        #expect(model.sheet == nil && navigator.presented == nil)
    }

    @Test("A tapped link to a place in the screen on top updates the screen")
    func tapped() throws {
        let host = host()
        try open("chat/5", in: host)
        host.tap("Write")
        let url = try #require(URL(string: "example://chat/5?message=3"))
        host.after { _ = navigator.stack?.openTapped(url) }
        #expect(navigator.depth == 1 && host.texts.first == text(5, 3, 1, [3]))
    }

    @Test("The stored stack has the new route")
    func stored() async throws {
        let store = MemoryNavigationStateStore()
        func launch(_ navigator: Navigator) -> Host {
            SeaGlassHostedTests.host(
                Text("Chats").navigationShell(navigator: navigator).navigationRoutes(Self.routes())
                    .opensNavigationLinks()
                    .restoresNavigation(id: "main", scope: .app, .standard.store(store))
            )
        }
        let host = launch(navigator)
        try open("chat/5", in: host)
        await host.settleTasks()
        await SnapshotWriter.shared.flush()
        try open("chat/5?message=9", in: host)
        await host.settleTasks()
        await SnapshotWriter.shared.flush()
        let second = Navigator()
        let restored = launch(second)
        #expect(restored.texts.contains(text(5, 9, 0, [9])))
    }

    @Test("A route that is unequal to itself, or has no id, is another screen")
    func plain() {
        let host = host()
        host.after { navigator.replace(with: [ChatItem(id: 1, value: 1)]) }
        let first = navigator.entries
        host.after { navigator.replace(with: [ChatItem(id: 1, value: .nan)]) }
        #expect(navigator.entries != first)
        host.after { navigator.replace(with: [NoteRoute(text: "a")]) }
        let note = navigator.entries
        host.after { navigator.replace(with: [NoteRoute(text: "b")]) }
        #expect(navigator.entries != note && host.texts == ["note b"])
    }
}

private struct BoundChats: View {
    @Bindable var model: Model
    let navigator: Navigator
    var style = NavigationPresentationStyle.push

    var body: some View {
        Text("Chats")
            .navigationShell(path: $model.path, presented: $model.sheet, navigator: navigator)
            .navigationRoutes(
                NavigationRoutes()
                    .route(ChatRoute.self, key: "chat", as: style) { Chat(route: $0) }
                    .link("chat/{id}?message={message}", ChatRoute.init(id:message:)) { ($0.id, $0.message) }
            )
            .opensNavigationLinks()
    }
}
