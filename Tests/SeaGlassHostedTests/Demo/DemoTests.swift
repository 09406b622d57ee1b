import DemoScreens
import Foundation
import HeadlessHost
import HostedSupport
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("The demo") struct DemoTests {
    private let store = MemoryNavigationStateStore()

    /// Launches the app and selects a tab: 0 is the background's, 1 the player's, 2 the inbox, 3 the archive.
    private func launch(tab: Int? = nil, on version: Int = 26, scene: HostedScene = HostedScene()) -> Host {
        let root = DemoRoot(mailRestoration: .standard.store(store))
        let host = Host(root, system: System(version: version), scene: scene) { system, environment in
            environment.platformCapabilities = .ofIOS(system.version)
        }
        if let tab { host.selectTab(tab) }
        return host.withBackGestures()
    }

    private func url(_ link: String) throws -> URL { try #require(URL(string: "seaglass://" + link)) }

    @Test("A thread has a custom bar in the inbox, and the system's bar in the archive")
    func bars() {
        for (tab, subject, isSystems) in [(2, "Lunch on the pier?", false), (3, "Fog tonight", true)] {
            let host = launch(tab: tab)
            #expect(host.tap(subject))
            let screens = host.navigationScreens(inStack: 1)
            #expect(screens.count == 2 && screens.last?.title == subject)
            #expect((screens.last?.toolbarVisibility["navigationBar"] != .hidden) == isSystems)
            #expect(host.tap("Flag") && host.tap("Flagged"))
        }
    }

    @Test("A second tap of a mailbox's tab goes back to its threads, and Delete goes there too, under both bars")
    func secondTap() {
        for (tab, subject, other) in [(2, "Lunch on the pier?", "Tide table"), (3, "Fog tonight", "Sail Loft")] {
            let host = launch(tab: tab)
            for leave in [{ host.selectTab(tab) }, { _ = host.tap("Delete") }] {
                #expect(host.tap(subject) && host.texts.contains("Reply") && !host.texts.contains(other))
                leave()
                #expect(host.texts.contains(other) && !host.texts.contains("Reply"))
            }
        }
    }

    @Test("A letter with text asks before it is dismissed, with both bars")
    func asks() {
        for (tab, ways) in [(2, ["Compose"]), (2, ["Lunch on the pier?", "Reply"]), (3, ["Fog tonight", "Reply"])] {
            let host = launch(tab: tab)
            for way in ways { #expect(host.tap(way)) }
            #expect(host.tap("I’ll be there at noon."))
            host.dismissSheet()
            #expect(host.texts.contains("Suggestion"), "A swipe down does not throw it away.")
            #expect(host.tap("Discard") && host.texts.contains("Discard this letter?"))
            #expect(host.tap("Keep Writing") && !host.texts.contains("Discard this letter?"))
            #expect(host.tap("Discard") && host.tap("Discard Letter") && !host.texts.contains("Suggestion"))
        }
    }

    @Test("An empty letter is dismissed without a question")
    func leaves() {
        let host = launch(tab: 2)
        for leave in [{ _ = host.dismissSheet() }, { _ = host.tap("Discard") }] {
            #expect(host.tap("Compose") && host.texts.contains("Suggestion"))
            leave()
            #expect(!host.texts.contains("Suggestion") && host.texts.contains("Inbox"))
        }
    }

    @Test("A link from outside opens its thread from any tab, and replaces a sheet")
    func link() async throws {
        let host = launch(tab: 3)
        host.open(try url("mail/pier"))
        await host.settleTasks()
        #expect(host.tap("Reply") && host.texts.contains("Suggestion"))
        host.open(try url("mail/berth"))
        await host.settleTasks()
        #expect(!host.texts.contains("Suggestion"))
        #expect(host.texts.contains { $0.hasPrefix("Berth 14 is free from the first.") })
        host.selectTab(0)
        let nowhere = try url("mail/nowhere")
        _ = await reports(awaiting: {
            host.open(nowhere)
            await host.settleTasks()
        })
        #expect(host.texts.contains("Push a screen"), "A link to nowhere selects no tab.")
    }

    @Test(
        "The next launch restores a letter on its sheet, over its thread, in its tab",
        .sceneIsSaved
    )
    func restores() async {
        let scene = HostedScene()
        let first = launch(tab: 2, scene: scene)
        #expect(first.tap("Lunch on the pier?") && first.tap("Reply"))
        await first.settleTasks()
        await SnapshotWriter.shared.flush()
        let second = launch(scene: scene)
        #expect(second.texts.contains("Suggestion") && second.texts.contains("Lunch on the pier?"))
        #expect(second.tap("Discard") && second.tap("Delete") && second.texts.contains("Inbox"))
    }

    @Test("A tapped song plays on another screen", arguments: versions)
    func song(version: Int) {
        let host = launch(tab: 1, on: version)
        #expect(!host.labels.contains("More controls"))
        #expect(host.tap("Salt Air") && host.labels.contains("More controls"))
        #expect(host.tap("Next") && !host.tap("Next"), "The last song has no next one.")
    }

    @Test(
        "Screens and sheets have the same layout on iOS 26 and on 27, because the demo’s page shows both as one",
        arguments: [
            ["A list", "Lighthouse"], ["Salt Air", "More controls", "Up Next"],
            ["Lunch on the pier?", "Reply", "I’ll be there at noon.", "Discard"], ["Fog tonight", "Reply"],
        ]
        .enumerated()
    )
    func newestVersions(tab: Int, way: [String]) {
        let host = launch(tab: tab, on: 26)
        let next = launch(tab: tab, on: 27)
        #expect(host.frames == next.frames && host.labels == next.labels)
        for control in way {
            #expect(host.tap(control) && next.tap(control))
            #expect(host.frames == next.frames && host.labels == next.labels)
        }
    }
}

extension Host {
    fileprivate var labels: Set<String> { Set(root.elements.flatMap(\.labels)) }
}
