import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("Opening links") struct OpensLinksTests {
    private let navigator = Navigator()

    @Test("A link opens in a shell, or fails with a reason and changes nothing")
    func shell() async throws {
        let model = OwnPath()
        let host = host(
            Text("Inbox")
                .navigationShell(navigator: navigator)
                .navigationRoutes(linkedRoutes)
                .opensNavigationLinks { model.reasons.append($0.reason) }
        )
        host.open(try #require(URL(string: "example://mail/5/a")))
        #expect(host.texts.contains("mail 5 a") && navigator.depth == 2)
        #expect(navigator.link(base: try #require(URL(string: "example://")))?.absoluteString == "example://mail/5/a")
        let unknown = try #require(URL(string: "example://nowhere"))
        _ = await reports(awaiting: {
            host.open(unknown)
            await host.settleTasks()
        })
        #expect(host.texts.contains("mail 5 a") && model.reasons == [.unknown])
        host.open(try #require(URL(string: "example://")))
        #expect(navigator.depth == 0)
    }

    @Test("A link that arrives before the shell is opened with the shell, or its failure is reported then")
    func early() async throws {
        for (link, depth, reasons) in [("mail/5/a", 2, []), ("mail/13", 0, [NavigationLinkFailure.Reason.notAllowed])] {
            let (model, navigator) = (OwnPath(), Navigator())
            let host = host(
                LateShell(model: model, navigator: navigator)
                    .navigationRoutes(linkedRoutes)
                    .opensNavigationLinks { model.reasons.append($0.reason) }
            )
            host.open(try #require(URL(string: "example://" + link)))
            #expect(navigator.depth == 0 && model.reasons.isEmpty)
            _ = await reports(awaiting: {
                model.hasShell = true
                await host.settleTasks()
            })
            #expect(navigator.depth == depth && model.reasons == reasons)
        }
    }

    @Test("A navigator keeps a link for its shell, and the link takes precedence over the stored stack")
    func earlyNavigator() async throws {
        let url = try #require(URL(string: "example://mail/5"))
        let refused = try #require(URL(string: "example://mail/13"))
        let navigator = navigator
        let messages = await reports(awaiting: {
            do {
                try navigator.open(url)
                try navigator.open(refused)
            } catch {
                Issue.record(error)
            }
            #expect(navigator.depth == 0)
            let host = host(Text("Inbox").navigationShell(navigator: navigator).navigationRoutes(linkedRoutes))
            #expect(host.texts.contains("mail 5 ") && navigator.depth == 1)
        })
        #expect(messages.filter { $0.contains("no shell shows this navigator") }.count == 2)
        #expect(messages.filter { $0.contains("notAllowed") }.count == 1 && messages.count == 3)
    }

    @Test("A link is reported only if no shell has a pattern for it")
    func severalShells() async throws {
        let (model, first, second) = (OwnPath(), Navigator(), Navigator())
        let settings = NavigationRoutes().route(SettingsRoute.self, key: "settings") { Text("settings \($0.page)") }
            .link("settings") {
                SettingsRoute(page: "first")
            } values: { _ in
            }
        func shell(_ navigator: Navigator, _ routes: NavigationRoutes) -> some View {
            Text("Inbox").navigationShell(navigator: navigator).navigationRoutes(routes)
                .opensNavigationLinks { model.reasons.append($0.reason) }
        }
        let host = host(
            VStack {
                shell(first, settings)
                shell(second, linkedRoutes)
            }
        )
        _ = await reports(awaiting: {
            for link in ["mail/5", "settings"] {
                if let url = URL(string: "example://" + link) { host.open(url) }
                await host.settleTasks()
            }
            #expect(first.depth == 1 && second.depth == 1 && model.reasons.isEmpty)
            if let url = URL(string: "example://nowhere") { host.open(url) }
            await host.settleTasks()
            #expect(model.reasons == [.unknown, .unknown])
        })
    }

    @Test("A link to a route without a declaration changes nothing")
    func undeclared() throws {
        let links = NavigationRoutes().link("mail/{thread}") {
            MailRoute(thread: $0)
        } values: {
            $0.thread
        }
        let host = host(Text("Inbox").navigationShell(navigator: navigator).navigationRoutes(links))
        let url = try #require(URL(string: "example://mail/5"))
        #expect(throws: NavigationLinkFailure(.undeclaredRoute, "MailRoute")) { try navigator.open(url) }
        #expect(navigator.depth == 0 && host.screens().count == 1)
    }

    @Test("A link opens in an app's own stack of an array")
    func ownStack() throws {
        let model = OwnPath()
        let host = host(OwnLinkedStack(model: model))
        let link = try #require(URL(string: "example://mail/5/a"))
        host.open(link)
        #expect(model.routes == [MailRoute(thread: 5), MailRoute(thread: 5, message: "a")])
        let settings = try #require(URL(string: "example://settings"))
        unreported { host.open(settings) }
        #expect(model.routes.count == 2 && model.reasons == [.undeclaredRoute])
    }

    @Test("Opening links without a shell is reported in debug builds")
    func missingShell() async {
        let messages = await reports(awaiting: {
            let host = host(Text("Inbox").opensNavigationLinks())
            await host.settleTasks()
        })
        #expect(messages.count == 1 && messages[0].contains("opensNavigationLinks"))
    }

    private func linked(_ root: some View = Text("Inbox")) -> some View {
        root.navigationShell(navigator: navigator)
            .navigationRoutes(linkedRoutes)
            .navigationRoute(ThreadRoute.self) { CountingLevel(id: $0.id) }
            .opensNavigationLinks()
    }

    @Test("A link dismisses a route's sheet and a cover over the sheet, and its screen is visible", arguments: versions)
    func overRoutes(version: Int) throws {
        let host = host(linked(), on: version).after {
            navigator.push(threads: [1])
            navigator.present(ThreadRoute(id: 2))
        }
        host.after { navigator.presented?.navigator?.present(ThreadRoute(id: 3), as: .cover) }
        host.open(try #require(URL(string: "example://mail/41?\(version)")))
        #expect(navigator.presented == nil && host.texts == ["mail 41 "])
    }

    @Test("After a sheet is dismissed, by a swipe or a call, the next link's screen is visible", arguments: versions)
    func afterSheet(version: Int) throws {
        let host = host(linked(), on: version).after { navigator.push(threads: [1]) }
        for style in [NavigationPresentationStyle.sheet(), .cover] {
            let depth = navigator.depth
            host.after { navigator.present(ThreadRoute(id: 2), as: style) }
            if style != .cover { host.dismissSheet() } else { host.after { navigator.presented?.navigator?.dismiss() } }
            #expect(navigator.presented == nil && navigator.depth == depth)
            host.open(try #require(URL(string: "example://mail/42/\(version)\(style == .cover)")))
            #expect(host.texts == ["mail 42 \(version)\(style == .cover)"])
        }
    }

    // Source: https://github.com/home-assistant/iOS/issues/5284
    @Test("An app's own sheet stays over a link's screen, unless the app closes the sheet", arguments: versions)
    func overOwnSheet(version: Int) throws {
        struct Root: View {
            @State private var isShown = false
            let closes: Bool
            var body: some View {
                Button("Assist") { isShown = true }
                    .sheet(isPresented: $isShown) { Text("Assistant") }
                    .onOpenURL { _ in if closes { isShown = false } }
            }
        }
        for closes in [false, true] {
            let navigator = Navigator()
            let root = Root(closes: closes).navigationShell(navigator: navigator)
                .navigationRoutes(linkedRoutes)
                .opensNavigationLinks()
            let host = host(root, on: version)
            host.tap("Assist")
            host.open(try #require(URL(string: "example://mail/43?\(version)\(closes)")))
            #expect(host.texts.contains("mail 43 ") && host.texts.contains("Assistant") != closes)
        }
    }

    @Test("A link in one column dismisses a route that the other column presents", arguments: versions)
    func overOtherColumn(version: Int) throws {
        let sidebar = Navigator()
        let columns = NavigationSplitView {
            Text("Folders").navigationShell(navigator: sidebar)
                .navigationRoute(ThreadRoute.self) { Text("sheet \($0.id)") }
                .opensNavigationLinks()
        } detail: {
            linked()
        }
        let host = host(columns, on: version) { $0.device = .iPad }
        host.after { sidebar.present(ThreadRoute(id: 1)) }
        host.open(try #require(URL(string: "example://mail/44?\(version)")))
        #expect(sidebar.presented == nil && host.texts == ["Folders", "mail 44 "])
    }

    @Test("A link in a shell inside a presented route does not dismiss the route", arguments: versions)
    func insideRoute(version: Int) throws {
        let inner = linked(Text("Account"))
        let outer = Navigator()
        let root = Text("Inbox").navigationShell(navigator: outer)
            .navigationRoute(NoteRoute.self) { _ in Text("Note").sheet(isPresented: .constant(true)) { inner } }
            .opensNavigationLinks()
        let host = host(root, on: version)
        host.after { outer.present(NoteRoute(text: "a")) }
        host.open(try #require(URL(string: "example://mail/45?\(version)")))
        #expect(outer.presented != nil && host.texts.contains("mail 45 "))
    }

    @Test("A link in an app's own stack inside a presented route does not dismiss the route", arguments: versions)
    func ownStackInsideRoute(version: Int) throws {
        let (outer, model) = (Navigator(), OwnPath())
        let root = Text("Inbox").navigationShell(navigator: outer)
            .navigationRoute(NoteRoute.self) { _ in
                Text("Note").sheet(isPresented: .constant(true)) { OwnLinkedStack(model: model) }
            }
            .opensNavigationLinks()
        let host = host(root, on: version)
        host.after { outer.present(NoteRoute(text: "a")) }
        host.open(try #require(URL(string: "example://mail/46?\(version)")))
        #expect(outer.presented != nil && model.routes == [MailRoute(thread: 46)])
    }

    @Test(
        "A link to the visible screens keeps their state, without an appearance or an evaluation",
        .countsEvaluations,
        arguments: versions
    )
    func shownAlready(version: Int) throws {
        let log = Log()
        let routes = NavigationRoutes().route(ThreadRoute.self) { route in
            VStack {
                CountingLevel(id: route.id)
                Probe(log: log)
            }
        }
        .link("shown/{thread}", ThreadRoute.init(id:)) { $0.id }
        let shell = host(
            Text("Root").navigationShell(navigator: navigator).navigationRoutes(routes).opensNavigationLinks(),
            on: version
        )
        for host in [shell, host(OwnThreads(routes: routes, log: log), on: version)] {
            host.open(try #require(URL(string: "example://shown/5?\(version)")))
            host.tap("Count")
            let (states, appearances) = (log.states, log.appearances)
            let before = host.screens().flatMap(\.subtree).map(\.evaluations)
            host.open(try #require(URL(string: "example://shown/5?again\(version)")))
            #expect(host.texts.contains("1 of thread 5") && host.screens().count == 2)
            #expect(log.states == states && log.appearances == appearances && log.disappearances == 0)
            if host === shell { #expect(host.screens().flatMap(\.subtree).map(\.evaluations) == before) }
        }
    }
}

@MainActor @Observable private final class OwnPath {
    var routes: [MailRoute] = []
    var reasons: [NavigationLinkFailure.Reason] = []
    var hasShell = false
}

private struct LateShell: View {
    let model: OwnPath
    let navigator: Navigator

    var body: some View {
        if model.hasShell { Text("Inbox").navigationShell(navigator: navigator) } else { Text("Loading") }
    }
}

private struct OwnLinkedStack: View {
    @Bindable var model: OwnPath

    var body: some View {
        NavigationStack(path: $model.routes) { Text("Array") }
            .opensNavigationLinks(path: $model.routes, linkedRoutes) { model.reasons.append($0.reason) }
    }
}

/// An app's own stack of threads, which logs the appearances of their screens.
private struct OwnThreads: View {
    @State private var path: [ThreadRoute] = []
    let routes: NavigationRoutes
    let log: Log

    var body: some View {
        NavigationStack(path: $path) {
            Text("Root").navigationDestination(for: ThreadRoute.self) { route in
                VStack {
                    CountingLevel(id: route.id)
                    Probe(log: log)
                }
            }
        }
        .opensNavigationLinks(path: $path, routes)
    }
}
