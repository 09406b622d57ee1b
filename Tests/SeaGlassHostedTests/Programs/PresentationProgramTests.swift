import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Ordinary apps, which declare how their routes are presented.
@MainActor @Suite(.stoppedClock, .ownRowClosures) struct PresentationProgramTests {
    private let store = MemoryNavigationStateStore()

    private var restoration: NavigationRestoration { .standard.store(store) }

    private func show(_ view: some View, on version: Int = 26) -> Host {
        Place(version: version, device: .iPhone17Pro).host(view)
    }

    /// Taps one control after the other, each of which a finger must reach.
    private func tap(_ labels: String..., in host: Host, sourceLocation: SourceLocation = #_sourceLocation) {
        for label in labels {
            #expect(host.tap(label), "\(label) of \(host.texts)", sourceLocation: sourceLocation)
        }
    }

    // MARK: Balloons

    @Test("Balloons: one tap pushes two screens, and the back button shows the lower one")
    func balloons() {
        let host = show(BalloonsProgram.BalloonFlow())
        tap("99 red balloons", in: host)
        let balloons = String(repeating: "🎈", count: 99)
        #expect(host.routes == [99, balloons] && host.texts.contains(balloons))
        host.tapBack()
        #expect(host.routes == [99] && host.texts.contains("99"))
    }

    @Test("Balloons: a number in a sheet is pushed in the sheet, which a swipe ends")
    func numberInSheet() {
        let host = show(BalloonsProgram.BalloonFlow())
        tap("Pick a number", in: host)
        #expect(host.titles.last == "List" && host.base?.presented?.presentation == .sheet)
        tap("3", "Show next number", in: host)
        #expect(host.routesInSheet == [3, 4] && host.routes.isEmpty)
        host.dismissSheet()
        #expect(host.base?.presented == nil && host.texts.contains("Pick a number"))
    }

    @Test("Balloons: 1.0 is another route than 1, and a pop to a number finds the number")
    func half() {
        let host = show(BalloonsProgram.BalloonFlow())
        tap("Pick a number", "2", "Half of it", in: host)
        #expect(host.routesInSheet == [2, 1.0] && host.texts.contains("Half: 1.0"))
        tap("Back to 2", in: host)
        #expect(host.routesInSheet == [2])
        tap("Half of it", "Back to the last number", in: host)
        #expect(host.routesInSheet == [2])
        host.dismissSheet()
        host.after {
            host.base?.push(route: 1)
            host.base?.push(route: 1.0, unlessOnTop: true)
        }
        #expect(host.base?.depth == 2 && host.texts.contains("Half: 1.0"))
    }

    @Test("Balloons: a button in the sheet goes to the root below the sheet")
    func home() {
        let host = show(BalloonsProgram.BalloonFlow())
        tap("One sheep", in: host)
        host.after { host.base?.present(BalloonsProgram.NumberRange(bounds: 0..<10)) }
        tap("7", "Back to Home", in: host)
        #expect(host.base?.presented == nil && host.routes.isEmpty)
        tap("Rules", "Done", in: host)
        #expect(!host.texts.contains("Every number has its balloons."))
    }

    // MARK: Courier

    @Test(
        "Courier: the form is on glass in a sheet, and over the app's background when it is pushed",
        arguments: versions
    )
    func glassForm(version: Int) throws {
        let host = show(CourierProgram.CourierInbox(restoration: restoration), on: version)
        func isOpaque() throws -> Bool { try !#require(host.shownScreens.last).opaqueScrollBackgrounds.isEmpty }
        tap("Compose", in: host)
        #expect(host.base?.presented?.presentation == .sheet.detents([.medium, .large]))
        #expect(host.titles.last == "New message")
        #expect(try isOpaque() == (version < 18))
        tap("Add a recipient", in: host)
        #expect(host.routesInSheet == [CourierProgram.Recipients()] && host.routes.isEmpty)
        #expect(try isOpaque() == (version < 18))
        host.dismissSheet()
        #expect(host.base?.presented == nil)
        tap("Drafts", "Lunch", in: host)
        #expect(host.routes == [CourierProgram.DraftsFolder(), CourierProgram.Compose(draft: 0)])
        #expect(try !isOpaque() && host.palette == .ocean)
        tap("Continue in a sheet", in: host)
        #expect(host.base?.presented?.presentation == .sheet.detents([.medium, .large]))
        #expect(try isOpaque() == (version < 18) && host.palette == nil)
    }

    @Test("Courier: another style in one place keeps the declared glass")
    func otherDetents() throws {
        let host = show(CourierProgram.CourierInbox(restoration: restoration))
        tap("Reply to Ann", in: host)
        #expect(host.base?.presented?.presentation == .sheet.detents([.large]))
        #expect(try #require(host.shownScreens.last).opaqueScrollBackgrounds.isEmpty)
    }

    @Test("Courier: a message with a subject is guarded, and the question discards it")
    func guardedMessage() {
        let host = show(CourierProgram.CourierInbox(restoration: restoration))
        tap("Compose", in: host)
        host.enter("Hello", into: "Subject")
        #expect(host.titles.last == "Hello" && !host.dismissSheet() && host.base?.presented != nil)
        tap("Cancel", in: host)
        #expect(host.texts.contains("Discard the message?") && host.base?.presented != nil)
        tap("Discard", in: host)
        #expect(host.base?.presented == nil && host.titles == ["Inbox"])
    }

    // MARK: Mood journal

    @Test("Journal: a palette is behind the form and the screen that the sheet pushes, and changes in place")
    func palette() {
        let host = show(MoodJournalProgram.JournalHome())
        tap("Today", in: host)
        #expect(host.palette == .sunset)
        host.enter("Fine", into: "How was it?")
        tap("Forest", in: host)
        #expect(host.palette == .forest && host.basePalette == .lavender)
        tap("Details", in: host)
        #expect(host.palette == .forest && host.texts.contains("Fine"))
    }

    @Test("Journal: a cover has the app's view behind its form")
    func stars() throws {
        let host = show(MoodJournalProgram.JournalHome())
        tap("Dream", in: host)
        #expect(host.base?.presented?.presentation == .cover && host.texts.contains("✦  ✧  ✦"))
        #expect(try #require(host.shownScreens.last).opaqueScrollBackgrounds.isEmpty)
        tap("Close", in: host)
        #expect(host.base?.presented == nil)
    }

    @Test("Journal: a pushed route has the background of the shell, not that of its sheet")
    func read() {
        let host = show(MoodJournalProgram.JournalHome())
        tap("Read", in: host)
        #expect(host.routes == [MoodJournalProgram.MoodEntry(day: "Today")] && host.palette == .lavender)
    }

    // MARK: Shop

    @Test("Shop: a module's routes have the module's styles and background, and push inside its sheet")
    func account() {
        typealias Program = ShopWithAccountProgram
        let session = Program.AccountSession()
        session.name = "Ann"
        let host = show(Program.Shop(session: session, restoration: restoration))
        tap("Account", in: host)
        #expect(host.base?.presented?.presentation == .sheet && host.palette == .mint)
        tap("Orders", in: host)
        #expect(host.routesInSheet == [Program.AccountRoute.orders] && host.palette == .mint)
        host.tapBack(inStack: 1)
        tap("Change password", in: host)
        let sheet = host.base?.presented?.navigator
        #expect(sheet?.presented?.presentation == .sheet.detents([.medium]))
        #expect(host.titles == ["Shop", "Profile", "Password"])
    }

    @Test("Shop: a sign-out ends all sheets, and the sign-in covers the shop")
    func signOut() {
        typealias Program = ShopWithAccountProgram
        let session = Program.AccountSession()
        session.name = "Ann"
        let host = show(Program.Shop(session: session, restoration: restoration))
        tap("Account", "Sign out", in: host)
        #expect(host.base?.presented == nil && host.texts.contains("Sign in"))
        tap("Sign in", in: host)
        #expect(host.base?.presented?.presentation == .cover)
        tap("As Ann", in: host)
        #expect(host.base?.presented == nil && session.name == "Ann" && host.texts.contains("Account"))
    }

    @Test("Shop: a push of a route that is declared as a sheet pushes it over the shop's background")
    func address() throws {
        typealias Program = ShopWithAccountProgram
        let host = show(Program.Shop(session: Program.AccountSession(), restoration: restoration))
        tap("Tent", "Delivery address", in: host)
        #expect(host.routes == [Program.Product(name: "Tent"), Program.AccountRoute.address(1)])
        #expect(host.base?.presented == nil && host.palette == .forest)
        #expect(try #require(host.shownScreens.last).opaqueScrollBackgrounds.isEmpty)
    }

    // MARK: Festival

    private func festival() -> Host { show(FestivalProgram.Festival(restoration: restoration)) }

    private func open(_ path: String, in host: Host) throws {
        try host.open(#require(URL(string: "https://festival.example.com/\(path)")))
    }

    @Test("Festival: a link presents its last route, which is declared as a sheet, over the routes before")
    func ticket() throws {
        typealias Program = FestivalProgram
        let host = festival()
        try open("events/7/tickets/a42", in: host)
        #expect(host.routes == [Program.EventRoute(id: 7)])
        #expect(host.base?.presented?.presentation == .sheet.detents([.medium]))
        #expect(try #require(host.shownScreens.last).isContainerTransparent)
        host.enter("Row 3", into: "Note")
        try open("events/7/tickets/a42", in: host)
        #expect(host.texts.contains("Row 3"))
        tap("Copy link", in: host)
        #expect(host.texts.contains("https://festival.example.com/events/7/tickets/a42"))
        host.dismissSheet()
        #expect(host.base?.presented == nil && host.routes == [Program.EventRoute(id: 7)])
        host.tapBack()
        #expect(host.routes.isEmpty)
    }

    @Test("Festival: a link to a pushed route ends the sheet of another link")
    func otherEvent() throws {
        typealias Program = FestivalProgram
        let host = festival()
        try open("events/7/tickets/a42", in: host)
        try open("events/8", in: host)
        #expect(host.base?.presented == nil && host.routes == [Program.EventRoute(id: 8)])
        #expect(host.titles.last == "Event 8")
    }

    @Test("Festival: a sheet in the middle of a link is pushed, and reported")
    func checkIn() async throws {
        typealias Program = FestivalProgram
        let host = festival()
        let url = try #require(URL(string: "https://festival.example.com/checkin/7/seat/12"))
        let messages = await reports(awaiting: { host.open(url) })
        #expect(host.routes == [Program.CheckIn(event: 7), Program.SeatRoute(event: 7, seat: 12)])
        #expect(messages.count == 1 && messages.first?.contains("CheckIn") == true, "\(messages)")
        try open("checkin/7", in: host)
        #expect(host.routes.isEmpty && host.base?.presented?.presentation == .sheet)
        #expect(host.titles.last == "Check-in")
    }

    @Test("Festival: a link that no route can be made of changes nothing, and the app says so")
    func refused() throws {
        let host = festival()
        try open("events/zero", in: host)
        #expect(host.routes.isEmpty && host.texts.contains("This link can't be opened"))
        #expect(host.texts.contains { $0.hasPrefix("refused:") }, "\(host.texts)")
    }

    @Test("Festival: the ticket's sheet and the event below come back after a launch")
    func restoredTicket() async throws {
        typealias Program = FestivalProgram
        let scene = HostedScene()
        let first = launch(Program.Festival(restoration: restoration), in: scene)
        tap("Event 3", "My ticket", in: first)
        await first.settleStored()
        first.saveScene()
        let second = launch(Program.Festival(restoration: restoration), in: scene)
        #expect(second.routes == [Program.EventRoute(id: 3)])
        #expect(second.base?.presented?.presentation == .sheet.detents([.medium]) && second.texts.contains("a42"))
    }

    /// An app in a window whose values the system keeps.
    private func launch(_ view: some View, in scene: HostedScene) -> Host {
        Host(view, scene: scene).withBackGestures()
    }
}

@MainActor extension Host {
    /// The navigator of the app's own shell.
    fileprivate var base: Navigator? { shownScreens.first.map { Navigator($0.node.environment.navigator.inner) } }

    /// The routes of the app's own shell.
    fileprivate var routes: [AnyHashable?] { base?.routes ?? [] }

    /// The routes above the screen of the presented route.
    fileprivate var routesInSheet: [AnyHashable?] { base?.presented?.navigator?.routes ?? [] }

    /// The titles of the screens on screen, that of the sheet on top last.
    fileprivate var titles: [String] { shownScreens.compactMap(\.title) }

    /// The palette behind the screen on top.
    fileprivate var palette: ColorPalette? { shownScreens.last?.node.environment.colorPalette }

    fileprivate var basePalette: ColorPalette? { shownScreens.first?.node.environment.colorPalette }
}

extension Navigator {
    @MainActor fileprivate var routes: [AnyHashable?] { entries.map { $0.route.map { AnyHashable($0) } } }
}
