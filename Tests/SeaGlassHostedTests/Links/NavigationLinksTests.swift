import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

private struct PlaceRoute: NavigationRoute {
    let latitude: Double
    let longitude: Double
}

private struct FolderRoute: NavigationRoute {
    enum Folder: String, Codable, NavigationLinkValue { case inbox, sent }
    enum Priority: Int, Codable, NavigationLinkValue {
        case low = 1
        case high
    }

    let folder: Folder
    let priority: Priority
    let id: UUID
}

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

    @Test("A link opens a screen for each of its prefixes that is a link")
    func prefixes() throws {
        #expect(try stack("example://mail/5/a") == [MailRoute(thread: 5), MailRoute(thread: 5, message: "a")])
    }

    private enum PeopleRoute: NavigationRoute {
        case user(String)
        case post(String, Int)
        case mail(Int)
    }

    /// Links to people and mail, in an order.
    private func peopleRoutes(isReversed: Bool) -> NavigationRoutes {
        let links: [(NavigationRoutes) -> NavigationRoutes] = [
            {
                $0.link("{user}") {
                    PeopleRoute.user($0)
                } values: {
                    if case .user(let name) = $0 { name } else { nil }
                }
            },
            {
                $0.link("{name}/posts/{id}") {
                    PeopleRoute.post($0, $1)
                } values: {
                    if case .post(let name, let id) = $0 { (name, id) } else { nil }
                }
            },
            {
                $0.link("mail/{id}") {
                    PeopleRoute.mail($0)
                } values: {
                    if case .mail(let id) = $0 { id } else { nil }
                }
            },
        ]
        let declared = NavigationRoutes().route(PeopleRoute.self) { _ in Text("") }
        return (isReversed ? links.reversed() : links).reduce(declared) { $1($0) }
    }

    @Test("A shorter pattern adds a screen only below a pattern that begins with it", arguments: [true, false])
    func beginnings(isReversed: Bool) throws {
        let routes = peopleRoutes(isReversed: isReversed)
        func stack(_ link: String) throws -> [PeopleRoute] {
            try routes.routes(for: #require(URL(string: "https://example.com/\(link)"))).compactMap {
                $0 as? PeopleRoute
            }
        }
        #expect(try stack("anna") == [.user("anna")])
        #expect(try stack("anna/posts/3") == [.user("anna"), .post("anna", 3)])
        #expect(try stack("mail/5") == [.mail(5)])
    }

    @Test("A case of an enumeration has the link of the pattern that has values for it, and no other")
    func cases() throws {
        let routes = peopleRoutes(isReversed: false)
        let base = try #require(URL(string: "example://"))
        let links = [PeopleRoute.user("anna"), .post("anna", 3), .mail(5)].map { routes.url(for: $0, base: base) }
        #expect(links.map { $0?.absoluteString } == ["example://anna", "example://anna/posts/3", "example://mail/5"])
        let none = NavigationRoutes().link("mail/{id}") {
            PeopleRoute.mail($0)
        } values: { _ in
            nil
        }
        #expect(none.url(for: PeopleRoute.mail(5), base: base) == nil)
    }

    @Test("Links that are unknown, of another type, refused or not allowed fail with a reason")
    func reasons() throws {
        let cases: [(String, NavigationLinkFailure.Reason)] = [
            ("example://post/5", .unknown), ("example://mail", .unknown), ("example://mail/5/a/b", .unknown),
            ("example://Mail/5", .unknown), ("example://mail/five", .refused), ("example://mail/-1/a", .refused),
            ("example://mail/99999999999999999999", .refused), ("example://mail/13", .refused),
            ("example://mail//5", .malformed), ("example://mail/%2e%2e/5", .malformed),
            ("example://mail/5/%00", .malformed), ("example://mail/5/%ff", .malformed),
            ("example://mail/5/..%2F..", .malformed), ("example://mail/5/a%2fb", .malformed),
            ("example://mail/5/a%5Cb", .malformed), ("example://mail/5/a\\b", .malformed),
            ("example://mail/5/%C2%85", .malformed), ("example://mail/5/a%E2%80%AEb", .malformed),
            ("example://mail/5/%D8%9C", .malformed), ("example://mail/5/%E2%81%A6", .malformed),
            ("example://mail/+5", .refused), ("example://mail/05", .refused), ("example://mail/-0", .refused),
            ("example://mail/" + String(repeating: "1", count: 2_048), .malformed),
            ("example://" + String(repeating: "a/", count: 33), .malformed),
        ]
        for (link, reason) in cases { #expect(try refusal(link) == reason, "\(link.prefix(60))") }
    }

    @Test("A written link can be read, whatever its parameters", arguments: 0..<50)
    func roundTrip(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let base = try #require(URL(string: seed % 2 == 0 ? "https://example.com" : "example://"))
        let refused = "/\\\u{7}\u{85}\u{202E}"
        let characters = "aZ0 ?#%é字👍🏽.-_~&=+" + refused
        let message = String(
            (0..<Int.random(in: 0...6, using: &random)).map { _ in characters.randomElement(using: &random)! }
        )
        let route = MailRoute(thread: Int.random(in: 14...99, using: &random), message: message)
        let url = linkedRoutes.url(for: route, base: base)
        let isPart = !["", ".", ".."].contains(message) && !message.contains { refused.contains($0) }
        #expect((url != nil) == isPart, "\(message.debugDescription)")
        if let url { #expect(try linkedRoutes.routes(for: url).last.map { AnyHashable($0) } == AnyHashable(route)) }
    }

    @Test("A failure quotes only the scheme, host and path of a link")
    func quoted() throws {
        for (link, quote) in [
            ("https://me:token@example.com/nowhere?code=token#token", "https://example.com/nowhere"),
            ("example://nowhere/5?code=token", "example://nowhere/5"),
            ("example://token@mail//5?code=token", "example://mail//5"),
            ("example://mail/5/%00?code=token", "example://mail/5/%00"),
            ("example://mail/five?code=token", "five"),
        ] {
            let url = try #require(URL(string: link))
            let failure = #expect(throws: NavigationLinkFailure.self) { try linkedRoutes.routes(for: url) }
            #expect(failure?.detail.contains(quote) == true && failure?.detail.contains("token") == false, "\(link)")
        }
    }

    @Test("A non-ASCII host is compared in its readable form, in each form that Foundation writes")
    func hostBeyondASCII() throws {
        let routes = NavigationRoutes().link("почта/{thread}") {
            MailRoute(thread: $0)
        } values: {
            $0.thread
        }
        let route = MailRoute(thread: 5)
        let base = try #require(URL(string: "example://"))
        let written = try #require(routes.url(for: route, base: base))
        let links = ["example://почта/5", "example://xn--80a1acny/5", "example:/почта/5", written.absoluteString]
        for link in links + ["https://example.com/почта/5"] {
            let url = try #require(URL(string: link))
            #expect(try routes.routes(for: url).map { AnyHashable($0) } == [route], "\(link)")
        }
    }

    @Test("A link to a route that is unequal to itself is refused, and none is written")
    func unequal() throws {
        let routes = NavigationRoutes().link("place/{latitude}/{longitude}") {
            PlaceRoute(latitude: $0, longitude: $1)
        } values: {
            ($0.latitude, $0.longitude)
        }
        let url = try #require(URL(string: "example://place/nan/1.0"))
        let failure = #expect(throws: NavigationLinkFailure.self) { try routes.routes(for: url) }
        #expect(failure?.reason == .refused)
        let base = try #require(URL(string: "example://"))
        #expect(routes.url(for: PlaceRoute(latitude: .nan, longitude: 1), base: base) == nil)
        let place = PlaceRoute(latitude: 59.5, longitude: 1)
        #expect(routes.url(for: place, base: base)?.absoluteString == "example://place/59.5/1.0")
    }

    @Test("A part of a pattern with one brace is text")
    func braces() {
        #expect(NavigationLinkPattern("{a/b}/{c}")?.parts == ["{a", "b}", nil])
    }

    @Test("A link has exactly one form for an identifier and for an enumeration")
    func values() throws {
        let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        let routes = NavigationRoutes().link("{folder}/{priority}/{id}") {
            FolderRoute(folder: $0, priority: $1, id: $2)
        } values: {
            ($0.folder, $0.priority, $0.id)
        }
        let route = FolderRoute(folder: .sent, priority: .high, id: id)
        let base = try #require(URL(string: "example://"))
        let link = try #require(routes.url(for: route, base: base))
        #expect(link.absoluteString == "example://sent/2/\(id.uuidString.lowercased())")
        #expect(try routes.routes(for: link).map { AnyHashable($0) } == [route])
        let text = id.uuidString.lowercased()
        for part in ["Sent/2/\(text)", "sent/02/\(text)", "sent/3/\(text)", "sent/2/\(id.uuidString)", "sent/2/5"] {
            let url = try #require(URL(string: "example://" + part))
            let failure = #expect(throws: NavigationLinkFailure.self) { try routes.routes(for: url) }
            #expect(failure?.reason == .refused, "\(part)")
        }
    }

    @Test(
        "A number has exactly one link, with a decimal point for fractions",
        arguments: ["5", "05", "5.0", "+5", "5.00", "0x5p0"]
    )
    func numbers(text: String) throws {
        func isLink(_ routes: NavigationRoutes) throws -> Bool {
            let url = try #require(URL(string: "example:/" + text))
            return (try? routes.routes(for: url)) != nil
        }
        let whole = NavigationRoutes().link("{thread}") {
            MailRoute(thread: $0)
        } values: {
            $0.thread
        }
        let fraction = NavigationRoutes().link("{latitude}") {
            PlaceRoute(latitude: $0, longitude: 0)
        } values: {
            $0.latitude
        }
        #expect(try isLink(whole) == (text == "5") && isLink(fraction) == (text == "5.0"))
    }

    @Test("A pattern without a route opens the root, with its routes on top of it")
    func roots() throws {
        let routes = linkedRoutes.link("mail").link("inbox/all")
        func stack(_ link: String) throws -> [AnyHashable] {
            try routes.routes(for: #require(URL(string: link))).map { AnyHashable($0) }
        }
        #expect(try stack("example://mail") == [] && stack("example://inbox/all") == [])
        #expect(try stack("example://mail/5") == [MailRoute(thread: 5)])
        for link in ["example://inbox", "example://mail/5/a/b", "example://mail/five"] {
            #expect(throws: NavigationLinkFailure.self) { try stack(link) }
        }
    }

    @Test("Links with other schemes and hosts than the accepted ones are unknown")
    func origins() throws {
        let routes = linkedRoutes.acceptingLinks(schemes: ["Example"], hosts: ["Example.com", "почта.example"])
        let links = [
            ("example://mail/5", true), ("EXAMPLE:/mail/5", true), ("https://example.com/mail/5", true),
            ("http://EXAMPLE.com:80/mail/5", true), ("https://почта.example/mail/5", true),
            ("other://mail/5", false), ("https://www.example.com/mail/5", false), ("/mail/5", false),
            ("https://example.com.example.org/mail/5", false),
            ("https:example.com/mail/5", false), ("example.com:/mail/5", false),
        ]
        for (link, isAccepted) in links {
            let url = try #require(URL(string: link))
            if isAccepted {
                #expect(try routes.routes(for: url).count == 1, "\(link)")
            } else {
                let failure = #expect(throws: NavigationLinkFailure.self, "\(link)") { try routes.routes(for: url) }
                #expect(failure?.reason == .unknown)
            }
        }
        let ours = try #require(URL(string: "example://"))
        let other = try #require(URL(string: "other://"))
        #expect(routes.url(for: MailRoute(thread: 5), base: ours) != nil)
        #expect(routes.url(for: MailRoute(thread: 5), base: other) == nil)
    }

    @Test("Merged routes accept the schemes and hosts of both, and all if neither restricts them")
    func mergedOrigins() throws {
        let plain = NavigationRoutes()
        let first = NavigationRoutes().acceptingLinks(schemes: ["a"])
        let second = NavigationRoutes().acceptingLinks(schemes: [], hosts: ["b.example"])
        #expect(first.merging(second).linkOrigins == ["a:", "//b.example"])
        #expect(first.merging(plain).linkOrigins == ["a:"] && plain.merging(first).linkOrigins == ["a:"])
        #expect(plain.merging(plain).linkOrigins == nil)
    }

    @Test("A link has up to 32 parts when it is read or written")
    func parts() throws {
        struct LongRoute: NavigationRoute { let id: Int }
        for count in 32...33 {
            let pattern = Array(repeating: "a", count: count - 1).joined(separator: "/") + "/{id}"
            let routes = NavigationRoutes().link(pattern) {
                LongRoute(id: $0)
            } values: {
                $0.id
            }
            let link = "example:/" + pattern.replacingOccurrences(of: "{id}", with: "5")
            let url = try #require(URL(string: link))
            let base = try #require(URL(string: "example:"))
            if count == 32 {
                #expect(try routes.routes(for: url).map { AnyHashable($0) } == [LongRoute(id: 5)])
                #expect(routes.url(for: LongRoute(id: 5), base: base) == url)
            } else {
                let failure = #expect(throws: NavigationLinkFailure.self) { try routes.routes(for: url) }
                #expect(failure?.reason == .malformed && routes.url(for: LongRoute(id: 5), base: base) == nil)
            }
        }
    }

    @Test("A pattern whose parameters differ from its closure's, or that lacks a route, is reported and ignored")
    func wrongPattern() async throws {
        let messages = await reports(awaiting: {
            let none = NavigationRoutes().link("mail") {
                MailRoute(thread: $0)
            } values: {
                $0.thread
            }
            let empty = NavigationRoutes().link("") {
                MailRoute(thread: 1)
            } values: { _ in
                ()
            }
            #expect(none.links.isEmpty && empty.links.isEmpty)
            #expect(NavigationRoutes().link("mail/{thread}").links.isEmpty)
        })
        #expect(messages.count == 3)
        #expect(messages[0].contains("link: “mail” must have 1 parameter, as the closure for MailRoute takes."))
        #expect(messages[1].contains("link: “” must have at least one part and no parameter"))
        #expect(messages[2].contains("link: “mail/{thread}” has a parameter"))
    }
}
