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
        for (link, depth, reasons) in [("mail/5/a", 2, []), ("mail/13", 0, [NavigationLinkFailure.Reason.refused])] {
            let model = OwnPath()
            let navigator = Navigator()
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
        #expect(messages.count == 1 && messages[0].contains("open refused a link: The validate closure of MailRoute"))
    }

    /// Returns two shells beside each other. Only the second one has patterns for mails.
    private func twoShells(_ model: OwnPath) -> (host: Host, first: Navigator, second: Navigator) {
        let first = Navigator()
        let second = Navigator()
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
        return (host, first, second)
    }

    @Test("A link is reported only if no shell has a pattern for it")
    func severalShells() async {
        let model = OwnPath()
        let (host, first, second) = twoShells(model)
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

    @Test("A link that one shell refuses is reported by that shell alone")
    func refusedByOne() async {
        let model = OwnPath()
        let (host, _, second) = twoShells(model)
        _ = await reports(awaiting: {
            if let url = URL(string: "example://mail/13") { host.open(url) }
            await host.settleTasks()
        })
        #expect(model.reasons == [.refused] && second.depth == 0)
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
        let failure = #expect(throws: NavigationLinkFailure.self) { try navigator.open(url) }
        #expect(failure?.reason == .refused)
        #expect(failure?.detail.contains("a MailRoute, for which no screen is declared") == true)
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
        #expect(model.routes.count == 2 && model.reasons == [.refused])
    }

    @Test("Opening links without a shell is reported in debug builds")
    func missingShell() async {
        let messages = await reports(awaiting: {
            let host = host(Text("Inbox").opensNavigationLinks())
            await host.settleTasks()
        })
        #expect(messages.count == 1 && messages[0].contains("opensNavigationLinks"))
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
            let states = log.states
            let appearances = log.appearances
            let before = host.screens().flatMap(\.subtree).map(\.evaluations)
            host.open(try #require(URL(string: "example://shown/5?again\(version)")))
            #expect(host.texts.contains("1 of thread 5") && host.screens().count == 2)
            #expect(log.states == states && log.appearances == appearances && log.disappearances == 0)
            if host === shell { #expect(host.screens().flatMap(\.subtree).map(\.evaluations) == before) }
        }
    }
}

private struct LateShell: View {
    let model: OwnPath
    let navigator: Navigator

    var body: some View {
        if model.hasShell { Text("Inbox").navigationShell(navigator: navigator) } else { Text("Loading") }
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
