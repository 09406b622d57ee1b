import HeadlessHost
import HostedSupport
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// What a `NavigationLink` with a declared route pushes.
@MainActor @Suite("Following a NavigationLink with a declared route") struct FollowedLinkTests {
    private let navigator = Navigator()

    @Test("A link shows its route's screen with the shell's bar", arguments: versions, bars)
    func shown(version: Int, bar: NavigationShellBar) {
        let host = host(LinkedMail(navigator: navigator, bar: bar), on: version)
        host.tap("Link 1")
        #expect(host.linkedLevels == ["root", "thread 1"] && navigator.threadIDs == [1])
        #expect(host.shownBar == ["Back, root", "thread 1"])
        host.tap("Link 2")
        #expect(navigator.threadIDs == [1, 2] && host.shownBar == ["Back, thread 1", "thread 2"])
        host.swipeBack()
        #expect(navigator.threadIDs == [1] && host.shownBar == ["Back, root", "thread 1"])
        host.after { navigator.push(route: ThreadRoute(id: 5)) }
        #expect(host.linkedLevels == ["root", "thread 1", "thread 5"])
        host.after { navigator.popToRoot() }
        #expect(host.linkedLevels == ["root"] && navigator.threadIDs == [])
    }

    @Test("A linked screen has a URL, and a pop to its route keeps its entry", arguments: bars)
    func linkable(bar: NavigationShellBar) throws {
        let host = host(LinkedMail(navigator: navigator, bar: bar))
        host.tap("Link 1")
        let base = try #require(URL(string: "example://"))
        #expect(navigator.link(base: base)?.absoluteString == "example://thread/1")
        let id = navigator.entries[0].id
        host.tap("Link 2")
        host.after { navigator.pop(to: ThreadRoute(id: 1)) }
        #expect(host.linkedLevels == ["root", "thread 1"] && navigator.entries[0].id == id)
        host.after { navigator.replace(with: [ThreadRoute(id: 1), ThreadRoute(id: 3)]) }
        #expect(host.linkedLevels == ["root", "thread 1", "thread 3"] && navigator.entries[0].id == id)
    }

    @Test("A linked screen is stored and restored", arguments: versions, bars)
    func stored(version: Int, bar: NavigationShellBar) async {
        let store = MemoryNavigationStateStore()
        let first = host(LinkedMail(navigator: navigator, bar: bar, store: store), on: version)
        first.tap("Link 1")
        first.tap("Link 3")
        await first.settleStored()
        let next = Navigator()
        let second = host(LinkedMail(navigator: next, bar: bar, store: store), on: version)
        #expect(next.entries.map { ($0.route as? ThreadRoute)?.id } == [1, 3])
        #expect(second.linkedLevels == ["root", "thread 1", "thread 3"])
    }

    @Test("A linked screen with a guard asks before a pop", arguments: versions, bars)
    func guarded(version: Int, bar: NavigationShellBar) {
        let host = host(LinkedMail(navigator: navigator, bar: bar), on: version)
        host.tap("Link 1")
        host.tap("Write")
        host.after { navigator.popToRoot() }
        #expect(navigator.threadIDs == [1] && host.texts.contains("Sure?"))
        host.after { navigator.leave() }
        #expect(host.linkedLevels == ["root"])
    }

    @Test(
        "A linked route has its own entry, also between links to a value that the app shows",
        arguments: bars
    )
    func mixed(bar: NavigationShellBar) {
        let host = host(LinkedMail(navigator: navigator, bar: bar))
        host.tap("Number")
        host.tap("Link 1")
        host.tap("Number")
        #expect(
            host.linkedLevels == ["root", "number 7", "thread 1", "number 7"] && navigator.threadIDs == [nil, 1, nil]
        )
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
                LinkedMail(navigator: navigator, bar: bar)
            }
        )
        navigator.systemStack.path.append(ThreadRoute(id: 1))
        for _ in 0..<20 { await Task.yield() }
        host.settle()
        #expect(host.texts.contains("route") && navigator.threadIDs == [1])
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
        #expect(log.hadRoute == false && navigator.threadIDs == [1] && host.shownBar?.last == "Title")
    }

    @MainActor private final class FirstEvaluation {
        private(set) var hadRoute: Bool?

        func evaluated(_ navigator: Navigator) {
            hadRoute = hadRoute ?? (navigator.currentEntries.last?.route != nil)
        }
    }

    @Test("A link followed on a screen that is about to be removed is removed with the screen", arguments: bars)
    func aboutToBeRemoved(bar: NavigationShellBar) {
        let host = host(LinkedMail(navigator: navigator, bar: bar))
        host.tap("Link 1")
        let transition = ManualTransition(of: navigator)
        transition.begin()
        host.after { navigator.popToRoot() }
        host.tap("Link 2")
        #expect(host.linkedLevels == ["root", "thread 1", "thread 2"] && navigator.threadIDs == [])
        transition.end()
        host.settle()
        #expect(host.linkedLevels == ["root"] && navigator.threadIDs == [])
    }

    @Test("The shell's screen for a link wins over the app's destination of the same type", arguments: versions, bars)
    func ownDestination(version: Int, bar: NavigationShellBar) {
        let root = NavigationLink("Link", value: ThreadRoute(id: 1))
            .navigationDestination(for: ThreadRoute.self) { Text("own \($0.id)") }
            .navigationShell(bar: bar, navigator: navigator)
            .navigationRoute(ThreadRoute.self) { Text("thread \($0.id)") }
        let host = host(root, on: version)
        host.tap("Link")
        #expect(host.texts.contains("thread 1") && !host.texts.contains("own 1") && navigator.threadIDs == [1])
    }

    @Test("A link evaluates the same number of bodies at any depth", .countsEvaluations, arguments: bars)
    func evaluations(bar: NavigationShellBar) {
        let host = host(LinkedMail(navigator: navigator, bar: bar))
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
