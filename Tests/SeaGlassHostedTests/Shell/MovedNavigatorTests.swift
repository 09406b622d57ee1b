import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// An app's navigator that two shells show, one after the other.
@MainActor @Suite("A navigator that moves to another shell") struct MovedNavigatorTests {
    @MainActor @Observable fileprivate final class Choice {
        var isSecond = false
        var isShown = true
    }

    private final class Captured: Sendable {}

    private struct Moving: View {
        let choice: Choice
        let navigator: Navigator

        var body: some View {
            VStack {
                if choice.isSecond { shell } else { shell }
            }
        }

        private var shell: some View { Shell(navigator: navigator) }
    }

    @Test(
        "A screen outside of the path is not reported in the shell that shows the navigator next",
        arguments: [[], [1]]
    )
    func moved(stack: [Int]) async {
        let choice = Choice()
        let navigator = Navigator()
        let host = host(Moving(choice: choice, navigator: navigator)).after { navigator.push(threads: stack) }
        let messages = await reports(awaiting: {
            host.after { choice.isSecond = true }
            await host.settleTasks()
            host.after { navigator.push(threads: [2]) }
        })
        #expect(messages == [] && host.levels.last == "thread 2")
    }

    @Test("A root without a title does not keep the title of the shell before")
    func title() {
        struct Titled: View {
            let choice: Choice
            let navigator: Navigator

            var body: some View {
                VStack {
                    if choice.isSecond {
                        Text("second").navigationShell(bar: .custom(), navigator: navigator)
                    } else {
                        Text("first").topNavigationBarTitle("First")
                            .navigationShell(bar: .custom(), navigator: navigator)
                    }
                }
            }
        }
        let choice = Choice()
        let navigator = Navigator()
        let host = host(Titled(choice: choice, navigator: navigator))
        #expect(navigator.root.content.title != nil)
        host.after { choice.isSecond = true }
        #expect(navigator.root.content.title == nil)
    }

    @Test("A navigator without a shell keeps no declaration of a route")
    func declarations() async {
        struct Root: View {
            let choice: Choice
            let navigator: Navigator
            let captured: () -> Captured?

            var body: some View {
                if choice.isShown, let captured = captured() {
                    Text("root").navigationShell(navigator: navigator)
                        .navigationRoute(ThreadRoute.self) { _ in Text("\(ObjectIdentifier(captured).hashValue)") }
                }
            }
        }
        let choice = Choice()
        let navigator = Navigator()
        var captured: Captured? = Captured()
        weak var kept: Captured?
        kept = captured
        let host = host(Root(choice: choice, navigator: navigator) { [weak captured] in captured })
        captured = nil
        #expect(kept != nil)
        host.after { choice.isShown = false }
        await host.settleTasks()
        #expect(kept == nil)
    }

    /// A stack or, in a wide window, a split view, as an app chooses when a device rotates.
    private struct Adaptive: View {
        let choice: Choice
        let navigator: Navigator
        let store: MemoryNavigationStateStore
        let failed: @MainActor (NavigationRestoration.Failure) -> Void

        var body: some View {
            if choice.isSecond {
                NavigationSplitView {
                    Text("Sidebar")
                } detail: {
                    shell
                }
            } else {
                shell
            }
        }

        private var shell: some View {
            ShellLevel(name: "root").navigationShell(navigator: navigator)
                .navigationRoute(ThreadRoute.self, key: "thread") { ShellLevel(name: "thread \($0.id)") }
                .restoresNavigation(id: "main", scope: .app, .standard.store(store), onFailure: failed)
        }
    }

    @Test(
        "A change between a stack and a split view keeps the navigator's stack, which is stored and restored",
        arguments: versions
    )
    func turned(version: Int) async {
        let store = MemoryNavigationStateStore()
        let choice = Choice()
        let navigator = Navigator()
        var failures = 0
        func launch(_ navigator: Navigator) -> Host {
            SeaGlassHostedTests.host(
                Adaptive(choice: choice, navigator: navigator, store: store) { _ in failures += 1 },
                on: version
            ) {
                $0.device = .iPad
            }
        }
        let host = launch(navigator).after { navigator.push(threads: [1]) }
        await host.settleStored()
        for (isWide, id) in [(true, 2), (false, 3), (true, 4)] {
            host.after { choice.isSecond = isWide }
            await host.settleStored()
            #expect(host.levels.last == "thread \(id - 1)" && host.texts.contains("Sidebar") == isWide)
            host.after { navigator.push(threads: [id]) }
            await host.settleStored()
        }
        host.swipeBack()
        #expect(host.levels.last == "thread 3" && navigator.depth == 3)
        await host.settleStored()
        let later = Navigator()
        let next = launch(later)
        await next.settleStored()
        #expect(next.levels == ["root", "thread 1", "thread 2", "thread 3"] && failures == 0)
    }
}
