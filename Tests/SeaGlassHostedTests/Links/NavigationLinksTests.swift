import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

private struct MailRoute: NavigationRoute {
    let thread: Int
    var message: String?
}

/// A mail app's links.
@MainActor private let routes = NavigationRoutes()
    .route(MailRoute.self, key: "mail", validate: { $0.thread != 13 }) { Text("mail \($0.thread) \($0.message ?? "")") }
    .route(SettingsRoute.self, key: "settings") { Text("settings \($0.page)") }
    .link("mail/{thread}") {
        MailRoute(thread: $0)
    } values: {
        $0.thread
    }
    .link("mail/{thread}/{message}") { (thread: Int, message: String) in
        thread < 0 ? nil : MailRoute(thread: thread, message: message)
    } values: {
        ($0.thread, $0.message ?? "")
    }
    .link("settings") {
        SettingsRoute(page: "first")
    } values: { _ in
    }

@MainActor @Suite("Links to a stack") struct NavigationLinksTests {
    private let navigator = Navigator()

    private func refusal(_ link: String) throws -> NavigationLinkFailure.Reason? {
        do {
            _ = try routes.routes(for: #require(URL(string: link)))
            return nil
        } catch let error as NavigationLinkFailure {
            return error.reason
        }
    }

    private func stack(_ link: String) throws -> [AnyHashable] {
        try routes.routes(for: #require(URL(string: link))).map { AnyHashable($0) }
    }

    @Test("Web addresses and custom schemes make the same links, with any query and fragment")
    func forms() throws {
        let thread: [AnyHashable] = [MailRoute(thread: 5)]
        for link in [
            "https://example.com/mail/5", "HTTP://example.com:80/mail/5/?a=b/c#d/e", "example://mail/5",
            "example:/mail/5",
            "example:///mail/5/", "example:mail/5",
        ] {
            #expect(try stack(link) == thread, "\(link)")
        }
        #expect(try stack("https://example.com").isEmpty && stack("example://").isEmpty)
    }

    @Test("A link leads to a screen for each of its beginnings that is a link")
    func prefixes() throws {
        #expect(try stack("example://mail/5/a") == [MailRoute(thread: 5), MailRoute(thread: 5, message: "a")])
    }

    @Test("Links that are unknown, of another type, refused or not allowed have a reason")
    func reasons() throws {
        let cases: [(String, NavigationLinkFailure.Reason)] = [
            ("example://post/5", .unknown), ("example://mail", .unknown), ("example://mail/5/a/b", .unknown),
            ("example://Mail/5", .unknown), ("example://mail/five", .refused), ("example://mail/-1/a", .refused),
            ("example://mail/99999999999999999999", .refused), ("example://mail/13", .notAllowed),
            ("example://mail//5", .malformed), ("example://mail/%2e%2e/5", .malformed),
            ("example://mail/5/%00", .malformed), ("example://mail/5/%ff", .malformed),
            ("example://mail/" + String(repeating: "1", count: 2_048), .tooLong),
            ("example://" + String(repeating: "a/", count: 33), .tooLong),
        ]
        for (link, reason) in cases { #expect(try refusal(link) == reason, "\(link.prefix(60))") }
    }

    @Test("A written link is read back, whatever its parameters", arguments: 0..<50)
    func roundTrip(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let base = try #require(URL(string: seed % 2 == 0 ? "https://example.com" : "example://"))
        let characters = "aZ0 /?#%é字👍🏽.-_~&=+\u{7}"
        let message = String(
            (0..<Int.random(in: 0...6, using: &random)).map { _ in characters.randomElement(using: &random)! }
        )
        let route = MailRoute(thread: Int.random(in: 14...99, using: &random), message: message)
        let url = routes.url(for: route, base: base)
        let isPart = !["", ".", ".."].contains(message) && !message.contains("\u{7}")
        #expect((url != nil) == isPart, "\(message.debugDescription)")
        if let url { #expect(try routes.routes(for: url).last.map { AnyHashable($0) } == AnyHashable(route)) }
    }

    @Test("A pattern with other parameters than its closure is reported and ignored")
    func wrongPattern() async throws {
        let messages = await reports(awaiting: {
            let none = NavigationRoutes().link("mail") {
                MailRoute(thread: $0)
            } values: {
                $0.thread
            }
            #expect(none.links.isEmpty)
        })
        #expect(messages.count == 1 && messages[0].contains("“mail”"))
    }

    @Test("A link opens in a shell, or changes nothing and has a reason")
    func shell() async throws {
        let model = OwnPath()
        let host = host(
            Text("Inbox")
                .navigationShell(navigator: navigator)
                .navigationRoutes(routes)
                .opensNavigationLinks { model.reasons.append($0.reason) }
        )
        host.open(try #require(URL(string: "example://mail/5/a")))
        #expect(host.texts.contains("mail 5 a") && navigator.depth == 2)
        #expect(navigator.link(base: try #require(URL(string: "example://")))?.absoluteString == "example://mail/5/a")
        let unknown = try #require(URL(string: "example://nowhere"))
        unreported { host.open(unknown) }
        #expect(host.texts.contains("mail 5 a") && model.reasons == [.unknown])
        host.open(try #require(URL(string: "example://")))
        #expect(navigator.depth == 0)
    }

    @Test("A link to a route without a declaration changes nothing")
    func undeclared() throws {
        let links = NavigationRoutes().link("mail/{thread}") {
            MailRoute(thread: $0)
        } values: {
            $0.thread
        }
        _ = host(Text("Inbox").navigationShell(navigator: navigator).navigationRoutes(links))
        let url = try #require(URL(string: "example://mail/5"))
        #expect(throws: NavigationLinkFailure(.undeclaredRoute, "MailRoute")) { try navigator.open(url) }
        #expect(navigator.depth == 0)
    }

    @Test("A link opens in an app's own stack, of an array or of any values")
    func ownStack() throws {
        let model = OwnPath()
        let host = host(OwnStacks(model: model))
        let link = try #require(URL(string: "example://mail/5/a"))
        host.open(link)
        #expect(model.routes == [MailRoute(thread: 5), MailRoute(thread: 5, message: "a")])
        #expect(model.values == NavigationPath(model.routes))
        let settings = try #require(URL(string: "example://settings"))
        unreported { host.open(settings) }
        #expect(model.routes.count == 2 && model.reasons == [.undeclaredRoute])
        #expect(model.values == NavigationPath([SettingsRoute(page: "first")]))
    }

    @Test("Opening links without a shell is reported in debug builds")
    func missingShell() async {
        let messages = await reports(awaiting: {
            let host = host(Text("Inbox").opensNavigationLinks())
            await host.settleTasks()
        })
        #expect(messages.count == 1 && messages[0].contains("opensNavigationLinks"))
    }
}

@MainActor @Observable private final class OwnPath {
    var routes: [MailRoute] = []
    var values = NavigationPath()
    var reasons: [NavigationLinkFailure.Reason] = []
}

private struct OwnStacks: View {
    @Bindable var model: OwnPath

    var body: some View {
        NavigationStack(path: $model.routes) { Text("Array") }
            .opensNavigationLinks(path: $model.routes, routes) { model.reasons.append($0.reason) }
        NavigationStack(path: $model.values) { Text("Values") }
            .opensNavigationLinks(path: $model.values, routes)
    }
}
