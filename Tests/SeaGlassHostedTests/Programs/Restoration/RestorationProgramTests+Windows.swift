import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

/// Apps with several windows, or columns with several accounts.
@MainActor extension RestorationProgramTests {
    // MARK: Atlas

    private func atlas(_ app: InstalledApp) -> some View {
        AtlasWindowsProgram.BrowsingWindow(restoration: app.restoration)
    }

    /// Opens Oslo in one window, and Kyoto in another, and leaves the app.
    private func leftAtlas(_ app: InstalledApp, _ first: HostedScene, _ second: HostedScene) async {
        let norway = await app.launch(atlas(app), in: first)
        tap("Norway", "Oslo", in: norway)
        await norway.host.settleStored()
        let japan = await app.open(atlas(app), in: second, besides: norway)
        #expect(japan.title == "Atlas")
        tap("Japan", "Kyoto", in: japan)
        #expect(norway.title == "Oslo")
        for window in [norway, japan] { await window.leave() }
    }

    @Test("Atlas: each window comes back with its own city, at once or later", arguments: [17, 26])
    func windows(version: Int) async {
        let app = InstalledApp(version, .iPad)
        let first = HostedScene()
        let second = HostedScene()
        await leftAtlas(app, first, second)
        let norway = await app.launch(atlas(app), in: first)
        #expect(norway.firstFrame.contains("Oslo, Norway"))
        await norway.wait(.seconds(600))
        #expect(await app.open(atlas(app), in: second, besides: norway).firstFrame.contains("Kyoto, Japan"))
    }

    @Test("Atlas: a crash of the window opened last does not touch the window that was on screen for an hour")
    func crashedWindow() async {
        let app = InstalledApp(26, .iPad)
        let first = HostedScene()
        let second = HostedScene()
        await leftAtlas(app, first, second)
        for _ in 0..<2 {
            let norway = await app.launch(atlas(app), in: first)
            await norway.wait(.seconds(3600))
            #expect(await app.open(atlas(app), in: second, besides: norway).title == "Kyoto")
            app.crash()
            let next = await app.launch(atlas(app), in: first)
            #expect(next.title == "Oslo")
            await next.wait(.seconds(3))
            #expect(await app.open(atlas(app), in: second, besides: next).title == "Atlas")
        }
        let last = await app.launch(atlas(app), in: first)
        #expect(last.title == "Oslo")
        #expect(await app.open(atlas(app), in: second, besides: last).title == "Atlas")
    }

    @Test("Atlas: a crash of two windows that connect at once leads both to their lists for one launch")
    func crashedWindows() async {
        let app = InstalledApp(26, .iPad)
        let first = HostedScene()
        let second = HostedScene()
        await leftAtlas(app, first, second)
        let norway = await app.launch(atlas(app), in: first)
        #expect(await app.open(atlas(app), in: second, besides: norway).title == "Kyoto")
        app.crash()
        let next = await app.launch(atlas(app), in: first)
        #expect(next.title == "Atlas")
        #expect(await app.open(atlas(app), in: second, besides: next).title == "Atlas")
        #expect(await app.launch(atlas(app), in: first).title == "Oslo")
    }

    @Test("Atlas: a new window starts at its list while the system keeps another, and otherwise at the last city")
    func newWindow() async {
        let app = InstalledApp(26, .iPad)
        let first = HostedScene()
        let second = HostedScene()
        await leftAtlas(app, first, second)
        let kept = await app.launch(atlas(app), in: first)
        #expect(kept.title == "Oslo")
        #expect(await app.open(atlas(app), in: HostedScene(), besides: kept).title == "Atlas")
        await kept.leave()
        let other = InstalledApp(26, .iPad)
        let one = HostedScene()
        let two = HostedScene()
        await leftAtlas(other, one, two)
        #expect(await other.launch(atlas(other), in: HostedScene()).title == "Kyoto")
    }

    @Test("Atlas: two windows of a country have one stored stack, the one that changed last")
    func country() async {
        let app = InstalledApp(26, .iPad)
        let norway = AtlasWindowsProgram.CountryWindow(country: "Norway", restoration: app.restoration)
        let first = await app.launch(norway, in: HostedScene())
        tap("Oslo", in: first)
        await first.wait(.seconds(5))
        let second = await app.open(norway, in: HostedScene(), besides: first)
        #expect(second.title == "Oslo")
        second.host.tapBack()
        tap("Bergen", in: second)
        #expect(first.title == "Oslo")
        for window in [first, second] { await window.leave() }
        #expect(await app.launch(norway, in: HostedScene()).title == "Bergen")
        let chile = AtlasWindowsProgram.CountryWindow(country: "Chile", restoration: app.restoration)
        #expect(await app.launch(chile, in: HostedScene()).title == "Chile")
    }

    // MARK: Feeds

    @MainActor private final class Feeds {
        let app = InstalledApp(26, .iPad)
        let work = MemoryNavigationStateStore()
        let failures: Failures

        init(_ failures: Failures) { self.failures = failures }

        var view: FeedAccountsProgram.FeedColumns {
            FeedAccountsProgram.FeedColumns(
                restorations: [.home: app.restoration, .work: .standard.store(work)],
                onFailure: failures.add
            )
        }
    }

    @Test("Feeds: another feed empties the stack, and a launch shows the feed with its article")
    func feed() async {
        let feeds = Feeds(failures)
        let window = await feeds.app.launch(feeds.view)
        tap("Swift", "Article 8", "Comments", in: window)
        #expect(window.title == "Comments")
        tap("Weather", in: window)
        #expect(window.title == "Weather")
        await window.leave()
        let next = await feeds.app.launch(feeds.view)
        #expect(next.title == "Weather")
        tap("Swift", "Article 8", in: next)
        await next.leave()
        #expect(await feeds.app.launch(feeds.view).title == "Article 8" && failures.reasons == [])
    }

    @Test("Feeds: each account shows its feed and article again, in the launch and in the next one")
    func accounts() async {
        let feeds = Feeds(failures)
        let window = await feeds.app.launch(feeds.view)
        tap("Article 8", in: window)
        await window.host.settleStored()
        tap("Home", "Work", "Builds", "Article 3", in: window)
        await window.host.settleStored()
        tap("Work", "Home", in: window)
        await window.host.settleStored()
        #expect(window.title == "Article 8")
        tap("Home", "Work", in: window)
        await window.host.settleStored()
        #expect(window.title == "Article 3")
        await window.leave()
        let next = await feeds.app.launch(feeds.view)
        #expect(next.title == "Article 3")
        tap("Work", "Home", in: next)
        await next.host.settleStored()
        #expect(next.title == "Article 8" && failures.reasons == [])
    }

    @Test("Feeds: signing out of Work leaves the article of Home")
    func signOutOfWork() async {
        let feeds = Feeds(failures)
        let window = await feeds.app.launch(feeds.view)
        tap("Article 8", in: window)
        await window.host.settleStored()
        tap("Home", "Work", "Builds", "Article 3", in: window)
        await window.host.settleStored()
        tap("Work", "Sign out of work", in: window)
        await window.host.settleStored()
        #expect(window.title == "Article 8" && feeds.work.snapshots == [:])
        tap("Home", "Work", "Builds", in: window)
        await window.host.settleStored()
        #expect(window.title == "Builds")
    }

    @Test("Feeds: a crash in the article of Work leads Work to its list, and leaves Home")
    func crashedAccount() async {
        let feeds = Feeds(failures)
        let window = await feeds.app.launch(feeds.view)
        tap("Article 8", in: window)
        await window.host.settleStored()
        tap("Home", "Work", "Builds", "Article 3", in: window)
        await window.leave()
        #expect(await feeds.app.launch(feeds.view).title == "Article 3")
        for id in feeds.work.snapshots.keys { feeds.work.crash(id) }
        let next = await feeds.app.launch(feeds.view)
        #expect(next.title == "Builds" && failures.reasons == [.crashedWhileRestoring])
        tap("Work", "Home", in: next)
        await next.host.settleStored()
        #expect(next.title == "Article 8" && failures.reasons.count == 1)
    }
}
