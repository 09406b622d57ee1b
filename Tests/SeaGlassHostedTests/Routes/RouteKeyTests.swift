import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@Suite("The key of a route") struct RouteKeyTests {
    private let thread = NavigationRoutes().route(MessageRoute.self, key: "thread", aliases: ["old"]) { _ in Text("") }

    @Test("A key of two types belongs to the first type, and the report names both")
    func duplicates() async {
        var routes = NavigationRoutes()
        let reports = await reports { routes = thread.route(SettingsRoute.self, key: "thread") { _ in Text("") } }
        #expect(reports.count == 1)
        #expect(reports.first?.contains("MessageRoute") == true && reports.first?.contains("SettingsRoute") == true)
        #expect(routes.declaration(for: "thread")?.id == ObjectIdentifier(MessageRoute.self))
        #expect(routes.storageKey(of: MessageRoute(id: 1)) == "thread")
        #expect(routes.storageKey(of: SettingsRoute(page: "")) == nil)
        #expect(routes.declares(SettingsRoute(page: "")))
    }

    @Test("A key that is another type's alias belongs to the first type", arguments: [true, false])
    func aliases(isAlias: Bool) async {
        var routes = NavigationRoutes()
        let reports = await reports {
            routes =
                isAlias
                ? thread.route(SettingsRoute.self, key: "settings", aliases: ["thread"]) { _ in Text("") }
                : thread.route(SettingsRoute.self, key: "old") { _ in Text("") }
        }
        #expect(reports.count == 1)
        #expect(routes.declaration(for: isAlias ? "thread" : "old")?.id == ObjectIdentifier(MessageRoute.self))
        #expect(routes.storageKey(of: SettingsRoute(page: "")) == (isAlias ? "settings" : nil))
    }

    @Test("An empty key is reported, and its route is not stored")
    func empty() async {
        var routes = NavigationRoutes()
        let reports = await reports { routes = thread.route(SettingsRoute.self, key: "") { _ in Text("") } }
        #expect(reports.count == 1 && reports[0].contains("A key or alias of SettingsRoute is empty"))
        #expect(routes.storageKey(of: SettingsRoute(page: "")) == nil)
        #expect(routes.declaration(for: "") == nil)
    }

    @Test("The default key is made from the type")
    func fromType() {
        let routes = NavigationRoutes().route(MessageRoute.self) { _ in Text("") }
        #expect(routes.storageKey(of: MessageRoute(id: 1)) == "MessageRoute")
    }
}
