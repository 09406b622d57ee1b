import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

// MARK: Routes and models

private struct LetterRoute: NavigationRoute { let id: Int }

private struct UnsentRoute: NavigationRoute {}

private struct PreferencesRoute: NavigationRoute {}

private struct ProfileRoute: NavigationRoute {}

private struct MemoRoute: NavigationRoute { let id: Int }

private struct FileRoute: NavigationRoute { let id: Int }

/// A server that answers when a test says so.
@MainActor private final class Server {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func endSession() async { await withCheckedContinuation { waiting.append($0) } }

    func answer() {
        let continuations = waiting
        waiting = []
        for continuation in continuations { continuation.resume() }
    }
}

@MainActor @Observable private final class SignedIn {
    var person: String?
    var tab = 0
    var isAccountShown = false
    /// Set when the server ends the session, whatever the person does then.
    var isExpired = false
    var notes: [MemoRoute] = []
    var files: [FileRoute] = []
    /// How often a person was asked whether a letter may be discarded.
    var questions = 0
    @ObservationIgnored let server = Server()

    init(person: String? = "Anna") { self.person = person }
}

private typealias Store = MemoryNavigationStateStore

// MARK: Screens

private struct SignInScreen: View {
    @Environment(SignedIn.self) private var session

    var body: some View {
        VStack {
            Text("Who are you?")
            Button("I am Ben") { session.person = "Ben" }
        }
    }
}

private struct LettersScreen: View {
    @Environment(SignedIn.self) private var session
    @Environment(\.navigator) private var navigator

    var body: some View {
        List {
            Text("Inbox of \(session.person ?? "nobody")")
            ForEach(6..<9, id: \.self) { id in
                Button("Letter \(id)") { navigator.push(route: LetterRoute(id: id)) }
            }
            Button("Write") { navigator.push(route: UnsentRoute()) }
            Button("Preferences") { navigator.present(PreferencesRoute()) }
        }
        .topNavigationBarTitle("Post")
    }
}

private struct LetterScreen: View {
    @Environment(\.navigator) private var navigator
    let id: Int

    var body: some View {
        VStack {
            Text("Words of letter \(id)")
            Button("Next letter") { navigator.push(route: LetterRoute(id: id + 1)) }
            Button("Preferences") { navigator.present(PreferencesRoute(), as: .sheet.detents([.medium, .large])) }
        }
    }
}

private struct DraftScreen: View {
    @Environment(SignedIn.self) private var session
    @Environment(\.navigator) private var navigator
    @State private var isDirty = false
    @State private var isAsking = false

    var body: some View {
        VStack {
            Text("Dear aunt")
            Toggle("Unsaved words", isOn: $isDirty)
            Button("Preferences") { navigator.present(PreferencesRoute()) }
            Button("Leave this device") {
                session.person = nil
                navigator.reset()
            }
        }
        .navigationLeaveGuard(when: isDirty, isPresented: $isAsking)
        .confirmationDialog("Discard the letter?", isPresented: $isAsking, titleVisibility: .visible) {
            Button("Discard") { navigator.leave() }
        }
        .onChange(of: isAsking) { if isAsking { session.questions += 1 } }
        .onChange(of: session.isExpired) {
            session.person = nil
            navigator.reset()
        }
    }
}

/// The order in which a sign-out changes what it changes.
private enum SignOutOrder: CaseIterable { case personFirst, stacksFirst }

private struct PreferencesScreen: View {
    @Environment(SignedIn.self) private var session
    @Environment(\.navigator) private var navigator
    var order = SignOutOrder.personFirst

    var body: some View {
        Form {
            Section {
                Text("Signed in as \(session.person ?? "nobody")")
                Button("Profile") { navigator.present(ProfileRoute(), as: .cover) }
                Button("Read letter 6 here") { navigator.push(route: LetterRoute(id: 6)) }
            }
            Button("Sign out", role: .destructive) { signOut() }
            Button("Sign out everywhere") { signOutEverywhere() }
        }
    }

    private func signOut() {
        switch order {
        case .personFirst:
            session.person = nil
            navigator.reset()
        case .stacksFirst:
            navigator.reset()
            session.person = nil
        }
    }

    private func signOutEverywhere() {
        Task {
            await session.server.endSession()
            session.person = nil
            navigator.reset()
        }
    }
}

private struct PersonScreen: View {
    @Environment(SignedIn.self) private var session
    @Environment(\.navigator) private var navigator

    var body: some View {
        VStack {
            Text("Profile of \(session.person ?? "nobody")")
            Button("Close the account") {
                session.person = nil
                navigator.reset()
            }
        }
    }
}

/// What the app's stacks share.
@MainActor private func postRoutes(order: SignOutOrder = .personFirst, links name: String = "post") -> NavigationRoutes
{
    NavigationRoutes()
        .route(LetterRoute.self, key: "letter") { LetterScreen(id: $0.id) }
        .route(UnsentRoute.self, key: "draft") { _ in DraftScreen() }
        .route(PreferencesRoute.self, key: "preferences") { _ in PreferencesScreen(order: order) }
        .route(ProfileRoute.self, key: "profile") { _ in PersonScreen() }
        .link("\(name)/{letter}") {
            LetterRoute(id: $0)
        } values: {
            $0.id
        }
}

/// Asserts that a person sees an inbox and nothing else of anybody.
@MainActor private func expectInbox(of person: String, in host: Host, sourceLocation: SourceLocation = #_sourceLocation)
{
    let texts = host.texts
    #expect(texts.contains("Inbox of \(person)"), "\(texts)", sourceLocation: sourceLocation)
    let others = texts.filter {
        $0.hasPrefix("Words of") || $0.hasPrefix("Signed in") || $0.hasPrefix("Profile of") || $0 == "Dear aunt"
    }
    #expect(others.isEmpty, "\(texts)", sourceLocation: sourceLocation)
}

// MARK: - Settings in a sheet of a route

/// The whole app goes when nobody is signed in; its navigator stays, in the state of the app.
private struct SwitchingApp: View {
    @State private var navigator = Navigator()
    let session: SignedIn
    let store: Store
    var order = SignOutOrder.personFirst

    var body: some View {
        content.environment(session)
    }

    @ViewBuilder private var content: some View {
        switch session.person {
        case .some: post
        case nil: SignInScreen()
        }
    }

    private var post: some View {
        LettersScreen()
            .navigationShell(navigator: navigator)
            .navigationRoutes(postRoutes(order: order))
            .restoresNavigation(id: "post", scope: .app, .standard.store(store))
            .persistentBackground(.ocean)
    }
}

/// The stack stays, and its root is another one when nobody is signed in.
private struct StayingApp: View {
    let session: SignedIn
    let store: Store
    var isCustom = false
    var links = "post"

    var body: some View {
        root
            .navigationShell(bar: isCustom ? .custom(.standard) : .system)
            .navigationRoutes(postRoutes(links: links))
            .restoresNavigation(id: "post", scope: .app, .standard.store(store))
            .opensNavigationLinks()
            .environment(session)
            .persistentBackground(.ocean)
    }

    @ViewBuilder private var root: some View {
        if session.person == nil { SignInScreen() } else { LettersScreen() }
    }
}

@MainActor @Suite("Program: signing out from a sheet of a route", .ownRowClosures) struct SignOutFromRouteProgramTests {
    private let session = SignedIn()
    private let store = Store()

    @Test("The next person sees an empty inbox, now and after a launch", arguments: versions, SignOutOrder.allCases)
    private func nextPerson(version: Int, order: SignOutOrder) async {
        let app = host(SwitchingApp(session: session, store: store, order: order), on: version)
        app.tap("Letter 7")
        app.tap("Preferences")
        await app.settleStored()
        #expect(app.texts.contains("Words of letter 7") && app.texts.contains("Signed in as Anna"))
        app.tap("Sign out")
        await app.settleStored()
        #expect(app.texts == ["Who are you?", "I am Ben"])
        app.tap("I am Ben")
        await app.settleStored()
        expectInbox(of: "Ben", in: app)
        let next = host(SwitchingApp(session: SignedIn(person: "Ben"), store: store), on: version)
        await next.settleStored()
        expectInbox(of: "Ben", in: next)
    }

    @Test("Where the stack stays, its root is all that is seen, under either bar", arguments: versions, [false, true])
    func stayingStack(version: Int, isCustom: Bool) async {
        let app = host(StayingApp(session: session, store: store, isCustom: isCustom), on: version)
        app.tap("Letter 7")
        app.tap("Next letter")
        app.tap("Preferences")
        app.tap("Read letter 6 here")
        await app.settleStored()
        app.swipeBack(inStack: 1)
        app.tap("Sign out")
        await app.settleStored()
        #expect(app.texts.contains("Who are you?"))
        #expect(!app.texts.contains { $0.hasPrefix("Words of") || $0.hasPrefix("Signed in") }, "\(app.texts)")
        app.tap("I am Ben")
        expectInbox(of: "Ben", in: app)
    }

    @Test("A letter opened right before the sign-out is not there at the next launch", arguments: versions)
    func onItsWay(version: Int) async {
        let app = host(StayingApp(session: session, store: store), on: version)
        app.tap("Letter 7")
        app.tap("Preferences")
        // Nothing waits for the store here: the letter may still be on its way to it.
        app.tap("Sign out")
        await app.settleStored()
        let next = host(StayingApp(session: SignedIn(person: "Ben"), store: store), on: version)
        await next.settleStored()
        expectInbox(of: "Ben", in: next)
    }

    @Test("What the next person reads is stored as ever", arguments: versions)
    func storesAgain(version: Int) async {
        let app = host(StayingApp(session: session, store: store), on: version)
        app.tap("Letter 7")
        app.tap("Preferences")
        app.tap("Sign out")
        app.tap("I am Ben")
        app.tap("Letter 8")
        await app.settleStored()
        #expect(app.texts.contains("Words of letter 8"))
        let next = host(StayingApp(session: SignedIn(person: "Ben"), store: store), on: version)
        await next.settleStored()
        #expect(next.texts.contains("Words of letter 8"))
        next.tapBack()
        expectInbox(of: "Ben", in: next)
    }

    @Test("A sheet can be opened again after the sign-out", arguments: versions)
    func sheetAgain(version: Int) async {
        let app = host(StayingApp(session: session, store: store), on: version)
        app.tap("Preferences")
        app.tap("Sign out")
        app.tap("I am Ben")
        await app.settleTasks()
        app.tap("Preferences")
        await app.settleTasks()
        #expect(app.texts.contains("Signed in as Ben"))
        #expect(app.dismissSheet())
        expectInbox(of: "Ben", in: app)
    }

    @Test("Two windows of one store are signed out together", arguments: versions)
    func windows(version: Int) async {
        struct PostWindow: View {
            let session: SignedIn
            let store: Store
            let name: String

            var body: some View {
                LettersScreen()
                    .navigationShell()
                    .navigationRoutes(postRoutes())
                    .restoresNavigation(id: "post", scope: .custom(name), .standard.store(store))
                    .environment(session)
            }
        }
        let left = host(PostWindow(session: session, store: store, name: "left"), on: version)
        let right = host(PostWindow(session: session, store: store, name: "right"), on: version)
        right.tap("Letter 8")
        right.tap("Preferences")
        left.tap("Letter 7")
        left.tap("Preferences")
        await left.settleStored()
        await right.settleStored()
        left.tap("Sign out")
        session.person = "Ben"
        await left.settleStored()
        await right.settleStored()
        expectInbox(of: "Ben", in: left)
        expectInbox(of: "Ben", in: right)
        for name in ["left", "right"] {
            let next = host(PostWindow(session: SignedIn(person: "Ben"), store: store, name: name), on: version)
            await next.settleStored()
            expectInbox(of: "Ben", in: next)
        }
    }
}

// MARK: - A sheet over a sheet

@MainActor @Suite("Program: signing out from a sheet over a sheet", .ownRowClosures)
struct SignOutFromSheetOverSheetProgramTests {
    private let session = SignedIn()
    private let store = Store()

    @Test("Closing the account in a cover over a sheet leaves the root alone", arguments: versions, [false, true])
    func cover(version: Int, isCustom: Bool) async {
        let app = host(StayingApp(session: session, store: store, isCustom: isCustom), on: version)
        app.tap("Letter 7")
        app.tap("Preferences")
        app.tap("Profile")
        await app.settleStored()
        #expect(app.texts.contains("Profile of Anna"))
        app.tap("Close the account")
        await app.settleStored()
        #expect(app.texts.contains("Who are you?"), "\(app.texts)")
        #expect(
            !app.texts.contains { $0.hasPrefix("Profile of") || $0.hasPrefix("Signed in") || $0.hasPrefix("Words of") },
            "\(app.texts)"
        )
        app.tap("I am Ben")
        expectInbox(of: "Ben", in: app)
        let next = host(StayingApp(session: SignedIn(person: "Ben"), store: store), on: version)
        await next.settleStored()
        expectInbox(of: "Ben", in: next)
    }

    @Test("Sheets that a launch brought back are gone after a sign-out, too", arguments: versions)
    func restoredSheets(version: Int) async {
        let app = host(StayingApp(session: session, store: store), on: version)
        app.tap("Letter 7")
        app.tap("Preferences")
        app.tap("Profile")
        await app.settleStored()
        let later = SignedIn()
        let next = host(StayingApp(session: later, store: store), on: version)
        await next.settleStored()
        #expect(next.texts.contains("Profile of Anna"))
        next.tap("Close the account")
        await next.settleStored()
        next.tap("I am Ben")
        expectInbox(of: "Ben", in: next)
        let last = host(StayingApp(session: SignedIn(person: "Ben"), store: store), on: version)
        await last.settleStored()
        expectInbox(of: "Ben", in: last)
    }
}

// MARK: - An app's own sheet

/// The account in a sheet of the app's own: from the root, from a letter, and over the whole app.
private struct OwnSheetApp: View {
    @Bindable var session: SignedIn
    let store: Store

    var body: some View {
        OwnSheetInbox()
            .navigationShell()
            .navigationRoute(LetterRoute.self, key: "letter") { OwnSheetLetter(id: $0.id) }
            .restoresNavigation(id: "post", scope: .app, .standard.store(store))
            .sheet(isPresented: $session.isAccountShown) { devices }
            .environment(session)
    }

    /// A stack of its own, which is stored, too.
    private var devices: some View {
        AccountSheet(isShown: $session.isAccountShown)
            .navigationShell()
            .navigationRoute(MemoRoute.self, key: "device") {
                DeviceScreen(id: $0.id, isShown: $session.isAccountShown)
            }
            .restoresNavigation(id: "account", scope: .app, .standard.store(store))
            .environment(session)
    }
}

private struct OwnSheetInbox: View {
    @Environment(SignedIn.self) private var session
    @Environment(\.navigator) private var navigator
    @State private var isShown = false

    var body: some View {
        VStack {
            Text("Inbox of \(session.person ?? "nobody")")
            Button("Letter 7") { navigator.push(route: LetterRoute(id: 7)) }
            Button("Account") { isShown = true }
        }
        .sheet(isPresented: $isShown) { AccountSheet(isShown: $isShown) }
    }
}

private struct OwnSheetLetter: View {
    @Environment(SignedIn.self) private var session
    @State private var isShown = false
    let id: Int

    var body: some View {
        VStack {
            Text("Words of letter \(id)")
            Button("Account") { isShown = true }
            Button("Account and devices") { session.isAccountShown = true }
        }
        .sheet(isPresented: $isShown) { AccountSheet(isShown: nil) }
    }
}

private struct AccountSheet: View {
    @Environment(SignedIn.self) private var session
    @Environment(\.navigator) private var navigator
    /// `nil` where the screen that presents the sheet goes anyway.
    let isShown: Binding<Bool>?

    var body: some View {
        VStack {
            Text("Signed in as \(session.person ?? "nobody")")
            if session.isAccountShown {
                Button("Device 2") { navigator.push(route: MemoRoute(id: 2)) }
            }
            Button("Sign out") {
                isShown?.wrappedValue = false
                session.person = "Ben"
                navigator.reset()
            }
        }
    }
}

private struct DeviceScreen: View {
    @Environment(SignedIn.self) private var session
    @Environment(\.navigator) private var navigator
    let id: Int
    @Binding var isShown: Bool

    var body: some View {
        VStack {
            Text("Words of device \(id)")
            Button("Sign out on device \(id)") {
                isShown = false
                session.person = "Ben"
                navigator.reset()
            }
        }
    }
}

@MainActor @Suite("Program: signing out from a sheet of the app's own", .ownRowClosures)
struct SignOutFromOwnSheetProgramTests {
    private let session = SignedIn()
    private let store = Store()

    private func expectNothingAfterLaunch(version: Int) async {
        let next = host(OwnSheetApp(session: SignedIn(person: "Ben"), store: store), on: version)
        await next.settleStored()
        expectInbox(of: "Ben", in: next)
    }

    @Test("A sheet of a letter goes with the letter", arguments: versions)
    func overLetter(version: Int) async {
        let app = host(OwnSheetApp(session: session, store: store), on: version)
        app.tap("Letter 7")
        app.tap("Account")
        await app.settleStored()
        #expect(app.texts.contains("Signed in as Anna"))
        app.tap("Sign out")
        await app.settleStored()
        expectInbox(of: "Ben", in: app)
        await expectNothingAfterLaunch(version: version)
    }

    @Test("A sheet of the root, closed in the same action, leaves the root", arguments: versions)
    func overRoot(version: Int) async {
        let app = host(OwnSheetApp(session: session, store: store), on: version)
        app.tap("Account")
        await app.settleStored()
        app.tap("Sign out")
        await app.settleStored()
        expectInbox(of: "Ben", in: app)
        await expectNothingAfterLaunch(version: version)
    }

    @Test("A stack in a sheet over the whole app, of the same store, signs out the stack below it", arguments: versions)
    func ownStackInSheet(version: Int) async {
        let app = host(OwnSheetApp(session: session, store: store), on: version)
        app.tap("Letter 7")
        app.tap("Account and devices")
        await app.settleStored()
        #expect(app.texts.contains("Words of letter 7") && app.texts.contains("Signed in as Anna"), "\(app.texts)")
        app.tap("Sign out")
        await app.settleStored()
        expectInbox(of: "Ben", in: app)
        await expectNothingAfterLaunch(version: version)
    }

    @Test("A screen pushed in that sheet is forgotten with the rest", arguments: versions)
    func pushedInSheet(version: Int) async {
        let app = host(OwnSheetApp(session: session, store: store), on: version)
        app.tap("Letter 7")
        app.tap("Account and devices")
        app.tap("Device 2")
        await app.settleStored()
        #expect(app.texts.contains("Words of device 2"))
        app.tap("Sign out on device 2")
        await app.settleStored()
        expectInbox(of: "Ben", in: app)
        app.after { session.isAccountShown = true }
        await app.settleStored()
        #expect(app.texts.contains("Signed in as Ben") && !app.texts.contains("Words of device 2"), "\(app.texts)")
    }
}

// MARK: - A guarded draft

@MainActor @Suite("Program: signing out with an unsaved letter", .ownRowClosures) struct SignOutWithDraftProgramTests {
    private let session = SignedIn()
    private let store = Store()

    @Test(
        "Nobody is asked about the letter of a person who signs out in a sheet over it",
        arguments: versions,
        [false, true]
    )
    func draftUnderSheet(version: Int, isCustom: Bool) async {
        let app = host(StayingApp(session: session, store: store, isCustom: isCustom), on: version)
        app.tap("Letter 7")
        app.tapBack()
        app.tap("Write")
        app.tap("Unsaved words")
        app.tap("Preferences")
        await app.settleStored()
        app.tap("Sign out")
        await app.settleStored()
        #expect(session.questions == 0)
        #expect(app.texts.contains("Who are you?") && !app.texts.contains("Dear aunt"), "\(app.texts)")
        app.tap("I am Ben")
        await app.settleStored()
        expectInbox(of: "Ben", in: app)
        #expect(session.questions == 0)
    }

    @Test("Nor of one who signs out on the letter itself", arguments: versions)
    func draftItself(version: Int) async {
        let app = host(StayingApp(session: session, store: store), on: version)
        app.tap("Write")
        app.tap("Unsaved words")
        app.tap("Leave this device")
        await app.settleStored()
        #expect(session.questions == 0 && app.texts.contains("Who are you?"), "\(app.texts)")
        let next = host(StayingApp(session: SignedIn(person: "Ben"), store: store), on: version)
        await next.settleStored()
        expectInbox(of: "Ben", in: next)
    }

    @Test("A link that waits for the answer of the person who left opens nothing for the next one", arguments: versions)
    func waitingLink(version: Int) async throws {
        let name = "draft\(version)"
        let app = host(StayingApp(session: session, store: store, links: name), on: version)
        app.tap("Write")
        app.tap("Unsaved words")
        app.open(try #require(URL(string: "example://\(name)/8?waits")))
        await app.settleTasks()
        #expect(session.questions == 1 && app.texts.contains("Dear aunt"))
        app.after { session.isExpired = true }
        await app.settleStored()
        #expect(!app.texts.contains("Words of letter 8") && app.texts.contains("Who are you?"), "\(app.texts)")
        app.tap("I am Ben")
        await app.settleStored()
        expectInbox(of: "Ben", in: app)
        app.tap("Write")
        app.tapBack()
        await app.settleStored()
        expectInbox(of: "Ben", in: app)
    }

    @Test("The next person's letter is guarded again", arguments: versions)
    func guardsAgain(version: Int) async {
        let app = host(StayingApp(session: session, store: store, isCustom: true), on: version)
        app.tap("Write")
        app.tap("Unsaved words")
        app.tap("Leave this device")
        await app.settleStored()
        app.tap("I am Ben")
        app.tap("Write")
        app.tap("Unsaved words")
        app.tap("Back, Post")
        await app.settleTasks()
        #expect(session.questions == 1 && app.texts.contains("Dear aunt"))
    }
}

// MARK: - Three tabs

/// A tab with a navigator, a tab with an array in a shell, and a tab with a stack of the app's own.
private struct TabbedApp: View {
    @Bindable var session: SignedIn
    @State private var navigator = Navigator()
    let store: Store

    var body: some View {
        TabView(selection: $session.tab) {
            post.tabItem { Text("Post") }.tag(0)
            notes.tabItem { Text("Notes") }.tag(1)
            files.tabItem { Text("Files") }.tag(2)
        }
        .environment(session)
    }

    private var post: some View {
        LettersScreen()
            .navigationShell(navigator: navigator)
            .navigationRoutes(postRoutes())
            .restoresNavigation(id: "post", scope: .app, .standard.store(store))
            .persistentBackground(.ocean)
    }

    private var notes: some View {
        VStack {
            Text("Notes of \(session.person ?? "nobody")")
            Button("Note 3") { session.notes.append(MemoRoute(id: 3)) }
        }
        .navigationShell(path: $session.notes)
        .navigationRoute(MemoRoute.self, key: "note") { Text("Words of note \($0.id)") }
        .restoresNavigation(id: "notes", scope: .app, .standard.store(store))
        .persistentBackground(.sunset)
    }

    private var files: some View {
        NavigationStack(path: $session.files) {
            VStack {
                Text("Files of \(session.person ?? "nobody")")
                NavigationLink("File 5", value: FileRoute(id: 5))
            }
            .transparentNavigationContainer()
            .transparentNavigationDestination(for: FileRoute.self) { Text("Words of file \($0.id)") }
        }
        .restoresNavigation(path: $session.files, id: "files", key: "file", scope: .app, .standard.store(store))
        .persistentBackground(.forest)
    }
}

@MainActor @Suite("Program: signing out of three tabs", .ownRowClosures) struct SignOutOfTabsProgramTests {
    private let store = Store()

    private func openEverything(in app: Host) async {
        app.selectTab(1)
        app.tap("Note 3")
        app.selectTab(2)
        app.tap("File 5")
        app.selectTab(0)
        app.tap("Letter 7")
        app.tap("Preferences")
        await app.settleStored()
    }

    private func expectRoots(of person: String, in app: Host) async {
        expectInbox(of: person, in: app)
        for (index, name) in [(1, "Notes"), (2, "Files"), (0, "Inbox")] {
            app.selectTab(index)
            await app.settleStored()
            #expect(app.texts.contains("\(name) of \(person)"), "\(app.texts)")
            #expect(!app.texts.contains { $0.hasPrefix("Words of") }, "\(app.texts)")
        }
    }

    @Test("Signing out in one tab leads each tab to its root, and each one stays there", arguments: versions)
    func tabs(version: Int) async {
        let session = SignedIn()
        let app = host(TabbedApp(session: session, store: store), on: version)
        await openEverything(in: app)
        app.tap("Sign out")
        app.after { session.person = "Ben" }
        await app.settleStored()
        #expect(session.notes.isEmpty && session.files.isEmpty)
        await expectRoots(of: "Ben", in: app)
        let next = host(TabbedApp(session: SignedIn(person: "Ben"), store: store), on: version)
        await next.settleStored()
        await expectRoots(of: "Ben", in: next)
    }

    @Test("A tab that was not opened since the launch has forgotten its stack, too", arguments: versions)
    func tabNeverShown(version: Int) async {
        let first = host(TabbedApp(session: SignedIn(), store: store), on: version)
        await openEverything(in: first)
        let session = SignedIn()
        let app = host(TabbedApp(session: session, store: store), on: version)
        await app.settleStored()
        #expect(app.texts.contains("Signed in as Anna"), "The first tab came back: \(app.texts)")
        app.tap("Sign out")
        app.after { session.person = "Ben" }
        await app.settleStored()
        await expectRoots(of: "Ben", in: app)
        let next = host(TabbedApp(session: SignedIn(person: "Ben"), store: store), on: version)
        await next.settleStored()
        await expectRoots(of: "Ben", in: next)
    }

    @Test("A tab with a store of its own keeps its stack", arguments: versions)
    func otherStore(version: Int) async {
        struct App: View {
            @State private var navigators = [Navigator(), Navigator()]
            let session: SignedIn
            let stores: [Store]

            var body: some View {
                TabView {
                    ForEach(0..<2, id: \.self) { index in
                        LettersScreen()
                            .navigationShell(navigator: navigators[index])
                            .navigationRoutes(postRoutes())
                            .restoresNavigation(id: "post", scope: .app, .standard.store(stores[index]))
                            .tabItem { Text("Account \(index)") }
                    }
                }
                .environment(session)
            }
        }
        let session = SignedIn()
        let app = host(App(session: session, stores: [store, Store()]), on: version)
        app.selectTab(1)
        app.tap("Letter 8")
        app.selectTab(0)
        app.tap("Letter 7")
        app.tap("Preferences")
        await app.settleStored()
        app.tap("Sign out")
        app.after { session.person = "Ben" }
        await app.settleStored()
        expectInbox(of: "Ben", in: app)
        app.selectTab(1)
        #expect(app.texts.contains("Words of letter 8"), "\(app.texts)")
    }
}

// MARK: - After an await

@MainActor @Suite("Program: signing out once the server has answered", .ownRowClosures)
struct SignOutAfterAnswerProgramTests {
    private let session = SignedIn()
    private let store = Store()

    /// What a person does while the server takes its time.
    private enum Meanwhile: CaseIterable {
        case waits, readsOnInTheSheet, opensTheProfile, swipesTheSheetAway, swipesAndReadsOn
    }

    @Test(
        "Whatever a person does until the answer, nothing of it is left after it",
        arguments: versions,
        Meanwhile.allCases
    )
    private func answer(version: Int, meanwhile: Meanwhile) async {
        let app = host(StayingApp(session: session, store: store), on: version)
        app.tap("Letter 7")
        app.tap("Preferences")
        app.tap("Sign out everywhere")
        await app.settleTasks()
        #expect(app.texts.contains("Signed in as Anna"))
        switch meanwhile {
        case .waits:
            break
        case .readsOnInTheSheet:
            app.tap("Read letter 6 here")
        case .opensTheProfile:
            app.tap("Profile")
        case .swipesTheSheetAway:
            app.dismissSheet()
        case .swipesAndReadsOn:
            app.dismissSheet()
            app.tap("Next letter")
        }
        await app.settleStored()
        session.server.answer()
        await app.settleTasks()
        await app.settleStored()
        #expect(app.texts.contains("Who are you?"), "\(app.texts)")
        app.tap("I am Ben")
        expectInbox(of: "Ben", in: app)
        let next = host(StayingApp(session: SignedIn(person: "Ben"), store: store), on: version)
        await next.settleStored()
        expectInbox(of: "Ben", in: next)
    }
}

// MARK: - A stack of the app's own

@MainActor @Observable private final class MemoShelf {
    var reader = "Anna"
    var books: [MemoRoute] = []
    var values = NavigationPath()
}

/// No shell anywhere: an array, or a `NavigationPath`.
private struct ShelfApp: View {
    @Bindable var shelf: MemoShelf
    let store: Store
    var hasArray = true

    private var restoration: NavigationRestoration { .standard.store(store) }

    var body: some View {
        if hasArray { array } else { path }
    }

    private var array: some View {
        NavigationStack(path: $shelf.books) { root }
            .restoresNavigation(path: $shelf.books, id: "shelf", key: "book", scope: .app, restoration)
    }

    private var path: some View {
        NavigationStack(path: $shelf.values) { root }
            .restoresNavigation(path: $shelf.values, id: "shelf", scope: .app, restoration)
    }

    private var root: some View {
        VStack {
            Text("MemoShelf of \(shelf.reader)")
            NavigationLink("Book 4", value: MemoRoute(id: 4))
        }
        .navigationDestination(for: MemoRoute.self) { book in
            VStack {
                Text("Words of book \(book.id)")
                Button("Return all books") { signOut() }
            }
        }
    }

    private func signOut() {
        shelf.reader = "Ben"
        shelf.books = []
        shelf.values = NavigationPath()
        restoration.clearSnapshots(id: "shelf", scope: .app)
    }
}

@MainActor @Suite("Program: signing out of a stack of the app's own", .ownRowClosures)
struct SignOutOfOwnStackProgramTests {
    private let store = Store()

    @Test("The next reader sees the shelf, now and after a launch", arguments: versions, [true, false])
    func shelf(version: Int, hasArray: Bool) async {
        let app = host(ShelfApp(shelf: MemoShelf(), store: store, hasArray: hasArray), on: version)
        app.tap("Book 4")
        await app.settleStored()
        app.tap("Return all books")
        await app.settleStored()
        #expect(app.texts == ["MemoShelf of Ben", "Book 4"])
        let later = MemoShelf()
        later.reader = "Ben"
        let next = host(ShelfApp(shelf: later, store: store, hasArray: hasArray), on: version)
        await next.settleStored()
        #expect(next.texts == ["MemoShelf of Ben", "Book 4"])
    }

    @Test("A book opened right before the sign-out does not come back either", arguments: versions, [true, false])
    func atOnce(version: Int, hasArray: Bool) async {
        let app = host(ShelfApp(shelf: MemoShelf(), store: store, hasArray: hasArray), on: version)
        app.tap("Book 4")
        app.tap("Return all books")
        await app.settleStored()
        let next = host(ShelfApp(shelf: MemoShelf(), store: store, hasArray: hasArray), on: version)
        await next.settleStored()
        #expect(next.texts == ["MemoShelf of Anna", "Book 4"])
    }

    @Test(
        "A shell that shares the store empties the stack of the app's own with one call",
        arguments: versions,
        [true, false]
    )
    func besideShell(version: Int, hasArray: Bool) async {
        struct App: View {
            let shelf: MemoShelf
            let store: Store
            let session: SignedIn
            let hasArray: Bool

            var body: some View {
                NavigationSplitView {
                    ShelfApp(shelf: shelf, store: store, hasArray: hasArray)
                } detail: {
                    LettersScreen()
                        .navigationShell()
                        .navigationRoutes(postRoutes())
                        .restoresNavigation(id: "post", scope: .app, .standard.store(store))
                }
                .environment(session)
            }
        }
        func launch(_ shelf: MemoShelf) -> Host {
            Place(version: version, device: .iPad)
                .host(App(shelf: shelf, store: store, session: SignedIn(), hasArray: hasArray))
        }
        let shelf = MemoShelf()
        let app = launch(shelf)
        app.tap("Book 4")
        app.tap("Preferences")
        await app.settleStored()
        #expect(app.texts.contains("Words of book 4") && app.texts.contains("Signed in as Anna"), "\(app.texts)")
        app.after { shelf.reader = "Ben" }
        app.tap("Sign out")
        await app.settleStored()
        #expect(app.texts.contains("MemoShelf of Ben") && app.texts.contains("Inbox of nobody"), "\(app.texts)")
        #expect(!app.texts.contains("Words of book 4") && shelf.books.isEmpty && shelf.values.isEmpty)
        let next = launch(MemoShelf())
        await next.settleStored()
        #expect(next.texts.contains("MemoShelf of Anna") && next.texts.contains("Inbox of Anna"), "\(next.texts)")
    }
}
