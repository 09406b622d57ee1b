import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// A view in two windows, as in a `WindowGroup`, whose content is a template, made once.
@MainActor @Suite("One view in two windows") struct TwoWindowsTests {
    @Test("Each window has a separate stack", arguments: versions)
    func stacks(version: Int) {
        let view = ShellLevel(name: "root")
            .navigationShell()
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
        let first = host(view, on: version)
        let second = host(view, on: version)
        first.tap("Push route")
        #expect(first.levels == ["root", "thread 1"] && second.levels == ["root"])
        second.tap("Push view")
        #expect(first.levels == ["root", "thread 1"] && second.levels == ["root", "view"])
    }

    @Test("Closing a window does not change the stack of the other window")
    func closing() {
        let view = ShellLevel(name: "root").navigationShell()
        let second = host(view)
        do {
            let first = host(view)
            first.tap("Push view")
        }
        second.tap("Push view")
        #expect(second.levels == ["root", "view"])
        second.swipeBack()
        #expect(second.levels == ["root"])
    }

    @Test("An evaluated shell does not take its navigator from another shell", arguments: [true, false])
    func sharedNavigator(hasPath: Bool) {
        struct Root: View {
            let navigator: Navigator
            let path: Binding<[ThreadRoute]>?
            @Bindable var choice: Choice

            var body: some View {
                let bar = choice.tab == 0 ? NavigationShellBar.system : .custom()
                Group {
                    if let path {
                        ShellLevel(name: "root").navigationShell(path: path, bar: bar, navigator: navigator)
                    } else {
                        ShellLevel(name: "root").navigationShell(bar: bar, navigator: navigator)
                    }
                }
                .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
            }
        }
        let navigator = Navigator()
        @Bindable var model = BoundPath()
        model.path = [ThreadRoute(id: 1)]
        let path = hasPath ? $model.path : nil
        let choices = [Choice(), Choice()]
        let hosts = unreported { choices.map { host(Root(navigator: navigator, path: path, choice: $0)) } }
        let shell = navigator.shell.identity
        // The older shell is the last that is evaluated.
        for (host, choice) in zip(hosts, choices).reversed() { host.after { choice.tab = 1 } }
        #expect(navigator.shell.identity === shell && navigator.state.isVisible)
        #expect(hosts[1].levels == (hasPath ? ["root", "thread 1"] : ["root"]))
    }

    @Test(
        "Two windows with one navigator are reported once",
        arguments: [NavigationShellBar.system, .custom(.standard)]
    )
    func reportedNavigator(bar: NavigationShellBar) async {
        let messages = await reports(awaiting: {
            let clock = TestClock()
            await NavigatorShell.$clock.withValue(clock) {
                let navigator = Navigator()
                let hosts = (0..<2).map { _ in
                    host(ShellLevel(name: "root").navigationShell(bar: bar, navigator: navigator))
                }
                hosts[0].system.dynamicTypeSize = .xxxLarge
                for host in hosts { await host.settleTasks() }
                clock.advance(by: .seconds(1))
                for host in hosts { await host.settleTasks() }
            }
        })
        #expect(messages.count == 1 && messages[0].contains("Two visible shells"))
    }

    @Test(
        "A window that takes the navigator of a closing window, or swaps navigators, is not reported",
        arguments: [true, false]
    )
    func handedOver(isSwap: Bool) async {
        let messages = await reports(awaiting: {
            let clock = TestClock()
            await NavigatorShell.$clock.withValue(clock) {
                let choice = Choice()
                let hosts = (0..<2).map { host(ShownChoice(choice: choice, number: $0)) }
                if isSwap { choice.navigators.swapAt(0, 1) } else { choice.navigators[1] = choice.navigators[0] }
                for host in hosts { await host.settleTasks() }
                if !isSwap { choice.isOpen = false }
                for host in hosts { await host.settleTasks() }
                clock.advance(by: .seconds(1))
                for host in hosts { await host.settleTasks() }
            }
        })
        #expect(messages.isEmpty)
    }

    @Test("Two tabs with one navigator are not reported while one of them is shown")
    func tabs() async {
        struct Tabs: View {
            @Bindable var choice: Choice

            var body: some View {
                TabView(selection: $choice.tab) {
                    ShellLevel(name: "tab 0").navigationShell(navigator: choice.navigators[0]).tag(0)
                    ShellLevel(name: "tab 1").navigationShell(navigator: choice.navigators[0]).tag(1)
                }
            }
        }
        let messages = await reports(awaiting: {
            let clock = TestClock()
            await NavigatorShell.$clock.withValue(clock) {
                let choice = Choice()
                let host = host(Tabs(choice: choice))
                host.after { choice.tab = 1 }
                await host.settleTasks()
                clock.advance(by: .seconds(1))
                await host.settleTasks()
            }
        })
        #expect(messages.isEmpty)
    }

    @MainActor @Observable fileprivate final class Choice {
        var navigators = [Navigator(), Navigator()]
        /// Whether the first window shows its shell.
        var isOpen = true
        var tab = 0
    }

    private struct ShownChoice: View {
        let choice: Choice
        let number: Int

        var body: some View {
            if choice.isOpen || number > 0 {
                ShellLevel(name: "root").navigationShell(navigator: choice.navigators[number])
            }
        }
    }

    @Test("Painted screens have the size of their window's background", arguments: versions)
    func pictures(version: Int) {
        let stack = NavigationStack { Text("Screen").transparentNavigationContainer() }
        let view = stack.persistentBackground(.ocean, screens: .painted)
        let phone = host(view, on: version)
        _ = host(view, on: version) { ($0.width, $0.height) = (834, 1_194) }
        phone.system.colorScheme = .dark
        let frames = phone.elements.filter { $0.value is LinearGradient }.compactMap { phone.frame(of: $0) }
        #expect(frames.count == 2 && Set(frames.map(\.width)) == [393])
    }

    @Test("Scrolling fades in only the bar of its window", arguments: versions)
    func scrolling(version: Int) {
        let moved = TopNavigationBarScrollTests.Scroll()
        let resting = TopNavigationBarScrollTests.Scroll()
        let content = Text("Content").frame(height: 2_000).topNavigationBarScrollContent()
        let view = ScrollView { content }.topNavigationBarTracksScroll()
        let first = host(view.following(moved), on: version)
        _ = host(view.following(resting), on: version)
        first.scroll(to: 44)
        #expect(moved.progress == 1 && resting.progress == 0)
    }
}
