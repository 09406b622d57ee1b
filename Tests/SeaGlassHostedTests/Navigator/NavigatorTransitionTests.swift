import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Requests during a transition: they wait until it ends, but at most two seconds.
@MainActor @Suite struct NavigatorTransitionTests {
    private let navigator = Navigator()
    private let clock = ManualClock()
    /// The screen that leaves. The host has no transitions, so tests report its appearing and disappearing themselves.
    private let leaving = NavigationEntry.ID.next()

    /// Returns a shell in the middle of a transition.
    private func shell() -> Host {
        navigator.sleep = { [clock] in try await clock.sleep(for: $0) }
        let host = host(Shell(navigator: navigator))
        navigator.screenAppeared(leaving)
        return host
    }

    /// Advances the clock, and lets the tasks that waited for it run.
    private func pass(_ duration: Duration, in host: Host) async {
        await host.settleTasks()
        clock.advance(by: duration)
        await host.settleTasks()
    }

    @Test("Requests during a transition are applied together when the leaving screen is gone")
    func transition() {
        let host = shell()
        host.after {
            navigator.push(route: ThreadRoute(id: 1))
            navigator.pop(levels: 1)
            navigator.push(route: ThreadRoute(id: 2))
            navigator.push(route: ThreadRoute(id: 3))
        }
        #expect(host.levels == ["root"] && navigator.depth == 2)
        host.after { navigator.screenDisappeared(leaving) }
        #expect(host.levels == ["root", "thread 2", "thread 3"])
    }

    @Test("Waiting requests are animated as the last one asks", arguments: [false, true])
    func animation(isAnimated: Bool) {
        let host = shell()
        host.after {
            navigator.push(threads: [1], animated: !isAnimated)
            navigator.push(threads: [2], animated: isAnimated)
            navigator.screenDisappeared(leaving)
        }
        #expect(host.levels == ["root", "thread 1", "thread 2"] && host.animatesPath == isAnimated)
    }

    @Test("A transition that never ends delays requests for two seconds only")
    func limit() async {
        let host = shell()
        host.after { navigator.push(threads: [1]) }
        await pass(.seconds(1), in: host)
        // A later request does not extend the time.
        host.after { navigator.push(threads: [2]) }
        await pass(.milliseconds(999), in: host)
        #expect(host.levels == ["root"])
        await pass(.milliseconds(1), in: host)
        #expect(host.levels == ["root", "thread 1", "thread 2"])
        host.after { navigator.pop() }
        #expect(host.levels == ["root", "thread 1"], "The transition delays no further request.")
    }

    @Test("Each transition has its own two seconds")
    func next() async {
        let host = shell()
        host.after { navigator.push(threads: [1, 2]) }
        await pass(.seconds(1), in: host)
        host.after { navigator.screenDisappeared(leaving) }
        navigator.screenAppeared(leaving)
        host.after { navigator.push(threads: [3]) }
        await pass(.milliseconds(1_999), in: host)
        #expect(host.levels == ["root", "thread 1", "thread 2"])
        await pass(.milliseconds(1), in: host)
        #expect(host.levels == ["root", "thread 1", "thread 2", "thread 3"])
    }

    @Test("A swipe that ends while a request waits pops its screen, and then the request is applied")
    func swipeMeanwhile() {
        let host = host(Shell(navigator: navigator)).after { navigator.push(threads: [1]) }
        // While a finger swipes, the screen below is visible, too.
        navigator.screenAppeared(.root)
        host.after { navigator.push(threads: [2]) }
        #expect(host.levels == ["root", "thread 1"] && navigator.depth == 2)
        host.goBack()
        #expect(host.levels == ["root", "thread 2"] && navigator.depth == 1)
    }

    @Test("A link followed while a push waits puts its screen below the pushed one")
    func linkMeanwhile() {
        let root = NavigationLink("Link", value: 7)
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
        let host = host(root)
        navigator.screenAppeared(leaving)
        host.after { navigator.push(threads: [1]) }
        host.tap("Link")
        host.after { navigator.screenDisappeared(leaving) }
        #expect(host.levels == ["thread 1"] && navigator.depth == 2)
        host.goBack()
        #expect(host.texts.contains("number 7"))
    }

    /// A screen with an app's own link.
    fileprivate struct LinkedLevel: View {
        let name: String

        var body: some View {
            VStack {
                Text(name)
                NavigationLink("Link", value: 7)
            }
        }
    }

    /// Returns a shell whose screens all have links.
    private func linkedShell() -> Host {
        let root = LinkedLevel(name: "root")
            .navigationDestination(for: Int.self) { LinkedLevel(name: "number \($0)") }
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { LinkedLevel(name: "thread \($0.id)") }
        return host(root)
    }

    @Test("A link followed on a screen that is about to be popped is popped with it")
    func linkOnLeavingScreen() {
        let host = linkedShell().after { navigator.push(threads: [1, 2]) }
        navigator.screenAppeared(leaving)
        host.after { navigator.pop() }
        host.tap("Link")
        #expect(navigator.depth == 1)
        host.after { navigator.screenDisappeared(leaving) }
        #expect(host.names == [["root"], ["thread 1"]] && navigator.depth == 1)
    }

    @Test("No order of requests, links, swipes and transitions leaves an empty screen", arguments: 0..<10)
    func anyOrder(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let host = linkedShell()
        unreported {
            for step in 0..<60 {
                for _ in 0..<Int.random(in: 1...6, using: &random) { act(on: host, &random) }
                navigator.screenDisappeared(leaving)
                navigator.screenDisappeared(.root)
                host.settle()
                let expected = [["root"]] + navigator.entries.map { [name(of: $0)] }
                guard host.names == expected else {
                    Issue.record("Step \(step): \(host.names) instead of \(expected)")
                    return
                }
            }
        }
    }

    private func name(of entry: NavigationEntry) -> String {
        let thread = (entry.route as? ThreadRoute).map { "thread \($0.id)" }
        return thread ?? (entry.isLink ? "number 7" : "view")
    }

    private func act(on host: Host, _ random: inout SeededGenerator) {
        let number = Int.random(in: 1...4, using: &random)
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1: navigator.push(threads: [number])
        case 2: navigator.push(LinkedLevel(name: "view"))
        case 3: navigator.pop()
        case 4: navigator.pop(levels: number)
        case 5: navigator.pop(to: ThreadRoute(id: number))
        case 6: navigator.replace(with: (0..<number).map { _ in ThreadRoute(id: number) })
        case 7: if number == 1 { navigator.popToRoot() }
        // A person taps or swipes.
        case 8, 9: host.after {}.tap("Link")
        case 10: host.after {}.goBack()
        // A transition or a swipe begins, or ends, or is canceled. A swipe shows the screen below.
        case 11: navigator.screenAppeared(leaving)
        case 12: navigator.screenAppeared(.root)
        default: navigator.screenDisappeared(number == 1 ? .root : leaving)
        }
        if Bool.random(using: &random) { host.settle() }
    }

    @Test("Visible screens of a shell that is gone don't delay requests to the next shell")
    func nextShell() {
        var first: Host? = host(Shell(navigator: navigator)).after { navigator.push(threads: [1]) }
        #expect(first?.levels == ["root", "thread 1"])
        first = nil
        unreported { navigator.replace(with: [ThreadRoute(id: 2)]) }
        let second = host(Shell(navigator: navigator))
        second.after { navigator.push(threads: [3]) }
        #expect(second.levels == ["root", "thread 2", "thread 3"])
    }

    @Test("Visible screens of a shell that is gone don't delay the next shell's first stack")
    func nextShellDeclaresLess() {
        navigator.screenAppeared(leaving)
        navigator.screenAppeared(.root)
        unreported {
            navigator.push(threads: [1])
            navigator.push(route: ForgottenRoute())
            #expect(host(Shell(navigator: navigator)).levels == ["root", "thread 1"])
        }
    }

    @Test("A back swipe begins unless its screen was pushed without it or a request waits")
    func swipe() {
        let host = host(Shell(navigator: navigator))
        func mayBegin() -> [Bool] {
            host.nodes.compactMap { $0.primitiveModifier as? BackGesture }.map { $0.isEnabled() }
        }
        host.after {
            navigator.push(threads: [1])
            navigator.push(route: ThreadRoute(id: 2), disableBackGesture: true)
            navigator.push(ShellLevel(name: "view"), disableBackGesture: true)
            navigator.push(ShellLevel(name: "view"))
        }
        #expect(mayBegin() == [true, false, false, true])
        navigator.screenAppeared(leaving)
        host.after { navigator.pop() }
        #expect(mayBegin() == [false, false, false, false])
        host.after { navigator.screenDisappeared(leaving) }
        #expect(mayBegin() == [true, false, false])
    }
}

extension Host {
    /// The names on each screen, without its bar.
    fileprivate var names: [[String]] {
        screens().map { screen in
            screen.subtree.compactMap { ($0.view as? NavigatorTransitionTests.LinkedLevel)?.name }
        }
    }
}

/// A clock that tests advance by hand.
@MainActor private final class ManualClock {
    private var now = Duration.zero
    private var sleepers: [AsyncStream<Duration>.Continuation] = []

    func sleep(for duration: Duration) async throws {
        let end = now + duration
        let (times, sleeper) = AsyncStream.makeStream(of: Duration.self)
        sleepers.append(sleeper)
        for await time in times where time >= end { return }
        throw CancellationError()
    }

    func advance(by duration: Duration) {
        now += duration
        for sleeper in sleepers { sleeper.yield(now) }
    }
}
