import HeadlessHost
import HostedSupport
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// What the system does with its path, in any order.
@MainActor @Suite struct SystemStackTests {
    private final class Controller {}

    private let navigator = Navigator()
    private let controllers = [Controller(), Controller(), Controller()]

    private func screens(_ count: Int) -> [ObjectIdentifier] { controllers.prefix(count).map { ObjectIdentifier($0) } }

    /// Returns a shell with a thread, and the beginning of a swipe back from it, or of the app's pop.
    private func swiping(isPopped: Bool = false) -> (host: Host, swipe: ManualTransition) {
        let host = host(Shell(navigator: navigator)).after { navigator.push(threads: [1]) }
        let swipe = ManualTransition(of: navigator)
        swipe.screens = screens(2)
        navigator.systemStack.screenAppeared()
        if isPopped { host.after { navigator.pop() } }
        swipe.begin()
        return (host, swipe)
    }

    private func end(_ swipe: ManualTransition) {
        swipe.screens = screens(1)
        swipe.end()
    }

    @Test(
        "A request during a swipe back is kept if the system writes the path before or after the end of the transition",
        arguments: [true, false]
    )
    func order(isWrittenLate: Bool) async {
        let (host, swipe) = swiping()
        host.after { navigator.push(threads: [2]) }
        if isWrittenLate { end(swipe) }
        host.settle()
        host.popScreen()
        if !isWrittenLate { end(swipe) }
        await host.settleTasks()
        #expect(host.levels == ["root", "thread 2"] && navigator.depth == 1 && !navigator.isWaiting)
    }

    @Test("A request between the end of a swipe back and the system's write is kept, too")
    func between() async {
        let (host, swipe) = swiping()
        end(swipe)
        host.after { navigator.push(threads: [2]) }
        #expect(host.levels == ["root", "thread 1"] && navigator.isWaiting)
        host.popScreen()
        await host.settleTasks()
        #expect(host.levels == ["root", "thread 2"] && navigator.depth == 1 && !navigator.isWaiting)
    }

    @Test("A request is kept if the screen below appears before the system's write, and a later push does not wait")
    func appearanceBeforeWrite() async {
        let (host, swipe) = swiping()
        end(swipe)
        navigator.systemStack.screenAppeared()
        host.after { navigator.push(threads: [2]) }
        #expect(navigator.isWaiting)
        host.popScreen()
        await host.settleTasks()
        #expect(host.levels == ["root", "thread 2"] && !navigator.isWaiting)
    }

    @Test("After a swipe back whose write came first, a push before the next appearance does not wait")
    func pushAfterSwipe() async {
        let (host, swipe) = swiping()
        host.popScreen()
        end(swipe)
        host.after { navigator.push(threads: [2]) }
        host.after { navigator.push(threads: [3]) }
        #expect(host.levels.last == "thread 3" && !navigator.isWaiting)
    }

    @Test("A request waits a second at most for a write that never comes")
    func bounded() async {
        let clock = TestClock()
        await NavigatorShell.$clock.withValue(clock) {
            let (host, swipe) = swiping()
            host.after { navigator.push(threads: [2]) }
            end(swipe)
            await host.settleTasks()
            #expect(navigator.isWaiting)
            clock.advance(by: .seconds(1))
            await host.settleTasks()
            #expect(!navigator.isWaiting && host.levels.last == "thread 2")
        }
    }

    @Test("After a write that never came, a later request does not wait")
    func afterBound() async {
        let clock = TestClock()
        await NavigatorShell.$clock.withValue(clock) {
            let (host, swipe) = swiping()
            host.after { navigator.push(threads: [2]) }
            end(swipe)
            await host.settleTasks()
            clock.advance(by: .seconds(1))
            await host.settleTasks()
            host.after { navigator.push(threads: [3]) }
            #expect(!navigator.isWaiting && host.levels.last == "thread 3")
        }
    }

    @Test("After a write that never came, a request waits for the next write a second at most, too")
    func boundedTwice() async {
        let clock = TestClock()
        await NavigatorShell.$clock.withValue(clock) {
            let (host, swipe) = swiping()
            host.after { navigator.push(threads: [2]) }
            end(swipe)
            await host.settleTasks()
            clock.advance(by: .seconds(1))
            await host.settleTasks()
            swipe.screens = screens(3)
            navigator.systemStack.screenAppeared()
            swipe.begin()
            host.after { navigator.push(threads: [3]) }
            swipe.screens = screens(2)
            swipe.end()
            await host.settleTasks()
            #expect(navigator.isWaiting)
            clock.advance(by: .seconds(1))
            await host.settleTasks()
            #expect(!navigator.isWaiting && host.levels.last == "thread 3")
        }
    }

    @Test("A swipe back from a screen that has no place in the path delays no request")
    func unplaced() {
        let host = host(Shell(navigator: navigator)).after { navigator.push(threads: [1]) }
        let swipe = ManualTransition(of: navigator)
        // The screen on top is that of a link to a view.
        swipe.screens = screens(3)
        navigator.systemStack.screenAppeared()
        swipe.begin()
        swipe.screens = screens(2)
        swipe.end()
        host.after { navigator.push(threads: [2]) }
        #expect(host.levels == ["root", "thread 1", "thread 2"] && !navigator.isWaiting)
    }

    /// Returns a stack of two threads, the second pushed while the stack was hidden, of which the system shows the first
    /// alone.
    ///
    /// - Parameter hasWaited: Whether the first thread was pushed during a transition.
    private func lacking(hasWaited: Bool = false) async -> (host: Host, system: ManualTransition) {
        let host = host(Shell(navigator: navigator))
        let system = ManualTransition(of: navigator)
        if hasWaited { system.begin() }
        host.after { navigator.push(threads: [1]) }
        if hasWaited { system.end() }
        system.screens = screens(2)
        navigator.stack?.send(.visible(false))
        host.after { navigator.push(threads: [2]) }
        navigator.stack?.send(.visible(true))
        navigator.systemStack.screenAppeared()
        await host.settleTasks()
        return (host, system)
    }

    @Test(
        "Screens that were pushed in a hidden tab and are not shown a second after it appears are pushed again",
        arguments: [false, true]
    )
    func lackingScreens(hasWaited: Bool) async {
        let clock = TestClock()
        await NavigatorShell.$clock.withValue(clock) {
            let (host, system) = await lacking(hasWaited: hasWaited)
            let entries = navigator.entries
            #expect(host.levels == ["root", "thread 1", "thread 2"])
            clock.advance(by: .seconds(1))
            await host.settleTasks()
            #expect(host.levels == ["root", "thread 1"] && navigator.entries == entries)
            host.after { navigator.push(threads: [3]) }
            #expect(navigator.isWaiting)
            system.screens.append(ObjectIdentifier(host))
            clock.advance(by: .milliseconds(100))
            await host.settleTasks()
            #expect(host.levels == ["root", "thread 1", "thread 2", "thread 3"] && !navigator.isWaiting)
            #expect(navigator.entries.dropLast() == entries[...])
        }
    }

    @Test("Screens that the system shows within a second are not pushed again")
    func shownInTime() async {
        let clock = TestClock()
        await NavigatorShell.$clock.withValue(clock) {
            let (host, system) = await lacking()
            system.screens.append(ObjectIdentifier(host))
            clock.advance(by: .seconds(1))
            await host.settleTasks()
            host.after { navigator.push(threads: [3]) }
            #expect(host.levels == ["root", "thread 1", "thread 2", "thread 3"] && !navigator.isWaiting)
        }
    }

    @Test("A path that was written while the stack was visible is not pushed again")
    func visibleWrite() async {
        let clock = TestClock()
        await NavigatorShell.$clock.withValue(clock) {
            let host = host(Shell(navigator: navigator)).after { navigator.push(threads: [1]) }
            let system = ManualTransition(of: navigator)
            system.screens = screens(1)
            navigator.systemStack.screenAppeared()
            await host.settleTasks()
            clock.advance(by: .seconds(1))
            await host.settleTasks()
            #expect(host.levels == ["root", "thread 1"] && !navigator.isWaiting)
        }
    }

    @Test("A pop by the system while places are missing removes their entries, and ends the wait")
    func poppedWhileLacking() async {
        let clock = TestClock()
        await NavigatorShell.$clock.withValue(clock) {
            let (host, _) = await lacking()
            clock.advance(by: .seconds(1))
            await host.settleTasks()
            host.after { navigator.push(threads: [3]) }
            #expect(navigator.isWaiting)
            host.popScreen()
            #expect(host.levels == ["root"])
            clock.advance(by: .milliseconds(100))
            await host.settleTasks()
            #expect(host.levels == ["root", "thread 3"] && navigator.entries.count == 1 && !navigator.isWaiting)
        }
    }

    @Test("A canceled swipe, and the end of a pop by the app, delay no request", arguments: [true, false])
    func noWrite(isCanceled: Bool) {
        let (host, swipe) = swiping(isPopped: !isCanceled)
        host.after { navigator.push(threads: [2]) }
        if isCanceled { swipe.end() } else { end(swipe) }
        host.settle()
        #expect(host.levels == (isCanceled ? ["root", "thread 1", "thread 2"] : ["root", "thread 2"]))
        #expect(!navigator.isWaiting)
    }

    @Test(
        "A screen that the system takes from the path and gives back has its entry again",
        arguments: [true, false],
        [true, false]
    )
    func returned(isRoute: Bool, isOneUpdate: Bool) {
        let host = host(Shell(navigator: navigator)).after {
            navigator.push(threads: [1])
            if isRoute { navigator.push(threads: [2]) } else { navigator.push(ShellLevel(name: "view")) }
        }
        let entries = navigator.entries
        let path = navigator.systemStack.path
        let levels = host.levels
        navigator.systemStack.path.removeLast()
        #expect(navigator.entries == Array(entries.dropLast()))
        if !isOneUpdate { host.settle() }
        navigator.systemStack.path = path
        #expect(navigator.entries == entries)
        host.settle()
        #expect(host.levels == levels)
        host.after { navigator.pop() }
        #expect(navigator.entries == Array(entries.dropLast()) && host.levels == levels.dropLast())
    }

    @Test("A route that the system gives back is in the app's array again")
    func returnedToArray() {
        let model = LinkedMail.Model()
        let host = host(LinkedMail(navigator: navigator, bar: .system, model: model))
        host.after { navigator.push(route: ThreadRoute(id: 1)) }
        let path = navigator.systemStack.path
        host.after { navigator.systemStack.path.removeLast() }
        #expect(model.path.isEmpty)
        host.after { navigator.systemStack.path = path }
        #expect(model.path == [ThreadRoute(id: 1)] && host.linkedLevels == ["root", "thread 1"])
    }

    @Test("A screen that comes back after its canceled swipe has its entry, though the app has pushed another")
    func returnedForAnother() {
        let (host, swipe) = swiping()
        let entries = navigator.entries
        let path = navigator.systemStack.path
        navigator.systemStack.path.removeLast()
        host.after { navigator.push(threads: [2]) }
        swipe.end()
        host.settle()
        #expect(host.levels == ["root", "thread 2"])
        host.after { navigator.systemStack.path = path }
        #expect(host.levels == ["root", "thread 1"] && navigator.entries == entries)
    }

    @Test("A link whose value is unequal to itself takes no entry of the screen it replaces", arguments: [[], [7]])
    func unequalForAnother(numbers: [Int]) async {
        let host = host(LinkedMail(navigator: navigator, bar: .system)).after { navigator.push(threads: [1]) }
        var path = NavigationPath(numbers)
        path.append(Double.nan)
        host.after { navigator.systemStack.path = path }
        #expect(host.linkedLevels == ["root"] + numbers.map { "number \($0)" } + ["number nan"])
        #expect(navigator.threadIDs == Array(repeating: nil, count: numbers.count + 1))
    }

    @Test("A screen below a value that is unequal to itself is replaced by a path with both values")
    func belowUnequal() async {
        let host = host(LinkedMail(navigator: navigator, bar: .system))
        for id in 1..<3 {
            var path = NavigationPath([ThreadRoute(id: id)])
            path.append(Double.nan)
            host.after { navigator.systemStack.path = path }
            host.after { navigator.systemStack.path.removeLast() }
            #expect(host.linkedLevels == ["root", "thread \(id)"] && navigator.threadIDs == [id])
            host.tap("NaN")
        }
    }

    @Test("After a request that waited for a path of other screens, a later request does not wait")
    func otherPath() async {
        let host = host(LinkedMail(navigator: navigator, bar: .system)).after { navigator.push(threads: [1, 2]) }
        let swipe = ManualTransition(of: navigator)
        swipe.screens = screens(3)
        navigator.systemStack.screenAppeared()
        swipe.begin()
        host.after { navigator.push(threads: [3]) }
        swipe.screens = screens(2)
        swipe.end()
        // UIKit still has the controller of the first thread.
        navigator.systemStack.path = NavigationPath([7])
        await host.settleTasks()
        #expect(host.linkedLevels == ["root", "number 7", "thread 3"])
        swipe.screens = screens(1) + [ObjectIdentifier(host), ObjectIdentifier(navigator.inner)]
        navigator.systemStack.screenAppeared()
        host.after { navigator.pop() }
        #expect(host.linkedLevels == ["root", "number 7"] && !navigator.isWaiting)
    }

    @Test("A screen that leaves while a link is followed delays no request")
    func linkWhileLeaving() async {
        let (host, pop) = swiping(isPopped: true)
        navigator.systemStack.path.append(ThreadRoute(id: 2))
        host.after { navigator.push(threads: [3]) }
        pop.screens = screens(1) + [ObjectIdentifier(host)]
        pop.end()
        host.settle()
        #expect(!navigator.isWaiting && navigator.threadIDs == [2, 3])
    }

    @Test("Another value at the place of a taken one is a link's")
    func other() {
        let host = host(LinkedMail(navigator: navigator, bar: .system)).after {
            navigator.push(route: ThreadRoute(id: 1))
        }
        let entry = navigator.entries.first
        let path = navigator.systemStack.path
        navigator.systemStack.path.removeLast()
        navigator.systemStack.path.append(ThreadRoute(id: 1))
        host.settle()
        #expect(navigator.threadIDs == [1] && navigator.entries.first != entry && path.count == 1)
    }

    @MainActor private enum Reader { static var navigator: Navigator? }

    /// A route whose comparison reads the navigator, as one with a model may do.
    private struct ReadingRoute: NavigationRoute {
        let id: Int

        static func == (first: Self, second: Self) -> Bool {
            let depth = MainActor.assumeIsolated { Reader.navigator?.entries.count ?? 0 }
            return first.id == second.id && depth >= 0
        }
    }

    @Test("A route whose comparison reads the navigator is pushed, kept by a replacement, and found by a pop")
    func readingRoute() {
        Reader.navigator = navigator
        let host = host(
            Text("root").navigationShell(navigator: navigator)
                .navigationRoute(ReadingRoute.self) { Text("screen \($0.id)") }
        )
        host.after { navigator.push(route: ReadingRoute(id: 1)) }
        let first = navigator.entries.first
        host.after { navigator.replace(with: [ReadingRoute(id: 1), ReadingRoute(id: 2)]) }
        #expect(navigator.entries.first == first && host.texts.contains("screen 2"))
        host.after { navigator.pop(to: ReadingRoute(id: 1)) }
        #expect(navigator.entries.map(\.id) == [first?.id])
    }
}
