import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Links that arrive while a sheet or a cover is on screen.
@MainActor @Suite("Opening a link over a sheet") struct OverSheetLinkTests {
    private let navigator = Navigator()

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
        for style in [NavigationPresentationStyle.sheet, .cover] {
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
        let outer = Navigator()
        let model = OwnPath()
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
}
