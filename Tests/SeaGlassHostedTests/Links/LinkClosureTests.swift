import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassNavigation

private struct OldAddressError: Error {}

@MainActor private final class Calls { var links: [String] = [] }

/// The addresses of an old web site, between two patterns.
@MainActor @Suite("Links that a closure reads") struct LinkClosureTests {
    private let calls = Calls()

    private var routes: NavigationRoutes {
        NavigationRoutes()
            .route(MailRoute.self, validate: { $0.thread != 13 }) { Text("mail \($0.thread) \($0.message ?? "")") }
            .route(SettingsRoute.self) { Text("settings \($0.page)") }
            .link("mail/{thread}") {
                MailRoute(thread: $0)
            } values: {
                $0.message == nil ? $0.thread : nil
            }
            .link { [calls] components in
                calls.links.append(components.string ?? "")
                if components.path == "/home.php" { return [] }
                guard components.path == "/old.php" || components.host == "old" else { return nil }
                let ids = components.queryItems?.filter { $0.name == "id" }.compactMap(\.value) ?? []
                guard !ids.isEmpty else { throw OldAddressError() }
                let threads = ids.compactMap { Int($0).map { MailRoute(thread: $0) } }
                return components.fragment == "settings" ? threads + [SettingsRoute(page: "old")] : threads
            }
            .link("{page}") {
                SettingsRoute(page: $0)
            } values: {
                $0.page
            }
            .acceptingLinks(schemes: ["example"], hosts: ["example.com"])
    }

    private func stack(_ link: String) throws -> [AnyHashable] {
        try routes.routes(for: #require(URL(string: link))).map { AnyHashable($0) }
    }

    @Test(
        "A closure sees no link with an invisible character in its query or fragment",
        arguments: ["?id=%00", "?id=5&name=%E2%80%AE", "?id=5#%E2%80%8B", "?id=%FF"]
    )
    func invisible(rest: String) throws {
        #expect(throws: NavigationLinkFailure.self) { try stack("https://example.com/old.php" + rest) }
        #expect(calls.links.isEmpty)
    }

    @Test("The failure of a closure that throws has the type of the error alone")
    func privateError() throws {
        let routes = NavigationRoutes().link { _ in throw CocoaError(.fileNoSuchFile, userInfo: ["": "secret"]) }
        do throws(NavigationLinkFailure) {
            _ = try routes.routes(for: URL(string: "example://any?token=secret")!)
            Issue.record("The closure throws.")
        } catch {
            #expect(error.reason == .refused && error.detail.contains("CocoaError") && !error.detail.contains("secret"))
        }
    }

    @Test(
        "A closure makes the whole stack of a URL, with repeated names and the fragment, and no pattern adds a screen"
    )
    func whole() throws {
        #expect(try stack("https://example.com/old.php?id=5") == [MailRoute(thread: 5)])
        #expect(
            try stack("example://old?id=5&id=6#settings")
                == [MailRoute(thread: 5), MailRoute(thread: 6), SettingsRoute(page: "old")] as [AnyHashable]
        )
        #expect(try stack("https://example.com/home.php") == [])
    }

    @Test("Declarations are asked in their order, and nil goes on to the next one")
    func order() throws {
        #expect(try stack("https://example.com/mail/5") == [MailRoute(thread: 5)] && calls.links.isEmpty)
        #expect(try stack("https://example.com/other") == [SettingsRoute(page: "other")] && calls.links.count == 1)
    }

    @Test("A closure that throws, or makes a route that validate refuses, ends the search")
    func refused() throws {
        for link in ["https://example.com/old.php", "https://example.com/old.php?id=13"] {
            let failure = #expect(throws: NavigationLinkFailure.self) { try stack(link) }
            #expect(failure?.reason == .refused, "\(link)")
        }
    }

    @Test("A closure receives neither links that acceptingLinks excludes nor malformed ones")
    func excluded() throws {
        for link in [
            "https://example.org/old.php?id=5", "other://old?id=5", "example://old:80?id=5", "example://old/%00",
        ] {
            #expect(throws: NavigationLinkFailure.self, "\(link)") { try stack(link) }
        }
        #expect(calls.links.isEmpty)
    }

    @Test("A route of a closure alone has no link")
    func inverse() throws {
        let base = try #require(URL(string: "https://example.com"))
        let closure = NavigationRoutes().link { _ in [MailRoute(thread: 5)] }
        #expect(closure.url(for: MailRoute(thread: 5), base: base) == nil)
        #expect(routes.url(for: MailRoute(thread: 5), base: base)?.path() == "/mail/5")
    }

    @Test("A link without parts opens the root if the closure returns nil, and the closure's routes otherwise")
    func empty() throws {
        #expect(try stack("https://example.com") == [] && calls.links == ["https://example.com"])
        let all = NavigationRoutes().link { _ in [MailRoute(thread: 5)] }
        #expect(try all.routes(for: #require(URL(string: "example://"))).count == 1)
    }

    @Test("A shell shows the stack of a closure's link, and keeps its stack if the closure throws")
    func shell() throws {
        let navigator = Navigator()
        let host = host(
            Text("Inbox").navigationShell(navigator: navigator).navigationRoutes(routes).opensNavigationLinks()
        )
        host.open(try #require(URL(string: "example://old?id=5#settings")))
        #expect(host.texts.contains("settings old") && navigator.depth == 2)
        let refused = try #require(URL(string: "example://old"))
        unreported { host.open(refused) }
        #expect(navigator.depth == 2)
    }
}
