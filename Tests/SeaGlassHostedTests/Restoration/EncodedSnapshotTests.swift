import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("An encoded snapshot") struct EncodedSnapshotTests {
    private let store = InMemoryNavigationStateStore()

    private func path(_ routes: [any NavigationRoute], restoration: NavigationRestoration = .standard) -> Data {
        let launch = Launch(store: InMemoryNavigationStateStore(), restoration: restoration)
        launch.navigator.replace(with: routes)
        return launch.navigator.encodedSnapshot()
    }

    @Test("An encoded snapshot restores the same stack elsewhere")
    func roundTrip() {
        let data = path([MessageRoute(id: 1), SettingsRoute(page: "b")])
        let launch = Launch(store: store)
        launch.navigator.push(route: MessageRoute(id: 9))
        #expect(launch.navigator.restore(from: data) == nil)
        #expect(launch.stack == [MessageRoute(id: 1), SettingsRoute(page: "b")])
        launch.host.settle()
        #expect(launch.host.texts.contains("Settings b"))
    }

    @Test("An encoded snapshot is shown without an animation, also if it came before the shell")
    func animation() {
        let data = path([MessageRoute(id: 1), SettingsRoute(page: "b")])
        let launch = Launch(store: store)
        launch.navigator.push(route: MessageRoute(id: 9))
        launch.host.settle()
        #expect(launch.host.animatesPath == true)
        launch.navigator.restore(from: data)
        launch.host.settle()
        #expect(launch.host.texts.contains("Settings b") && launch.host.animatesPath == false)
        let early = Navigator()
        unreported { _ = early.restore(from: data) }
        let later = Launch(store: store, navigator: early)
        #expect(later.host.texts.contains("Settings b") && later.host.animatesPath == nil)
    }

    @Test("An encoded snapshot is restored at any age and from any version of the app")
    func anyAge() {
        let data = path([MessageRoute(id: 1)], restoration: .standard.discardedByAppUpdate(version: "1"))
        let strict = NavigationRestoration.standard.discardedByAppUpdate(version: "2").expires(after: -1)
        let launch = Launch(store: store, restoration: strict)
        #expect(launch.navigator.restore(from: data) == nil)
        #expect(launch.stack == [MessageRoute(id: 1)])
    }

    @Test("An unreadable snapshot changes nothing and returns the reason")
    func garbage() {
        let launch = Launch(store: store)
        launch.navigator.push(route: MessageRoute(id: 9))
        #expect(launch.navigator.restore(from: Data("{}".utf8))?.reason == .notASnapshot)
        #expect(launch.stack == [MessageRoute(id: 9)])
    }

    @Test("An unreadable snapshot is reported in debug builds, before and after the shell appears")
    func garbageReport() async {
        let navigator = Navigator()
        let early = await reports(awaiting: {
            navigator.restore(from: Data("{}".utf8))
            _ = host(Shell(navigator: navigator))
        })
        #expect(early.count == 2 && early[1].contains("notASnapshot"), "\(early)")
        let late = await reports(awaiting: {
            _ = host(Shell(navigator: navigator)).after { navigator.restore(from: Data("{}".utf8)) }
        })
        #expect(late.count == 1 && late[0].contains("notASnapshot"))
    }

    @Test("A partly readable snapshot restores that part and returns the reason")
    func prefix() {
        let launch = Launch(store: store)
        let data = path([MessageRoute(id: 1), MessageRoute(id: 2)])
        #expect(launch.navigator.restore(from: data.dropLast(1))?.reason == .damaged)
        #expect(launch.stack == [MessageRoute(id: 1)])
    }

    @Test("An empty snapshot pops to the root")
    func root() {
        let data = path([])
        let launch = Launch(store: store)
        launch.navigator.push(route: MessageRoute(id: 9))
        #expect(launch.navigator.restore(from: data) == nil)
        #expect(launch.stack == [])
    }

    @Test("A snapshot restored before the shell appears replaces the stored stack")
    func beforeTheShell() async {
        let first = Launch(store: store)
        first.navigator.push(route: MessageRoute(id: 9))
        await first.settle()
        let navigator = Navigator()
        unreported { _ = navigator.restore(from: path([MessageRoute(id: 1)])) }
        let second = Launch(store: store, navigator: navigator)
        #expect(second.stack == [MessageRoute(id: 1)])
        #expect(second.host.texts.contains("Thread 1"))
    }

    @Test("A snapshot uses the app's own encoder and decoder")
    func coding() {
        let coding = NavigationRouteCoding { route in
            Data(try JSONEncoder().encode(route).reversed())
        } decode: { type, data in
            try JSONDecoder().decode(type, from: Data(data.reversed()))
        }
        let data = path([MessageRoute(id: 12)], restoration: .standard.coding(coding))
        let launch = Launch(store: store, restoration: .standard.coding(coding))
        #expect(launch.navigator.restore(from: data) == nil)
        #expect(launch.stack == [MessageRoute(id: 12)])
        let other = Launch(store: store)
        #expect(other.navigator.restore(from: data)?.reason == .undecodablePayload)
    }
}
