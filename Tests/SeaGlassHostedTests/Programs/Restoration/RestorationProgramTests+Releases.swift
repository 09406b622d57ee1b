import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassNavigation

/// An app whose stored stack meets other releases.
@MainActor extension RestorationProgramTests {
    // MARK: Cook book

    private typealias CookBook = CookBookReleasesProgram

    private func launch(_ app: InstalledApp, release: Int) async -> AppWindow {
        let restoration = app.restoration
        let report = failures.add
        return switch release {
        case 1: await app.launch(CookBook.Release1.Root(restoration: restoration, onFailure: report))
        case 2: await app.launch(CookBook.Release2.Root(restoration: restoration, onFailure: report))
        case 3: await app.launch(CookBook.Release3.Root(restoration: restoration, onFailure: report))
        default: await app.launch(CookBook.Release4.Root(restoration: restoration, onFailure: report))
        }
    }

    private func leftCookBook(_ app: InstalledApp, release: Int, _ labels: String...) async {
        let window = await launch(app, release: release)
        for label in labels { tap(label, in: window) }
        await window.leave()
    }

    @Test("Cook book: a renamed recipe and a new form of a step come back, below a screen that is gone")
    func secondRelease() async {
        let app = InstalledApp()
        await leftCookBook(app, release: 1, "Recipe 4", "Step 2", "Timer")
        for count in 1...2 {
            let window = await launch(app, release: 2)
            #expect(window.title == "Step 2" && failures.reasons == Array(repeating: .unknownKey, count: count))
            window.host.settle()
            await window.leave()
        }
        let back = await launch(app, release: 1)
        #expect(back.title == "Timer" && failures.reasons.count == 2)
    }

    @Test("Cook book: a stack of the second release leads the first to the list, and the third as well")
    func otherReleases() async {
        let app = InstalledApp()
        await leftCookBook(app, release: 2, "Dish 4", "Boil")
        for release in [1, 3] {
            let window = await launch(app, release: release)
            #expect(window.title == "Cook book" && failures.reasons.last == .unknownKey)
            await window.leave()
        }
        #expect(await launch(app, release: 2).title == "Step Boil" && failures.reasons.count == 2)
    }

    @Test("Cook book: a removed case ends the stack below it")
    func fourthRelease() async {
        let app = InstalledApp()
        await leftCookBook(app, release: 3, "Dish 4", "Shopping for 4", "Boil")
        #expect(await launch(app, release: 4).title == "Dish 4" && failures.reasons == [.unreadable])
    }

    @Test("Cook book: a stack in a later form of SeaGlass leads to the list, and is no crash")
    func laterForm() async {
        let app = InstalledApp()
        await leftCookBook(app, release: 3, "Dish 4")
        let stacks = app.store.snapshots
        for (id, data) in stacks where id != "windows" {
            var data = data
            data[data.startIndex + SnapshotFormat.start.count - 1] += 1
            app.store.save(data, for: id)
        }
        #expect(await launch(app, release: 3).title == "Cook book" && failures.reasons == [.unreadable])
        #expect(await launch(app, release: 3).title == "Cook book" && failures.reasons.last == .unreadable)
    }
}
