import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

private enum Account: String, CaseIterable, Codable { case ann, bob }
private enum ChatRoute: NavigationRoute {
    case members
    case member(Int)
    case rename
}

@MainActor @Observable private final class ChatStore {
    var account = Account.ann
    var selected: [Account: Int] = [:]
    let navigators: [Account: Navigator] = [.ann: Navigator(), .bob: Navigator()]
    @ObservationIgnored var restoration = NavigationRestoration.standard

    var chat: Int? {
        get { selected[account] }
        set { selected[account] = newValue }
    }

    func open(chat: Int, of account: Account) {
        self.account = account
        self.chat = chat
    }

    func remove(_ account: Account) {
        selected[account] = nil
        restoration.clearSnapshots(id: account.rawValue, scope: .scene)
        self.account = .ann
    }
}

/// A chat with a navigator and a selected chat for each account.
private struct ChatWindow: View {
    @Bindable var store: ChatStore

    var body: some View {
        NavigationSplitView {
            List(1..<10, id: \.self, selection: $store.chat) { Text("Row \($0)") }
                .navigationTitle(store.account.rawValue)
                .toolbar { accountMenu }
        } detail: {
            detail
                .navigationShell(selection: $store.chat, navigator: store.navigators[store.account])
                .navigationRoute(ChatRoute.self, key: "chat") { screen($0) }
                .restoresNavigation(id: store.account.rawValue, store.restoration)
        }
    }

    private var accountMenu: some View {
        Menu("Accounts") {
            ForEach(Account.allCases, id: \.self) { account in
                Button(account.rawValue) { store.account = account }
            }
            Button("Bob's chat 5") { store.open(chat: 5, of: .bob) }
            Button("Remove Bob", role: .destructive) { store.remove(.bob) }
        }
    }

    @ViewBuilder private var detail: some View {
        if let chat = store.chat { Conversation(chat: chat) } else { Text("No Chat") }
    }

    @ViewBuilder private func screen(_ route: ChatRoute) -> some View {
        switch route {
        case .members:
            List(1..<4, id: \.self) { NavigationLink("Member \($0)", value: ChatRoute.member($0)) }
                .navigationTitle("Members")
        case .member(let id): Text("Member \(id)").navigationTitle("Member \(id)")
        case .rename: RenameView()
        }
    }
}

private struct Conversation: View {
    let chat: Int

    var body: some View {
        ScrollView { Text("Messages of \(chat)") }
            .navigationTitle("Chat \(chat)")
            .toolbar {
                NavigationLink("Members", value: ChatRoute.members)
                NavigationLink("Rename", value: ChatRoute.rename)
            }
    }
}

private struct RenameView: View {
    @Environment(\.navigator) private var navigator
    @State private var name = ""
    @State private var isAsking = false

    var body: some View {
        TextField("Name", text: $name)
            .navigationTitle("Rename")
            .navigationLeaveGuard(when: !name.isEmpty, isPresented: $isAsking)
            .confirmationDialog("Discard?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Discard") { navigator.leave() }
            }
    }
}

@MainActor @Suite("Program: chats with accounts", .stoppedClock, .ownRowClosures) struct ChatSelectionTests {
    private let store = ChatStore()

    private func launch(_ version: Int, _ device: Device = .iPad) -> Host {
        let window = SelectionWindow(version, device)
        store.restoration = window.restoration
        return window.launch(ChatWindow(store: store))
    }

    private func choose(_ item: String, in app: Host) async {
        #expect(app.tap("Accounts"))
        #expect(app.tap(item))
        await app.settleTasks()
    }

    private func showMembers(of chat: Int, in app: Host) {
        app.tap("Row \(chat)")
        app.tap("Members")
    }

    @Test("Each account has its own chat and stack", arguments: versions, SelectionWindow.wide)
    func accounts(version: Int, device: Device) async {
        let app = launch(version, device)
        #expect(app.texts.contains("No Chat"))
        showMembers(of: 2, in: app)
        #expect(app.shownTitle == "Members")
        await choose("bob", in: app)
        #expect(app.texts.contains("No Chat") && app.shownDepth == 0)
        showMembers(of: 5, in: app)
        app.tap("Member 1")
        #expect(app.shownTitle == "Member 1")
        await choose("ann", in: app)
        #expect(app.shownTitle == "Members" && store.chat == 2 && app.shownDepth == 1)
        await choose("bob", in: app)
        #expect(app.shownTitle == "Member 1" && store.chat == 5 && app.shownDepth == 2)
    }

    @Test("Two accounts with equal chats keep their own stacks", arguments: versions)
    func equalChats(version: Int) async {
        let app = launch(version)
        showMembers(of: 2, in: app)
        await choose("bob", in: app)
        app.tap("Row 2")
        #expect(app.shownTitle == "Chat 2")
        await choose("ann", in: app)
        #expect(app.shownTitle == "Members")
        await choose("bob", in: app)
        #expect(app.shownTitle == "Chat 2" && app.shownDepth == 0)
    }

    @Test("A notification for another account shows its chat, and keeps the first account's stack", arguments: versions)
    func notification(version: Int) async {
        let app = launch(version)
        showMembers(of: 2, in: app)
        await choose("Bob's chat 5", in: app)
        #expect(app.shownTitle == "Chat 5" && store.account == .bob && store.chat == 5)
        await choose("ann", in: app)
        #expect(app.shownTitle == "Members" && store.chat == 2)
    }

    private func rename(in app: Host) {
        app.tap("Row 2")
        app.tap("Rename")
        app.enter("x", into: "Name")
    }

    @Test("An unfinished name asks before another chat is shown", arguments: versions, SelectionWindow.wide)
    func guarded(version: Int, device: Device) {
        let app = launch(version, device)
        rename(in: app)
        app.tap("Row 3")
        #expect(app.texts.contains("Discard?") && store.chat == 2)
        app.tap("Discard")
        #expect(app.shownTitle == "Chat 3" && store.chat == 3)
    }

    @Test("An unfinished name does not ask before another account is shown", arguments: versions)
    func parked(version: Int) async {
        let app = launch(version)
        rename(in: app)
        await choose("bob", in: app)
        #expect(!app.texts.contains("Discard?") && app.texts.contains("No Chat") && store.account == .bob)
        await choose("ann", in: app)
        #expect(app.shownTitle == "Rename" && store.chat == 2 && !app.texts.contains("Discard?"))
    }

    @Test("A question ends when another account is shown, and nothing of it reaches the account", arguments: versions)
    func questionEnds(version: Int) async {
        let app = launch(version)
        rename(in: app)
        app.tap("Row 3")
        app.after { store.account = .bob }
        await app.settleTasks()
        #expect(!app.texts.contains("Discard?") && store.chat == nil && app.texts.contains("No Chat"))
        app.after { store.account = .ann }
        await app.settleTasks()
        #expect(store.chat == 2 && app.shownTitle == "Rename")
    }

    @Test("A launch shows chat and stack of the account that the app keeps, and then those of the other")
    func relaunch() async {
        let window = SelectionWindow()
        store.restoration = window.restoration
        let app = window.launch(ChatWindow(store: store))
        showMembers(of: 2, in: app)
        await choose("bob", in: app)
        showMembers(of: 5, in: app)
        app.tap("Member 1")
        await choose("ann", in: app)
        await window.end(app)
        let later = ChatStore()
        later.restoration = window.restoration
        let next = window.launch(ChatWindow(store: later))
        #expect(next.shownTitle == "Members" && later.chat == 2)
        await choose("bob", in: next)
        #expect(next.shownTitle == "Member 1" && later.chat == 5, "\(next.texts)")
    }

    @Test("A removed account has no stored stack, and the other account keeps its own", arguments: versions)
    func removed(version: Int) async {
        let window = SelectionWindow(version)
        store.restoration = window.restoration
        let app = window.launch(ChatWindow(store: store))
        showMembers(of: 2, in: app)
        await choose("bob", in: app)
        showMembers(of: 5, in: app)
        await app.settleStored()
        await choose("Remove Bob", in: app)
        #expect(app.shownTitle == "Members" && store.chat == 2)
        await window.end(app)
        let later = ChatStore()
        later.restoration = window.restoration
        let next = window.launch(ChatWindow(store: later))
        #expect(next.shownTitle == "Members" && later.chat == 2)
        await choose("bob", in: next)
        #expect(next.texts.contains("No Chat") && later.chat == nil)
    }

    @Test("On a phone the account with a selected chat shows that chat", arguments: versions)
    func phone(version: Int) async {
        store.selected[.bob] = 5
        let app = launch(version, .iPhone17Pro)
        #expect(app.texts.contains("Row 1"))
        await choose("bob", in: app)
        #expect(app.shownTitle == "Chat 5")
    }
}
