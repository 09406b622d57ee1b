import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Ordinary apps whose screens are left by swipes, questions and links.
@MainActor @Suite(.stoppedClock, .ownRowClosures) struct LeavingProgramTests {
    private func tap(_ labels: String..., in host: Host, sourceLocation: SourceLocation = #_sourceLocation) {
        for label in labels {
            #expect(host.tap(label), "\(label) of \(host.texts)", sourceLocation: sourceLocation)
        }
    }

    /// An answer that a test gives.
    @MainActor private final class Answer {
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func wait() async { await withCheckedContinuation { waiting.append($0) } }

        /// Gives the answer once something waits for it, and lets the app go on.
        func give(in host: Host) async {
            for _ in 0..<100 where waiting.isEmpty { await Task.yield() }
            let answered = waiting
            waiting = []
            for answer in answered { answer.resume() }
            for _ in 0..<100 { await Task.yield() }
            await host.settleTasks()
        }
    }

    // MARK: Recipes

    @Test("Recipes: a swipe pops a clean recipe, and on a draft asks at the edge and does nothing on the content")
    func recipe() {
        for version in versions {
            let host = host(RecipeDraftProgram.RecipesApp(), on: version)
            tap("Soup", in: host)
            #expect(host.swipeBack() && host.texts.contains("Bread"))
            tap("Soup", in: host)
            host.enter(" of fish", into: "Title")
            #expect(!host.swipeBack() && host.texts.contains("Discard changes?"))
            tap("Cancel", in: host)
            #expect(!host.swipeBackOnContent() && !host.texts.contains("Discard changes?"))
            #expect(!host.swipeBack() && host.texts.contains("Discard changes?"))
        }
    }

    @Test("Recipes: after a swipe Discard pops, and Save pops without a question")
    func leftRecipe() {
        let host = host(RecipeDraftProgram.RecipesApp())
        tap("Soup", in: host)
        host.enter(" of fish", into: "Title")
        host.swipeBack()
        tap("Discard", "Soup", in: host)
        host.enter(" of peas", into: "Title")
        tap("Save", in: host)
        #expect(host.texts.contains("Soup of peas") && host.texts.contains("Bread"))
    }

    // MARK: Expenses

    @Test("Expenses: Save in the dialog opens the link that waited, once the server has answered")
    func savedExpense() async throws {
        let answer = Answer()
        let host = host(ExpenseSaveProgram.ExpensesApp(answer: answer.wait))
        tap("Expense 1", "Increment", in: host)
        try host.open(#require(URL(string: "expenses://expense/2")))
        #expect(host.texts.contains("Save expense 1?"))
        tap("Save", in: host)
        await host.settleTasks()
        #expect(host.texts.contains("Saving"))
        await answer.give(in: host)
        #expect(host.base?.entries.map { $0.route as? ExpenseSaveProgram.ExpenseRoute } == [.init(id: 2)])
    }

    @Test("Expenses: after Cancel, Save in the bar opens no link")
    func canceledExpense() async throws {
        let answer = Answer()
        let host = host(ExpenseSaveProgram.ExpensesApp(answer: answer.wait))
        tap("Expense 1", "Increment", in: host)
        try host.open(#require(URL(string: "expenses://expense/2")))
        tap("Cancel", "Save", in: host)
        await host.settleTasks()
        _ = await reports(awaiting: { await answer.give(in: host) })
        #expect(host.base?.entries.isEmpty == true)
    }

    // MARK: Notes

    @Test("Notes: the app's own sheet stays while a note in it is dirty, covered or not", arguments: [17, 18, 26])
    func note(version: Int) {
        let host = host(NoteSheetProgram.NotesApp(), on: version)
        tap("New note", in: host)
        host.enter("Eggs", into: "Note")
        #expect(!host.dismissSheet())
        tap("Tags", in: host)
        #expect(!host.dismissSheet() && host.swipeBack(inStack: 1))
        tap("Cancel", in: host)
        #expect(host.texts.contains("Discard the note?"))
        tap("Keep writing", "Cancel", "Discard", in: host)
        #expect(!host.texts.contains("Tags"))
        tap("New note", in: host)
        #expect(host.dismissSheet())
    }

    @Test("Notes: a swipe in the sheet's stack asks on a guarded screen of its own", arguments: versions)
    func tags(version: Int) {
        let host = host(NoteSheetProgram.NotesApp(), on: version)
        tap("New note", "Tags", "Important", in: host)
        #expect(!host.swipeBack(inStack: 1) && host.texts.contains("Keep the tag?"))
        tap("Keep", in: host)
        #expect(host.swipeBack(inStack: 1))
    }

    // MARK: Onboarding

    @Test("Onboarding: the swipe is off while photos are imported, and back when they are there")
    func onboarding() async {
        let answer = Answer()
        let host = host(PhotoImportProgram.OnboardedApp(importer: PhotoImportProgram.Importer(step: answer.wait)))
        tap("Continue", "Import", in: host)
        await host.settleTasks()
        #expect(!host.swipeBack(inStack: 1) && !host.swipeBackOnContent(inStack: 1))
        for _ in 0..<2 { await answer.give(in: host) }
        #expect(host.texts.contains("2 photos") && host.swipeBack(inStack: 1) && host.texts.contains("Import"))
    }

    // MARK: Orders

    @Test("Orders: a pop under the voucher asks when the voucher is dismissed, and a link at once")
    func orders() {
        let host = host(OrderSheetsProgram.ShopApp())
        tap("Order 1", "Increment", "Voucher", "Back to the shop", in: host)
        #expect(host.texts.contains("Code") || host.base?.presented != nil)
        #expect(!host.texts.contains("Discard order 1?"))
        host.dismissSheet()
        #expect(host.texts.contains("Discard order 1?"))
        tap("Cancel", "Voucher", "Done", in: host)
        #expect(host.base?.presented == nil && host.texts.contains("Discard order 1?"))
        tap("Discard", in: host)
        #expect(host.base?.entries.isEmpty == true)
    }

    @Test("Orders: a guarded voucher asks first, and the order below asks then")
    func guardedVoucher() {
        let host = host(OrderSheetsProgram.ShopApp())
        tap("Order 1", "Increment", "Voucher", in: host)
        host.enter("SALE", into: "Code")
        tap("Done", in: host)
        #expect(host.texts.contains("Discard the code?") && !host.texts.contains("Discard order 1?"))
        tap("Discard", in: host)
        #expect(host.base?.presented == nil && host.texts.contains("Discard order 1?"))
        tap("Discard", in: host)
        #expect(host.base?.entries.isEmpty == true)
    }

    // MARK: Podcasts

    @Test("Podcasts: in an app's own stack each screen has its own swipes")
    func podcasts() {
        let host = host(PodcastOwnStackProgram.PodcastApp())
        tap("Show 1", "Episode 0", in: host)
        #expect(!host.swipeBackOnContent())
        tap("Transcript", in: host)
        #expect(host.swipeBackOnContent() && !host.swipeBackOnContent() && host.swipeBack())
        #expect(host.swipeBackOnContent() && host.texts.contains("Record"))
    }

    @Test("Podcasts: no swipe while a take is recorded, and a question after it")
    func recorder() {
        let host = host(PodcastOwnStackProgram.PodcastApp())
        tap("Record", "Recording", in: host)
        #expect(!host.swipeBack() && !host.texts.contains("Discard the take?"))
        tap("Recording", in: host)
        #expect(!host.swipeBack() && host.texts.contains("Discard the take?"))
        tap("Discard", in: host)
        #expect(host.texts.contains("Record") && host.texts.contains("Show 1"))
    }

    // MARK: Museum

    @Test("A museum: under a custom bar pictures keep their drags, and a reader swipes everywhere UIKit lets it")
    func museum() {
        let host = host(MuseumCarouselProgram.MuseumApp())
        tap("Room 1", in: host)
        #expect(!host.swipeBackOnContent())
        tap("Plan", in: host)
        #expect(host.swipeBackOnContent())
        tap("Read", in: host)
        #expect(host.swipeBack() && host.swipeBack() && host.texts.contains("Room 1"))
    }

    // MARK: Survey

    @Test("A survey: one question for a screen with two guards, then the guarded screen below asks")
    func survey() {
        let host = host(SurveyGuardsProgram.SurveyApp(pause: {}))
        tap("Open the survey", "Page", "Details", "Photo", in: host)
        #expect(!host.swipeBack() && host.texts.contains("Discard the photo?"))
        tap("Cancel", in: host)
        host.enter("Fine", into: "Text")
        tap("Leave all", in: host)
        #expect(host.texts.contains("Discard the text?") && !host.texts.contains("Discard the photo?"))
        tap("Discard", in: host)
        #expect(host.base?.entries.isEmpty == true)
    }

    @Test("A survey: a guard that ends while its question is shown leaves nothing by itself")
    func savedSurvey() async {
        let answer = Answer()
        let host = host(SurveyGuardsProgram.SurveyApp(pause: answer.wait))
        tap("Open the survey", in: host)
        host.enter("Yes", into: "Answer")
        await host.settleTasks()
        host.swipeBack()
        #expect(host.texts.contains("Discard the answers?"))
        await answer.give(in: host)
        #expect(host.texts.contains("Discard the answers?") && host.base?.entries.count == 1)
        tap("Discard", in: host)
        #expect(host.base?.entries.isEmpty == true)
    }

    // MARK: Trails

    @Test("Trails: a map keeps its drags however it was reached")
    func trails() async throws {
        let restoration = NavigationRestoration.standard.store(MemoryNavigationStateStore())
        let scene = HostedScene()
        let first = Host(TrailMapProgram.TrailsApp(restoration: restoration), scene: scene).withBackGestures()
        for way in ["Trail 2", "Open the last trail"] {
            tap(way, in: first)
            #expect(!first.swipeBackOnContent() && first.swipeBack())
        }
        tap("Locked", in: first)
        #expect(!first.swipeBack() && !first.swipeBackOnContent())
        tap("Next trail", in: first)
        #expect(!first.swipeBackOnContent())
        await first.settleStored()
        first.saveScene()
        let second = Host(TrailMapProgram.TrailsApp(restoration: restoration), scene: scene).withBackGestures()
        #expect(second.base?.entries.count == 1 && !second.swipeBackOnContent() && second.swipeBack())
    }

    // MARK: Travel

    @Test("Travel: the bar of the tabs goes with the first trip, and a guarded day has the same back button")
    func travel() {
        let trips = Navigator()
        let host = host(TravelTabsProgram.TravelApp(trips: trips))
        tap("Trip 1", "Day 1", in: host)
        #expect(host.tap("Back, Trip 1"))
        tap("Day 1", "Changed", "Back, Trip 1", in: host)
        #expect(host.texts.contains("Discard?") && trips.entries.count == 2)
        tap("Discard", in: host)
        #expect(trips.entries.count == 1)
    }
}

@MainActor extension Host {
    /// The navigator of the app's own shell.
    fileprivate var base: Navigator? { shownScreens.first.map { Navigator($0.node.environment.navigator.inner) } }
}
