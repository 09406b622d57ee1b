import HeadlessHost
import HostedSupport
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Screens of declared routes that the app's own links show.
@MainActor @Suite("A NavigationLink with a declared route") struct LinkedRouteTests {
    @MainActor @Observable final class Model { var path: [ThreadRoute] = [] }

    @MainActor @Observable final class Choice { var isSystem = true }

    private struct UnequalRoute: NavigationRoute { static func == (lhs: Self, rhs: Self) -> Bool { false } }

    private struct Screen: View {
        @State private var isDirty = false
        @State private var isAsking = false
        let name: String

        var body: some View {
            VStack {
                Text(name)
                if isAsking { Text("Sure?") }
                Button("Write") { isDirty = true }
                ForEach(1..<4) { @Sendable in NavigationLink("Link \($0)", value: ThreadRoute(id: $0)) }
                NavigationLink("Note", value: NoteRoute(text: "a"))
                NavigationLink("Number", value: 7)
                NavigationLink("Unequal", value: UnequalRoute())
            }
            .topNavigationBarTitle(verbatim: name)
            .navigationLeaveGuard(when: isDirty, isPresented: $isAsking)
        }
    }

    private struct Mail: View {
        let navigator: Navigator
        let bar: NavigationShellBar
        var store: InMemoryNavigationStateStore?
        /// The path of the shell, if it has one.
        var model: Model?

        var body: some View {
            let root = Screen(name: "root").navigationDestination(for: Int.self) { Screen(name: "number \($0)") }
            if let model {
                @Bindable var model = model
                declared(root.navigationShell(path: $model.path, bar: bar, navigator: navigator))
            } else if let store {
                declared(root.navigationShell(bar: bar, navigator: navigator))
                    .restoresNavigation(id: "main", scope: .app, .standard.store(store))
            } else {
                declared(root.navigationShell(bar: bar, navigator: navigator))
            }
        }

        private func declared(_ shell: some View) -> some View {
            shell
                .navigationRoute(ThreadRoute.self, key: "thread") { Screen(name: "thread \($0.id)") }
                .navigationRoute(NoteRoute.self, key: "note") { Screen(name: "note \($0.text)") }
                .navigationRoute(UnequalRoute.self, key: "unequal") { _ in Screen(name: "unequal") }
                .navigationRoutes(NavigationRoutes().link("thread/{id}", ThreadRoute.init(id:)) { $0.id })
        }
    }

    private let navigator = Navigator()

    private func names(_ host: Host) -> [String] {
        host.nodes(of: Screen.self).compactMap { ($0.view as? Screen)?.name }
    }
    private var ids: [Int?] { navigator.entries.map { ($0.route as? ThreadRoute)?.id } }

    @Test("A link shows its route's screen with the shell's bar", arguments: versions, bars)
    func shown(version: Int, bar: NavigationShellBar) {
        let host = host(Mail(navigator: navigator, bar: bar), on: version)
        host.tap("Link 1")
        #expect(names(host) == ["root", "thread 1"] && ids == [1])
        #expect(host.shownBar == ["Back, root", "thread 1"])
        host.tap("Link 2")
        #expect(ids == [1, 2] && host.shownBar == ["Back, thread 1", "thread 2"])
        host.goBack()
        #expect(ids == [1] && host.shownBar == ["Back, root", "thread 1"])
        host.after { navigator.push(route: ThreadRoute(id: 5)) }
        #expect(names(host) == ["root", "thread 1", "thread 5"])
        host.after { navigator.popToRoot() }
        #expect(names(host) == ["root"] && ids == [])
    }

    @Test("A linked screen has a URL, and a pop to its route keeps its entry", arguments: bars)
    func linkable(bar: NavigationShellBar) throws {
        let host = host(Mail(navigator: navigator, bar: bar))
        host.tap("Link 1")
        let base = try #require(URL(string: "example://"))
        #expect(navigator.link(base: base)?.absoluteString == "example://thread/1")
        let id = navigator.entries[0].id
        host.tap("Link 2")
        host.after { navigator.pop(to: ThreadRoute(id: 1)) }
        #expect(names(host) == ["root", "thread 1"] && navigator.entries[0].id == id)
        host.after { navigator.replace(with: [ThreadRoute(id: 1), ThreadRoute(id: 3)]) }
        #expect(names(host) == ["root", "thread 1", "thread 3"] && navigator.entries[0].id == id)
    }

    @Test("A linked screen is stored and restored", arguments: versions, bars)
    func stored(version: Int, bar: NavigationShellBar) async {
        let store = InMemoryNavigationStateStore()
        let first = host(Mail(navigator: navigator, bar: bar, store: store), on: version)
        first.tap("Link 1")
        first.tap("Link 3")
        await first.settleStored()
        let next = Navigator()
        let second = host(Mail(navigator: next, bar: bar, store: store), on: version)
        #expect(next.entries.map { ($0.route as? ThreadRoute)?.id } == [1, 3])
        #expect(names(second) == ["root", "thread 1", "thread 3"])
    }

    @Test("A linked screen with a guard asks before a pop", arguments: versions, bars)
    func guarded(version: Int, bar: NavigationShellBar) {
        let host = host(Mail(navigator: navigator, bar: bar), on: version)
        host.tap("Link 1")
        host.tap("Write")
        host.after { navigator.popToRoot() }
        #expect(ids == [1] && host.texts.contains("Sure?"))
        host.after { navigator.leave() }
        #expect(names(host) == ["root"])
    }

    @Test(
        "Links followed in one update each have the entry at their place in the path",
        arguments: bars,
        [[1, 2], [2, 2, 1], [3, 3]]
    )
    func together(bar: NavigationShellBar, routes: [Int]) {
        let host = host(Mail(navigator: navigator, bar: bar))
        for id in routes { navigator.systemStack.path.append(ThreadRoute(id: id)) }
        host.settle()
        #expect(names(host) == ["root"] + routes.map { "thread \($0)" } && ids.last == routes.last)
        // A lower screen has its entry when it appears.
        for depth in routes.indices.reversed() {
            #expect(ids[depth] == routes[depth] && host.shownBar?.last == "thread \(routes[depth])")
            // The button of a custom bar pops its entry alone, and only from the top.
            if bar == .system { host.goBack() } else { host.tap(host.shownBar?.first ?? "") }
            #expect(ids.count == depth)
        }
    }

    @Test(
        "A linked route has its own entry, also between links to a value that the app shows",
        arguments: bars
    )
    func mixed(bar: NavigationShellBar) {
        let host = host(Mail(navigator: navigator, bar: bar))
        host.tap("Number")
        host.tap("Link 1")
        host.tap("Number")
        #expect(names(host) == ["root", "number 7", "thread 1", "number 7"] && ids == [nil, 1, nil])
    }

    @Test(
        "In a shell with a path a link adds its route to the array, and a link of another type is refused and reported",
        arguments: versions,
        bars
    )
    func path(version: Int, bar: NavigationShellBar) async {
        let model = Model()
        let host = host(Mail(navigator: navigator, bar: bar, model: model), on: version)
        host.tap("Link 1")
        await host.settleTasks()
        host.tap("Link 2")
        await host.settleTasks()
        #expect(model.path == [1, 2].map { ThreadRoute(id: $0) } && ids == [1, 2])
        for link in ["Note", "Number", "Unequal"] {
            let reports = await reports(awaiting: {
                await NavigatorShell.$clock.withValue(TestClock(isRunning: true)) {
                    host.tap(link)
                    await host.settleTasks()
                }
            })
            #expect(reports.count == 1 && reports.first?.contains("array of ThreadRoute") == true, "\(link)")
            #expect(names(host) == ["root", "thread 1", "thread 2"] && ids == [1, 2])
        }
        host.after { model.path.removeLast() }
        #expect(names(host) == ["root", "thread 1"])
        host.goBack()
        #expect(model.path.isEmpty)
    }

    @Test("A screen that SwiftUI makes again keeps its entry, also in the next shell", arguments: bars)
    func again(bar: NavigationShellBar) {
        struct Root: View {
            let navigator: Navigator
            let choice: Choice

            var body: some View { Mail(navigator: navigator, bar: choice.isSystem ? .system : .custom(.material)) }
        }
        let choice = Choice()
        var first: Host? = host(Root(navigator: navigator, choice: choice))
        first?.tap("Link 1")
        first?.tap("Link 2")
        let entries = navigator.entries.map(\.id)
        first?.after { choice.isSystem = false }
        #expect(navigator.entries.map(\.id) == entries && first?.shownBar == ["Back, thread 1", "thread 2"])
        first = nil
        let second = host(Mail(navigator: navigator, bar: bar))
        #expect(navigator.entries.map(\.id) == entries && second.shownBar == ["Back, thread 1", "thread 2"])
        second.goBack()
        #expect(ids == [1] && names(second) == ["root", "thread 1"] && second.shownBar == ["Back, root", "thread 1"])
    }

    @Test("In a path, a linked screen that appears late keeps its place for a second, then is refused", arguments: bars)
    func late(bar: NavigationShellBar) async {
        let (model, clock, navigator) = (Model(), TestClock(), navigator)
        let host = host(Mail(navigator: navigator, bar: bar, model: model))
        let reports = await reports(awaiting: {
            await NavigatorShell.$clock.withValue(clock) {
                navigator.systemStack.path.append(ThreadRoute(id: 1))
                for _ in 0..<20 { await Task.yield() }
                clock.advance(by: .milliseconds(999))
                for _ in 0..<20 { await Task.yield() }
                host.settle()
                clock.advance(by: .seconds(1))
                await host.settleTasks()
                #expect(ids == [1] && model.path == [ThreadRoute(id: 1)] && host.shownBar?.last == "thread 1")
                host.tap("Number")
                #expect(names(host) == ["root", "thread 1", "number 7"])
                await host.settleTasks()
                clock.advance(by: .seconds(1))
                await host.settleTasks()
                #expect(names(host) == ["root", "thread 1"] && model.path == [ThreadRoute(id: 1)])
            }
        })
        #expect(reports.count == 1)
    }

    @Test("In a path, a refused screen below others is popped once it has appeared", arguments: bars)
    func below(bar: NavigationShellBar) async {
        let (model, navigator) = (Model(), navigator)
        let host = host(Mail(navigator: navigator, bar: bar, model: model))
        let reports = await reports(awaiting: {
            await NavigatorShell.$clock.withValue(TestClock(isRunning: true)) {
                host.after {
                    navigator.systemStack.path.append(NoteRoute(text: "a"))
                    navigator.systemStack.path.append(7)
                    navigator.systemStack.path.append(ThreadRoute(id: 1))
                }
                await host.settleTasks()
                #expect(names(host) == ["root", "note a", "number 7", "thread 1"] && ids == [nil, nil, 1])
                host.goBack()
                await host.settleTasks()
                #expect(names(host) == ["root"] && ids == [] && model.path == [])
            }
        })
        #expect(reports.count == 2)
    }

    @Test("A link with a route that is unequal to itself is refused and reported", arguments: versions, bars)
    func unequal(version: Int, bar: NavigationShellBar) async {
        let host = host(Mail(navigator: navigator, bar: bar), on: version)
        host.tap("Link 1")
        let reports = await reports(awaiting: {
            host.tap("Unequal")
            await host.settleTasks()
        })
        #expect(reports.count == 1 && reports.first?.contains("unequal to itself") == true)
        #expect(names(host) == ["root", "thread 1"] && ids == [1])
        host.tap("Link 2")
        #expect(ids == [1, 2])
    }

    @Test("Observers see the entry of a link with its route, also if the screen appears late", arguments: bars)
    func observed(bar: NavigationShellBar) async {
        struct Observer: View {
            let navigator: Navigator
            var body: some View {
                Text(verbatim: navigator.entries.map { $0.route == nil ? "no route" : "route" }.joined(separator: ", "))
            }
        }
        let host = host(
            VStack {
                Observer(navigator: navigator)
                Mail(navigator: navigator, bar: bar)
            }
        )
        navigator.systemStack.path.append(ThreadRoute(id: 1))
        for _ in 0..<20 { await Task.yield() }
        host.settle()
        #expect(host.texts.contains("route") && ids == [1])
        host.tap("Number")
        await host.settleTasks()
        #expect(host.texts.contains("route, no route"))
    }

    @Test("A linked screen is shown with its bar at the first evaluation, before it has an entry", arguments: bars)
    func firstEvaluation(bar: NavigationShellBar) {
        let log = FirstEvaluation()
        let root = NavigationLink("Link", value: ThreadRoute(id: 1))
            .navigationShell(bar: bar, navigator: navigator)
            .navigationRoute(ThreadRoute.self) { [navigator] in
                let _ = log.evaluated(navigator)
                Text("thread \($0.id)").topNavigationBarTitle(verbatim: "Title")
            }
        let host = host(root)
        host.tap("Link")
        #expect(log.hadRoute == false && ids == [1] && host.shownBar?.last == "Title")
    }

    @MainActor private final class FirstEvaluation {
        private(set) var hadRoute: Bool?

        func evaluated(_ navigator: Navigator) {
            hadRoute = hadRoute ?? (navigator.state.entries.last?.route != nil)
        }
    }

    @Test(
        "Screens of equal routes that SwiftUI makes again keep their entries, also after a canceled swipe",
        arguments: [true, false],
        [true, false]
    )
    func equalAgain(isSystem: Bool, isCanceled: Bool) {
        struct Root: View {
            let navigator: Navigator
            let choice: Choice

            var body: some View {
                Mail(navigator: navigator, bar: choice.isSystem ? .system : .custom(.material)).id(choice.isSystem)
            }
        }
        let choice = Choice()
        choice.isSystem = isSystem
        let host = Adversity.$current.withValue(Adversity(isCanceled ? [.canceledTransitions] : [])) {
            SeaGlassHostedTests.host(Root(navigator: navigator, choice: choice))
        }
        for id in [1, 2, 1, 1] { host.tap("Link \(id)") }
        host.after { choice.isSystem.toggle() }
        host.tap("Link 1")
        let entries = navigator.entries.map(\.id)
        #expect(ids == [1, 2, 1, 1, 1])
        for depth in entries.indices.reversed() {
            #expect(navigator.entries.map(\.id) == Array(entries.prefix(depth + 1)))
            host.tap("Write")
            host.after { navigator.pop() }
            #expect(host.texts.contains("Sure?") && navigator.depth == depth + 1, "A screen guards its own entry.")
            host.after { navigator.leave() }
            #expect(navigator.depth == depth)
        }
    }

    @Test("A screen keeps its state while a swipe from an equal route above it is canceled", arguments: bars)
    func canceledSwipe(bar: NavigationShellBar) {
        let host = Adversity.$current.withValue(Adversity([.canceledTransitions])) {
            SeaGlassHostedTests.host(Mail(navigator: navigator, bar: bar))
        }
        host.tap("Link 1")
        host.tap("Write")
        host.tap("Link 1")
        #expect(ids == [1, 1])
        host.goBack()
        host.after { navigator.pop() }
        #expect(ids == [1] && host.texts.contains("Sure?"))
    }

    @Test("A link followed on a screen that is about to be removed is removed with the screen", arguments: bars)
    func aboutToBeRemoved(bar: NavigationShellBar) {
        let host = host(Mail(navigator: navigator, bar: bar))
        host.tap("Link 1")
        let transition = ManualTransition(of: navigator)
        transition.begin()
        host.after { navigator.popToRoot() }
        host.tap("Link 2")
        #expect(names(host) == ["root", "thread 1", "thread 2"] && ids == [])
        transition.end()
        host.settle()
        #expect(names(host) == ["root"] && ids == [])
    }

    @Test("The shell's screen for a link wins over the app's destination of the same type", arguments: versions, bars)
    func ownDestination(version: Int, bar: NavigationShellBar) {
        let root = NavigationLink("Link", value: ThreadRoute(id: 1))
            .navigationDestination(for: ThreadRoute.self) { Text("own \($0.id)") }
            .navigationShell(bar: bar, navigator: navigator)
            .navigationRoute(ThreadRoute.self) { Text("thread \($0.id)") }
        let host = host(root, on: version)
        host.tap("Link")
        #expect(host.texts.contains("thread 1") && !host.texts.contains("own 1") && ids == [1])
    }

    @Test("A link evaluates the same number of bodies at any depth", .countsEvaluations, arguments: bars)
    func evaluations(bar: NavigationShellBar) {
        let host = host(Mail(navigator: navigator, bar: bar))
        func cost() -> Int {
            let before = host.evaluations
            host.tap("Link 1")
            return host.evaluations - before
        }
        host.tap("Link 2")
        let shallow = cost()
        for _ in 0..<40 { host.tap("Link 3") }
        #expect(cost() == shallow && shallow < 20)
    }
}
