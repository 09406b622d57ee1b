import HeadlessHost
import HostedSupport
import SeaGlass
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassNavigation

/// Ordinary apps, whose screens act through the navigator in their environment.
@MainActor @Suite(.ownRowClosures) struct NavigatorProgramTests {
    @MainActor @Observable final class LibraryModel { var path: [LibraryProgram.LibraryRoute] = [] }

    private let navigator = Navigator()

    /// Taps a button twice, in two events, while its screen leaves or another one arrives.
    private func tapTwice(_ label: String, then other: String? = nil, in host: Host) async {
        let transition = ManualTransition(of: navigator)
        transition.begin()
        for label in [label, other ?? label] {
            #expect(host.tap(label), "\(label)")
            await host.settleTasks()
        }
        transition.end()
        host.settle()
    }

    private func routes<Route: NavigationRoute>(_ type: Route.Type) -> [Route?] {
        navigator.entries.map { $0.route as? Route }
    }

    @Test("Notes: a second tap of Cancel or Close keeps the screen below")
    func notes() async {
        typealias Program = NotesProgram
        let host = host(Program.NotesRoot(store: Program.NoteStore(), navigator: navigator))
        host.tap("Milk")
        host.tap("Edit")
        #expect(routes(Program.NoteRoute.self) == [Program.NoteRoute(id: 1), nil])
        host.tap("Save")
        #expect(routes(Program.NoteRoute.self) == [Program.NoteRoute(id: 1)] && host.texts.contains("Milk!"))
        host.tap("Edit")
        await tapTwice("Cancel", in: host)
        #expect(routes(Program.NoteRoute.self) == [Program.NoteRoute(id: 1)])
        await tapTwice("Close", in: host)
        #expect(navigator.entries.isEmpty)
    }

    @Test("Checkout: an answer that comes late acts for its own screen alone", arguments: [true, false])
    func checkout(isBack: Bool) async {
        typealias Program = CheckoutProgram
        let server = Program.PaymentServer()
        let host = host(Program.CheckoutRoot(server: server, navigator: navigator))
        for label in ["Check out", "Continue", "Pay"] { host.tap(label) }
        await host.settleTasks()
        if isBack {
            host.swipeBack()
            host.tap("Continue")
        }
        server.answer()
        await host.settleTasks()
        let expected: [Program.CheckoutRoute?] = isBack ? [.address, .payment(amount: 20)] : []
        #expect(routes(Program.CheckoutRoute.self) == expected && server.paid == [20])
    }

    @Test("Contacts: a row that is tapped during a push pushes nothing, and an action may push two screens")
    func contacts() async {
        let host = host(ContactsProgram.ContactsRoot(navigator: navigator))
        await tapTwice("Ada", in: host)
        #expect(host.texts.contains("Screen of Ada") && navigator.entries.count == 1)
        host.tap("Back")
        await tapTwice("Ada", then: "Bob", in: host)
        #expect(host.texts.contains("Screen of Ada") && navigator.entries.count == 1)
        host.tap("Back")
        host.tap("Ada and Bob")
        #expect(host.texts.contains("Screen of Bob") && navigator.entries.count == 2)
        await tapTwice("Back", in: host)
        #expect(host.texts.contains("Screen of Ada") && navigator.entries.count == 1)
    }

    @Test("Compose: a sheet closes itself with the sheet above, or only that one")
    func compose() async {
        let outbox = ComposeProgram.Outbox()
        let host = host(ComposeProgram.MailboxRoot(outbox: outbox, navigator: navigator))
        host.tap("New")
        await host.settleTasks()
        host.tap("To")
        #expect(navigator.presented?.navigator?.presented != nil)
        host.after { outbox.isOffline = true }
        #expect(navigator.presented != nil && navigator.presented?.navigator?.presented == nil)
        host.tap("To")
        outbox.finish()
        await host.settleTasks()
        #expect(navigator.presented == nil)
        host.tap("New")
        host.tap("Details")
        host.tap("Discard")
        #expect(navigator.presented == nil && navigator.entries.isEmpty)
    }

    @Test("Letters: the question of a draft is a sheet of the app, whose button leaves the draft alone")
    func letters() async {
        typealias Program = LettersProgram
        let host = host(Program.LettersRoot(navigator: navigator))
        for label in ["Open", "Reply", "Type"] { host.tap(label) }
        host.after { navigator.pop() }
        #expect(host.texts.contains("Discard the reply?") && navigator.entries.count == 2)
        host.tap("Discard")
        #expect(routes(Program.LetterRoute.self) == [.letter(1)])
        for label in ["Reply", "Type", "Home"] { host.tap(label) }
        host.tap("Discard")
        #expect(navigator.entries.isEmpty)
        for label in ["Open", "Reply", "Hints"] { host.tap(label) }
        let messages = await reports(awaiting: { await tapTwice("Leave", in: host) })
        #expect(routes(Program.LetterRoute.self) == [.letter(1)] && messages.count == 1)
    }

    @Test("Cookbook: the buttons of an app's own sheet act on the stack below")
    func cookbook() async {
        typealias Program = CookbookProgram
        let host = host(Program.CookbookRoot(book: Program.Cookbook(), navigator: navigator))
        for label in ["Soups", "Leek", "Options", "Cook"] { host.tap(label) }
        await host.settleTasks()
        #expect(routes(Program.CookRoute.self) == [.category("Soups"), .recipe("Leek"), .steps("Leek")])
        host.swipeBack()
        for label in ["Options", "Delete recipe"] { host.tap(label) }
        await host.settleTasks()
        #expect(routes(Program.CookRoute.self).count == 1 && !host.texts.contains("Leek"))
        for label in ["Onion", "Share"] { host.tap(label) }
        await tapTwice("Back to category", in: host)
        #expect(routes(Program.CookRoute.self) == [.category("Soups")])
    }

    @Test("Profile: a sign-out that waited for a server acts although its screen has gone")
    func profile() async {
        typealias Program = ProfileProgram
        let session = Program.Session()
        let feed = Navigator()
        let store = MemoryNavigationStateStore()
        let root = Program.SignOutRoot(
            session: session,
            feed: feed,
            account: navigator,
            restoration: .standard.store(store)
        )
        let host = host(root)
        host.tap("Post 1")
        host.tap("Account")
        host.tap("Profile")
        host.tap("Sign out")
        await host.settleTasks()
        host.swipeBack()
        feed.push(route: Program.PostRoute(id: 2))
        session.answer()
        await host.settleTasks()
        #expect(feed.entries.isEmpty && navigator.entries.isEmpty && !session.isSignedIn)
    }

    @Test("Onboarding: a flow is tested without a view, and a preview without a shell does nothing")
    func onboarding() async {
        typealias Program = OnboardingProgram
        let flow = Program.OnboardingFlow(navigator: navigator)
        let messages = await reports(awaiting: {
            flow.next()
            flow.help()
            #expect(routes(Program.OnboardingRoute.self) == [.name])
            #expect(navigator.presented?.route as? Program.OnboardingRoute == .help)
            navigator.dismissPresented()
            #expect(navigator.presented == nil)
        })
        #expect(messages.isEmpty)
        let preview = host(Program.OnboardingStep())
        let first = await reports(awaiting: { preview.tap("Skip") })
        #expect(preview.texts.contains("Step 1") && first.count == 1)
    }

    @Test("Library: the app's array, links of the system and a bar item agree")
    func library() async {
        typealias Program = LibraryProgram
        struct Root: View {
            @Bindable var model: LibraryModel
            let navigator: Navigator
            let log: Program.ScreenLog

            var body: some View { Program.LibraryRoot(path: $model.path, navigator: navigator, log: log) }
        }
        let model = LibraryModel()
        let log = Program.ScreenLog()
        let host = host(Root(model: model, navigator: navigator, log: log))
        host.tap("Blue")
        host.tap("Song 7")
        #expect(model.path == [.album(1), .song(7)])
        await tapTwice("Close", in: host)
        #expect(model.path == [.album(1)])
        host.tap("Shuffle")
        #expect(model.path == [.album(1), .song(9)])
        host.tap("Up to the album")
        #expect(model.path == [.album(1)])
        host.after { model.path = [.album(2), .song(3)] }
        host.tap("Close")
        #expect(model.path == [.album(2)] && host.texts.contains("Shuffle"))
    }

    @Test("Chat: the items of a custom bar act for the screens that declare them")
    func chat() async {
        typealias Program = ChatProgram
        let host = host(Program.ChatRoot(navigator: navigator))
        host.tap("Room 1")
        await tapTwice("Info", in: host)
        #expect(routes(Program.ChatRoute.self) == [.room(1), .info(1)])
        await tapTwice("Close", in: host)
        #expect(routes(Program.ChatRoute.self) == [.room(1)])
        for label in ["Info", "Members"] { host.tap(label) }
        host.swipeBack()
        host.tap("Rooms")
        #expect(routes(Program.ChatRoute.self) == [.room(1)])
        host.tap("Next room")
        #expect(routes(Program.ChatRoute.self) == [.room(2)])
        host.swipeBack()
        host.tap("About")
        host.tap("Done")
        #expect(navigator.entries.isEmpty)
    }
}
