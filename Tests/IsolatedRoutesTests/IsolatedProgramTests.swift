import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Ordinary apps, whose types are all isolated to the main actor.
struct IsolatedProgramTests {
    /// Taps one control after the other, each of which a finger must reach.
    private func tap(_ labels: String..., in host: Host, sourceLocation: SourceLocation = #_sourceLocation) {
        for label in labels {
            #expect(host.tap(label), "\(label) of \(host.texts)", sourceLocation: sourceLocation)
        }
    }

    // MARK: Order board

    @Test("Orders: a model in the path is pushed, and the back button removes it")
    func order() {
        let router = OrderRouter()
        let board = host(OrderBoard(router: router))
        tap("Espresso", in: board)
        #expect(router.path == [router.orders[0]] && board.texts.contains("All orders"))
        board.tapBack()
        #expect(router.path.isEmpty)
    }

    @Test("Orders: a model that is edited in the sheet changes its screen and its row")
    func editedOrder() {
        let router = OrderRouter()
        let board = host(OrderBoard(router: router))
        tap("Espresso", "Edit", in: board)
        #expect(board.base?.presented?.presentation == .sheet.detents([.medium, .large]))
        board.enter(" doppio", into: "Title")
        #expect(router.orders[0].title == "Espresso doppio")
        board.dismissSheet()
        #expect(router.sheet == nil && router.path == [router.orders[0]])
        #expect(board.titles == ["Espresso doppio"])
        tap("All orders", in: board)
        #expect(board.texts.contains("Espresso doppio") && router.path.isEmpty)
    }

    @Test("Orders: the end of an order ends its sheet and shows the next order in one update")
    func finishedOrder() {
        let router = OrderRouter()
        let board = host(OrderBoard(router: router))
        tap("Espresso", "Edit", "Done, next order", in: board)
        #expect(router.sheet == nil && router.path == [router.orders[1]])
        #expect(board.base?.presented == nil && board.routes == [router.orders[1]])
    }

    @Test("Orders: a new order is pushed with its sheet in one update")
    func newOrder() {
        let router = OrderRouter()
        let board = host(OrderBoard(router: router))
        tap("New order", in: board)
        let order = router.orders[3]
        #expect(router.path == [order] && router.sheet == .edit(order))
        #expect(board.routes == [order] && board.base?.presented?.route as? OrderSheet == .edit(order))
    }

    @Test("Orders: a filter that replaces the edit sheet stays when the system ends the edit sheet")
    func orderFilter() async {
        let router = OrderRouter()
        let board = host(OrderBoard(router: router))
        tap("Espresso", "Edit", "Filter", in: board)
        await board.settleTasks()
        #expect(router.sheet == .filter && board.texts.contains("Show ready orders"))
        tap("Show ready orders", in: board)
        #expect(!router.showsReady)
        board.dismissSheet()
        #expect(router.sheet == nil && router.path == [router.orders[0]])
    }

    // MARK: Travel

    @Test("Travel: an invitation and its settings are two sheets over the trip, the first on glass")
    func invite() throws {
        let host = host(TravelRoot())
        tap("Lisbon", "Invite", in: host)
        #expect(host.base?.presented?.presentation == .sheet.detents([.medium, .large]))
        #expect(try #require(host.shownScreens.last).opaqueScrollBackgrounds.isEmpty)
        tap("Share", in: host)
        let invitation = host.base?.presented?.navigator
        #expect(invitation?.presented?.presentation == .sheet)
        host.dismissSheet()
        #expect(invitation?.presented == nil && host.base?.presented != nil)
        host.dismissSheet()
        #expect(host.base?.presented == nil && host.routes.count == 1)
    }

    @Test("Travel: a photo is a cover with a stack, a scanner a cover without one")
    func covers() {
        let host = host(TravelRoot())
        tap("Lisbon", "Photo", in: host)
        #expect(host.base?.presented?.presentation == .cover && host.shownScreens.count == 2)
        tap("Close", "Scan", in: host)
        #expect(host.base?.presented?.presentation == .cover.bare && host.shownScreens.count == 1)
        tap("Close", in: host)
        #expect(host.base?.presented == nil && host.routes.count == 1)
    }

    @Test("Travel: each case of the enumeration appears as it is declared")
    func everything() {
        let host = host(TravelRoot())
        tap("Lisbon", "Everything", "Day", in: host)
        #expect(host.routes.count == 3 && host.texts.contains("Day 1 in Lisbon"))
        host.tapBack()
        tap("Hotel", in: host)
        #expect(host.texts.contains("Miramar"))
        host.tapBack()
        tap("Edit", in: host)
        #expect(host.routes.count == 2 && host.base?.presented?.presentation == .sheet)
        tap("Save", in: host)
        #expect(host.base?.presented == nil)
    }

    @Test("Travel: a pushed case may be presented as a sheet, on the declared glass")
    func peek() throws {
        let host = host(TravelRoot())
        #expect(host.tap("Peek", inActionsOf: "Oslo"))
        #expect(host.base?.presented?.presentation == .sheet && host.routes.isEmpty)
        #expect(try #require(host.shownScreens.last).opaqueScrollBackgrounds.isEmpty)
    }

    @Test("Travel: a filter in a sheet changes the list below")
    func filter() {
        let host = host(TravelRoot())
        tap("Filter", "First only", in: host)
        #expect(host.texts.contains("Lisbon") && !host.texts.contains("Oslo"))
    }

    // MARK: Photo studio

    @Test("Studio: the cover is the tab view alone, and its button ends it")
    func camera() {
        let host = host(StudioHome())
        tap("Open studio", in: host)
        #expect(host.base?.presented?.presentation == .cover.bare)
        tap("Close", in: host)
        #expect(host.base?.presented == nil && host.texts.contains("No photo"))
        tap("Open studio", in: host)
        #expect(host.base?.presented != nil)
    }

    @Test("Studio: a screen that a tab pushes ends the cover, and hands a photo back")
    func gallery() {
        let host = host(StudioHome())
        tap("Choose from the gallery", "Photo 2", in: host)
        #expect(host.texts.contains("Use this photo"))
        host.tapBack(inStack: 1)
        #expect(host.base?.presented != nil && host.texts.contains("Photo 4"))
        tap("Photo 2", "Use this photo", in: host)
        #expect(host.base?.presented == nil && host.texts.contains("Photo 2"))
    }

    @Test("Studio: a bare sheet over the cover has no bar, and the environment's dismiss ends it alone")
    func crop() {
        let host = host(StudioHome(), on: .iPad)
        tap("Choose from the gallery", "Crop", in: host)
        #expect(host.texts.contains("Square"))
        tap("Done with photo 1", in: host)
        #expect(!host.texts.contains("Square") && host.base?.presented != nil && host.texts.contains("Photo 4"))
    }

    @Test("Studio: a push in the bare cover changes nothing, and is reported")
    func help() async {
        let host = host(StudioHome())
        tap("Open studio", in: host)
        let messages = await reports(awaiting: { tap("Help", in: host) })
        #expect(messages.count == 1 && messages.first?.contains("bare") == true, "\(messages)")
        #expect(host.base?.presented != nil && host.routes.isEmpty)
    }

    // MARK: Checkout

    @Test("Checkout: an applied voucher ends its sheet and keeps the payment")
    func voucher() {
        let router = CheckoutRouter()
        let host = host(CheckoutFlow(router: router))
        tap("Check out", "Pay", "Voucher", in: host)
        #expect(host.routes == [CheckoutStep.delivery, CheckoutStep.payment])
        #expect(host.base?.presented?.route as? CheckoutSheet == .voucher(router.cart))
        tap("Apply", in: host)
        #expect(host.base?.presented == nil && router.cart.total == 40 && router.path == [.delivery, .payment])
        host.after { router.finish() }
        #expect(host.texts.contains("Paid 40"))
    }

    @Test("Checkout: a swipe down ends the voucher, and the path stays")
    func swipe() {
        let router = CheckoutRouter()
        let host = host(CheckoutFlow(router: router))
        tap("Check out", "Pay", "Voucher", in: host)
        host.dismissSheet()
        #expect(router.presented == nil && router.path == [.delivery, .payment])
    }

    @Test("Checkout: sheet and stack end in one update")
    func expiry() {
        let router = CheckoutRouter()
        let host = host(CheckoutFlow(router: router))
        tap("Check out", "Pay", "Voucher", in: host)
        host.after { router.expire() }
        #expect(host.base?.presented == nil && host.routes.isEmpty && router.path.isEmpty)
        #expect(host.tap("Check out"))
    }
}

/// Notebook: its stack and its sheets come back after a launch.
@Suite("Notebook")
struct NotebookTests {
    private let store = MemoryNavigationStateStore()
    private let scene = HostedScene()
    private let notebook = Notebook()

    private func launch(_ notebook: Notebook? = nil) -> Host {
        let restoration = NavigationRestoration.standard.store(store)
        return host(NotebookRoot(notebook: notebook ?? self.notebook, restoration: restoration), scene: scene)
    }

    private func tap(_ labels: String..., in host: Host, sourceLocation: SourceLocation = #_sourceLocation) {
        for label in labels {
            #expect(host.tap(label), "\(label) of \(host.texts)", sourceLocation: sourceLocation)
        }
    }

    private func edit(in host: Host) { tap("Note 1", "#blue", "Edit", in: host) }

    @Test("A number, a text and an enumeration come back in the first frame")
    func stack() async {
        let first = launch()
        edit(in: first)
        await first.end()
        let second = launch()
        #expect(second.routes == [1, "#blue", NoteRoute.editor(note: 1)] && second.texts.contains("nobody"))
        second.tapBack()
        #expect(second.routes == [1, "#blue"] && second.titles == ["#blue"])
        second.tapBack()
        #expect(second.routes == [1] && second.titles == ["Note 1"])
    }

    @Test("A sheet hands a tag back through a binding, also when it comes back after a launch")
    func tag() async {
        let first = launch()
        edit(in: first)
        tap("Tag", in: first)
        #expect(first.base?.presented?.presentation == .sheet.detents([.medium]))
        tap("green", in: first)
        #expect(first.base?.presented == nil && first.texts.contains("green"))
        tap("Tag", in: first)
        await first.end()
        let other = Notebook()
        let second = launch(other)
        #expect(second.base?.presented?.presentation == .sheet.detents([.medium]))
        tap("red", in: second)
        #expect(second.base?.presented == nil && other.tags == [1: "red"] && second.texts.contains("red"))
    }

    @Test("A sheet hands an author back through a closure in the environment, also after a launch")
    func author() async {
        let first = launch()
        edit(in: first)
        tap("Author", "Ann", in: first)
        #expect(first.base?.presented == nil && first.texts.contains("Ann"))
        tap("Author", in: first)
        await first.end()
        let second = launch()
        tap("Bo", in: second)
        #expect(second.base?.presented == nil && notebook.authors == [1: "Bo"] && second.texts.contains("Bo"))
    }

    @Test("A class model is not restored, and one report says so")
    func printJob() async {
        let first = launch()
        edit(in: first)
        let messages = await reports(awaiting: {
            tap("Print", in: first)
            await first.end()
        })
        #expect(first.texts.contains("Printing note 1"))
        let second = launch()
        #expect(second.routes == [1, "#blue", NoteRoute.editor(note: 1)])
        await second.settleTasks()
        #expect(messages.count + notebook.failures.count == 1, "\(messages) \(notebook.failures)")
    }
}
