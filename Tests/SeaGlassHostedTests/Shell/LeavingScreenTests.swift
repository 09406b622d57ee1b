import HeadlessHost
import HostedSupport
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Touches on a screen that is no longer on top: from iOS 26 on a screen in a transition can be touched.
@MainActor @Suite("Touching a leaving screen") struct LeavingScreenTests {
    /// A shell that owns its stack, or shows an app's array.
    private struct Mail: View {
        @State private var path: [ThreadRoute] = []
        let navigator: Navigator
        let bar: NavigationShellBar
        let ownsPath: Bool

        var body: some View {
            if ownsPath {
                ShellLevel(name: "root")
                    .navigationShell(path: $path, bar: bar, navigator: navigator)
                    .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
            } else {
                Shell(navigator: navigator, bar: bar)
            }
        }
    }

    private let navigator = Navigator()
    private var ids: [Int?] { navigator.entries.map { ($0.route as? ThreadRoute)?.id } }

    /// Returns a shell with two screens above its root, in a transition that delays requests.
    private func shell(_ bar: NavigationShellBar, ownsPath: Bool = false) -> (Host, ManualTransition) {
        let host = host(Mail(navigator: navigator, bar: bar, ownsPath: ownsPath)).after {
            navigator.push(threads: [1, 2])
        }
        let transition = ManualTransition(of: navigator)
        transition.begin()
        return (host, transition)
    }

    @Test("A second tap on the back button of a leaving screen pops no other screen", arguments: [false, true])
    func backButton(ownsPath: Bool) {
        let (host, transition) = shell(.custom(.material), ownsPath: ownsPath)
        for _ in 1...2 {
            #expect(host.tap("Back, thread 1"))
            #expect(ids == [1])
        }
        host.after { transition.end() }
        #expect(host.levels == ["root", "thread 1"])
        #expect(host.tap("Back, root") && host.levels == ["root"])
    }

    @Test("A second tap on the back button of a guarded screen that is leaving pops no other screen", arguments: bars)
    func guarded(bar: NavigationShellBar) {
        let app = GuardedApp()
        let host = app.shell(bar: bar)
        app.push([1, -1], in: host)
        let transition = ManualTransition(of: app.navigator)
        transition.begin()
        #expect(host.tap("Back, thread 1"))
        #expect(app.drafts.asking == [1])
        host.after { app.navigator.leave() }
        #expect(host.tap("Back, thread 1"))
        #expect(app.ids() == [1])
    }

    @Test("A second escape on a leaving screen pops no other screen", arguments: bars, [false, true])
    func escape(bar: NavigationShellBar, ownsPath: Bool) {
        let (host, transition) = shell(bar, ownsPath: ownsPath)
        for _ in 1...2 {
            host.escape()
            #expect(ids == [1])
        }
        host.after { transition.end() }
        #expect(host.levels == ["root", "thread 1"])
        host.escape()
        #expect(host.levels == ["root"])
    }

    @Test("Back and escape on a screen that is about to be covered pop no screen", arguments: bars)
    func covered(bar: NavigationShellBar) {
        let (host, transition) = shell(bar)
        host.after { navigator.push(threads: [3]) }
        if bar != .system { #expect(host.tap("Back, thread 1")) }
        host.escape()
        #expect(ids == [1, 2, 3])
        host.after { transition.end() }
        #expect(host.levels == ["root", "thread 1", "thread 2", "thread 3"])
    }

    @Test(
        "An escape on a sheet's root that is about to be covered does not dismiss the sheet",
        arguments: bars
    )
    func sheet(bar: NavigationShellBar) throws {
        let host = host(Shell(navigator: navigator, bar: bar)).after { navigator.present(ThreadRoute(id: 1)) }
        let sheet = try #require(navigator.presented?.navigator)
        let transition = ManualTransition(of: sheet)
        transition.begin()
        host.after { sheet.push(threads: [2]) }
        host.escape()
        host.after { transition.end() }
        #expect(host.levels == ["root", "thread 1", "thread 2"])
        for levels in [["root", "thread 1"], ["root"]] {
            host.escape()
            #expect(host.levels == levels)
        }
    }

    // MARK: Double taps

    @Test("A route that two taps push while a transition runs is pushed once", arguments: bars, [false, true])
    func pushedTwice(bar: NavigationShellBar, ownsPath: Bool) async {
        let (host, transition) = shell(bar, ownsPath: ownsPath)
        for _ in 0..<2 {
            host.after { navigator.push(threads: [3]) }
            await host.settleTasks()
        }
        host.after { transition.end() }
        #expect(host.levels == ["root", "thread 1", "thread 2", "thread 3"])
    }

    @Test("A route is not pushed again during its push, and can be pushed again afterward", arguments: bars)
    func pushedInItsPush(bar: NavigationShellBar) {
        let host = host(Shell(navigator: navigator, bar: bar)).after { navigator.push(threads: [1]) }
        let transition = ManualTransition(of: navigator)
        transition.begin(isPush: true)
        host.tap("Push route")
        #expect(ids == [1])
        host.after { navigator.push(threads: [2]) }
        #expect(ids == [1, 2], "Another route is pushed.")
        host.after {
            transition.end()
            navigator.push(threads: [2])
        }
        #expect(host.levels == ["root", "thread 1", "thread 2", "thread 2"])
    }

    @Test("A route can be pushed over the same route while another screen leaves", arguments: [false, true])
    func pushedInOtherTransition(isPush: Bool) {
        let host = host(Shell(navigator: navigator)).after { navigator.push(threads: [1, 2]) }
        let transition = ManualTransition(of: navigator)
        if !isPush { navigator.pop() }
        host.settle()
        transition.begin(isPush: isPush)
        // While thread 2 is being pushed, its pop waits.
        if isPush { navigator.pop() }
        host.tap("Push route")
        host.after { transition.end() }
        #expect(host.levels == ["root", "thread 1", "thread 1"])
    }

    @Test("A second leave() during the pop leaves no draft, and the draft below asks at the end of the pop")
    func duringPop() async {
        let app = GuardedApp()
        let navigator = app.navigator
        let host = app.shell()
        app.push([-1, -2], in: host)
        host.after { navigator.popToRoot() }
        let transition = ManualTransition(of: navigator)
        await host.settleTasks()
        host.after {
            navigator.leave()
            transition.begin()
        }
        #expect(app.ids() == [-1] && app.drafts.asking == [2])
        let messages = await reports(awaiting: { host.after { navigator.leave() } })
        #expect(app.ids() == [-1] && messages.count == 1, "\(messages)")
        host.after { transition.end() }
        #expect(app.drafts.asking == [2, 1])
        host.after { navigator.leave() }
        #expect(app.ids().isEmpty)
    }

    @Test("After leave() reveals a link without a declared route, the next leave() pops it", arguments: bars)
    func linkBelow(bar: NavigationShellBar) {
        let navigator = Navigator()
        let host = host(LinkedMail(navigator: navigator, bar: bar))
        host.tap("Number")
        host.after { navigator.push(threads: [1]) }
        for depth in [1, 0] {
            host.after { unreported { navigator.leave() } }
            #expect(navigator.depth == depth)
        }
    }
}
