import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Titles, items and back buttons, with the system's bar and with a custom one.
@MainActor @Suite struct NavigationShellBarTests {
    private let navigator = Navigator()

    private func shell(_ bar: NavigationShellBar, on version: Int = 26, @ViewBuilder root: () -> some View) -> Host {
        host(root().navigationShell(bar: bar, navigator: navigator), on: version)
    }

    @Test("A shell keeps the system's bar unless a custom one is given", arguments: versions)
    func standard(version: Int) {
        let host = host(Text("root").navigationTitle("Inbox").navigationShell(), on: version)
        #expect(host.bar == nil && host.shownBar == ["Inbox"])
        #expect(host.elements.allSatisfy { !$0.changesLayout && $0.safeAreaBar == nil })
        let custom = SeaGlassHostedTests.host(Text("root").navigationShell(bar: .custom()), on: version)
        #expect(custom.bar != nil && custom.screen.toolbarVisibility["navigationBar"] == .hidden)
    }

    @Test(
        "A bar shows title, subtitle and items in order, and the screen has the same title",
        arguments: bars,
        versions
    )
    func parts(bar: NavigationShellBar, version: Int) {
        let host = shell(bar, on: version) { Color.red.topNavigationBarTitle("Root") }.after {
            navigator.push(
                Color.red
                    .topNavigationBarTrailing { Text("last") }
                    .topNavigationBarTitle("Thread")
                    .topNavigationBarTrailing(position: .secondary) { Text("first") }
                    .topNavigationBarSubtitle("3 messages")
                    .topNavigationBarLeading { Text("leading") }
            )
        }
        #expect(host.shownBar == ["Back, Root", "leading", "Thread", "3 messages", "first", "last"])
        #expect(host.screen.title == "Thread")
        host.swipeBack()
        #expect(host.shownBar == ["Root"])
    }

    @Test("Items in the system's bar ignore a button style around the shell", arguments: versions)
    func buttonStyle(version: Int) {
        let shell = Color.red
            .topNavigationBarLeading { Button("Edit") {} }
            .topNavigationBarTrailing { Button("Done") {}.buttonStyle(.bordered) }
            .navigationShell(navigator: navigator)
        let host = host(shell.buttonStyle(.seaGlass()), on: version)
        let items = host.screen.elements.flatMap(\.subtree).filter { $0.toolbarPlacement != nil }
        let buttons = items.flatMap(\.subtree).filter(\.isControl)
        #expect(buttons.map(\.labels) == [["Edit"], ["Done"]])
        #expect(buttons.allSatisfy { !$0.node.hasCustomButtonStyle })
        let styles = items.flatMap(\.subtree).compactMap(\.buttonStyle)
        #expect(styles == ["automatic", "automatic", "bordered"])
    }

    @Test("Items in a custom bar ignore a button style around the shell", arguments: versions)
    func buttonStyleOfCustomBar(version: Int) throws {
        func style(_ around: (AnyView) -> some View = { $0 }) throws -> [String?] {
            let shell = Color.red.topNavigationBarTrailing { Button("Edit") {} }.navigationShell(
                bar: .custom(.standard)
            )
            let host = host(around(AnyView(shell)), on: version)
            let styles = host.elements.filter { $0.labels.contains("Edit") }.compactMap(\.buttonStyle)
            let frame = try #require(host.frame(of: "Edit"))
            // Before 26 the item has a style of the library, which the host does not list.
            return [
                version < 26 ? nil : styles.last, DrawnSurface(around: "Edit", in: host)?.description, "\(frame)",
            ]
        }
        #expect(try style { $0.buttonStyle(.bordered) } == style())
        #expect(try style { $0.buttonStyle(.seaGlass()) } == style())
    }

    @Test("An item in the system's bar can be prominent in a tint of its own", arguments: versions)
    func prominent(version: Int) throws {
        var saved = 0
        let host = shell(.system, on: version) {
            Color.red
                .topNavigationBarTrailing {
                    Button("Save") { saved += 1 }.buttonStyle(.borderedProminent).tint(.purple)
                }
                .topNavigationBarTrailing(position: .secondary) { Button("Share") {} }
        }
        let items = host.screen.elements.flatMap(\.subtree).filter { $0.toolbarPlacement != nil }
        func style(of label: String) -> String? {
            let around = items.flatMap(\.subtree).filter { $0.labels == [label] }
            return around.compactMap(\.buttonStyle).last
        }
        #expect(style(of: "Save") == "borderedProminent" && style(of: "Share") == "automatic")
        let buttons = items.flatMap(\.subtree).filter(\.isControl)
        #expect(buttons.map(\.labels) == [["Share"], ["Save"]])
        #expect(buttons.map(\.node.tint) == [nil, .purple])
        #expect(host.tap("Save") && saved == 1)
    }

    @Test("A tint or a button style on a screen reaches none of the items in its bar", arguments: bars, versions)
    func screenTint(bar: NavigationShellBar, version: Int) throws {
        let host = shell(bar, on: version) {
            Button("Chart") {}
                .topNavigationBarTrailing { Button("Share") {} }
                .tint(.red)
                .buttonStyle(.plain)
        }
        let chart = try #require(host.elements.first { $0.isControl && $0.labels == ["Chart"] })
        let share = try #require(host.elements.first { $0.isControl && $0.labels == ["Share"] })
        #expect(chart.node.tint == .red && share.node.tint == nil)
        let styles = host.elements.filter { $0.labels.contains("Share") && !$0.labels.contains("Chart") }
        #expect(styles.allSatisfy { $0.buttonStyle != "plain" })
    }

    @Test(
        "A pushed screen hides the tab bar with the system's modifier, and the root shows it",
        arguments: bars,
        versions
    )
    func tabBar(bar: NavigationShellBar, version: Int) {
        let camera = Text("Camera").toolbar(.hidden, for: .tabBar)
        let tabs = TabView {
            Text("Photos").navigationShell(bar: bar, navigator: navigator).tabItem { Text("Photos") }
            Text("Albums").tabItem { Text("Albums") }
        }
        let host = host(tabs, on: version)
        var shown: [Visibility?] { [host.navigationScreens().last?.toolbarVisibility["tabBar"]] }
        #expect(shown == [nil])
        host.after { navigator.push(camera) }
        #expect(host.texts.contains("Camera") && shown == [.hidden])
        host.swipeBack()
        #expect(shown == [nil])
    }

    @Test("A principal view replaces the titles", arguments: bars)
    func principal(bar: NavigationShellBar) {
        let host = shell(bar) {
            Color.red.topNavigationBarTitle("Inbox").topNavigationBarPrincipalView { Text("middle") }
        }
        #expect(host.shownBar == ["middle"])
        host.after { navigator.push(Text("top")) }
        #expect(host.shownBar == ["Back, Inbox"])
    }

    @Test("A bar shows no title for nil, and follows changes of a title", arguments: bars)
    func titles(bar: NavigationShellBar) {
        struct Root: View {
            @State private var title: String?
            var body: some View { Button("Rename") { title = "Inbox" }.topNavigationBarTitle(title) }
        }
        let host = shell(bar) { Root() }
        #expect(host.shownBar == [])
        host.tap("Rename")
        #expect(host.shownBar == ["Inbox"])
    }

    @Test("A title and a subtitle may be made by closures", arguments: bars)
    func madeTitles(bar: NavigationShellBar) {
        let subtitle: Text? = nil
        let host = shell(bar) {
            Color.red.topNavigationBarTitle { Text("Inbox") }.topNavigationBarSubtitle { Text("All") }
        }
        #expect(host.shownBar == ["Inbox", "All"])
        #expect(
            shell(bar) { Color.red.topNavigationBarTitle { Text("a") }.topNavigationBarSubtitle { subtitle } }.shownBar
                == ["a"]
        )
    }

    @Test(
        "An item can push, keeps its state when its input changes, and is removed with its declaration",
        arguments: bars
    )
    func items(bar: NavigationShellBar) throws {
        struct Item: View {
            @Environment(\.navigator) private var navigator
            @State private var state = UUID()
            let input: Int
            var body: some View { Button("Item \(input)") { navigator.push(Text("\(state)")) } }
        }
        struct Root: View {
            @State private var input = 0
            var body: some View {
                Button("Change") { input += 1 }
                    .topNavigationBarTrailing { if input < 2 { Item(input: input) } }
            }
        }
        let host = shell(bar) { Root() }
        host.tap("Item 0")
        let state = try #require(host.screen.elements.flatMap(\.texts).first)
        host.swipeBack()
        host.tap("Change")
        host.tap("Item 1")
        #expect(host.screen.elements.flatMap(\.texts).contains(state) && navigator.depth == 1)
        host.swipeBack()
        host.tap("Change")
        #expect(host.shownBar == [])
    }

    @Test("Hiding a bar or its parts, also the back button, does not prevent going back", arguments: bars)
    func visibility(bar: NavigationShellBar) {
        func labels(_ part: TopNavigationBarPart) -> [String]? {
            let host = shell(bar) {
                Color.red.topNavigationBarTitle("title")
                    .topNavigationBarLeading { Text("leading") }
                    .topNavigationBarTrailing { Text("primary") }
                    .topNavigationBarVisibility(.hidden, for: part)
            }
            return host.shownBar
        }
        #expect(labels(.bar) == nil)
        #expect(labels(.leading) == ["title", "primary"])
        #expect(labels(.trailing) == ["leading", "title"])
        let host = shell(bar) { Text("root") }
        host.after { navigator.push(Text("top").topNavigationBarTitle("Top").topNavigationBarHidesBackButton()) }
        #expect(host.shownBar == ["Top"])
        host.escape()
        #expect(navigator.depth == 0)
    }

    @Test("Back button, swipe, escape gesture and pop have the same result", arguments: bars)
    func back(bar: NavigationShellBar) {
        let host = host(Shell(navigator: navigator, bar: bar))
        for goBack in [
            { _ = host.swipeBack() }, { host.escape() },
            {
                host.tap("Pop")
                ()
            },
        ] {
            host.after { navigator.push(threads: [1, 2]) }
            #expect(host.levels == ["root", "thread 1", "thread 2"])
            goBack()
            #expect(host.levels == ["root", "thread 1"] && navigator.depth == 1)
            host.after { navigator.popToRoot() }
        }
    }

    @Test("A screen's title, toolbar and hidden back button reach the system's bar as in other stacks")
    func own() {
        let host = shell(.system) { Text("root") }.after {
            navigator.push(
                Text("top").navigationTitle("Own").navigationBarBackButtonHidden()
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("item") } }
            )
        }
        #expect(host.shownBar == ["Own", "item"])
        host.after { navigator.push(Text("top").toolbar(.hidden, for: .navigationBar)) }
        #expect(host.shownBar == nil)
    }

    @Test("A screen can have another bar than its shell, wherever the modifier is", arguments: bars)
    func otherBar(bar: NavigationShellBar) {
        let other: NavigationShellBar = bar == .system ? .custom(.material) : .system
        for isOuter in [false, true] {
            let host = shell(bar) { Text("root").topNavigationBarTitle("Root") }
            host.after {
                let screen = Text("top").topNavigationBar(isOuter ? bar : other).topNavigationBarTitle("Top")
                    .topNavigationBarTrailing { Text("item") }
                navigator.push(screen.topNavigationBar(isOuter ? other : bar))
            }
            #expect((host.bar == nil) == (isOuter ? other : bar).isSystem)
            #expect(host.shownBar == ["Back, Root", "Top", "item"])
            host.swipeBack()
            #expect((host.bar == nil) == bar.isSystem)
            #expect(host.shownBar == ["Root"])
        }
    }

    @Test("A screen that changes its bar keeps its state", arguments: bars)
    func changedBar(bar: NavigationShellBar) {
        struct Root: View {
            @State private var bar: NavigationShellBar
            @State private var state = UUID()
            let other: NavigationShellBar

            init(bar: NavigationShellBar, other: NavigationShellBar) {
                _bar = State(initialValue: bar)
                self.other = other
            }

            var body: some View {
                Button("Change") { bar = other }.topNavigationBarTitle(verbatim: "\(state)").topNavigationBar(bar)
            }
        }
        let log = Log()
        let host = shell(bar) {
            Root(bar: bar, other: bar == .system ? .custom(.material) : .system)
                .background { Probe(log: log) }
        }
        let before = host.shownBar
        host.tap("Change")
        #expect((host.bar == nil) != bar.isSystem && host.shownBar == before)
        #expect(log.appearances == 1 && log.states.count == 1)
    }

    @Test("A screen's bar style applies only to its bar")
    func style() {
        let host = shell(.custom(.material)) { Text("root") }
        func background() -> TopNavigationBarStyle.Background? {
            let bar = host.nodes(of: TopNavigationBar.self).last { $0.isOnScreen }?.view as? TopNavigationBar
            return bar?.style.options.background
        }
        host.after { navigator.push(Text("top").topNavigationBar(.custom(.transparent))) }
        #expect(background() == TopNavigationBarStyle.Background.none)
        host.swipeBack()
        #expect(background() == .material)
    }

    @Test(
        "A push evaluates at most 5 bodies with the system's bar; with a custom one 12, and 16 with Liquid Glass",
        .countsEvaluations,
        arguments: bars + [.custom()],
        versions
    )
    func evaluations(bar: NavigationShellBar, version: Int) {
        let view = ShellLevel(name: "root").navigationShell(bar: bar, navigator: navigator)
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
            .persistentBackground(.ocean)
        let host = host(view, on: version)
        func evaluations(_ action: () -> Void) -> Int {
            let before = host.evaluations
            host.after(action)
            return host.evaluations - before
        }
        host.after { navigator.push(threads: [1]) }
        #expect(evaluations { navigator.push(threads: [2]) } <= (bar.isSystem ? 5 : version < 26 ? 12 : 16))
    }
}

extension NavigationShellBar {
    fileprivate var isSystem: Bool { self == .system }
}
