import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

/// An app that tests its launches, and an app with previews.
@MainActor extension RestorationProgramTests {
    // MARK: Podcasts

    private typealias Podcast = PodcastLaunchesProgram.PodcastRoute

    /// A test of the app's own: a launch, and what it shows.
    private func podcasts(_ restoration: NavigationRestoration, knows: @escaping (Int) -> Bool = { _ in true }) -> (
        navigator: Navigator, host: Host
    ) {
        let navigator = Navigator()
        let root = PodcastLaunchesProgram.PodcastRoot(
            navigator: navigator,
            restoration: restoration,
            isKnown: knows,
            onFailure: failures.add
        )
        return (navigator, Place(version: 26, device: .iPhone17Pro).host(root))
    }

    private func routes(_ navigator: Navigator) -> [Podcast] { navigator.entries.compactMap { $0.route as? Podcast } }

    @Test("Podcasts: an app's test pushes, saves and launches again, many times in a row")
    func launches() async {
        let restoration = NavigationRestoration.standard.store(MemoryNavigationStateStore())
        let first = podcasts(restoration).navigator
        first.push(route: Podcast.show(1))
        first.push(route: Podcast.episode(show: 1, number: 8))
        first.present(Podcast.player)
        await restoration.save()
        for _ in 0..<4 {
            let (next, host) = podcasts(restoration)
            #expect(routes(next) == [.show(1), .episode(show: 1, number: 8)])
            #expect(next.presented?.route as? Podcast == .player && host.texts.contains("Player"))
        }
        #expect(routes(podcasts(.standard.store(MemoryNavigationStateStore())).navigator) == [])
        #expect(failures.reasons == [])
    }

    @Test("Podcasts: an app's test finds a removed show reported once, and nothing after a sign-out")
    func removedShow() async {
        let restoration = NavigationRestoration.standard.store(MemoryNavigationStateStore())
        let first = podcasts(restoration).navigator
        first.push(route: Podcast.show(9))
        await restoration.save()
        let (second, host) = podcasts(restoration, knows: { $0 != 9 })
        #expect(second.entries.isEmpty)
        await host.settleStored()
        #expect(failures.reasons == [.notAllowed])
        first.push(route: Podcast.show(1))
        first.reset()
        await restoration.save()
        #expect(podcasts(restoration).navigator.entries.isEmpty)
    }

    // MARK: Museum

    private typealias Museum = MuseumPreviewsProgram

    @Test("Museum: a preview starts at the rooms or at its own stack, and the app's stack stays")
    func previews() async {
        let app = InstalledApp()
        let root = Museum.MuseumRoot(restoration: app.restoration)
        let window = await app.launch(root)
        tap("Room 2", in: window)
        await window.leave()
        for _ in 0..<2 {
            let preview = host(Museum.MuseumRoot(restoration: .standard.store(.memory)))
            #expect(preview.texts.contains("Room 8"))
            preview.tap("Room 5")
            #expect(preview.texts.contains("Vase"))
            await preview.settleStored()
        }
        let vase = host(Museum.Vase())
        #expect(vase.texts.contains("A Vase of clay") && vase.animatesPath != true)
        #expect(await app.launch(root).texts.contains("Room 2"))
        let room = host(Museum.RoomScreen(number: 4))
        room.tap("Vase")
        #expect(room.texts.contains("Vase") && !room.texts.contains("A Vase of clay"))
    }

    @Test("Museum: two roots in one preview have separate screens, which stay while the preview is evaluated again")
    func twoAtOnce() async {
        let preview = host(Museum.TwoAtOnce())
        preview.tap("Room 3")
        await preview.settleStored()
        for count in 0..<3 { preview.tap("Evaluate again: \(count)") }
        await preview.settleStored()
        #expect(preview.texts.filter { $0 == "Vase" }.count == 1, "\(preview.texts)")
        #expect(preview.texts.filter { $0 == "Room 8" }.count == 1)
    }
}
