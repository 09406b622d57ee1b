import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The entries of links' screens, also of equal routes and on systems that make the screens anew.
@MainActor @Suite("Following several links, and swiping back") struct LinkedScreenTests {
    private let navigator = Navigator()

    @Test(
        "Links followed in one update each have the entry at their place in the path",
        arguments: bars,
        [[1, 2], [2, 2, 1], [3, 3]]
    )
    func together(bar: NavigationShellBar, routes: [Int]) {
        let host = host(LinkedMail(navigator: navigator, bar: bar))
        for id in routes { navigator.systemStack.path.append(ThreadRoute(id: id)) }
        host.settle()
        #expect(
            host.linkedLevels == ["root"] + routes.map { "thread \($0)" } && navigator.threadIDs.last == routes.last
        )
        // A lower screen has its entry when it appears.
        for depth in routes.indices.reversed() {
            #expect(navigator.threadIDs[depth] == routes[depth] && host.shownBar?.last == "thread \(routes[depth])")
            // The button of a custom bar pops its entry alone, and only from the top.
            if bar == .system { host.swipeBack() } else { host.tap(host.shownBar?.first ?? "") }
            #expect(navigator.threadIDs.count == depth)
        }
    }

    @Test("A screen that SwiftUI makes again keeps its entry, also in the next shell", arguments: bars)
    func again(bar: NavigationShellBar) {
        struct Root: View {
            let navigator: Navigator
            let choice: BarChoice

            var body: some View {
                LinkedMail(navigator: navigator, bar: choice.isSystem ? .system : .custom(.material))
            }
        }
        let choice = BarChoice()
        var first: Host? = host(Root(navigator: navigator, choice: choice))
        first?.tap("Link 1")
        first?.tap("Link 2")
        let entries = navigator.entries.map(\.id)
        first?.after { choice.isSystem = false }
        #expect(navigator.entries.map(\.id) == entries && first?.shownBar == ["Back, thread 1", "thread 2"])
        first = nil
        let second = host(LinkedMail(navigator: navigator, bar: bar))
        #expect(navigator.entries.map(\.id) == entries && second.shownBar == ["Back, thread 1", "thread 2"])
        second.swipeBack()
        #expect(
            navigator.threadIDs == [1] && second.linkedLevels == ["root", "thread 1"]
                && second.shownBar == ["Back, root", "thread 1"]
        )
    }

    @Test(
        "Screens of equal routes that SwiftUI makes again keep their entries, also after a canceled swipe",
        arguments: [true, false],
        [true, false]
    )
    func equalAgain(isSystem: Bool, isCanceled: Bool) {
        let choice = BarChoice()
        choice.isSystem = isSystem
        let host = Host.withDeviations(isCanceled ? [.canceledTransitions] : []) {
            SeaGlassHostedTests.host(RebuiltMail(navigator: navigator, choice: choice))
        }
        for id in [1, 2, 1, 1] { host.tap("Link \(id)") }
        host.after { choice.isSystem.toggle() }
        host.tap("Link 1")
        let entries = navigator.entries.map(\.id)
        #expect(navigator.threadIDs == [1, 2, 1, 1, 1])
        for depth in entries.indices.reversed() {
            #expect(navigator.entries.map(\.id) == Array(entries.prefix(depth + 1)))
            host.tap("Write")
            host.after { navigator.pop() }
            #expect(host.texts.contains("Sure?") && navigator.depth == depth + 1, "A screen guards its own entry.")
            host.after { navigator.leave() }
            #expect(navigator.depth == depth)
        }
    }

    @Test("A link's screen that is made before the system writes the path does not take the place of the link below")
    func beforeWrite() {
        let host = host(LinkedMail(navigator: navigator, bar: .system))
        host.tap("Number")
        #expect(navigator.threadIDs == [nil])
        let (entry, place) = navigator.inner.entry(of: ThreadRoute(id: 1), for: LinkedView())
        #expect(entry.route as? ThreadRoute == ThreadRoute(id: 1) && place == nil)
    }

    /// Evaluates the screen of a link as a system does, and returns whether the screen has taken a place.
    private func claims(_ id: Int, for view: LinkedView) -> Bool {
        let (entry, place) = navigator.inner.entry(of: ThreadRoute(id: id), for: view)
        guard let place else { return false }
        navigator.inner.claim(place, for: entry)
        view.claim(entry)
        return true
    }

    @Test("A link's screen that claims its place before the screen below does takes no second place")
    func topFirst() {
        let host = host(LinkedMail(navigator: navigator, bar: .system))
        for id in [1, 2] { navigator.systemStack.path.append(ThreadRoute(id: id)) }
        let top = LinkedView()
        let lower = LinkedView()
        #expect(claims(2, for: top) && claims(1, for: lower))
        navigator.systemStack.path.append(ThreadRoute(id: 2))
        #expect(!claims(2, for: top) && navigator.threadIDs == [1, 2, nil])
        host.settle()
        #expect(navigator.threadIDs.last == 2 && host.linkedLevels == ["root", "thread 1", "thread 2", "thread 2"])
    }

    @Test("A link's screen of the previous shell takes no place after it was popped")
    func previousShell() {
        var first: Host? = host(LinkedMail(navigator: navigator, bar: .system))
        let view = LinkedView()
        first?.after {
            navigator.systemStack.path.append(ThreadRoute(id: 1))
            #expect(claims(1, for: view))
        }
        first = nil
        let second = host(LinkedMail(navigator: navigator, bar: .system))
        second.after { navigator.pop() }
        navigator.systemStack.path.append(ThreadRoute(id: 1))
        #expect(!claims(1, for: view) && navigator.threadIDs == [nil])
        second.settle()
        #expect(navigator.threadIDs == [1] && second.linkedLevels == ["root", "thread 1"])
    }

    @Test("A screen keeps its state while a swipe from an equal route above it is canceled", arguments: bars)
    func canceledSwipe(bar: NavigationShellBar) {
        let host = Host.withDeviations([.canceledTransitions]) {
            SeaGlassHostedTests.host(LinkedMail(navigator: navigator, bar: bar))
        }
        host.tap("Link 1")
        host.tap("Write")
        host.tap("Link 1")
        #expect(navigator.threadIDs == [1, 1])
        host.swipeBack()
        host.after { navigator.pop() }
        #expect(navigator.threadIDs == [1] && host.texts.contains("Sure?"))
    }
}
