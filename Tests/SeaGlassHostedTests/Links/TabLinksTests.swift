import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Each test has separate links, because opening a link twice in one turn of the run loop counts once.
@MainActor @Suite("Opening links in tabs") struct TabLinksTests {
    private let tabs = Tabs()

    private func open(_ link: String, in host: Host) throws {
        host.open(try #require(URL(string: "example://" + link)))
    }

    @Test("A link opens in the selected tab with an animation")
    func selected() async throws {
        let host = host(TabApp(tabs: tabs))
        try open("mail/21/a", in: host)
        #expect(tabs.selected == "mail" && tabs.mail.depth == 2 && tabs.settings.depth == 0)
        #expect(host.texts.contains("mail 21 a") && host.animatesPath == true)
    }

    @Test("A link selects the tab with its pattern, also a new tab, and takes precedence over the stored stack")
    func other() async throws {
        let store = MemoryNavigationStateStore()
        let messages = await reports(awaiting: {
            for launch in 0..<2 {
                let tabs = Tabs()
                let host = host(TabApp(tabs: tabs, store: store))
                host.open(URL(string: "example://settings?\(launch)")!)
                #expect(tabs.selected == "settings" && tabs.mail.depth == 0 && tabs.settings.depth == 1)
                #expect(host.texts.contains("settings first"))
                host.after { tabs.settings.push(route: SettingsRoute(page: "second")) }
                await host.settleTasks()
                await SnapshotWriter.shared.flush()
                host.open(URL(string: "example://mail/22?\(launch)")!)
                #expect(tabs.selected == "mail" && tabs.mail.depth == 1 && host.texts.contains("mail 22 "))
                await host.settleTasks()
            }
        })
        #expect(messages.isEmpty)
    }

    @Test("A link that is refused or unknown in all tabs selects no tab and fails with a reason")
    func refused() async throws {
        let tabs = tabs
        let host = host(TabApp(tabs: tabs))
        host.after { tabs.selected = "settings" }
        let messages = await reports(awaiting: {
            host.open(URL(string: "example://mail/13")!)
            #expect(tabs.reasons == [.refused])
            await host.settleTasks()
            host.open(URL(string: "example://nowhere")!)
            await host.settleTasks()
        })
        #expect(tabs.reasons == [.refused, .unknown])
        #expect(tabs.selected == "settings" && tabs.mail.depth == 0 && messages.count == 2)
    }

    @Test("The first of two tabs with a link's pattern opens the link", arguments: [true, false])
    func both(isMailFirst: Bool) throws {
        @Bindable var tabs = tabs
        tabs.selected = "none"
        let host = host(
            Text("Tabs")
                .opensNavigationLinks(
                    selection: $tabs.selected,
                    isMailFirst
                        ? ["mail": linkedRoutes, "settings": linkedRoutes]
                        : ["settings": linkedRoutes, "mail": linkedRoutes],
                    in: ["mail": tabs.mail, "settings": tabs.settings]
                )
        )
        try open("mail/23?\(isMailFirst)", in: host)
        #expect(tabs.selected == (isMailFirst ? "mail" : "settings"))
    }

    @Test("A link to a tab without a navigator is refused")
    func noNavigator() async {
        @Bindable var tabs = tabs
        let view = Text("Tabs").opensNavigationLinks(selection: $tabs.selected, ["settings": linkedRoutes], in: [:]) {
            tabs.reasons.append($0.reason)
        }
        let host = host(view)
        let messages = await reports(awaiting: { host.open(URL(string: "example://settings?no-navigator")!) })
        #expect(tabs.selected == "mail" && tabs.reasons == [.refused])
        #expect(messages.count == 1 && messages[0].contains("has no navigator"))
    }

    @Test(
        "A link without a route selects the tab with its pattern, at the root",
        arguments: [true, false],
        ["settings/root", ""]
    )
    func root(isFirst: Bool, link: String) throws {
        @Bindable var tabs = tabs
        let plain = NavigationRoutes()
        let routes = NavigationRoutes().link("settings/root").link("")
        let view = Text("Tabs")
        let host = host(
            view.opensNavigationLinks(
                selection: $tabs.selected,
                ["mail": isFirst ? routes : plain, "settings": isFirst ? plain : routes],
                in: ["mail": tabs.mail, "settings": tabs.settings]
            )
        )
        tabs.selected = "none"
        unreported { host.open(URL(string: "example:\(link)?\(isFirst)")!) }
        #expect(tabs.selected == (isFirst ? "mail" : "settings"))
    }

    @Test("A link to a root selects no tab if no tab has its pattern")
    func noRoot() async throws {
        let tabs = tabs
        let host = host(TabApp(tabs: tabs))
        host.after { tabs.selected = "settings" }
        _ = await reports(awaiting: {
            host.open(URL(string: "example:?none")!)
            await host.settleTasks()
        })
        #expect(tabs.selected == "settings" && tabs.reasons == [.unknown])
    }

    @Test("A guarded screen asks in its tab before a link replaces it")
    func guarded() throws {
        let host = host(TabApp(tabs: tabs))
        tabs.mail.push(route: GuardedRoute())
        host.after { tabs.selected = "settings" }
        try open("mail/24", in: host)
        #expect(tabs.selected == "mail" && tabs.asks && host.texts.contains("draft"))
        host.after { tabs.mail.leave() }
        #expect(host.texts.contains("mail 24 "))
    }

    @Test("A link deeper into the selected tab replaces what is on its stack", arguments: versions)
    func deeper(version: Int) throws {
        let host = host(TabApp(tabs: tabs), on: version)
        try open("mail/44", in: host)
        try open("mail/45?\(version)", in: host)
        #expect(tabs.mail.entries.compactMap { ($0.route as? MailRoute)?.thread } == [45])
        #expect(host.texts.contains("mail 45 "))
    }

    // Source: https://github.com/home-assistant/iOS/issues/5284
    @Test("A link dismisses a route that another tab presents, and a refused link does not", arguments: versions)
    func overOtherTab(version: Int) throws {
        let host = host(TabApp(tabs: tabs), on: version)
        for (link, presenter) in [("settings", tabs.mail), ("mail/46", tabs.settings)] {
            host.after { presenter.present(MailRoute(thread: 1)) }
            unreported { host.open(URL(string: "example://mail/13?\(version)\(link)")!) }
            #expect(host.texts.contains("mail 1 "))
            try open("\(link)?\(version)", in: host)
            #expect(presenter.presented == nil && !host.texts.contains("mail 1 "))
            #expect(host.texts.contains(link == "settings" ? "settings first" : "mail 46 "))
        }
    }

    @Test("A guarded route that another tab presents asks before a link's tab is seen", arguments: versions)
    func overGuardedRoute(version: Int) throws {
        let host = host(TabApp(tabs: tabs), on: version)
        host.after { tabs.mail.present(GuardedRoute(), as: .cover) }
        try open("settings?guarded\(version)", in: host)
        #expect(tabs.selected == "settings" && tabs.asks && host.texts.contains("draft"))
        host.after { tabs.mail.presented?.navigator?.leave() }
        #expect(host.texts.contains("settings first") && !host.texts.contains("draft"))
    }

    @Test("A tapped link to another tab selects the tab, if the tab calls the link its own", arguments: [true, false])
    func tapped(isOwn: Bool) {
        @Bindable var tabs = tabs
        var settings = NavigationRoutes()
            .route(SettingsRoute.self) { Text("settings \($0.page)") }
            .link("settings/{page}", SettingsRoute.init(page:)) { $0.page }
        if isOwn { settings = settings.acceptingLinks(schemes: ["example"]) }
        var outside = 0
        let host = host(
            TabView(selection: $tabs.selected) {
                Link("To settings", destination: URL(string: "example://settings/first")!)
                    .navigationShell(navigator: tabs.mail)
                    .tag("mail")
                Text("Settings").navigationShell(navigator: tabs.settings).navigationRoutes(settings).tag("settings")
            }
            .opensNavigationLinks(
                selection: $tabs.selected,
                ["mail": linkedRoutes, "settings": settings],
                in: ["mail": tabs.mail, "settings": tabs.settings]
            )
            .environment(
                \.openURL,
                OpenURLAction { _ in
                    outside += 1
                    return .handled
                }
            )
        )
        host.tap("To settings")
        #expect(tabs.selected == (isOwn ? "settings" : "mail") && outside == (isOwn ? 0 : 1))
        #expect(host.texts.contains("settings first") == isOwn)
    }

    @Test("A second modifier for the tab that opens a link keeps the question of a guarded route", arguments: versions)
    func twoModifiers(version: Int) throws {
        let second = TabApp(tabs: tabs)
            .opensNavigationLinks(selection: .constant("mail"), [:], in: ["mail": tabs.mail])
        let host = host(second, on: version)
        host.after { tabs.mail.present(GuardedRoute(), as: .cover) }
        try open("mail/51?two\(version)", in: host)
        #expect(tabs.asks && host.texts.contains("draft"))
        host.after { tabs.mail.presented?.navigator?.leave() }
        #expect(host.texts.contains("mail 51 "))
    }
}

private struct GuardedRoute: NavigationRoute {}

@MainActor @Observable private final class Tabs {
    var selected = "mail"
    var asks = false
    var reasons: [NavigationLinkFailure.Reason] = []
    let mail = Navigator()
    let settings = Navigator()
}

private struct TabApp: View {
    @Bindable var tabs: Tabs
    var store = MemoryNavigationStateStore()

    var body: some View {
        TabView(selection: $tabs.selected) {
            Text("Inbox")
                .navigationShell(navigator: tabs.mail)
                .navigationRoutes(mail)
                .tag("mail")
            Text("Settings")
                .navigationShell(navigator: tabs.settings)
                .navigationRoutes(settings)
                .navigationRoute(MailRoute.self) { Text("mail \($0.thread) ") }
                .restoresNavigation(id: "settings", scope: .app, .standard.store(store))
                .tag("settings")
        }
        .opensNavigationLinks(
            selection: $tabs.selected,
            ["mail": mail, "settings": settings],
            in: ["mail": tabs.mail, "settings": tabs.settings]
        ) {
            tabs.reasons.append($0.reason)
        }
    }

    private var mail: NavigationRoutes {
        NavigationRoutes()
            .route(MailRoute.self, key: "mail", validate: { $0.thread != 13 }) {
                Text("mail \($0.thread) \($0.message ?? "")")
            }
            .route(GuardedRoute.self, key: "draft") { _ in
                Text("draft").navigationLeaveGuard(when: true, isPresented: $tabs.asks)
            }
            .link("mail/{thread}") {
                MailRoute(thread: $0)
            } values: {
                $0.thread
            }
            .link("mail/{thread}/{message}") { (thread: Int, message: String) in
                MailRoute(thread: thread, message: message)
            } values: {
                ($0.thread, $0.message ?? "")
            }
    }

    private var settings: NavigationRoutes {
        NavigationRoutes()
            .route(SettingsRoute.self, key: "settings") { Text("settings \($0.page)") }
            .link("settings") {
                SettingsRoute(page: "first")
            } values: { _ in
            }
    }
}
