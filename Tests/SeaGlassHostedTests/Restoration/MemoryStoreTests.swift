import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

/// Tests as an app writes them, without knowledge of the library's inside.
@MainActor @Suite("A store in memory") struct MemoryStoreTests {
    private struct MailApp: View {
        let navigator: Navigator
        let restoration: NavigationRestoration

        var body: some View {
            Text("Inbox")
                .navigationShell(navigator: navigator)
                .navigationRoute(MessageRoute.self, key: "com.example.message") { Text("Message \($0.id)") }
                .restoresNavigation(id: "main", scope: .app, restoration)
        }
    }

    private func launch(_ restoration: NavigationRestoration) -> (navigator: Navigator, host: Host) {
        let navigator = Navigator()
        return (navigator, Host(MailApp(navigator: navigator, restoration: restoration)))
    }

    @Test("Push, save, launch again: the message is there in the first frame")
    func relaunch() async {
        let store = MemoryNavigationStateStore()
        let restoration = NavigationRestoration.standard.store(store)
        let first = launch(restoration)
        first.navigator.push(route: MessageRoute(id: 7))
        await restoration.save()
        #expect(store.load("app:main", upTo: .max) != nil)
        let second = launch(restoration)
        #expect(second.navigator.entries.count == 1 && second.host.texts.contains("Message 7"))
    }

    @Test("Launches that follow each other at once are no crashes")
    func manyLaunches() async {
        let restoration = NavigationRestoration.standard.store(MemoryNavigationStateStore())
        launch(restoration).navigator.push(route: MessageRoute(id: 7))
        await restoration.save()
        for _ in 0..<5 { #expect(launch(restoration).navigator.entries.count == 1) }
    }

    @Test("Stores share no stacks, and copies of a store do")
    func copies() async {
        let store = MemoryNavigationStateStore()
        let first = launch(.standard.store(store))
        first.navigator.push(route: MessageRoute(id: 7))
        let copy = store
        await NavigationRestoration.standard.store(copy).save()
        #expect(launch(.standard.store(copy)).navigator.entries.count == 1)
        #expect(launch(.standard.store(MemoryNavigationStateStore())).navigator.entries.isEmpty)
    }

    @Test("The store of previews is one store, also if a body is evaluated again")
    func shared() {
        let first: any NavigationStateStore = .memory
        let second: any NavigationStateStore = .memory
        #expect(first.location == second.location)
    }

    @Test("After a sign-out a launch starts at the root")
    func signOut() async {
        let restoration = NavigationRestoration.standard.store(MemoryNavigationStateStore())
        let first = launch(restoration)
        first.navigator.push(route: MessageRoute(id: 7))
        await restoration.save()
        first.navigator.reset()
        await restoration.save()
        #expect(launch(restoration).navigator.entries.isEmpty)
    }
}
