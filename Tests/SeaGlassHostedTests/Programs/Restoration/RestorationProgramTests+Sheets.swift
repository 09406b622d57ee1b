import Foundation
import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

/// An app with sheets over its stack.
@MainActor extension RestorationProgramTests {
    // MARK: Trips

    private func trips(_ app: InstalledApp, hasBooking: Bool = true) -> some View {
        TripSheetsProgram.TripsRoot(restoration: app.restoration, hasBooking: hasBooking, onFailure: failures.add)
    }

    /// Opens a booking, taps in it, and leaves the app.
    private func leftTrips(_ app: InstalledApp, _ labels: String...) async -> AppWindow {
        let window = await app.launch(trips(app))
        tap("Trip 5", "Book", in: window)
        for label in labels { tap(label, in: window) }
        await window.leave()
        return window
    }

    @Test("Trips: the sheet comes back with its stack, and the app's array and route say so", arguments: [17, 26])
    func booking(version: Int) async {
        let app = InstalledApp(version)
        _ = await leftTrips(app, "Seats", "Seat 12A")
        let window = await app.launch(trips(app))
        #expect(window.title == "12A" && window.host.animatesPath != true)
        for title in ["Seats", "Booking of trip 5"] {
            window.host.tapBack(inStack: 1)
            #expect(window.title == title)
        }
        window.host.dismissSheet()
        #expect(window.title == "Trip 5")
        window.host.tapBack()
        #expect(window.title == "Trips" && window.texts.contains("[] no sheet") && failures.reasons == [])
    }

    @Test("Trips: the scanner is over the booking again, as a bare cover")
    func scanner() async {
        let app = InstalledApp()
        _ = await leftTrips(app, "Seats", "Seat 12B")
        let window = await app.launch(trips(app))
        for _ in 0..<2 { window.host.tapBack(inStack: 1) }
        tap("Scan a pass", in: window)
        await window.leave()
        let next = await app.launch(trips(app))
        #expect(next.texts.contains("Close the scanner"))
        tap("Close the scanner", in: next)
        #expect(next.title == "Booking of trip 5")
    }

    @Test("Trips: a launch that ends before the sheet was up loses nothing, and a crash in the sheet leads to the list")
    func earlyEnd() async {
        let app = InstalledApp()
        _ = await leftTrips(app, "Seats", "Seat 12A")
        let window = await app.launch(trips(app))
        await window.leave()
        app.crash()
        #expect(await app.launch(trips(app)).title == "12A")
        app.crash()
        let root = await app.launch(trips(app))
        #expect(root.title == "Trips" && root.texts.contains("[] no sheet"))
        #expect(failures.reasons == [.crashedWhileRestoring])
    }

    @Test("Trips: a sheet of SwiftUI's, and a sheet that was swiped away, do not come back")
    func otherSheets() async {
        let app = InstalledApp()
        let window = await app.launch(trips(app))
        tap("Help", in: window)
        #expect(window.texts.contains("How to travel"))
        await window.leave()
        let next = await app.launch(trips(app))
        #expect(next.title == "Trips" && !next.texts.contains("How to travel"))
        tap("Trip 5", "Book", in: next)
        await next.host.settleStored()
        next.host.dismissSheet()
        await next.host.settleStored()
        app.crash()
        #expect(await app.launch(trips(app)).title == "Trip 5" && failures.reasons == [])
    }

    @Test("Trips: a booking that the next release does not have ends at its trip")
    func removedBooking() async {
        let app = InstalledApp()
        _ = await leftTrips(app, "Scan a pass")
        let window = await app.launch(trips(app, hasBooking: false))
        #expect(window.title == "Trip 5" && failures.reasons == [.unknownKey])
    }

    @Test("Trips: a notification that arrives with the launch shows its booking, which is then stored")
    func notification() async throws {
        let app = InstalledApp()
        _ = await leftTrips(app)
        let window = await app.launch(trips(app))
        try window.host.open(#require(URL(string: "trips://booking/7")))
        await window.host.settleStored()
        #expect(window.title == "Booking of trip 7")
        await window.leave()
        #expect(await app.launch(trips(app)).title == "Booking of trip 7")
    }

    @Test("Trips: a sign-out in the sheet leads to the list, and clearing the stack shows it at the next launch")
    func leftBooking() async {
        let app = InstalledApp()
        let window = await app.launch(trips(app))
        tap("Trip 5", "Book", in: window)
        await window.host.settleStored()
        tap("Start over next time", in: window)
        await window.host.settleStored()
        #expect(window.title == "Booking of trip 5")
        await window.leave()
        let next = await app.launch(trips(app))
        #expect(next.title == "Trips")
        tap("Trip 5", "Book", "Sign out", in: next)
        await next.host.settleStored()
        #expect(next.title == "Trips" && next.texts.contains("[] no sheet"))
        #expect(await app.launch(trips(app)).title == "Trips" && failures.reasons == [])
    }
}
