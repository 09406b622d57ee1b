import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

struct PostRoute: NavigationRoute { let id: Int }

/// The text of a post, with links of each kind.
private struct Post: View {
    @Environment(\.openURL) private var openURL
    @State private var count = 0
    let name: String
    let log: TapLog

    var body: some View {
        log.evaluations += 1
        return VStack {
            Text(verbatim: name)
            Button("Count") { count += 1 }
            Text(verbatim: "\(count) in \(name)")
            Text(
                "See [second](https://example.com/posts/2), [Swift](https://swift.org/posts/2), [root](example://home)."
            )
            Text(
                "Or [broken](https://example.com/posts/abc), [page](https://example.com/about), [bad](https://example.com//)."
            )
            Text(attributed)
            Link("Own", destination: URL(string: "https://example.com/posts/1")!)
            Link("News", destination: URL(string: "https://example.com/news/3")!)
            Link("Note", destination: URL(string: "https://example.com/notes/a")!)
            Button("Call") { openURL(URL(string: "example://posts/5")!) { log.results.append($0) } }
            Button("Broken call") { openURL(URL(string: "example://posts/abc")!) { log.results.append($0) } }
        }
    }

    private var attributed: AttributedString {
        var text = AttributedString("third")
        text.link = URL(string: "example://posts/3")
        return text
    }
}

@MainActor private final class TapLog {
    var outside: [String] = []
    var reasons: [NavigationLinkFailure.Reason] = []
    var results: [Bool] = []
    var evaluations = 0
}

@MainActor @Observable private final class Padded { var amount = 0 }

private struct NewsRoute: NavigationRoute { let id: Int }

@MainActor @Suite("Links that a person taps in a screen") struct TappedLinkTests {
    private let navigator = Navigator()
    private let log = TapLog()

    private func routes(_ news: NavigationPresentationStyle = .sheet) -> NavigationRoutes {
        NavigationRoutes()
            .route(PostRoute.self, key: "post") { [log] in Post(name: "post \($0.id)", log: log) }
            .route(NewsRoute.self, key: "news", as: news) { [log] in Post(name: "news \($0.id)", log: log) }
            .route(NoteRoute.self, key: "note") { Text("note \($0.text)") }
            .link("home")
            .link("posts/{id}", PostRoute.init(id:)) { $0.id }
            .link("news/{id}", NewsRoute.init(id:)) { $0.id }
            .link("notes/{text}", NoteRoute.init(text:)) { $0.text }
            .link("notes/{text}/more/{id}") { (_: String, id: Int) in
                PostRoute(id: id)
            } values: { _ in
                nil
            }
            .acceptingLinks(schemes: ["example"], hosts: ["example.com"])
    }

    private func host(_ routes: NavigationRoutes? = nil, navigator: Navigator? = nil, on version: Int = 26) -> Host {
        let routes = routes ?? self.routes()
        let log = log
        return SeaGlassHostedTests.host(
            Post(name: "root", log: log)
                .navigationShell(navigator: navigator ?? self.navigator)
                .navigationRoutes(routes)
                .opensNavigationLinks { log.reasons.append($0.reason) }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        log.outside.append(url.absoluteString)
                        return .handled
                    }
                ),
            on: version
        )
    }

    private var stack: [AnyHashable?] { navigator.entries.map { $0.route.map { AnyHashable($0) } } }

    @Test("A link in Markdown, in an attributed string, of a Link and by openURL is pushed", arguments: versions)
    func kinds(version: Int) {
        let host = host(on: version)
        #expect(host.tapLink("second") && stack == [PostRoute(id: 2)] && host.texts.contains("post 2"))
        #expect(host.tapLink("third") && stack == [PostRoute(id: 2), PostRoute(id: 3)])
        #expect(host.tap("Own") && host.texts.contains("post 1"))
        #expect(host.tap("Call") && stack.last == AnyHashable(PostRoute(id: 5)) && log.results == [true])
        #expect(log.outside.isEmpty && log.reasons.isEmpty)
    }

    @Test("The way back leads to the text, which has kept its state")
    func back() {
        let host = host()
        host.tap("Count")
        #expect(host.tapLink("second") && host.texts.contains("post 2"))
        host.tapBack()
        #expect(navigator.depth == 0 && host.texts.contains("1 in root"))
    }

    @Test("A link to the screen on top pushes nothing, and one to a screen below is pushed")
    func same() {
        let host = host().after { navigator.push(route: PostRoute(id: 1)) }
        host.tap("Own")
        #expect(navigator.depth == 1)
        host.tapLink("second")
        host.tap("Own")
        #expect(stack == [1, 2, 1].map { PostRoute(id: $0) })
    }

    @Test("Only the last screen of a link is pushed")
    func last() throws {
        let host = host()
        let url = try #require(URL(string: "example://notes/a/more/7"))
        #expect(try routes().routes(for: url).count == 2)
        host.after { _ = navigator.stack?.openTapped(url) }
        #expect(stack == [PostRoute(id: 7)])
    }

    @Test("A URL without a pattern, of another host or malformed goes to the action outside")
    func outside() {
        let host = host()
        for link in ["Swift", "page", "bad"] { host.tapLink(link) }
        #expect(log.outside == ["https://swift.org/posts/2", "https://example.com/about", "https://example.com//"])
        #expect(navigator.depth == 0 && log.reasons.isEmpty)
    }

    @Test("A tapped link whose route has no screen calls onFailure, and does not leave the app")
    func undeclared() async {
        let routes = NavigationRoutes()
            .link("posts/{id}", PostRoute.init(id:)) { $0.id }
            .acceptingLinks(schemes: ["example"], hosts: ["example.com"])
        let host = host(routes)
        _ = await reports(awaiting: { host.tapLink("second") })
        #expect(log.reasons == [.refused] && log.outside.isEmpty && navigator.depth == 0)
    }

    @Test("In a sheet, a tapped link to the sheet's own screen presents nothing", arguments: versions)
    func ownSheet(version: Int) {
        let host = host(on: version)
        host.after { navigator.present(NewsRoute(id: 3)) }
        host.tap("News")
        #expect(navigator.presented?.route as? NewsRoute == NewsRoute(id: 3))
        #expect(navigator.presented?.navigator?.presented == nil)
    }

    @Test("A link that is refused calls onFailure, and does not leave the app")
    func refused() async {
        let host = host()
        let messages = await reports(awaiting: {
            host.tapLink("broken")
            host.tap("Broken call")
        })
        #expect(log.reasons == [.refused, .refused] && log.results == [false] && messages.count == 2)
        #expect(log.outside.isEmpty && navigator.depth == 0)
    }

    @Test("Without acceptingLinks no tapped link stays in the shell, and debug builds report one with a pattern")
    func open() async {
        let host = host(
            NavigationRoutes()
                .route(PostRoute.self) { [log] in Post(name: "post \($0.id)", log: log) }
                .link("posts/{id}", PostRoute.init(id:)) { $0.id }
        )
        let messages = await reports(awaiting: {
            host.tapLink("second")
            host.tapLink("page")
        })
        #expect(log.outside == ["https://example.com/posts/2", "https://example.com/about"] && navigator.depth == 0)
        #expect(messages.count == 1 && messages[0].contains("Add acceptingLinks(schemes:hosts:)"))
    }

    @Test("A link to a sheet presents it, and a link in the sheet is pushed in the sheet", arguments: versions)
    func sheet(version: Int) {
        for style in [NavigationPresentationStyle.sheet, .cover] {
            let navigator = Navigator()
            let host = host(routes(style), navigator: navigator, on: version)
            host.tap("News")
            #expect(navigator.presented?.route as? NewsRoute == NewsRoute(id: 3) && navigator.depth == 0)
            host.tapLink("second")
            #expect(navigator.presented?.navigator?.entries.map(\.route) as? [PostRoute] == [PostRoute(id: 2)])
            #expect(navigator.depth == 0 && host.texts.contains("post 2"))
            host.tapLink("root")
            #expect(navigator.presented == nil && navigator.depth == 0)
        }
    }

    @Test("A link in a bare sheet dismisses the sheet, and is pushed on the stack below")
    func bareSheet() {
        let host = host(routes(.sheet.bare))
        host.after { navigator.push(route: PostRoute(id: 1)) }
        host.tap("News")
        host.tapLink("second")
        #expect(navigator.presented == nil && stack == [1, 2].map { PostRoute(id: $0) })
        #expect(host.texts.contains("post 2"))
    }

    @Test("A link without a route pops to the root")
    func root() {
        let host = host().after { navigator.push(route: PostRoute(id: 1)) }
        host.tapLink("root")
        #expect(navigator.depth == 0)
    }

    @Test("A link that is tapped twice is pushed once")
    func twice() throws {
        let host = host()
        let url = try #require(URL(string: "example://posts/2"))
        host.after {
            _ = navigator.stack?.openTapped(url)
            _ = navigator.stack?.openTapped(url)
        }
        #expect(navigator.depth == 1)
    }

    @Test("A link in one window changes no other window")
    func windows() {
        let other = Navigator()
        let hosts = [host(), host(navigator: other)]
        hosts[1].tapLink("second")
        #expect(navigator.depth == 0 && other.depth == 1)
    }

    @Test("The action never changes, so an evaluation of the shell evaluates no text", .countsEvaluations)
    func constant() {
        struct Root: View {
            @Bindable var choice: Padded
            let root: Post
            let routes: [NavigationRoutes]
            let navigator: Navigator

            var body: some View {
                root.navigationShell(navigator: navigator).navigationRoutes(routes[choice.amount])
                    .opensNavigationLinks { [choice] _ in choice.amount = 0 }
                    .environment(\.openURL, OpenURLAction { _ in .handled })
            }
        }
        let choice = Padded()
        let host = SeaGlassHostedTests.host(
            Root(
                choice: choice,
                root: Post(name: "root", log: log),
                routes: [NavigationRoutes().acceptingLinks(schemes: ["other"]), routes()],
                navigator: navigator
            )
        )
        let before = log.evaluations
        host.after { choice.amount = 1 }
        #expect(log.evaluations == before)
        #expect(host.tapLink("second") && navigator.depth == 1)
    }

    @Test("A screen's own openURL action wins, and without opensNavigationLinks the shell sets none")
    func own() {
        let log = log
        let inner = OpenURLAction { url in
            log.outside.append("own " + url.absoluteString)
            return .handled
        }
        let routes = routes()
        let host = SeaGlassHostedTests.host(
            Post(name: "root", log: log).environment(\.openURL, inner)
                .navigationShell(navigator: navigator)
                .navigationRoutes(routes)
                .opensNavigationLinks()
        )
        host.tapLink("second")
        let plain = SeaGlassHostedTests.host(
            Post(name: "root", log: log).navigationShell().navigationRoutes(routes).environment(\.openURL, inner)
        )
        plain.tapLink("second")
        #expect(log.outside == Array(repeating: "own https://example.com/posts/2", count: 2) && navigator.depth == 0)
    }
}
