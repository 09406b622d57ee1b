#if canImport(HeadlessHost)
import HeadlessHost
import Observation
import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A hosted stack with some screens, which can push and pop one more.
@MainActor final class HostedStack {
    private let host: HeadlessHost.Host
    private let pushOne: () -> Void
    private let popOne: () -> Void

    private init(_ view: some View, push: @escaping () -> Void, pop: @escaping () -> Void) {
        host = HeadlessHost.Host(view) { _, environment in environment.platformCapabilities = .iOS18 }
        host.settle()
        pushOne = push
        popOne = pop
    }

    /// Returns a stack with a bound path.
    static func ofApp(depth: Int) -> HostedStack {
        let route = Route(path: Array(1...depth))
        return HostedStack(
            Levels(route: route),
            push: { route.path.append(route.path.count + 1) },
            pop: { route.path.removeLast() }
        )
    }

    /// Returns the stack of a shell.
    ///
    /// - Parameter restoration: How the stack is stored; `nil` for a stack that isn't.
    static func ofShell(
        depth: Int,
        bar: NavigationShellBar,
        restoration: NavigationRestoration? = nil
    ) -> HostedStack {
        let navigator = Navigator()
        let stack = HostedStack(
            ShellLevels(navigator: navigator, bar: bar, restoration: restoration),
            push: { navigator.push(route: LevelRoute(number: navigator.entries.count + 1)) },
            pop: { navigator.pop() }
        )
        for _ in 0..<depth { stack.push() }
        return stack
    }

    /// The number of bodies run so far.
    var evaluations: Int { host.nodes.reduce(0) { $0 + $1.evaluations } }

    /// Changes a state of the top screen.
    func change() { host.tap("Mark") }

    func push() {
        pushOne()
        host.settle()
    }

    func pop() {
        popOne()
        host.settle()
    }
}

@Observable private final class Route {
    var path: [Int]

    init(path: [Int]) { self.path = path }
}

private struct Levels: View {
    @Bindable var route: Route

    var body: some View {
        NavigationStack(path: $route.path) {
            Level(number: 0)
                .transparentNavigationContainer()
                .transparentNavigationDestination(for: Int.self) { Level(number: $0) }
        }
        .persistentBackground(.ocean)
    }
}

private struct LevelRoute: NavigationRoute {
    let number: Int
}

private struct ShellLevels: View {
    let navigator: Navigator
    let bar: NavigationShellBar
    let restoration: NavigationRestoration?

    var body: some View {
        let shell = Level(number: 0)
            .navigationShell(bar: bar, navigator: navigator)
            .navigationRoute(LevelRoute.self) { Level(number: $0.number) }
        Group {
            if let restoration {
                shell.restoresNavigation(id: "main", scope: .app, restoration)
            } else {
                shell
            }
        }
        .persistentBackground(.ocean)
    }
}

private struct Level: View {
    let number: Int
    @State private var isMarked = false

    var body: some View {
        List {
            Button(isMarked ? "Mark, again" : "Mark") { isMarked.toggle() }.accessibilityLabel("Mark")
            ForEach(0..<10) { Text("Row \($0) of \(number)") }
            NavigationLink("Next", value: number + 1)
        }
        .navigationTitle("Level \(number)")
        .topNavigationBarTitle("Level \(number)")
    }
}
#endif
