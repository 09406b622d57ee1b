import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The table of ways and declared styles.
@MainActor @Suite("Ways to show a route, and the styles of its declaration") struct DeclaredStyleTests {
    enum Way: CaseIterable {
        case push, replace, replaceTop, array, link
        case present, presentAsCover, presentAsSheet, presentAsPush, presentAsBare
        case optional, bothBindings, url
    }

    private let model = ComposeModel()
    private let navigator = Navigator()
    private let draft = ComposeRoute.draft(1)

    private func app(
        _ declared: Declared,
        _ bar: NavigationShellBar = .system,
        owner: ComposeApp.Owner = .navigator
    ) -> ComposeApp {
        ComposeApp(declared: declared, navigator: navigator, model: model, bar: bar, owner: owner)
    }

    private func url(_ path: String) throws -> URL { try #require(URL(string: "example://\(path)")) }

    private func show(_ way: Way, in host: Host) throws {
        switch way {
        case .push: navigator.push(route: draft)
        case .replace: navigator.replace(with: [draft])
        case .replaceTop: navigator.replaceTop(with: draft)
        case .array: model.path = [draft]
        case .link: host.tap("Draft")
        case .present: navigator.present(draft)
        case .presentAsCover: navigator.present(draft, as: .cover)
        case .presentAsSheet: navigator.present(draft, as: .sheet.detents([.large]))
        case .presentAsPush: navigator.present(draft, as: .push)
        case .presentAsBare: navigator.present(draft, as: .cover.bare)
        case .optional, .bothBindings: model.sheet = draft
        case .url: try navigator.open(url("draft/1"))
        }
        host.settle()
    }

    /// The style of a route that is presented in a way; `nil` for a pushed route.
    private func style(_ way: Way, _ declared: NavigationPresentationStyle) -> NavigationPresentationStyle? {
        switch way {
        case .push, .replace, .replaceTop, .array, .link: nil
        case .present, .optional, .bothBindings: declared.isPush ? .sheet : declared
        case .presentAsCover: .cover
        case .presentAsSheet: .sheet.detents([.large])
        case .presentAsPush: .sheet
        case .presentAsBare: .cover.bare
        case .url: declared.isPush ? nil : declared
        }
    }

    private func expect(_ style: NavigationPresentationStyle?, on host: Host) {
        #expect(host.shownForm == style.map { ShownForm($0) } ?? .pushed)
        #expect(host.texts.contains("draft 1"))
        #expect(navigator.entries.map { $0.route as? ComposeRoute } == (style == nil ? [draft] : []))
        #expect(navigator.entries.allSatisfy { $0.presentation == nil })
        #expect(navigator.presented?.route as? ComposeRoute == (style == nil ? nil : draft))
        #expect(navigator.presented?.presentation == style)
    }

    @Test("Each way shows a route in its own form, or in the declared style", arguments: Way.allCases, Declared.all)
    func table(way: Way, declared: Declared) async throws {
        let owner: ComposeApp.Owner =
            switch way {
            case .array: .array
            case .optional: .optional
            case .bothBindings: .both
            default: .navigator
            }
        for bar in bars {
            let test = DeclaredStyleTests()
            let messages = await reports(awaiting: {
                let host = host(test.app(declared, bar, owner: owner))
                #expect(throws: Never.self) { try test.show(way, in: host) }
                await host.settleTasks()
                test.expect(style(way, declared.style), on: host)
            })
            #expect(messages.isEmpty)
        }
    }

    @Test("A route is shown in its declared form on every version", arguments: versions, Declared.all)
    func version(version: Int, declared: Declared) {
        let host = host(app(declared), on: version).after { navigator.present(draft) }
        expect(style(.present, declared.style), on: host)
    }

    @Test("An earlier route of a link is pushed, and reported if it is declared as a sheet", arguments: Declared.all)
    func earlier(declared: Declared) async throws {
        let link = try url("draft/1/2")
        let navigator = navigator
        let messages = await reports(awaiting: {
            // The stopped clock lets no other report come.
            await NavigatorShell.$clock.withValue(TestClock()) {
                let host = host(app(declared))
                #expect(throws: Never.self) { try navigator.open(link) }
                await host.settleTasks()
                let isLastPushed = declared.isClosure || declared.style.isPush
                #expect(host.shownForm == (isLastPushed ? .pushed : ShownForm(declared.style)))
                #expect(host.texts.contains("mail 2"))
            }
        })
        let pushed = [draft]
        let last = ComposeRoute.mail(2)
        let isPresented = navigator.presented != nil
        #expect(navigator.entries.map { $0.route as? ComposeRoute } == (isPresented ? pushed : pushed + [last]))
        #expect(messages.count == (declared.style.isPush ? 0 : 1))
        #expect(messages.allSatisfy { $0.contains("A ComposeRoute is declared as a sheet or cover") })
    }

    @Test("A stored route is restored as it was shown, pushed or presented", arguments: Declared.all)
    func restored(declared: Declared) async throws {
        for way in [Way.push, .present, .presentAsCover, .presentAsBare, .url] {
            let store = MemoryNavigationStateStore()
            let model = ComposeModel()
            let before = DeclaredStyleTests()
            let first = host(
                ComposeApp(declared: declared, navigator: before.navigator, model: model, store: store)
            )
            try before.show(way, in: first)
            await first.settleStored()
            let after = DeclaredStyleTests()
            let second = host(
                ComposeApp(declared: declared, navigator: after.navigator, model: model, store: store)
            )
            after.expect(style(way, declared.style), on: second)
        }
    }

    @Test("A link to the route of the open sheet keeps the sheet's screen, with its state", arguments: Declared.all)
    func sameLink(declared: Declared) throws {
        guard !declared.style.isPush else { return }
        let host = host(app(declared))
        try navigator.open(url("draft/1"))
        host.settle()
        host.tap("Count 0")
        let entry = navigator.presented
        try navigator.open(url("draft/1"))
        host.settle()
        #expect(host.texts.contains("Count 1") && navigator.presented == entry)
        try navigator.open(url("draft/2"))
        host.settle()
        #expect(host.texts.contains("draft 2") && host.texts.contains("Count 0"))
        try navigator.open(url(""))
        host.settle()
        #expect(navigator.presented == nil && host.shownForm == nil)
    }

    @Test("A link to the route of the open sheet removes what is above the sheet's screen", arguments: [true, false])
    func sameLinkAbove(isPushed: Bool) throws {
        let host = host(app(Declared.all.first { $0.style == .sheet } ?? Declared.all[0]))
        try navigator.open(url("draft/1"))
        host.settle()
        let sheet = try #require(navigator.presented?.navigator)
        host.after { isPushed ? sheet.push(Text("above")) : sheet.present(ComposeRoute.draft(3)) }
        #expect(host.texts.contains(isPushed ? "above" : "draft 3"))
        try navigator.open(url("draft/1"))
        host.settle()
        #expect(!host.texts.contains("above") && !host.texts.contains("draft 3") && host.texts.contains("draft 1"))
        #expect(navigator.presented?.navigator == sheet && sheet.entries.isEmpty && sheet.presented == nil)
    }

    @Test("A link to the route of the open sheet asks no guard in it, and a link to another route does")
    func sameLinkGuarded() throws {
        let drafts = Drafts()
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoute(DraftRoute.self, as: .sheet) { Draft(id: $0.id, drafts: drafts) }
            .navigationRoutes(
                NavigationRoutes().link("draft/{id}") {
                    DraftRoute(id: $0)
                } values: {
                    $0.id
                }
            )
        let host = host(root)
        try navigator.open(url("draft/1"))
        host.settle()
        let entry = navigator.presented
        try navigator.open(url("draft/1"))
        host.settle()
        #expect(drafts.asking.isEmpty && navigator.presented == entry)
        try navigator.open(url("draft/2"))
        host.settle()
        #expect(drafts.asking == [1] && navigator.presented == entry)
        host.after { entry?.navigator?.leave() }
        #expect(navigator.presented?.route as? DraftRoute == DraftRoute(id: 2))
    }

    @Test("A route presented before the shell appears has its declared or given style", arguments: Declared.all)
    func early(declared: Declared) {
        for given in [nil, NavigationPresentationStyle.cover, .sheet.detents([.large])] {
            let test = DeclaredStyleTests()
            test.navigator.present(draft, as: given)
            let host = host(test.app(declared))
            test.expect(given ?? style(.present, declared.style), on: host)
            let entry = test.navigator.presented
            host.after { test.navigator.present(draft, as: given) }
            #expect(test.navigator.presented == entry)
        }
    }

    @Test("A link opened before the shell appears shows its last route in the declared style", arguments: Declared.all)
    func earlyLink(declared: Declared) throws {
        try navigator.open(url("draft/1"))
        expect(style(.url, declared.style), on: host(app(declared)))
    }

    @Test("A style given to present keeps the declared background", arguments: versions)
    func background(version: Int) throws {
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoute(NoteRoute.self, as: .sheet, background: .palette(.sunset)) { Text($0.text) }
        for style in [NavigationPresentationStyle.cover, .push, .sheet.bare] {
            let host = host(root, on: version).after { navigator.present(NoteRoute(text: "note"), as: style) }
            let note = try #require(host.elements.last { $0.text == "note" })
            #expect(note.node.environment.colorPalette == .sunset)
            host.after { navigator.dismiss() }
        }
    }
}
