import HeadlessHost
import HostedSupport
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Shells as columns of a split view.
@MainActor @Suite struct NavigationShellColumnTests {
    enum Column: Int, CaseIterable { case sidebar, content, detail }

    /// A shell in one column, and a view that logs its appearances in each other column.
    private struct OneShell: View {
        let column: Column
        let navigator: Navigator
        let log: Log

        var body: some View {
            NavigationSplitView {
                view(in: .sidebar)
            } content: {
                view(in: .content)
            } detail: {
                view(in: .detail)
            }
        }

        @ViewBuilder private func view(in column: Column) -> some View {
            if column == self.column { Shell(navigator: navigator) } else { Probe(log: log) }
        }
    }

    /// A shell with its bar in each of two columns.
    private struct TwoShells: View {
        let sidebar: Navigator
        let detail: Navigator

        var body: some View {
            NavigationSplitView {
                ShellLevel(name: "mailboxes")
                    .topNavigationBarTrailing { Text("Edit") }
                    .navigationShell(bar: .custom(.material), navigator: sidebar)
            } detail: {
                ShellLevel(name: "message")
                    .topNavigationBarTrailing { Text("Reply") }
                    .navigationShell(bar: .custom(.material.background(.color(.red))), navigator: detail)
            }
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
        }
    }

    private let sidebar = Navigator()
    private let detail = Navigator()

    private func twoShells(on version: Int = 26) -> Host {
        host(TwoShells(sidebar: sidebar, detail: detail), on: version) { $0.device = .iPad }
    }

    @Test("A shell's pushes and pops stay in its column", arguments: Column.allCases, versions)
    func oneShell(column: Column, version: Int) {
        let navigator = Navigator()
        let log = Log()
        let host = host(OneShell(column: column, navigator: navigator, log: log), on: version) { $0.device = .iPad }
        func levels() -> [String] { host[column].levels }
        host.tap("Push view")
        #expect(levels() == ["root", "view"])
        host.after { navigator.push(threads: [1, 2, 3]) }
        #expect(levels() == ["root", "view", "thread 1", "thread 2", "thread 3"])
        host.swipeBack()
        #expect(levels() == ["root", "view", "thread 1", "thread 2"] && navigator.depth == 3)
        #expect(host.after { navigator.pop() }.levels == levels())
        #expect(levels() == ["root", "view", "thread 1"])
        host.after { navigator.popToRoot() }
        #expect(levels() == ["root"])
        #expect(log.appearances == 2 && log.disappearances == 0 && log.states.count == 2)
    }

    @Test("A push evaluates no body in other columns, with or without a shell", .countsEvaluations)
    func evaluations() {
        let navigator = Navigator()
        let log = Log()
        let oneShell = host(OneShell(column: .detail, navigator: navigator, log: log)) { $0.device = .iPad }
        let twoShells = twoShells()
        func others() -> [[Int]] {
            [oneShell[.sidebar], oneShell[.content], twoShells[.sidebar]].map { $0.subtree.map(\.evaluations) }
        }
        let before = others()
        for (host, navigator) in [(oneShell, navigator), (twoShells, detail)] {
            host.after { navigator.push(threads: 1...3) }
            #expect(host[.detail].levels.count == 4)
            host.after { navigator.popToRoot() }
        }
        #expect(others() == before)
    }

    @Test("Shells in two columns have independent stacks", arguments: versions)
    func twoShells(version: Int) {
        let host = twoShells(on: version)
        host.tap("Push view", in: .detail)
        host.tap("Push route", in: .sidebar)
        #expect(host[.sidebar].levels == ["mailboxes", "thread 1"])
        #expect(host[.detail].levels == ["message", "view"])
        host.after { sidebar.push(threads: [2, 3]) }
        host.swipeBack(inStack: 1)
        #expect(host[.sidebar].levels == ["mailboxes", "thread 1", "thread 2", "thread 3"])
        #expect(host[.detail].levels == ["message"] && detail.depth == 0)
        host.after { detail.push(threads: [4]) }
        host.after { sidebar.popToRoot() }
        #expect(host[.sidebar].levels == ["mailboxes"])
        #expect(host[.detail].levels == ["message", "thread 4"])
        host.tap("Pop", in: .detail)
        #expect(host[.detail].levels == ["message"] && sidebar.depth == 0)
    }

    @Test("A transition in one column does not delay requests in the other")
    func transition() {
        let host = twoShells()
        let transition = ManualTransition(of: sidebar)
        transition.begin()
        host.after {
            sidebar.push(threads: [1])
            detail.push(threads: [2])
        }
        #expect(host[.sidebar].levels == ["mailboxes"])
        #expect(host[.detail].levels == ["message", "thread 2"])
        host.after { transition.end() }
        #expect(host[.sidebar].levels == ["mailboxes", "thread 1"])
    }

    @Test("Each column has the bar of its screen in the style of its shell", arguments: versions)
    func bars(version: Int) {
        let host = twoShells(on: version)
        #expect(host.bar(in: .sidebar)?.labels == ["mailboxes", "Edit"])
        #expect(host.bar(in: .detail)?.labels == ["message", "Reply"])
        host.after { detail.push(threads: [1]) }
        #expect(host.bar(in: .sidebar)?.labels == ["mailboxes", "Edit"])
        #expect(host.bar(in: .detail)?.labels == ["Back, message", "thread 1"])
        let backgrounds = host.nodes(of: TopNavigationBarBackground.self).filter(\.isOnScreen).map { node in
            (node.view as? TopNavigationBarBackground)?.style.options.background
        }
        #expect(backgrounds == [.material, .color(.red)])
        host.tap("Back, message", in: .detail)
        #expect(host.bar(in: .detail)?.labels == ["message", "Reply"])
    }

    @Test("Every screen of every column lets a persistent background through", arguments: versions)
    func background(version: Int) {
        let view = TwoShells(sidebar: sidebar, detail: detail).persistentBackground(.ocean)
        let host = host(view, on: version) { $0.device = .iPad }
        host.after {
            sidebar.push(threads: [1])
            detail.push(threads: [2, 3])
        }
        for stack in [0, 1] {
            let screens = host.navigationScreens(inStack: stack)
            #expect(screens.count == stack + 2)
            #expect(screens.allSatisfy { !$0.showsSystemBackground && $0.opaqueScrollBackgrounds.isEmpty })
        }
    }

    @Test(
        "Over a persistent background a shell and its screens clear the split view's background",
        arguments: versions
    )
    func splitViewBackground(version: Int) {
        let split = TwoShells(sidebar: sidebar, detail: detail)
        func placements(_ host: Host) -> [[String]] {
            [Column.sidebar, .detail].map { column in
                host[column].containerBackgrounds?.filter { $0.value as? Color == .clear }.keys.sorted() ?? []
            }
        }
        let cleared = version < 18 ? [] : ["navigation", "navigationSplitView"]
        let clear = host(split.persistentBackground(.ocean), on: version) { $0.device = .iPad }
        #expect(placements(clear) == [cleared, cleared])
        let screens = [0, 1].flatMap { clear.navigationScreens(inStack: $0) }.map(
            \.containerBackgrounds.keys
        )
        #expect(screens.map { $0.sorted() } == [cleared, cleared])
        let plain = host(split, on: version) { $0.device = .iPad }
        #expect([Column.sidebar, .detail].allSatisfy { !plain[$0].changesBarsOrContainer })
    }

    @Test("Without a persistent background a shell changes no background of its screens", arguments: versions)
    func noBackground(version: Int) throws {
        let host = host(List { Text("Row") }.navigationShell().scrollContentBackground(.hidden), on: version)
        let screen = try #require(host.navigationScreens().first)
        #expect(screen.opaqueScrollBackgrounds.isEmpty)
        #expect(screen.containerBackgrounds.isEmpty)
    }

    @Test("Routes declared around a split view work in the shells of all columns without a report")
    func reports() async {
        let sidebar = sidebar
        let detail = detail
        let messages = await TestSupport.reports(awaiting: {
            let host = host(TwoShells(sidebar: sidebar, detail: detail)) { $0.device = .iPad }
            await host.settleTasks()
            host.after {
                sidebar.push(route: ThreadRoute(id: 1))
                detail.replace(with: [ThreadRoute(id: 2), ThreadRoute(id: 3)])
            }
            #expect(host[.sidebar].levels == ["mailboxes", "thread 1"])
            #expect(host[.detail].levels == ["message", "thread 2", "thread 3"])
        })
        #expect(messages.isEmpty)
    }

    @Test("Shells without a given navigator each create their own")
    func owned() {
        let view = NavigationSplitView {
            ShellLevel(name: "mailboxes").navigationShell()
        } detail: {
            ShellLevel(name: "message").navigationShell()
        }
        let host = host(view) { $0.device = .iPad }
        host.tap("Push view", in: .detail)
        host.tap("Push view", in: .detail)
        #expect(host[.sidebar].levels == ["mailboxes"])
        #expect(host[.detail].levels == ["message", "view", "view"])
    }
}

extension Host {
    fileprivate subscript(column: NavigationShellColumnTests.Column) -> HostedNode {
        let splitView = nodes.first { "\(type(of: $0.view))".hasPrefix("NavigationSplitView") }
        return splitView!.children[column.rawValue]
    }

    fileprivate func tap(_ label: String, in column: NavigationShellColumnTests.Column) {
        func control(in element: HostedElement) -> HostedElement? { element.subtree.first(where: \.isControl) }
        let elements = self[column].elements.flatMap(\.subtree)
        let labeled = elements.last { $0.labels.contains(label) && control(in: $0) != nil }
        if let control = labeled.flatMap(control) { activate(control) }
    }

    fileprivate func bar(in column: NavigationShellColumnTests.Column) -> HostedElement? {
        self[column].subtree.last { $0.view is TopNavigationBar && $0.isOnScreen }?.elements.first
    }
}

extension HostedNode {
    /// The names of a shell's screens, the root first.
    fileprivate var levels: [String] { subtree.compactMap { ($0.view as? ShellLevel)?.name } }
}
