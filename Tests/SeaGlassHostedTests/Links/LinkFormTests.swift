import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassNavigation

@MainActor @Suite("The form of a link") struct LinkFormTests {
    private func reason(_ link: String, in routes: NavigationRoutes = linkedRoutes) throws -> NavigationLinkFailure
        .Reason?
    {
        do throws(NavigationLinkFailure) {
            _ = try routes.routes(for: URL(string: link)!)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test("A link of an app with a port or a user is malformed, so that one link has one text")
    func portOrUser() throws {
        for link in [
            "example://mail:80/5", "example://mail:/5", "example://user@mail/5", "example://user:password@mail/5",
            "example://@mail/5", "example://:80/mail/5", "https://user@example.com/mail/5",
            "https://example.com@example.org/mail/5", "https://@example.com/mail/5",
        ] {
            #expect(try reason(link) == .malformed, "\(link)")
        }
        #expect(try reason("https://example.com/mail/5/a@b:c") == nil)
        #expect(try reason("example:mail/5/a@b:c") == nil)
    }

    @Test("A host or port that can't be read, and a path of slashes alone, are malformed")
    func unreadable() throws {
        for link in [
            "https://evil.com%3F.example.com/mail/5", "https://evil.com%23.example.com/mail/5",
            "https://evil.com%25.example.com/mail/5", "https://example.com:99999999999999999999/mail/5",
            "https://example.com//", "https://example.com///", "example:////",
        ] {
            guard let url = URL(string: link) else { continue }
            #expect(try reason(url.absoluteString) == .malformed, "\(link)")
        }
        #expect(try reason("https://[2001:db8::1]/mail/5") == nil)
    }

    @Test("The default port of a web address makes no difference, and another port is part of the host")
    func ports() throws {
        let plain = linkedRoutes.acceptingLinks(schemes: [], hosts: ["example.com"])
        let other = linkedRoutes.acceptingLinks(schemes: [], hosts: ["example.com:8443"])
        for (link, isPlain) in [
            ("https://example.com:443/mail/5", true), ("http://example.com:80/mail/5", true),
            ("https://example.com:/mail/5", true), ("https://example.com:8443/mail/5", false),
            ("http://example.com:8443/mail/5", false),
        ] {
            #expect(try reason(link, in: plain) == (isPlain ? nil : .unknown), "\(link)")
            #expect(try reason(link, in: other) == (isPlain ? .unknown : nil), "\(link)")
        }
        #expect(try reason("http://example.com:443/mail/5", in: plain) == .unknown)
        #expect(try reason("https://example.com:8443/mail/5") == nil)
    }

    @Test(
        "A host in letters and its Punycode are equal",
        arguments: ["bücher.example", "xn--bcher-kva.example", "BÜCHER.example"]
    )
    func punycode(host: String) throws {
        let routes = linkedRoutes.acceptingLinks(schemes: [], hosts: [host])
        for link in ["bücher.example", "xn--bcher-kva.example", "BÜCHER.EXAMPLE", "XN--BCHER-KVA.example"] {
            #expect(try reason("https://\(link)/mail/5", in: routes) == nil, "\(link)")
        }
        #expect(try reason("https://bucher.example/mail/5", in: routes) == .unknown)
        #expect(routes.externalEvents == ["//xn--bcher-kva.example"])
    }

    @Test("A host with and without www are two hosts, and a wildcard accepts all hosts below a domain")
    func wildcards() throws {
        let hosts = [
            (["example.com"], ["example.com"]),
            (["example.com", "www.example.com"], ["example.com", "www.example.com", "WWW.EXAMPLE.COM"]),
            (["*.example.com"], ["www.example.com", "a.b.example.com"]),
            (["*.Bücher.example"], ["www.bücher.example", "www.xn--bcher-kva.example"]),
            (["*.example.com:8443"], ["www.example.com:8443"]),
        ]
        let all = Set(hosts.flatMap(\.1) + ["example.org", "example.com.example.org", "badexample.com", "com"])
        for (accepted, links) in hosts {
            let routes = linkedRoutes.acceptingLinks(schemes: [], hosts: Set(accepted))
            for host in all {
                let isAccepted = links.contains { $0.lowercased() == host.lowercased() }
                #expect(try reason("https://\(host)/mail/5", in: routes) == (isAccepted ? nil : .unknown), "\(host)")
            }
        }
        let routes = NavigationRoutes().acceptingLinks(schemes: ["a"], hosts: ["*.example.com", "example.com"])
        #expect(routes.externalEvents == ["a:", ".example.com", "//example.com"])
    }

    @Test("A host that hides a slash is malformed")
    func hiddenSlash() throws {
        let routes = linkedRoutes.acceptingLinks(schemes: [], hosts: ["*.example.com"])
        #expect(try reason("https://example.org%2F.example.com/mail/5", in: routes) == .malformed)
    }

    @Test(
        "A part with a character that nobody sees is malformed",
        arguments: [
            "\u{0}", "\u{85}", "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}", "\u{180E}", "\u{200B}", "\u{200C}",
            "\u{200D}",
            "\u{200E}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2060}", "\u{2066}", "\u{2069}", "\u{3164}", "\u{FE00}",
            "\u{FE0F}", "\u{FEFF}", "\u{FFF9}", "\u{E0001}", "\u{E0041}", "\u{E0100}",
        ]
    )
    func invisible(character: String) throws {
        for text in [character, "a\(character)", "a\(character)b", "字\(character)\(character)"] {
            let part = try #require(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
            #expect(try reason("example://mail/5/\(part)") == .malformed, "\(text.debugDescription)")
        }
    }

    @Test(
        "A part may have joiners and variation selectors where a script or an emoji needs them, and has a link",
        arguments: [
            "می\u{200C}خواهم", "ශ්\u{200D}රී", "👩\u{200D}👩\u{200D}👧", "❤\u{FE0F}", "🏳\u{FE0F}\u{200D}🌈", "👍🏽", "🇸🇪",
        ]
    )
    func joiners(text: String) throws {
        let route = MailRoute(thread: 5, message: text)
        let base = try #require(URL(string: "https://example.com"))
        let link = try #require(linkedRoutes.url(for: route, base: base))
        #expect(try linkedRoutes.routes(for: link).last.map { AnyHashable($0) } == AnyHashable(route))
    }
}
