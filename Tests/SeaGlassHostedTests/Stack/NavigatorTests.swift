import HeadlessHost
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation
@testable import SwiftUI

/// The effects of a navigator on its shell's stack.
@MainActor @Suite struct NavigatorTests {
    private let navigator = Navigator()

    private func shell() -> Host { host(Shell(navigator: navigator)) }

    @Test("With unlessOnTop a route is not pushed over an equal route")
    func unlessOnTop() {
        let navigator = Navigator()
        let host = host(Shell(navigator: navigator))
        for id in [1, 1, 2, 1] {
            host.after { navigator.push(route: ThreadRoute(id: id), unlessOnTop: true) }
        }
        #expect(host.levels == ["root", "thread 1", "thread 2", "thread 1"])
        host.after { navigator.push(route: ThreadRoute(id: 1)) }
        #expect(navigator.depth == 4)
    }

    @Test("A pushed view is shown and can be popped", arguments: versions)
    func pushAndPop(version: Int) {
        let host = host(Shell(navigator: navigator), on: version)
        host.tap("Push view")
        #expect(host.levels == ["root", "view"] && navigator.depth == 1 && navigator.canPop)
        host.tap("Pop")
        #expect(host.levels == ["root"] && navigator.depth == 0 && !navigator.canPop)
    }

    @Test("A shell without a given navigator creates its own")
    func owned() {
        let host = host(ShellLevel(name: "root").navigationShell())
        host.tap("Push view")
        host.tap("Push view")
        #expect(host.levels == ["root", "view", "view"])
    }

    @Test("A route is shown with the view declared for its type")
    func route() {
        let host = shell().after { navigator.push(route: NoteRoute(text: "a")) }
        #expect(host.levels == ["root", "note a"])
        #expect(navigator.entries.first?.route as? NoteRoute == NoteRoute(text: "a"))
    }

    @Test("A route pushed twice makes two entries")
    func twice() {
        let host = shell().after {
            navigator.push(route: ThreadRoute(id: 1))
            navigator.push(route: ThreadRoute(id: 1))
        }
        #expect(host.levels == ["root", "thread 1", "thread 1"])
        #expect(Set(navigator.entries).count == 2)
    }

    @Test("Several levels, or all, are popped together")
    func levels() {
        let host = shell().after { navigator.push(threads: 1...5) }
        #expect(host.after { navigator.pop(levels: 2) }.levels == ["root", "thread 1", "thread 2", "thread 3"])
        #expect(host.after { navigator.popToRoot() }.levels == ["root"])
    }

    @Test("A pop to a route or an entry stops at its topmost occurrence")
    func popTo() {
        let host = shell().after { navigator.push(threads: [1, 2, 1, 3]) }
        let second = navigator.entries[1].id
        #expect(host.after { navigator.pop(to: ThreadRoute(id: 1)) }.levels.last == "thread 1")
        #expect(navigator.depth == 3)
        #expect(host.after { navigator.pop(to: second) }.levels == ["root", "thread 1", "thread 2"])
        #expect(host.after { navigator.pop(to: second) }.levels == ["root", "thread 1", "thread 2"])
    }

    @Test("A pop to the last matching entry stops there, and without a match changes nothing")
    func popToLastWhere() async {
        let navigator = navigator
        let host = shell().after {
            navigator.push(route: NoteRoute(text: "a"))
            navigator.push(route: NoteRoute(text: "b"))
            navigator.push(threads: [1, 2])
        }
        host.after { navigator.pop(toLastWhere: { $0.route is NoteRoute }) }
        #expect(host.levels == ["root", "note a", "note b"])
        let reports = await reports(awaiting: { navigator.pop(toLastWhere: { $0.route is ThreadRoute }) })
        #expect(reports.count == 1 && navigator.depth == 2)
    }

    @Test("A deep link replaces the stack and keeps the screens that stay in place")
    func replace() {
        let host = shell().after { navigator.push(threads: [1, 2]) }
        let kept = navigator.entries[0]
        host.after { navigator.replace(with: [ThreadRoute(id: 1), NoteRoute(text: "a"), ThreadRoute(id: 2)]) }
        #expect(host.levels == ["root", "thread 1", "note a", "thread 2"])
        #expect(navigator.entries[0] == kept)
        #expect(host.after { navigator.replace(with: []) }.levels == ["root"])
    }

    @Test("A screen that replaces the top one has a new state")
    func replacedTop() {
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { CountingLevel(id: $0.id) }
        let host = host(root).after { navigator.push(threads: [1]) }
        host.tap("Count")
        #expect(host.texts.contains("1 of thread 1"))
        host.after { navigator.replace(with: [ThreadRoute(id: 2)]) }
        #expect(host.texts.contains("0 of thread 2"))
    }

    @Test("The back button, the swipe and the escape gesture update the navigator")
    func systemPop() {
        let host = shell().after { navigator.push(threads: [1, 2, 3]) }
        host.swipeBack()
        #expect(navigator.entries.compactMap { $0.route as? ThreadRoute } == [1, 2].map { ThreadRoute(id: $0) })
        host.tap("Back, thread 1")
        #expect(navigator.depth == 1 && host.levels == ["root", "thread 1"], "The back button names thread 1.")
        host.escape()
        #expect(navigator.depth == 0 && host.levels == ["root"])
    }

    @Test("Screens of an app's links join the stack and are popped with it")
    func links() {
        let root = NavigationLink("Link", value: 7)
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
        let host = host(root)
        host.tap("Link")
        #expect(host.texts.contains("number 7") && navigator.depth == 1)
        host.after { navigator.push(route: ThreadRoute(id: 1)) }
        #expect(host.levels == ["thread 1"] && navigator.depth == 2)
        host.swipeBack()
        #expect(host.after { navigator.pop() }.texts.contains("Link") && navigator.depth == 0)
    }

    @Test("A request is animated as specified, and by default", arguments: [1, 100])
    func animated(depth: Int) {
        let requests: [@MainActor (Navigator, Bool) -> Void] = [
            { $0.push(threads: 1...depth, animated: $1) },
            { $0.pop(animated: $1) },
            { $0.replace(with: [NoteRoute(text: "a"), NoteRoute(text: "b"), ThreadRoute(id: 1)], animated: $1) },
            { $0.pop(to: NoteRoute(text: "b"), animated: $1) },
            { $0.pop(to: $0.entries[0].id, animated: $1) },
            { $0.push(ShellLevel(name: "view"), animated: $1) },
            { $0.pop(levels: 1, animated: $1) },
            { $0.popToRoot(animated: $1) },
        ]
        let host = shell()
        for animated in [true, false] {
            for (index, request) in requests.enumerated() {
                host.after { request(navigator, animated) }
                #expect(host.animatesPath == animated, "request \(index)")
            }
        }
        let silent: [@MainActor (Navigator) -> Void] = [
            { $0.push(route: ThreadRoute(id: 1)) },
            { $0.push(ShellLevel(name: "view")) },
            { $0.pop() },
            { $0.pop(levels: 1) },
            { $0.replace(with: [NoteRoute(text: "a"), NoteRoute(text: "b"), ThreadRoute(id: 1)]) },
            { $0.pop(to: NoteRoute(text: "b")) },
            { $0.pop(to: $0.entries[0].id) },
            { $0.popToRoot() },
        ]
        for (index, request) in silent.enumerated() {
            host.after { request(navigator) }
            #expect(host.animatesPath == true, "request \(index)")
            host.after { navigator.push(Text("unseen"), animated: false) }
            host.after { navigator.pop(animated: false) }
        }
    }

    @Test("Views that read the stack are notified in the transaction of the change", arguments: [true, false])
    func transaction(animated: Bool) {
        @MainActor final class Changes { var isAnimated: [Bool] = [] }
        let changes = Changes()
        for request in [{ $0.push(threads: [1], animated: $1) }, { $0.pop(animated: $1) }]
            as [(Navigator, Bool) -> Void]
        {
            withObservationTracking {
                _ = navigator.entries
            } onChange: {
                MainActor.assumeIsolated { changes.isAnimated.append(!Transaction.isCurrentWithoutAnimations) }
            }
            unreported { withAnimation { request(navigator, animated) } }
        }
        #expect(changes.isAnimated == [animated, animated])
    }

    @Test("Replacing the stack keeps the presented route")
    func replaceBelow() {
        let host = shell().after { navigator.present(ThreadRoute(id: 2)) }
        host.after { navigator.replace(with: [ThreadRoute(id: 1)]) }
        #expect(host.levels == ["root", "thread 1", "thread 2"])
    }

    @Test("Requests within one update have the same result as separate requests")
    func fast() {
        let host = shell()
        host.after {
            for id in 1...50 {
                navigator.push(route: ThreadRoute(id: id))
                if id.isMultiple(of: 3) { navigator.pop() }
            }
        }
        #expect(host.levels.dropFirst() == (1...50).filter { !$0.isMultiple(of: 3) }.map { "thread \($0)" }[...])
    }

    @Test("A push evaluates the same number of bodies at any depth", .countsEvaluations)
    func evaluations() {
        let host = shell()
        func cost() -> [Int] {
            let before = host.evaluations
            let nodes = host.nodes.count
            host.after { navigator.push(route: ThreadRoute(id: 0)) }
            return [host.evaluations - before, host.nodes.count - nodes]
        }
        host.after { navigator.push(route: ThreadRoute(id: 0)) }
        let shallow = cost()
        host.after { navigator.push(threads: 0..<500) }
        #expect(cost() == shallow)
    }

    @Test("A push does not copy the stack")
    func copies() {
        let navigator = Navigator()
        var copies = 0
        var last: [UnsafeRawPointer?] = []
        unreported {
            for id in 0..<5_000 {
                navigator.push(route: ThreadRoute(id: id))
                let buffers = [
                    navigator.entries.withUnsafeBytes(\.baseAddress),
                    navigator.systemStack.path.storageAddress,
                ]
                copies += zip(buffers, last).count { $0 != $1 }
                last = buffers
            }
        }
        #expect(copies < 100, "The arrays copy only when they grow.")
    }

    @MainActor @Observable fileprivate final class Account { let name = "Ann" }

    private struct Greeting: View {
        @Environment(Account.self) private var account: Account?
        let name: String
        var body: some View { Text("\(name) of \(account?.name ?? "nobody")") }
    }

    @Test("A model set around the shell is on every screen and in every sheet", arguments: versions)
    func environmentAround(version: Int) {
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { _ in Greeting(name: "screen") }
            .navigationRoute(NoteRoute.self) { _ in Greeting(name: "sheet") }
            .environment(Account())
        let host = host(root, on: version).after {
            navigator.push(threads: [1])
            navigator.present(NoteRoute(text: ""))
        }
        #expect(host.texts == ["screen of Ann", "sheet of Ann"])
    }

    @Test(
        "A model set on the pushing screen does not reach the pushed screen, as in the system's stack",
        arguments: versions
    )
    func environmentOfScreen(version: Int) {
        let shell = host(Text("root").environment(Account()).navigationShell(navigator: navigator), on: version)
        #expect(shell.after { navigator.push(Greeting(name: "screen")) }.texts == ["screen of nobody"])
        let stack = NavigationStack {
            NavigationLink("Open", value: 1).environment(Account())
                .navigationDestination(for: Int.self) { _ in Greeting(name: "screen") }
        }
        let own = host(stack, on: version)
        own.tap("Open")
        #expect(own.texts == ["screen of nobody"])
    }
}
