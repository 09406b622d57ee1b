import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The table of the page on links: what a link does when it arrives. Other suites test its rows on tabs and columns.
@MainActor @Suite("A link that arrives") struct LinkArrivalTests {
    private struct Draft: View {
        @Environment(\.navigator) private var navigator
        @State private var asks = false

        var body: some View {
            Button("Discard") { navigator.leave() }.navigationLeaveGuard(when: true, isPresented: $asks)
            Text(asks ? "asking" : "quiet")
        }
    }

    private struct DraftRoute: NavigationRoute {}

    private struct SheetRoute: NavigationRoute { let id: Int }

    private let navigator = Navigator()

    private var routes: NavigationRoutes {
        NavigationRoutes()
            .route(ThreadRoute.self, key: "thread") { Text("Thread \($0.id)") }
            .route(DraftRoute.self, key: "draft") { _ in Draft() }
            .route(SheetRoute.self, key: "sheet", as: .sheet) { Text("Sheet \($0.id)") }
            .link("mail/{thread}", ThreadRoute.init(id:)) { $0.id }
            .link("mail/{thread}/{sheet}", sheet) { (1, $0.id) }
    }

    private func sheet(thread: Int, id: Int) -> SheetRoute { SheetRoute(id: id) }

    private func mail(_ activityType: String? = nil) -> some View {
        Text("Inbox")
            .navigationShell(navigator: navigator)
            .navigationRoutes(routes)
            .opensNavigationLinks(activityType: activityType)
    }

    private func open(_ link: String, in host: Host) { host.open(URL(string: "example://\(link)")!) }

    @Test("A link that presents shows its sheet over its stack, and again goes to the root of the sheet")
    func presents() {
        for version in versions {
            let host = host(mail(), on: version)
            open("mail/1/2?\(version)", in: host)
            #expect(navigator.depth == 1 && host.texts.contains("Sheet 2"))
            host.after { navigator.presented?.navigator?.push(route: ThreadRoute(id: 9)) }
            #expect(host.texts.contains("Thread 9"))
            open("mail/1/2?again\(version)", in: host)
            #expect(host.texts.contains("Sheet 2") && !host.texts.contains("Thread 9"))
            host.after { navigator.dismissToRoot() }
        }
    }

    @Test("A link over a guarded screen opens when the person leaves, and a second link takes its place")
    func guarded() {
        for version in versions {
            let host = host(mail(), on: version)
            host.after { navigator.push(route: DraftRoute()) }
            open("mail/1?\(version)", in: host)
            #expect(host.texts.contains("asking") && navigator.depth == 1)
            open("mail/2?\(version)", in: host)
            #expect(host.texts.contains("asking") && navigator.depth == 1)
            host.tap("Discard")
            #expect(host.texts.contains("Thread 2"))
            host.after { navigator.popToRoot() }
        }
    }

    @Test("A link opens in the window that receives it")
    func window() {
        let other = Navigator()
        let view = Text("Other").navigationShell(navigator: other).navigationRoutes(routes).opensNavigationLinks()
        let hosts = [host(mail()), host(view)]
        open("mail/3?window", in: hosts[1])
        hosts[0].settle()
        #expect(navigator.depth == 0 && hosts[0].texts == ["Inbox"] && hosts[1].texts.contains("Thread 3"))
    }

    @Test(
        "An activity of the given type opens its link, as a Handoff or in an App Clip",
        arguments: ["com.example.reading", "NSUserActivityTypeBrowsingWeb"]
    )
    func activity(type: String) {
        let host = host(mail(type))
        let activity = NSUserActivity(activityType: type)
        activity.webpageURL = URL(string: "https://example.com/mail/4?\(type)")
        host.continueActivity(activity)
        #expect(host.texts.contains("Thread 4"))
        host.after { navigator.popToRoot() }
        activity.webpageURL = nil
        host.continueActivity(activity)
        let other = NSUserActivity(activityType: "other")
        other.webpageURL = URL(string: "https://example.com/mail/5")
        host.continueActivity(other)
        #expect(navigator.depth == 0)
    }

    @Test("A link by which the system delivers an activity twice opens once")
    func twice() {
        let host = host(mail("NSUserActivityTypeBrowsingWeb"))
        let activity = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
        activity.webpageURL = URL(string: "https://example.com/mail/6?twice")
        host.continueActivity(activity)
        let entry = navigator.entries.last
        host.open(activity.webpageURL!)
        #expect(navigator.entries.last == entry && navigator.depth == 1)
    }
}
