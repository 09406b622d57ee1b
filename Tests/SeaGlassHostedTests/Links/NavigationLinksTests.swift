import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("Links to a stack") struct NavigationLinksTests {
    private func refusal(_ link: String) throws -> NavigationLinkFailure.Reason? {
        do {
            _ = try linkedRoutes.routes(for: #require(URL(string: link)))
            return nil
        } catch let error as NavigationLinkFailure {
            return error.reason
        }
    }

    private func stack(_ link: String) throws -> [AnyHashable] {
        try linkedRoutes.routes(for: #require(URL(string: link))).map { AnyHashable($0) }
    }

    @Test("Web addresses and custom schemes make the same links, with any query and fragment")
    func forms() throws {
        let thread: [AnyHashable] = [MailRoute(thread: 5)]
        for link in [
            "https://example.com/mail/5", "HTTP://example.com:80/mail/5/?a=b/c#d/e", "example://mail/5",
            "example://mail/5#a/b",
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
        let url = linkedRoutes.url(for: route, base: base)
        let isPart = !["", ".", ".."].contains(message) && !message.contains("\u{7}")
        #expect((url != nil) == isPart, "\(message.debugDescription)")
        if let url { #expect(try linkedRoutes.routes(for: url).last.map { AnyHashable($0) } == AnyHashable(route)) }
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
}
