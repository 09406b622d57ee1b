import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The recipes of the page on navigation shells.
@MainActor @Suite("A recipe of a shell") struct ShellRecipeTests {
    @MainActor @Observable final class Selection {
        var selected = "inbox"
        var scrolls = 0
        let navigators = ["inbox": Navigator(), "archive": Navigator()]

        /// Pops to the root at a second tap of the selected tab or row, or at the root scrolls to the top.
        func select(_ name: String) {
            if selected == name, let navigator = navigators[name] {
                if navigator.canPop { navigator.popToRoot() } else { scrolls += 1 }
            }
            selected = name
        }
    }

    private struct TabBarAtRoot: ViewModifier {
        let navigator: Navigator

        func body(content: Content) -> some View {
            content.toolbar(navigator.entries.isEmpty ? .automatic : .hidden, for: .tabBar)
        }
    }

    @Test("The tab bar is hidden on pushed screens alone, and a push evaluates one modifier more", .countsEvaluations)
    func tabBar() throws {
        let navigator = Navigator()
        let root = TabView {
            ShellLevel(name: "root")
                .navigationShell(navigator: navigator)
                .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
                .modifier(TabBarAtRoot(navigator: navigator))
                .tabItem { Text("first") }
            ShellLevel(name: "other").navigationShell().tabItem { Text("second") }
        }
        let host = host(root)
        func isBarHidden() throws -> Bool {
            let tab = try #require(host.nodes.first { $0.modifier is TabBarAtRoot })
            return Screen(tab, system: host.system).toolbarVisibility["tabBar"] == .hidden
        }
        let shell = try #require(host.nodes.first { $0.modifier is NavigationShell }).evaluations
        #expect(try !isBarHidden())
        host.after { navigator.push(threads: [1]) }
        #expect(try isBarHidden())
        host.after { navigator.push(threads: [2]) }
        #expect(try isBarHidden() && host.swipeBack() && isBarHidden())
        #expect(host.nodes.first { $0.modifier is NavigationShell }?.evaluations == shell)
        #expect(try host.swipeBack() && !isBarHidden())
        host.after { navigator.present(ThreadRoute(id: 3)) }
        #expect(try !isBarHidden())
    }

    @MainActor @Observable final class Analytics { var log: [[String]] = [] }

    private struct Draft: View {
        @Environment(\.navigator) private var navigator
        @State private var isAsking = false

        var body: some View {
            Button(isAsking ? "Discard" : "Draft") { navigator.leave() }
                .navigationLeaveGuard(when: true, isPresented: $isAsking)
        }
    }

    private struct Column: View {
        let selection: Selection
        let name: String
        let bar: NavigationShellBar

        var body: some View {
            NavigationLink("Open \(name)", value: ThreadRoute(id: 1))
                .navigationShell(bar: bar, navigator: selection.navigators[name])
                .navigationRoute(ThreadRoute.self) { Text("\(name) \($0.id)") }
                .navigationRoute(NoteRoute.self) { _ in Draft() }
        }
    }

    private struct Tabs: View {
        @Bindable var selection: Selection
        let bar: NavigationShellBar

        init(_ selection: Selection, _ bar: NavigationShellBar) {
            self.selection = selection
            self.bar = bar
        }

        var body: some View {
            TabView(selection: Binding(get: { selection.selected }, set: { tap($0) })) {
                Column(selection: selection, name: "inbox", bar: bar).tabItem { Text("inbox") }.tag("inbox")
                Column(selection: selection, name: "archive", bar: bar).tabItem { Text("archive") }.tag("archive")
                Text("No tab").tabItem { Text("compose") }.tag("compose")
            }
        }

        private func tap(_ tapped: String) {
            if tapped == "compose" {
                selection.navigators[selection.selected]?.push(Text("New mail"))
            } else {
                selection.select(tapped)
            }
        }
    }

    private struct Sidebar: View {
        let selection: Selection
        let bar: NavigationShellBar

        var body: some View {
            NavigationSplitView {
                List {
                    ForEach(["inbox", "archive"], id: \.self) { @Sendable [selection] name in
                        Button("Row \(name)") { selection.select(name) }
                    }
                }
            } detail: {
                Column(selection: selection, name: selection.selected, bar: bar).id(selection.selected)
            }
        }
    }

    private func secondTap(_ selection: Selection, _ host: Host, _ tap: (String) -> Void) {
        host.tap("Open inbox")
        #expect(selection.navigators["inbox"]?.depth == 1 && host.texts.contains("inbox 1"))
        tap("archive")
        #expect(selection.selected == "archive" && host.texts.contains("Open archive"))
        tap("inbox")
        #expect(host.texts.contains("inbox 1") && selection.scrolls == 0)
        tap("inbox")
        #expect(selection.navigators["inbox"]?.depth == 0 && host.texts.contains("Open inbox"))
        #expect(selection.scrolls == 0)
        tap("inbox")
        #expect(selection.scrolls == 1 && selection.selected == "inbox")
        host.after { selection.navigators["inbox"]?.push(route: NoteRoute(text: "")) }
        tap("inbox")
        #expect(host.texts.contains("Discard") && selection.navigators["inbox"]?.depth == 1)
        host.tap("Discard")
        #expect(host.texts.contains("Open inbox"))
    }

    @Test(
        "A second tap of a tab pops to its root and asks a guarded screen first, and another scrolls to the top",
        arguments: versions,
        [NavigationShellBar.system, .custom()]
    )
    func tabs(version: Int, bar: NavigationShellBar) {
        let selection = Selection()
        let host = host(Tabs(selection, bar), on: version)
        secondTap(selection, host) { host.selectTab($0 == "inbox" ? 0 : 1) }
    }

    @Test("A tab that is an action acts on the selected tab", arguments: versions)
    func action(version: Int) {
        let selection = Selection()
        let host = host(Tabs(selection, .system), on: version)
        host.selectTab(1)
        host.selectTab(2)
        #expect(selection.selected == "archive" && host.texts.contains("New mail"))
        #expect(!host.texts.contains("No tab") && selection.navigators["inbox"]?.depth == 0)
    }

    @Test(
        "A second tap of a sidebar's selected row does the same in the column beside it",
        arguments: versions,
        [NavigationShellBar.system, .custom()]
    )
    func sidebar(version: Int, bar: NavigationShellBar) {
        let selection = Selection()
        let host = host(Sidebar(selection: selection, bar: bar), on: version) { $0.device = .iPad }
        secondTap(selection, host) { host.tap("Row \($0)") }
    }

    @Test(
        "A log for analytics has each pushed or popped screen, in sheets too, whoever pushed or popped it",
        arguments: [NavigationShellBar.system, .custom()]
    )
    func log(bar: NavigationShellBar) {
        struct Root: View {
            let navigator: Navigator
            let bar: NavigationShellBar
            let analytics: Analytics

            var body: some View {
                NavigationLink("Open", value: ThreadRoute(id: 1))
                    .navigationShell(bar: bar, navigator: navigator)
                    .navigationRoute(ThreadRoute.self) { _ in Text("Thread") }
                    .navigationRoute(NoteRoute.self) { _ in Text("Note") }
                    .background { ScreenLog(navigator: navigator, analytics: analytics) }
            }
        }
        let navigator = Navigator()
        let analytics = Analytics()
        let host = host(Root(navigator: navigator, bar: bar, analytics: analytics))
        host.tap("Open")
        host.after { navigator.present(NoteRoute(text: "a")) }
        host.after { navigator.presented?.navigator?.push(Text("View")) }
        host.dismissSheet()
        host.swipeBack()
        #expect(
            analytics.log == [
                ["ThreadRoute"], ["ThreadRoute", "NoteRoute"], ["ThreadRoute", "NoteRoute", "a view"], ["ThreadRoute"],
                [],
            ]
        )
    }

    @Test("The log costs one evaluation a push, at any depth", .countsEvaluations)
    func costOfLog() {
        struct Root: View {
            let navigator: Navigator
            let analytics: Analytics?

            var body: some View {
                Text("Inbox")
                    .navigationShell(navigator: navigator)
                    .navigationRoute(ThreadRoute.self) { _ in Text("Thread") }
                    .background { if let analytics { ScreenLog(navigator: navigator, analytics: analytics) } }
            }
        }
        func cost(_ analytics: Analytics?) -> Int {
            let navigator = Navigator()
            let host = host(Root(navigator: navigator, analytics: analytics))
            host.after { for id in 0..<20 { navigator.push(route: ThreadRoute(id: id)) } }
            let before = host.evaluations
            host.after { navigator.push(route: ThreadRoute(id: 20)) }
            return host.evaluations - before
        }
        #expect(cost(Analytics()) == cost(nil) + 1)
    }

    @Test(
        "A bar item that is declared in the app, outside of all screens, drives the navigator in its state",
        arguments: versions,
        [NavigationShellBar.system, .custom()]
    )
    func itemOfApp(version: Int, bar: NavigationShellBar) {
        struct Window: View {
            @State private var navigator = Navigator()
            let bar: NavigationShellBar

            var body: some View {
                Text("Inbox")
                    .topNavigationBarTrailing { Button("Settings") { navigator.push(Text("All settings")) } }
                    .navigationShell(bar: bar, navigator: navigator)
            }
        }
        let host = host(Window(bar: bar), on: version)
        host.tap("Settings")
        #expect(host.texts.contains("All settings"))
    }
}

@MainActor extension Navigator {
    /// The names of the screens above the root, those in sheets included.
    fileprivate var screenNames: [String] {
        (entries + (presented.map { [$0] } ?? [])).map { $0.route.map { "\(type(of: $0))" } ?? "a view" }
            + (presented?.navigator?.screenNames ?? [])
    }
}

/// A view of its own, so that a push evaluates no view around the shell.
private struct ScreenLog: View {
    let navigator: Navigator
    let analytics: ShellRecipeTests.Analytics

    var body: some View {
        Color.clear.onChange(of: navigator.screenNames) { analytics.log.append($1) }
    }
}
