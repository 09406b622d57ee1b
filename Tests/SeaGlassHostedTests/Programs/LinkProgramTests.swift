import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Ordinary apps with links, as their authors wrote them from the documentation.
@MainActor @Suite("Programs with links", .ownRowClosures) struct LinkProgramTests {
    private func open(_ links: String..., in host: Host) throws {
        for link in links { host.open(try #require(URL(string: link))) }
    }

    private func expect(_ texts: String..., in host: Host, sourceLocation: SourceLocation = #_sourceLocation) {
        for text in texts { #expect(host.texts.contains(text), "\(host.texts)", sourceLocation: sourceLocation) }
    }

    // MARK: Shop

    @Test(
        "Shop: parameters of the query have any order, defaults and spaces",
        arguments: [
            ("product/7?color=red&quantity=2", "Product 7, red, 2 pieces"),
            ("product/7?quantity=2&color=red", "Product 7, red, 2 pieces"),
            ("product/7", "Product 7, any color, 1 pieces"),
            ("product/7?color=dark%20blue", "Product 7, dark blue, 1 pieces"),
            ("product/7?color=dark+blue", "Product 7, dark blue, 1 pieces"),
            ("product/7?color=&quantity=", "Product 7, any color, 1 pieces"),
            ("product/7?utm_source=mail&utm_source=ad&color=red", "Product 7, red, 1 pieces"),
            ("product/7?Color=red", "Product 7, any color, 1 pieces"),
            ("search?q=C%2B%2B%20%26%20tea%3D1", "Search C++ & tea=1, page 1"),
            ("search?q=tea&page=2&stock=true", "Search tea, page 2, in stock"),
            ("category/tea/7?sort=price", "Product 7, any color, 1 pieces"),
        ]
    )
    func shop(link: String, text: String) throws {
        let host = host(ShopProgram.ShopRoot())
        try open("https://shop.example.com/" + link, in: host)
        expect(text, in: host)
        if link.hasPrefix("category") {
            host.tapBack()
            expect("Category tea by price", in: host)
        }
    }

    @Test(
        "Shop: a wrong query changes no stack and shows the failure",
        arguments: ["product/7?color=red&color=blue", "product/7?quantity=two", "product/7?quantity=02", "search"]
    )
    func shopRefused(link: String) async throws {
        let host = host(ShopProgram.ShopRoot())
        let url = try #require(URL(string: "https://shop.example.com/" + link))
        let messages = await reports(awaiting: { host.open(url) })
        expect("Refused: refused", in: host)
        #expect(messages.count == 1)
    }

    @Test("Shop: shared links leave out nil and defaults, and a route without a link has none")
    func shopShared() throws {
        let base = try #require(URL(string: "https://shop.example.com"))
        func link(_ route: ShopProgram.ShopRoute) -> String? {
            ShopProgram.shopRoutes.url(for: route, base: base)?.absoluteString
        }
        #expect(link(.product(7, nil, 1)) == "https://shop.example.com/product/7")
        #expect(link(.product(7, "dark blue", 1)) == "https://shop.example.com/product/7?color=dark%20blue")
        #expect(
            link(.search("C++ & tea=1", 1, nil)) == "https://shop.example.com/search?q=C%2B%2B%20%26%20tea%3D1"
        )
        #expect(link(.cart) == nil)
    }

    // MARK: Chat

    @Test("Chat: a link to a message of the open conversation keeps the screen, and another conversation is a new one")
    func chat() throws {
        let model = MessengerProgram.ChatModel()
        let host = host(MessengerProgram.ChatRoot(model: model))
        try open("chat://conversation/5", in: host)
        let entries = model.navigator.entries
        try open("chat://conversation/5?message=9", "chat://conversation/5?message=9", in: host)
        expect("Message 9", "Scrolled: 9", in: host)
        try open("chat://conversation/5?message=12&highlight=tea%20time", in: host)
        expect("Message 12", "Highlight tea time", "Scrolled: 9,12", in: host)
        try open("chat://conversation/5?message=", in: host)
        #expect(model.navigator.entries == entries && !host.texts.contains("Message 12"))
        host.tap("Profile")
        try open("chat://conversation/5?message=3", in: host)
        expect("Scrolled: 9,12,3", in: host)
        host.tap("Open 5 again")
        #expect(model.navigator.depth == 2)
        try open("chat://conversation/6?message=1", in: host)
        expect("Conversation 6", "Scrolled: 1", in: host)
        #expect(model.navigator.depth == 1)
        model.open(try #require(URL(string: "chat://conversation/6?message=2")))
        host.settle()
        expect("Scrolled: 1,2", in: host)
    }

    // MARK: Blog

    @Test("Blog: links in texts are pushed, and others go to the action outside")
    func blog() async throws {
        let host = host(BlogProgram.BlogRoot())
        try open("https://blog.example.com/posts/1", in: host)
        for link in ["second", "Swift"] { #expect(host.tapLink(link)) }
        expect("Post 2, page 1", "Outside: https://swift.org", in: host)
        host.tapBack()
        expect("Post 1, page 1", in: host)
        host.tap("Author")
        expect("Author ada", in: host)
        host.tapBack()
        #expect(host.tapLink("The third"))
        expect("Post 3, page 1", in: host)
        host.tapBack()
        host.tap("Page 2")
        expect("Post 2, page 2", in: host)
        host.tapBack()
        host.tap("mailto:ada@example.com")
        host.tap("https://blog.example.com/about")
        expect(
            "Outside: https://swift.org mailto:ada@example.com https://blog.example.com/about",
            "Failures: 0",
            in: host
        )
        let messages = await reports(awaiting: { host.tapLink("broken") })
        expect("Failures: 1", "Post 1, page 1", in: host)
        #expect(messages.count == 1)
    }

    // MARK: Newspaper

    @Test("Newspaper: a closure between patterns reads the addresses of the old web site")
    func legacy() async throws {
        let host = host(LegacyProgram.NewsRoot())
        let site = "https://news.example.com/"
        try open(site + "index.php?page=article&id=5#comments", in: host)
        expect("Comments of 5", in: host)
        host.tapBack()
        expect("Article 5, old", in: host)
        #expect(host.tapLink("old"))
        expect("Article 7, old", in: host)
        try open(site + "list.php?tag=a&tag=b&tag=", in: host)
        expect("Tags a, b", in: host)
        try open(site + "list.php?tag=sea+salt", in: host)
        expect("Tags sea+salt", in: host)
        try open(site + "sports?tag=a&tag=b", in: host)
        expect("Section sports", in: host)
        try open(site + "index.php?page=home", in: host)
        expect("Front page", in: host)
        let links = ["index.php?page=article", "index.php?page=map"].compactMap { URL(string: site + $0) }
        let messages = await reports(awaiting: { for link in links { host.open(link) } })
        expect("Front page", "refused", in: host)
        #expect(messages.count == 2)
        #expect(throws: NavigationLinkFailure.self) {
            try LegacyProgram.newsRoutes.routes(for: #require(URL(string: "ftp://news.example.com/articles/5")))
        }
    }

    // MARK: App Clip

    @Test("App Clip: links open in an own stack, and a pattern may be a query alone")
    func clip() throws {
        let host = host(ClipProgram.ClipRoot())
        for (link, text) in [
            ("https://cafe.example.com/order?table=12", "Table 12, menu of the day"),
            ("https://appclip.apple.com/id?p=com.example.Clip&table=3&menu=breakfast", "Table 3, breakfast"),
            ("https://cafe.example.com/order?menu=caf%C3%A9&table=4", "Table 4, café"),
            ("https://cafe.example.com?table=8", "Table 8, menu of the day"),
        ] {
            try open(link, in: host)
            expect(text, in: host)
        }
    }

    // MARK: Short links

    @Test("Short links: a waiting screen asks the server, and opens the answer in its place")
    func shortLinks() async throws {
        let service = ShortLinksProgram.LinkService()
        let host = host(ShortLinksProgram.RecipesRoot().environment(service))
        try open("https://recipes.example.com/recipe/7", in: host)
        host.tap("A friend's recipe")
        #expect(host.screens().count == 3)
        await host.settleTasks()
        service.answer()
        await host.settleTasks()
        expect("Recipe 5 for 4", in: host)
        #expect(host.screens().count == 2)
    }

    // MARK: Wiki

    @Test("Wiki: a section updates the article in the app's array, and a tap adds to the array")
    func wiki() throws {
        let wiki = WikiProgram.Wiki()
        let host = host(WikiProgram.WikiRoot().environment(wiki))
        try open("https://www.example.org/wiki/Swift", in: host)
        let entry = host.screens().last
        try open("https://example.org/wiki/Swift?section=Early+days", in: host)
        expect("§ Early days", in: host)
        #expect(wiki.path == [.article(title: "Swift", section: "Early days")] && host.screens().last == entry)
        #expect(host.tapLink("Ocean"))
        #expect(wiki.path.last == .article(title: "Ocean", section: nil) && wiki.path.count == 2)
        for title in ["C%2B%2B", "C++"] {
            try open("wiki://wiki/\(title)", in: host)
            #expect(wiki.path == [.article(title: "C++", section: nil)])
        }
        try open("https://example.org/wiki/Swift/talk?page=2", in: host)
        expect("Talk of Swift, page 2", in: host)
    }

    // MARK: Letters

    @Test("Letters: a subject updates the letter, and an attachment is above the letter")
    func letters() throws {
        let host = host(CorrespondenceProgram.LettersRoot())
        try open("letters://letter/1", in: host)
        try open("letters://letter/1?subject=Tea%20at%205", in: host)
        expect("Tea at 5", in: host)
        try open("letters://letter/1/attachment?name=a%26b.pdf", in: host)
        expect("Attachment a&b.pdf", in: host)
    }
}
