import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The entry of a link's screen, also if the system changes its path late.
@MainActor @Suite("Coming back to a link's screen") struct LinkedEntryTests {
    private let navigator = Navigator()

    @Test(
        "A screen whose place the system removes and adds again in one update has its entry again, and its guard",
        arguments: bars,
        [[1], [2, 1], [1, 1]]
    )
    func oneUpdate(bar: NavigationShellBar, routes: [Int]) async {
        let host = host(LinkedMail(navigator: navigator, bar: bar))
        for id in routes { host.tap("Link \(id)") }
        host.tap("Write")
        let entries = navigator.entries.map(\.id)
        navigator.systemStack.path.removeLast()
        #expect(navigator.depth == routes.count - 1)
        navigator.systemStack.path.append(ThreadRoute(id: 1))
        await host.settleTasks()
        #expect(navigator.entries.map(\.id) == entries && host.shownBar?.last == "thread 1")
        host.after { navigator.pop() }
        #expect(navigator.threadIDs == routes && host.texts.contains("Sure?"))
        host.after { navigator.leave() }
        #expect(navigator.threadIDs == Array(routes.dropLast()) && navigator.entries.map(\.id) == entries.dropLast())
    }

    @Test("With a path, its route is in the array again", arguments: bars)
    func array(bar: NavigationShellBar) async {
        let model = LinkedMail.Model()
        let host = host(LinkedMail(navigator: navigator, bar: bar, model: model))
        for id in [2, 1] { host.tap("Link \(id)") }
        await host.settleTasks()
        let entries = navigator.entries.map(\.id)
        navigator.systemStack.path.removeLast()
        #expect(model.path == [ThreadRoute(id: 2)])
        navigator.systemStack.path.append(ThreadRoute(id: 1))
        await host.settleTasks()
        #expect(model.path == [2, 1].map(ThreadRoute.init) && navigator.entries.map(\.id) == entries)
    }

    /// A link's screen that stays on screen while the system changes its path.
    private func screens(_ count: Int, _ log: Log) -> Host {
        let routes = NavigationRoutes().route(ThreadRoute.self) { _ in Probe(log: log) }
        return host(
            VStack { ForEach(0..<count, id: \.self) { @Sendable _ in LinkedScreen(route: ThreadRoute(id: 1)) } }
                .environment(\.navigationRoutes, routes)
                .environment(navigator.stack)
        )
    }

    @Test(
        "A screen has one state and one entry, made before or after the system writes the path",
        arguments: [true, false]
    )
    func order(isBefore: Bool) async {
        let log = Log()
        if !isBefore { navigator.systemStack.path.append(ThreadRoute(id: 1)) }
        let host = screens(1, log)
        for node in host.nodes { node.invalidate() }
        host.settle()
        if isBefore { navigator.systemStack.path.append(ThreadRoute(id: 1)) }
        await host.settleTasks()
        #expect(navigator.threadIDs == [1] && log.states.count == 1)
    }

    @Test("A screen that is still there when the system adds its place again has its entry again, and its state")
    func twoUpdates() async {
        let log = Log()
        let host = screens(1, log)
        navigator.systemStack.path.append(ThreadRoute(id: 1))
        await host.settleTasks()
        let entries = navigator.entries.map(\.id)
        navigator.systemStack.path.removeLast()
        await host.settleTasks()
        #expect(navigator.depth == 0)
        navigator.systemStack.path.append(ThreadRoute(id: 1))
        await host.settleTasks()
        #expect(navigator.entries.map(\.id) == entries && navigator.threadIDs == [1] && log.states.count == 1)
    }

    @Test("A popped screen that is still there does not take the entry of an equal route, or another link's place")
    func popped() async {
        let log = Log()
        let host = screens(2, log)
        for _ in 0..<2 { navigator.systemStack.path.append(ThreadRoute(id: 1)) }
        await host.settleTasks()
        let entries = navigator.entries
        #expect(navigator.threadIDs == [1, 1] && Set(entries.map(\.id)).count == 2)
        navigator.systemStack.path.removeLast()
        await host.settleTasks()
        #expect(navigator.entries == [entries[0]] && log.states.count == 2)
        navigator.systemStack.path.append(7)
        await host.settleTasks()
        #expect(navigator.threadIDs == [1, nil] && log.states.count == 2)
    }

    @Test(
        "A screen that is evaluated before the system writes the path leaves the entry of an equal route below it alone"
    )
    func equalBelow() async {
        let log = Log()
        let host = screens(2, log)
        navigator.systemStack.path.append(ThreadRoute(id: 1))
        await host.settleTasks()
        let first = navigator.entries
        navigator.systemStack.path.append(ThreadRoute(id: 1))
        await host.settleTasks()
        #expect(navigator.threadIDs == [1, 1] && navigator.entries.first == first.first && log.states.count == 2)
    }

    @Test("The screens of equal links have separate entries in another shell, while the views of the first still exist")
    func movedShell() async {
        let first = host(LinkedMail(navigator: navigator, bar: .system))
        for _ in 0..<2 { first.tap("Link 1") }
        await first.settleTasks()
        let entries = navigator.entries.map(\.id)
        let second = host(LinkedMail(navigator: navigator, bar: .custom(.material)))
        await second.settleTasks()
        #expect(navigator.entries.map(\.id) == entries && Set(entries).count == 2)
        second.swipeBack()
        await second.settleTasks()
        second.tap("Write")
        second.after { navigator.pop() }
        #expect(navigator.entries.map(\.id) == [entries[0]] && second.texts.contains("Sure?"))
        withExtendedLifetime(first) {}
    }

    @Test("A link's entry has one id, before and after its screen claims it")
    func id() async {
        let host = screens(1, Log())
        navigator.systemStack.path.append(ThreadRoute(id: 1))
        let ids = navigator.entries.map(\.id)
        await host.settleTasks()
        #expect(navigator.entries.map(\.id) == ids && navigator.threadIDs == [1])
    }

    @Test("An array is no request while a link's screen has not claimed its place")
    func unclaimed() {
        let model = LinkedMail.Model()
        let host = host(LinkedMail(navigator: navigator, bar: .system, model: model))
        host.tap("Link 2")
        navigator.systemStack.path.append(ThreadRoute(id: 1))
        navigator.syncFromBindings()
        #expect(navigator.depth == 2 && model.path == [ThreadRoute(id: 2)])
        host.settle()
        #expect(navigator.threadIDs == [2, 1] && model.path.count == 2)
    }

    @Test(
        "Above a value that is unequal to itself each screen has an entry of its own, and asks before it is left",
        arguments: [true, false],
        [[1], [1, 2], [1, 1]]
    )
    func aboveNaN(isSystem: Bool, routes: [Int]) async {
        let choice = BarChoice()
        choice.isSystem = isSystem
        let host = host(RebuiltMail(navigator: navigator, choice: choice))
        host.tap("NaN")
        for id in routes { host.tap("Link \(id)") }
        #expect(navigator.threadIDs == [nil] + routes && host.linkedLevels.count == routes.count + 2)
        let entries = navigator.entries.map(\.id)
        host.after { choice.isSystem.toggle() }
        await host.settleTasks()
        #expect(navigator.entries.map(\.id) == entries && Set(entries).count == routes.count + 1)
        for depth in routes.indices.reversed() {
            host.tap("Write")
            host.after { navigator.pop() }
            #expect(navigator.depth == depth + 2 && host.texts.contains("Sure?"))
            host.after { navigator.leave() }
            #expect(navigator.entries.map(\.id) == Array(entries.prefix(depth + 1)))
        }
        #expect(host.linkedLevels == ["root", "number nan"])
    }

    @Test("Above such a value, screens of links that are followed in one update share no entry", arguments: bars)
    func togetherAboveNaN(bar: NavigationShellBar) async {
        let host = host(LinkedMail(navigator: navigator, bar: bar))
        navigator.systemStack.path.append(Double.nan)
        for id in [3, 3, 2] { navigator.systemStack.path.append(ThreadRoute(id: id)) }
        await host.settleTasks()
        for depth in [4, 3, 2] {
            #expect(navigator.depth == depth && host.shownBar?.last == (depth == 4 ? "thread 2" : "thread 3"))
            #expect(Set(navigator.entries.map(\.id)).count == depth)
            host.swipeBack()
            await host.settleTasks()
        }
        #expect(host.linkedLevels == ["root", "number nan"] && navigator.threadIDs == [nil])
    }
}
