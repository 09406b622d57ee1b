import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassNavigation

private struct SearchRoute: NavigationRoute {
    enum Order: String, Codable, NavigationLinkValue { case date, name }

    var text: String
    var folder: String?
    var page = 1
    var order = Order.date
    var isUnread: Bool?
}

private struct ItemRoute: NavigationRoute {
    let id: Int
    var part: String?
}

@MainActor @Suite("Parameters in the query of a link") struct LinkQueryTests {
    private let routes = NavigationRoutes().link(
        "search?q={text}&folder={folder}&page={page=1}&order={order=date}&unread={isUnread}",
        SearchRoute.init(text:folder:page:order:isUnread:)
    ) {
        ($0.text, $0.folder, $0.page, $0.order, $0.isUnread)
    }

    private func search(_ query: String) throws -> SearchRoute? {
        try routes.routes(for: #require(URL(string: "https://example.com/search?" + query))).first as? SearchRoute
    }

    private func failure(_ query: String) throws -> NavigationLinkFailure? {
        do throws(NavigationLinkFailure) {
            _ = try routes.routes(for: URL(string: "https://example.com/search?" + query)!)
            return nil
        } catch {
            return error
        }
    }

    @Test("Parameters have any order, and a missing one is nil or has its default")
    func order() throws {
        #expect(try search("q=tea") == SearchRoute(text: "tea"))
        let all = SearchRoute(text: "tea", folder: "inbox", page: 2, order: .name, isUnread: true)
        #expect(try search("q=tea&folder=inbox&page=2&order=name&unread=true") == all)
        #expect(try search("unread=true&order=name&page=2&folder=inbox&q=tea#top") == all)
    }

    @Test(
        "A parameter is decoded: a plus is a space, and a slash is text",
        arguments: [
            ("q=sea%20salt", "sea salt"), ("q=sea+salt", "sea salt"), ("q=C%2B%2B", "C++"), ("q=a%26b%3Dc", "a&b=c"),
            ("q=a=b", "a=b"), ("q=AC/DC", "AC/DC"), ("q=AC%2FDC", "AC/DC"), ("q=%C3%A9", "é"), ("%71=tea", "tea"),
            ("q=a;page=2", "a;page=2"), ("q=..", ".."), ("q=a%5Cb", "a\\b"),
        ]
    )
    func decoding(query: String, text: String) throws {
        #expect(try search(query) == SearchRoute(text: text))
    }

    @Test(
        "Other names are ignored, also twice and with texts that no parameter may have",
        arguments: ["utm=a&utm=b", "Folder=a", "x=%FF", "%FF=a", "x=%00", "x", "=a", "", "&&", "Q=b"]
    )
    func unknown(query: String) throws {
        #expect(try search(query + "&q=tea") == SearchRoute(text: "tea"))
    }

    @Test("An empty text counts as a missing parameter")
    func empty() throws {
        #expect(try search("q=tea&folder=&page&order=&unread=") == SearchRoute(text: "tea"))
        #expect(try search("q=&q=tea") == SearchRoute(text: "tea"))
        #expect(try failure("q=")?.reason == .refused)
    }

    @Test(
        "A parameter that is missing, given twice or of another type is refused, and never replaced by its default",
        arguments: ["", "q=a&q=b", "q=a&q=a", "q=a&page=two", "q=a&page=02", "q=a&page=1&page=1", "q=a&order=size"]
            + ["q=a&unread=yes", "q=a&page=+2"]
    )
    func refused(query: String) throws {
        #expect(try failure(query)?.reason == .refused)
    }

    @Test("An initializer without a label is that of the type, not of the link")
    func initializers() {
        #expect(Optional("+5").flatMap(Int.init) == 5)
        #expect(Optional("E621E1F8-C36C-495A-93FC-0C247A3E6E5F").flatMap(UUID.init) != nil)
    }

    @Test("A parameter with an invisible character or invalid UTF-8 is malformed", arguments: ["%00", "%0A", "%FF"])
    func malformed(text: String) throws {
        #expect(try failure("q=" + text)?.reason == .malformed)
    }

    @Test("A failure names the parameter, never quotes the query, and has the whole URL")
    func quoting() throws {
        for (query, detail) in [
            ("folder=secret", "lacks the parameter “q”"), ("q=secret&q=secret", "the parameter “q” more than once"),
            ("q=secret&page=secret", "the parameters [\"q\", \"folder\", \"page\", \"order\", \"unread\"]"),
            ("q=secret%00", "The parameter “q” of"),
        ] {
            let failure = try #require(try failure(query))
            #expect(failure.description.contains(detail) && !failure.description.contains("secret"))
            #expect(failure.url.query() == URL(string: "x:?" + query)?.query())
        }
    }

    @Test("A written query has the order of the pattern, without nil and defaults, and with neither spaces nor pluses")
    func written() throws {
        let base = try #require(URL(string: "https://example.com"))
        func link(_ route: SearchRoute) -> String? { routes.url(for: route, base: base)?.absoluteString }
        #expect(link(SearchRoute(text: "tea")) == "https://example.com/search?q=tea")
        #expect(link(SearchRoute(text: "C++ & é")) == "https://example.com/search?q=C%2B%2B%20%26%20%C3%A9")
        #expect(
            link(SearchRoute(text: "a", folder: "b", page: 2, order: .name, isUnread: false))
                == "https://example.com/search?q=a&folder=b&page=2&order=name&unread=false"
        )
        #expect(link(SearchRoute(text: "")) == nil && link(SearchRoute(text: "a", folder: "")) == nil)
    }

    @Test("A written query can be read, whatever its parameters", arguments: 0..<60)
    func roundTrip(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let base = try #require(URL(string: seed % 2 == 0 ? "https://example.com" : "example://"))
        let refused = "\u{7}\u{85}\u{202E}\u{2028}\u{200B}\u{FEFF}\u{E0041}"
        let characters = Array("aZ0 ?#%é字👍🏽.-_~&=+;/\\" + refused)
        func text(_ random: inout SeededGenerator) -> String {
            String((0..<Int.random(in: 0...5, using: &random)).map { _ in characters.randomElement(using: &random)! })
        }
        let route = SearchRoute(
            text: text(&random),
            folder: Bool.random(using: &random) ? text(&random) : nil,
            page: Int.random(in: 0...3, using: &random),
            order: Bool.random(using: &random) ? .date : .name,
            isUnread: [nil, true, false].randomElement(using: &random)!
        )
        let texts = [route.text] + (route.folder.map { [$0] } ?? [])
        let isLink = texts.allSatisfy { text in
            !text.isEmpty && !text.unicodeScalars.contains { refused.unicodeScalars.contains($0) }
        }
        let url = routes.url(for: route, base: base)
        #expect((url != nil) == isLink, "\(texts.map(\.debugDescription))")
        if let url { #expect(try routes.routes(for: url).map { AnyHashable($0) } == [route]) }
    }

    @Test("A pattern of a query alone opens links without parts, and the declared root opens the others")
    func queryAlone() throws {
        let items = NavigationRoutes().link("?id={id}") {
            ItemRoute(id: $0)
        } values: {
            $0.id
        }
        func stack(_ link: String, in routes: NavigationRoutes) throws -> [AnyHashable] {
            try routes.routes(for: #require(URL(string: link))).map { AnyHashable($0) }
        }
        for base in ["https://example.com", "example://", "example:"] {
            let root = try #require(URL(string: base))
            let link = try #require(items.url(for: ItemRoute(id: 5), base: root))
            #expect(try stack(link.absoluteString, in: items) == [ItemRoute(id: 5)])
            #expect(throws: NavigationLinkFailure.self) { try stack(base, in: items) }
            #expect(try stack(base, in: items.link("")) == [])
        }
    }

    @Test("Of patterns with one path the first wins whose parameters the link has, and a text has to be equal")
    func samePath() throws {
        let items = NavigationRoutes()
            .link("item?id={id}") {
                ItemRoute(id: $0)
            } values: {
                $0.part == nil ? $0.id : nil
            }
            .link("item?kind=part&number={id}&part={part}") {
                ItemRoute(id: $0, part: $1)
            } values: {
                $0.part == nil ? nil : ($0.id, $0.part)
            }
        func stack(_ query: String) throws -> [AnyHashable] {
            try items.routes(for: #require(URL(string: "example://item?" + query))).map { AnyHashable($0) }
        }
        #expect(try stack("id=5&kind=other") == [ItemRoute(id: 5)])
        #expect(try stack("part=a&number=6&kind=part") == [ItemRoute(id: 6, part: "a")])
        for query in ["part=a&number=6", "part=a&number=6&kind=Part", "part=a&number=6&kind=part&kind=part"] {
            #expect(throws: NavigationLinkFailure.self, "\(query)") { try stack(query) }
        }
        let link = items.url(for: ItemRoute(id: 6, part: "a"), base: try #require(URL(string: "example://")))
        #expect(link?.absoluteString == "example://item?kind=part&number=6&part=a")
    }

    @Test("A screen below has the parameters of its own pattern, and none is below if a parameter is missing")
    func below() throws {
        let items = NavigationRoutes()
            .link("item/{id}?part={part}") { (id: Int, part: String) in
                ItemRoute(id: id, part: part)
            } values: {
                ($0.id, $0.part ?? "")
            }
            .link("item/{id}/search?q={text}") { (_: Int, text: String) in
                SearchRoute(text: text)
            } values: { _ in
                nil
            }
        func stack(_ query: String) throws -> [AnyHashable] {
            try items.routes(for: #require(URL(string: "example://item/5/search?" + query))).map { AnyHashable($0) }
        }
        #expect(try stack("q=tea&part=a") == [ItemRoute(id: 5, part: "a"), SearchRoute(text: "tea")])
        #expect(try stack("q=tea") == [SearchRoute(text: "tea")])
    }

    @Test(
        "A pattern with a wrong query or a wrong default is reported and ignored",
        arguments: [
            ("item?id", "must consist of names"), ("item?", "must consist of names"),
            ("item?id={a}&id={b}", "each name once"), ("item?={id}", "must consist of names"),
            ("item?id={id=five}", "The default “five”"), ("item?id={id=05}", "The default “05”"),
            ("item?id=5", "must have 1 parameter"),
        ]
    )
    func wrongPattern(pattern: String, message: String) async {
        let messages = await reports(awaiting: {
            let items = NavigationRoutes().link(pattern) {
                ItemRoute(id: $0)
            } values: {
                $0.id
            }
            #expect(items.links.isEmpty)
        })
        #expect(messages.count == 1 && messages[0].contains(message))
    }
}
