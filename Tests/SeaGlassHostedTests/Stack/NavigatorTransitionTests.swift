import HeadlessHost
import HostedSupport
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Requests during a transition of UIKit, which wait only until it ends.
@MainActor @Suite struct NavigatorTransitionTests {
    private let navigator = Navigator()

    /// Puts a view in the middle of a transition.
    private func inTransition(_ view: some View) -> (host: Host, transition: ManualTransition) {
        let host = host(view)
        let transition = ManualTransition(of: navigator)
        transition.begin()
        return (host, transition)
    }

    @Test("Requests during a transition are applied together after it")
    func transition() {
        let (host, transition) = inTransition(Shell(navigator: navigator))
        host.after {
            navigator.push(route: ThreadRoute(id: 1))
            navigator.pop(levels: 1)
            navigator.push(route: ThreadRoute(id: 2))
            navigator.push(route: ThreadRoute(id: 3))
        }
        #expect(host.levels == ["root"] && navigator.depth == 2)
        host.after { transition.end() }
        #expect(host.levels == ["root", "thread 2", "thread 3"])
    }

    @Test("Waiting requests have the animation of the last one", arguments: [false, true])
    func animation(isAnimated: Bool) {
        let (host, transition) = inTransition(Shell(navigator: navigator))
        host.after {
            navigator.push(threads: [1], animated: !isAnimated)
            navigator.push(threads: [2], animated: isAnimated)
            transition.end()
        }
        #expect(host.levels == ["root", "thread 1", "thread 2"] && host.animatesPath == isAnimated)
    }

    @Test("Unpaired appearances and disappearances do not delay requests", arguments: 0..<10)
    func unpaired(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let host = host(Shell(navigator: navigator))
        let ids = [NavigationEntry.ID.root, .next(), .next()]
        unreported {
            for number in 1...20 {
                for id in ids where Bool.random(using: &random) {
                    let place = ScreenPlace(screen: id, view: nil)
                    navigator.send(Bool.random(using: &random) ? .appeared(place) : .disappeared(place))
                }
                host.after { navigator.push(threads: [number]) }
                #expect(host.levels.last == "thread \(number)" && !navigator.isWaiting)
                host.after { navigator.pop() }
                #expect(host.levels == ["root"])
            }
        }
    }

    @Test("A request that waited for a transition also waits for the next one")
    func nextTransition() {
        let (host, transition) = inTransition(Shell(navigator: navigator))
        host.after { navigator.push(threads: [1]) }
        let second = ManualTransition(of: navigator)
        second.begin()
        host.after { transition.end() }
        #expect(host.levels == ["root"] && navigator.isWaiting)
        host.after { second.end() }
        #expect(host.levels == ["root", "thread 1"] && !navigator.isWaiting)
    }

    @Test("A request that waits for a transition is applied in the new stack if the system replaces the stack")
    func otherStack() async {
        let host = host(Shell(navigator: navigator))
        do {
            let lost = ManualTransition(of: navigator)
            lost.begin()
            host.after { navigator.push(threads: [1]) }
        }
        let stack = ManualTransition(of: navigator)
        await host.settleTasks()
        #expect(host.levels == ["root", "thread 1"] && !navigator.isWaiting)
        host.after { navigator.push(threads: [2]) }
        #expect(host.levels == ["root", "thread 1", "thread 2"] && !stack.isRunning)
    }

    @Test("A swipe that ends while a request waits pops its screen before the request is applied")
    func swipeMeanwhile() {
        let host = host(Shell(navigator: navigator)).after { navigator.push(threads: [1]) }
        let transition = ManualTransition(of: navigator)
        transition.begin()
        host.after { navigator.push(threads: [2]) }
        #expect(host.levels == ["root", "thread 1"] && navigator.depth == 2)
        // The swipe is the transition, so it began before the request, and no other swipe begins now.
        #expect(!host.swipeBack())
        host.popScreen()
        host.after { transition.end() }
        #expect(host.levels == ["root", "thread 2"] && navigator.depth == 1)
    }

    @Test("A link followed while a push waits inserts its screen below the pushed one")
    func linkMeanwhile() {
        let root = NavigationLink("Link", value: 7)
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
        let (host, transition) = inTransition(root)
        host.after { navigator.push(threads: [1]) }
        host.tap("Link")
        host.after { transition.end() }
        #expect(host.levels == ["thread 1"] && navigator.depth == 2)
        host.swipeBack()
        #expect(host.texts.contains("number 7"))
    }

    /// A screen with an app's link.
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

    @Test("A link followed on a leaving screen is popped with the screen")
    func linkOnLeavingScreen() {
        let host = linkedShell().after { navigator.push(threads: [1, 2]) }
        let transition = ManualTransition(of: navigator)
        transition.begin()
        host.after { navigator.pop() }
        host.tap("Link")
        #expect(navigator.depth == 1)
        host.after { transition.end() }
        #expect(host.names == [["root"], ["thread 1"]] && navigator.depth == 1)
    }

    @Test("No order of requests, links, swipes and transitions leaves an empty screen", arguments: 0..<10)
    func anyOrder(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let host = linkedShell()
        let transition = ManualTransition(of: navigator)
        unreported {
            for step in 0..<60 {
                for _ in 0..<Int.random(in: 1...6, using: &random) { act(on: host, transition, &random) }
                transition.end()
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

    private func act(on host: Host, _ transition: ManualTransition, _ random: inout SeededGenerator) {
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
        case 10: host.after {}.swipeBack()
        case 11, 12: transition.begin()
        default: transition.end()
        }
        if Bool.random(using: &random) { host.settle() }
    }

    @Test("A transition in a removed shell does not delay the next shell")
    func nextShell() {
        var first: Host? = host(Shell(navigator: navigator)).after { navigator.push(threads: [1]) }
        let transition = ManualTransition(of: navigator)
        transition.begin()
        first?.after { navigator.push(threads: [2]) }
        #expect(first?.levels == ["root", "thread 1"])
        first = nil
        let second = host(Shell(navigator: navigator))
        #expect(second.levels == ["root", "thread 1", "thread 2"])
        second.after { navigator.push(threads: [3]) }
        #expect(second.levels == ["root", "thread 1", "thread 2", "thread 3"])
    }

    @Test("A back swipe begins unless its screen was pushed with the gesture disabled, or a request waits")
    func swipe() {
        let host = host(Shell(navigator: navigator))
        func mayBegin() -> [Bool] {
            host.nodes.compactMap { $0.modifier as? ShellScreen }.map { screen in
                let gesture = BackGesture(
                    navigator: navigator.inner,
                    bar: TopNavigationBarModel(),
                    shellBar: .system,
                    isDisabled: screen.entry.content.disablesBackGesture
                )
                return gesture.policy(depth: 1, isTransitioning: false).edgeSwipe != .refused
            }
        }
        host.after {
            navigator.push(threads: [1])
            navigator.push(route: ThreadRoute(id: 2), disableBackGesture: true)
            navigator.push(ShellLevel(name: "view"), disableBackGesture: true)
            navigator.push(ShellLevel(name: "view"))
        }
        #expect(mayBegin() == [true, true, false, false, true], "The depth refuses the swipe at the root.")
        let transition = ManualTransition(of: navigator)
        transition.begin()
        host.after { navigator.pop() }
        #expect(mayBegin() == [false, false, false, false, false])
        host.after { transition.end() }
        #expect(mayBegin() == [true, true, false, false])
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
