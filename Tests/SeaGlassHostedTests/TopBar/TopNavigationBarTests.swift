import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The content of the top bar of a shell's screens.
@MainActor @Suite struct TopNavigationBarTests {
    private let navigator = Navigator()

    private func shell(
        _ style: TopNavigationBarStyle = .material,
        on version: Int = 26,
        _ change: (inout System) -> Void = { _ in },
        @ViewBuilder root: () -> some View
    ) -> Host {
        host(root().navigationShell(bar: .custom(style), navigator: navigator), on: version, change)
    }

    @Test("The bar shows title and subtitle, and the title is a header", arguments: versions)
    func title(version: Int) throws {
        let host = shell(on: version) {
            Color.red.topNavigationBarTitle("Inbox").topNavigationBarSubtitle("All messages")
        }
        #expect(host.bar?.texts == ["Inbox", "All messages"])
        #expect(host.readElements.filter { $0.traits.contains(.isHeader) }.map(\.label) == ["Inbox"])
        #expect(host.screen.title == "Inbox")
    }

    @Test("A title may be a key, a string, nil or a text")
    func titleForms() {
        let none: String? = nil
        #expect(
            shell { Color.red.topNavigationBarTitle(String("a")).topNavigationBarSubtitle(none) }.bar?.texts == ["a"]
        )
        #expect(shell { Color.red.topNavigationBarTitle(none).topNavigationBarSubtitle("b") }.bar?.texts == ["b"])
        #expect(shell { Color.red.topNavigationBarTitle("c").topNavigationBarTitle(String()) }.bar?.texts == [])
        #expect(shell { Color.red.topNavigationBarTitle { Text("t") } }.bar?.texts == ["t"])
    }

    @Test("Items can be declared by each form of closure, with or without id, update key and position")
    func itemForms() {
        func item() -> Text { Text("i") }
        func texts(_ screen: some View) -> [String]? { shell { screen }.bar?.texts }
        #expect(texts(Color.red.topNavigationBarLeading { item() }) == ["i"])
        #expect(texts(Color.red.topNavigationBarLeading(content: item)) == ["i"])
        #expect(texts(Color.red.topNavigationBarLeading(id: 1) { item() }) == ["i"])
        #expect(texts(Color.red.topNavigationBarTrailing(updateKey: 1) { item() }) == ["i"])
        #expect(
            texts(Color.red.topNavigationBarTrailing(id: 1, updateKey: 1, position: .secondary, content: item)) == ["i"]
        )
        #expect(texts(Color.red.topNavigationBarPrincipalView(id: 1) { item() }) == ["i"])
    }

    @Test(
        "From iOS 26 on the bar keeps its content beside the controls of a window, also in a cover, and not in a sheet",
        arguments: versions
    )
    func windowControls(version: Int) {
        struct OwnSheet: View {
            @State private var isPresented = false

            var body: some View {
                Button("Own sheet") { isPresented = true }
                    .sheet(isPresented: $isPresented) {
                        Color.red.topNavigationBarTitle("Own").navigationShell(bar: .custom(.material))
                    }
            }
        }
        let host = host(
            OwnSheet().topNavigationBarTitle("Inbox").navigationShell(bar: .custom(.material), navigator: navigator)
                .navigationRoute(ThreadRoute.self) { _ in Color.red.topNavigationBarTitle("Thread") },
            on: version
        )
        func isBesideControls(of title: String) -> Bool? {
            let bars = host.nodes(of: TopNavigationBar.self).compactMap(\.elements.first)
            return bars.first { $0.texts == [title] }?.subtree.contains { element in
                element.paddedEdges == .leading && element.padding?.leading == 0
            }
        }
        #expect(isBesideControls(of: "Inbox") == (version >= 26))
        host.after { navigator.present(ThreadRoute(id: 1), as: .cover) }
        #expect(isBesideControls(of: "Thread") == (version >= 26))
        host.after { navigator.present(ThreadRoute(id: 1)) }
        #expect(isBesideControls(of: "Thread") == false)
        host.after { navigator.dismiss() }
        // The library can't tell a sheet of the app from a cover.
        host.tap("Own sheet")
        #expect(isBesideControls(of: "Own") == (version >= 26))
    }

    @Test(
        "The bar replaces the system's, from iOS 26 on as a safe area bar and earlier as an inset",
        arguments: versions
    )
    func placement(version: Int) throws {
        let host = shell(on: version) { Color.red.topNavigationBarTitle("Inbox") }
        #expect(host.screen.toolbarVisibility["navigationBar"] == .hidden)
        #expect(host.screen.hidesBackButton)
        let edge = try #require(host.elements.compactMap(\.safeAreaBar).first)
        #expect(edge.edge == .top && edge.isBar == (version >= 26))
    }

    @Test("The reading order is back button, leading item, title, trailing items")
    func order() {
        let host = shell { Color.red.topNavigationBarTitle("Root") }.after {
            navigator.push(
                Color.red
                    .topNavigationBarTrailing { Text("last") }
                    .topNavigationBarTitle("Thread")
                    .topNavigationBarTrailing(position: .secondary) { Text("first") }
                    .topNavigationBarLeading { Text("leading") }
            )
        }
        #expect(host.bar?.labels == ["Back, Root", "leading", "Thread", "first", "last"])
    }

    @Test(
        "The back button is labeled Back, followed by the title below if there is one"
    )
    func backLabel() {
        struct Root: View {
            @State private var title: String? = nil
            let navigator: Navigator
            var body: some View {
                Button("Push") {
                    navigator.push(Button("Rename") { title = (title ?? "") + "!" }.topNavigationBarTitle("Thread"))
                }
                .topNavigationBarTitle(title)
            }
        }
        let host = shell { Root(navigator: navigator) }
        host.tap("Push")
        #expect(host.bar?.labels == ["Back", "Thread"])
        host.tap("Rename")
        #expect(host.bar?.labels == ["Back, !", "Thread"])
        host.tap("Back, !")
        #expect(navigator.depth == 0)
    }

    @Test("A screen's outermost declaration applies")
    func outermost() {
        let host = shell {
            Color.red
                .topNavigationBarTitle("inner").topNavigationBarLeading { Text("inner item") }
                .topNavigationBarTitle("outer").topNavigationBarLeading { Text("outer item") }
        }
        #expect(host.bar?.texts == ["outer item", "outer"])
    }

    @Test("The first sibling view's bar applies, and each sibling can hide the back button", arguments: [false, true])
    func siblings(firstHides: Bool) {
        let host = shell { Color.red.topNavigationBarTitle("Root") }
        host.after {
            navigator.push(
                HStack {
                    Color.red.topNavigationBarTitle("first").topNavigationBarLeading { Text("first item") }
                        .topNavigationBarVisibility(.hidden, for: .trailing)
                        .topNavigationBarHidesBackButton(firstHides)
                    Color.red.topNavigationBarTitle("second").topNavigationBarLeading { Text("second item") }
                        .topNavigationBarTrailing { Text("hidden") }
                        .topNavigationBarVisibility(.visible, for: .trailing)
                        .topNavigationBarSubtitle("below").topNavigationBarHidesBackButton(!firstHides)
                }
            )
        }
        #expect(host.bar?.labels == ["first item", "first", "below"])
    }

    @Test("The first sibling view's subtitle applies")
    func subtitles() {
        let host = shell {
            HStack {
                Color.red.topNavigationBarTitle("Title").topNavigationBarSubtitle("first")
                Color.red.topNavigationBarSubtitle("second")
            }
        }
        #expect(host.bar?.texts == ["Title", "first"])
    }

    @Test("Two screens don't share titles or items")
    func separate() {
        let host = shell { Color.red.topNavigationBarTitle("Root").topNavigationBarLeading { Text("root item") } }
        host.after { navigator.push(Color.blue) }
        #expect(host.bar?.texts == [] && host.bar?.labels == ["Back, Root"])
        host.swipeBack()
        #expect(host.bar?.texts == ["root item", "Root"])
    }

    @Test("A screen's declarations don't reach the bar around its inner shell")
    func end() {
        let host = shell { Color.red }
        unreported {
            _ = host.after {
                navigator.push(Color.red.topNavigationBarTitle("inner").navigationShell(bar: .custom(.material)))
            }
        }
        let bars = host.nodes(of: TopNavigationBar.self).filter(\.isOnScreen).compactMap(\.elements.first?.texts)
        #expect(Set(bars) == [[], ["inner"]])
    }

    @Test("A principal view replaces the title, which still labels the back button")
    func principal() {
        let host = shell {
            Color.red.topNavigationBarTitle("Inbox").topNavigationBarPrincipalView { Text("middle") }
        }
        #expect(host.bar?.texts == ["middle"])
        host.after { navigator.push(Text("top")) }
        #expect(host.bar?.labels == ["Back, Inbox"])
    }

    @Test("An item can use its shell's navigator")
    func navigatorInItem() {
        struct Item: View {
            @Environment(\.navigator) private var navigator
            var body: some View { Button("Item") { navigator.push(Text("pushed")) } }
        }
        let host = shell { Color.red.topNavigationBarTrailing { Item() } }
        host.tap("Item")
        #expect(host.texts.contains("pushed"))
    }

    @Test("The modifiers have no effect outside a shell")
    func withoutShell() {
        let host = host(Text("alone").topNavigationBarTitle("t").topNavigationBarLeading { Text("item") })
        #expect(host.texts == ["alone"])
    }

    @Test("Items are at least 44 points wide, and the large content viewer shows them and the title")
    func items() throws {
        let host = shell { Color.red.topNavigationBarLeading { Text("item") } }
        host.after { navigator.push(Color.red.topNavigationBarLeading { Text("item") }) }
        let bar = try #require(host.bar)
        #expect(host.readElements.filter(\.showsLargeContentViewer).map(\.label) == ["Back", "item"])
        let widths = bar.subtree.compactMap(\.frameLimits?.minWidth)
        #expect(widths.count >= 2 && widths.allSatisfy { $0 == 44 })
    }

    @Test("Over a persistent background every screen of a shell is transparent", arguments: versions)
    func transparent(version: Int) {
        let shell = Text("root").navigationShell(bar: .custom(.material), navigator: navigator)
        let host = host(shell.persistentBackground(.ocean), on: version)
        host.after { navigator.push(Text("top")) }
        #expect(!host.screen.showsSystemBackground)
        let plain = SeaGlassHostedTests.host(Text("root").navigationShell(bar: .custom(.material)), on: version)
        #expect(plain.screen.showsSystemBackground)
    }
}

extension Host {
    /// The bar of the top screen.
    var bar: HostedElement? {
        nodes(of: TopNavigationBar.self).last { $0.isOnScreen }?.elements.first
    }

    var screen: Screen { navigationScreens().last! }
}

extension HostedElement {
    var texts: [String] { subtree.compactMap(\.text) }
}
