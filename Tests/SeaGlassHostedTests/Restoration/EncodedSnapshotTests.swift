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

    @Test("shows the same stack elsewhere")
    func roundTrip() {
        let data = path([MessageRoute(id: 1), SettingsRoute(page: "b")])
        let launch = Launch(store: store)
        launch.navigator.push(route: MessageRoute(id: 9))
        #expect(launch.navigator.restore(from: data) == nil)
        #expect(launch.stack == [MessageRoute(id: 1), SettingsRoute(page: "b")])
        launch.host.settle()
        #expect(launch.host.texts.contains("Settings b"))
    }

    @Test("is shown without an animation, also when it came before the shell")
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

    @Test("is as good when it is old and from another version of the app")
    func anyAge() {
        let data = path([MessageRoute(id: 1)], restoration: .standard.discardedByAppUpdate(version: "1"))
        let strict = NavigationRestoration.standard.discardedByAppUpdate(version: "2").expires(after: -1)
        let launch = Launch(store: store, restoration: strict)
        #expect(launch.navigator.restore(from: data) == nil)
        #expect(launch.stack == [MessageRoute(id: 1)])
    }

    @Test("that can't be read changes nothing and says why")
    func garbage() {
        let launch = Launch(store: store)
        launch.navigator.push(route: MessageRoute(id: 9))
        #expect(launch.navigator.restore(from: Data("{}".utf8))?.reason == .notASnapshot)
        #expect(launch.stack == [MessageRoute(id: 9)])
    }

    @Test("that can't be read is reported in debug builds, wherever the stack is stored and whenever it came")
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

    @Test("of which a part can be read shows that part and says why")
    func prefix() {
        let launch = Launch(store: store)
        let data = path([MessageRoute(id: 1), MessageRoute(id: 2)])
        #expect(launch.navigator.restore(from: data.dropLast(1))?.reason == .damaged)
        #expect(launch.stack == [MessageRoute(id: 1)])
    }

    @Test("to the root goes to the root")
    func root() {
        let data = path([])
        let launch = Launch(store: store)
        launch.navigator.push(route: MessageRoute(id: 9))
        #expect(launch.navigator.restore(from: data) == nil)
        #expect(launch.stack == [])
    }

    @Test("that comes before the shell is shown when it appears, and not what was stored")
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

    @Test("is written with the app's own encoder and read with its decoder")
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
