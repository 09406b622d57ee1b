import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Ordinary apps that show their last stack when they are launched again.
@MainActor
@Suite(
    .stoppedClock,
    .ownRowClosures,
    .sceneIsSaved,
    .without(.reconnection, because: "A window that is disconnected ends its restoration.")
)
struct RestorationProgramTests {
    typealias Reason = NavigationRestoration.Failure.Reason

    @MainActor final class Failures {
        var reasons: [Reason] = []

        func add(_ failure: NavigationRestoration.Failure) { reasons.append(failure.reason) }
    }

    let failures = Failures()

    func tap(_ labels: String..., in window: AppWindow, sourceLocation: SourceLocation = #_sourceLocation) {
        for label in labels {
            #expect(window.host.tap(label), "\(label) of \(window.texts)", sourceLocation: sourceLocation)
        }
    }

    // MARK: Mail

    private func mail(_ app: InstalledApp) -> MailShellProgram.MailRoot {
        MailShellProgram.MailRoot(restoration: app.restoration, onFailure: failures.add)
    }

    /// Opens a message, leaves the app, and launches it again.
    private func restoredMail(_ id: Int, of app: InstalledApp) async -> AppWindow {
        let window = await app.launch(mail(app))
        tap("Invoices", "Message \(id)", in: window)
        await window.leave()
        return await app.launch(mail(app))
    }

    @Test("Mail: the message is in the first frame, without a push, over its folder", arguments: [17, 26])
    func message(version: Int) async {
        let app = InstalledApp(version)
        let window = await restoredMail(31, of: app)
        #expect(window.firstFrame.contains("Hello") && window.title == "Message 31")
        #expect(window.host.animatesPath != true)
        window.host.tapBack()
        #expect(window.title == "Invoices")
        window.host.tapBack()
        #expect(window.title == "Inbox" && failures.reasons == [])
    }

    @Test("Mail: a person who leaves, or is called, within a second, finds the message again")
    func leftMail() async {
        let app = InstalledApp()
        let window = await restoredMail(31, of: app)
        await window.leave()
        app.crash()
        let second = await app.launch(mail(app))
        #expect(second.title == "Message 31")
        await second.deactivate()
        app.crash()
        #expect(await app.launch(mail(app)).title == "Message 31" && failures.reasons == [])
    }

    @Test("Mail: a message that crashes is tried once more after a launch at the inbox, and then is gone")
    func crashingMessage() async {
        let app = InstalledApp()
        _ = await restoredMail(13, of: app)
        app.crash()
        let inbox = await app.launch(mail(app))
        #expect(inbox.title == "Inbox" && failures.reasons == [.crashedWhileRestoring])
        await inbox.wait(.seconds(10))
        await inbox.leave()
        #expect(await app.launch(mail(app)).title == "Message 13")
        app.crash()
        let last = await app.launch(mail(app))
        #expect(last.title == "Inbox" && failures.reasons == [.crashedWhileRestoring, .crashedWhileRestoring])
        await last.leave()
        #expect(await app.launch(mail(app)).title == "Inbox" && failures.reasons.count == 2)
    }

    @Test("Mail: a folder that is opened after the crash counts as a new stack")
    func afterCrash() async {
        let app = InstalledApp()
        _ = await restoredMail(13, of: app)
        app.crash()
        let inbox = await app.launch(mail(app))
        tap("Travel", in: inbox)
        await inbox.leave()
        #expect(await app.launch(mail(app)).title == "Travel")
        app.crash()
        #expect(await app.launch(mail(app)).title == "Inbox")
        #expect(await app.launch(mail(app)).title == "Travel")
    }

    @Test("Mail: the composer does not come back, and its message does, without a report")
    func composer() async {
        let app = InstalledApp()
        let window = await restoredMail(31, of: app)
        tap("Reply", in: window)
        #expect(window.title == "Reply")
        await window.leave()
        #expect(await app.launch(mail(app)).title == "Message 31" && failures.reasons == [])
    }

    @Test("Mail: after twenty-five hours the inbox is shown, without a report")
    func oldMail() async {
        let app = InstalledApp()
        let window = await restoredMail(31, of: app)
        await window.leave()
        for (id, data) in app.store.snapshots {
            guard var snapshot = NavigationSnapshot.decode(data).snapshot else { continue }
            snapshot.savedAt = snapshot.savedAt.addingTimeInterval(-25 * 3600)
            app.store.save(snapshot.data, for: id)
        }
        #expect(await app.launch(mail(app)).title == "Inbox" && failures.reasons == [])
    }

    @Test("Mail: launches that end in the background, or under a debugger, are no crashes")
    func endedMail() async {
        let app = InstalledApp()
        await restoredMail(31, of: app).leave()
        for _ in 0..<3 {
            await app.launch(mail(app), isActive: false).wait(.seconds(2))
            app.crash()
        }
        for _ in 0..<3 {
            #expect(await app.launch(mail(app), isDebugged: true).title == "Message 31")
            app.crash()
        }
        #expect(await app.launch(mail(app)).title == "Message 31" && failures.reasons == [])
    }

    // MARK: Notebooks

    private func notes(_ app: InstalledApp, _ model: NotebooksOwnStackProgram.Notebooks) -> some View {
        NotebooksOwnStackProgram.NotesStack(restoration: app.restoration, onFailure: failures.add).environment(model)
    }

    /// Opens a note, and leaves the app.
    private func leftNote(_ app: InstalledApp, _ model: NotebooksOwnStackProgram.Notebooks) async {
        let window = await app.launch(notes(app, model))
        tap("Garden", "Day 3", "New note", in: window)
        window.host.enter("Roses", into: "Note")
        await window.leave()
    }

    @Test("Notebooks: the note is in the first frame, over its day with the same date", arguments: [17, 26])
    func note(version: Int) async {
        let app = InstalledApp(version)
        let model = NotebooksOwnStackProgram.Notebooks()
        await leftNote(app, model)
        #expect(model.notes.values.map { $0 } == ["Roses"])
        let window = await app.launch(notes(app, model))
        #expect(window.title == "Note" && window.host.animatesPath != true)
        window.host.tapBack()
        #expect(window.title == "A day of Garden" && window.texts.contains("1970-01-04T00:00:00Z"))
        window.host.tapBack()
        window.host.tapBack()
        #expect(window.title == "Notebooks" && failures.reasons == [])
    }

    @Test("Notebooks: of a deleted note the day below it is shown, and each launch says so")
    func deletedNote() async {
        let app = InstalledApp()
        let model = NotebooksOwnStackProgram.Notebooks()
        await leftNote(app, model)
        model.notes = [:]
        model.drafts = [:]
        for count in 1...2 {
            let window = await app.launch(notes(app, model))
            #expect(window.title == "A day of Garden")
            #expect(failures.reasons == Array(repeating: .notAllowed, count: count))
            await window.leave()
        }
    }

    @Test("Notebooks: a link that launches the app shows and stores today's note")
    func today() async throws {
        let app = InstalledApp()
        let model = NotebooksOwnStackProgram.Notebooks()
        await leftNote(app, model)
        let url = try #require(URL(string: "notes://today"))
        let window = await app.launch(notes(app, model))
        window.host.open(url)
        #expect(window.title == "Note")
        await window.leave()
        let next = await app.launch(notes(app, model))
        #expect(next.title == "Note")
        next.host.tapBack()
        #expect(next.title == "Notebooks")
    }

    @Test("Notebooks: a launch before the first unlock shows the note after it, or the note of a link before it")
    func unlock() async throws {
        let app = InstalledApp()
        let model = NotebooksOwnStackProgram.Notebooks()
        await leftNote(app, model)
        let window = await app.launch(notes(app, model), isActive: false, isUnlocked: false)
        #expect(window.title == "Notebooks")
        window.appState.unlock()
        await window.activate()
        #expect(window.title == "Note")
        let url = try #require(URL(string: "notes://today"))
        let linked = await app.launch(notes(app, model), isUnlocked: false)
        linked.host.open(url)
        linked.appState.unlock()
        await linked.host.settleStored()
        linked.host.tapBack()
        #expect(linked.title == "Notebooks")
    }

    @Test("Notebooks: the switch ends restorations, for the stored stack and for later ones")
    func reopens() async {
        let app = InstalledApp()
        let model = NotebooksOwnStackProgram.Notebooks()
        await leftNote(app, model)
        let window = await app.launch(notes(app, model))
        for _ in 0..<3 { window.host.tapBack() }
        tap("Reopen where I was", in: window)
        await window.leave()
        let second = await app.launch(notes(app, model))
        #expect(second.title == "Notebooks" && failures.reasons == [])
        tap("Garden", in: second)
        await second.leave()
        #expect(await app.launch(notes(app, model)).title == "Notebooks")
    }
}
