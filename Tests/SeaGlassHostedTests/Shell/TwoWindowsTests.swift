import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// One value of a view in two windows, as `WindowGroup` shows it: its content is a template, made once.
@MainActor @Suite("One view in two windows") struct TwoWindowsTests {
    @Test("Each window has its own stack", arguments: versions)
    func stacks(version: Int) {
        let view = ShellLevel(name: "root")
            .navigationShell()
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
        let (first, second) = (host(view, on: version), host(view, on: version))
        first.tap("Push route")
        #expect(first.levels == ["root", "thread 1"] && second.levels == ["root"])
        second.tap("Push view")
        #expect(first.levels == ["root", "thread 1"] && second.levels == ["root", "view"])
    }

    @Test("A window that closes leaves the stack of the other alone")
    func closing() {
        let view = ShellLevel(name: "root").navigationShell()
        let second = host(view)
        do {
            let first = host(view)
            first.tap("Push view")
        }
        second.tap("Push view")
        #expect(second.levels == ["root", "view"])
        second.goBack()
        #expect(second.levels == ["root"])
    }

    @Test("A shell that is evaluated again takes its navigator from no other shell", arguments: [true, false])
    func sharedNavigator(hasPath: Bool) {
        let navigator = Navigator()
        @Bindable var model = NavigationShellPathTests.Model()
        model.path = [ThreadRoute(id: 1)]
        func window() -> Host {
            let root = ShellLevel(name: "root")
            let routes = NavigationRoutes().route(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
            return hasPath
                ? host(root.navigationShell(path: $model.path, navigator: navigator).navigationRoutes(routes))
                : host(root.navigationShell(navigator: navigator).navigationRoutes(routes))
        }
        let (first, second) = (window(), window())
        let shell = navigator.shell.identity
        for host in [first, second] { host.system.dynamicTypeSize = .xxxLarge }
        #expect(navigator.shell.identity === shell && navigator.state.isVisible)
        #expect(second.levels == (hasPath ? ["root", "thread 1"] : ["root"]))
    }

    @Test("Painted screens have the size of the background in their own window", arguments: versions)
    func pictures(version: Int) {
        let stack = NavigationStack { Text("Screen").transparentNavigationContainer() }
        let view = stack.persistentBackground(.ocean, screens: .painted)
        let phone = host(view, on: version)
        _ = host(view, on: version) { ($0.width, $0.height) = (834, 1_194) }
        phone.system.colorScheme = .dark
        let sizes = phone.nodes.compactMap { ($0.view as? LayeredRecipe)?.size }
        #expect(sizes.count == 2 && Set(sizes.map(\.width)) == [393])
    }

    @Test("Scrolling in one window fades in its own bar", arguments: versions)
    func scrolling(version: Int) {
        let (moved, resting) = (TopNavigationBarScrollTests.Scroll(), TopNavigationBarScrollTests.Scroll())
        let view = ScrollView { Text("Content").topNavigationBarScrollContent() }.topNavigationBarTracksScroll()
        let first = host(view.following(moved), on: version)
        _ = host(view.following(resting), on: version)
        first.scroll(to: 44)
        #expect(moved.progress == 1 && resting.progress == 0)
    }
}
