import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassNavigation

@Suite("Routes whose conformances are isolated to the main actor")
struct IsolatedRoutesTests {
    private let shelf = Shelf(name: "Poems")
    private let navigator = Navigator()
    private let store = MemoryNavigationStateStore()

    private func launch(_ navigator: Navigator, in scene: HostedScene? = nil) -> Host {
        let restoration = NavigationRestoration.standard.store(store)
        return host(ShelvesRoot(shelf: shelf, navigator: navigator, restoration: restoration), scene: scene)
    }

    @Test("A route of this target conforms on the main actor alone")
    func isolation() async {
        let route = Erased(value: ItemRoute(id: 1))
        #expect(route.isEncodable)
        #expect(await !Task.detached { route.isEncodable }.value)
    }

    @Test("A push shows the screen of a structure, a model and a number")
    func push() {
        let host = launch(navigator)
        host.after { navigator.push(route: ItemRoute(id: 4)) }
        #expect(host.texts.contains("Item 4"))
        host.after { navigator.push(route: ShelfRoute.shelf(shelf)) }
        #expect(host.texts.contains("Shelf Poems"))
        host.after { navigator.push(route: 9) }
        #expect(host.texts.contains("Number 9") && navigator.entries.count == 3)
    }

    @Test("A link with a value pushes the declared screen")
    func link() {
        let host = launch(navigator)
        #expect(host.tap("Item 1") && host.texts.contains("Back to 1"))
        host.tapBack()
        #expect(host.tap("Shelf") && navigator.routes == [ShelfRoute.shelf(shelf)])
        host.tapBack()
        #expect(host.tap("Seven") && host.texts.contains("Number 7"))
    }

    @Test("A pop finds its route")
    func pop() {
        let host = launch(navigator)
        for label in ["Item 1", "Next", "Next"] { #expect(host.tap(label)) }
        #expect(navigator.routes == [ItemRoute(id: 1), ItemRoute(id: 2), ItemRoute(id: 3)])
        host.tap("Back to 1")
        #expect(navigator.routes == [ItemRoute(id: 1)])
    }

    @Test("A route is presented in the style that its function, its key path or its declaration gives")
    func present() {
        let host = launch(navigator)
        host.tap("Index")
        #expect(host.texts.contains("Index of shelves"))
        #expect(navigator.presented?.presentation == .sheet.detents([.medium]))
        host.after { navigator.present(AppRoute.item(ItemRoute(id: 5))) }
        #expect(navigator.presented?.presentation == .sheet && host.texts.contains("Item 5"))
        host.dismissSheet()
        #expect(navigator.presented == nil)
    }

    @Test("The same route is presented once, and pushed once on top")
    func sameRoute() {
        let host = launch(navigator)
        host.after { navigator.push(route: ShelfRoute.shelf(shelf)) }
        host.after { navigator.push(route: ShelfRoute.shelf(shelf), unlessOnTop: true) }
        #expect(navigator.entries.count == 1)
        host.after { navigator.push(route: ShelfRoute.shelf(Shelf(name: "Poems")), unlessOnTop: true) }
        #expect(navigator.entries.count == 2)
        host.after { navigator.present(ShelfRoute.index) }
        let presented = navigator.presented
        host.after { navigator.present(ShelfRoute.index) }
        #expect(navigator.presented == presented && presented != nil)
    }

    @Test("The app's array and optional are the stack and the sheet")
    func bindings() {
        let app = BoundApp()
        let host = host(BoundApp.Root(app: app))
        host.after {
            app.path = [.shelf(shelf)]
            app.sheet = ItemRoute(id: 2)
        }
        #expect(host.texts.contains("Shelf Poems") && host.texts.contains("Item 2"))
        host.dismissSheet()
        #expect(app.sheet == nil && app.path == [.shelf(shelf)])
        host.swipeBack()
        #expect(app.path.isEmpty && host.texts.contains("Bound shelves"))
    }

    @Test("A link opens a stack and its sheet, and is made of them again")
    func deepLink() throws {
        let host = launch(navigator)
        let base = try #require(URL(string: "example://"))
        try host.open(#require(URL(string: "example://item/5")))
        #expect(navigator.routes == [ItemRoute(id: 5)])
        #expect(navigator.link(base: base)?.absoluteString == "example://item/5")
        try host.open(#require(URL(string: "example://item/1/settings")))
        #expect(navigator.routes == [ItemRoute(id: 1)] && navigator.presented?.route as? AppRoute == .settings)
        #expect(throws: NavigationLinkFailure.self) {
            try navigator.open(#require(URL(string: "example://item/0")))
        }
    }

    @Test("A stored stack comes back with its sheet, on the main actor alone")
    func restoration() async {
        let scene = HostedScene()
        let first = launch(navigator, in: scene)
        first.after {
            navigator.push(route: ItemRoute(id: 3))
            navigator.push(route: 8)
            navigator.present(AppRoute.item(ItemRoute(id: 6)))
        }
        await first.end()
        let restored = Navigator()
        let second = launch(restored, in: scene)
        #expect(restored.routes == [ItemRoute(id: 3), 8] && second.texts.contains("Item 6"))
        #expect(restored.presented?.route as? AppRoute == .item(ItemRoute(id: 6)))
        #expect(restored.presented?.presentation == .sheet)
    }

    @Test("A stored stack ends below a model")
    func modelIsNotStored() async {
        let scene = HostedScene()
        let first = launch(navigator, in: scene)
        first.after {
            navigator.push(route: ItemRoute(id: 3))
            navigator.push(route: ShelfRoute.shelf(shelf))
            navigator.push(route: 8)
        }
        await first.end()
        let restored = Navigator()
        _ = launch(restored, in: scene)
        #expect(restored.routes == [ItemRoute(id: 3)])
    }
}

/// The state of an app that owns its routes.
@Observable
final class BoundApp {
    var path: [ShelfRoute] = []
    var sheet: ItemRoute?

    struct Root: View {
        @Bindable var app: BoundApp

        var body: some View { BoundShelves(path: $app.path, sheet: $app.sheet) }
    }
}

/// A route that crosses to another thread. Unchecked, because an isolated conformance can't be `Sendable`; the route is a
/// constant structure of numbers.
nonisolated private struct Erased: @unchecked Sendable {
    let value: Any

    var isEncodable: Bool { value is any Encodable }
}
