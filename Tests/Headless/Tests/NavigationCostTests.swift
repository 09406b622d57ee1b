import HeadlessHost
import SwiftUI
import Testing

/// The cost of a push does not grow with the depth of the stack.
@MainActor @Suite struct NavigationCostTests {
    private struct Level: View {
        let level: Int
        @Environment(\.dismiss) private var dismiss
        @State private var taps = 0

        var body: some View {
            List {
                ForEach(0..<10) { Text("Row \($0) of \(level)").listRowBackground(Color.clear) }
                NavigationLink("Next", value: level + 1)
                Button("Dismiss \(taps)") { dismiss() }
            }
            .scrollContentBackground(.hidden)
            .navigationTitle("Level \(level)")
            .onChange(of: taps) {}
        }
    }

    private func host() -> Host {
        Host(NavigationStack { Level(level: 0).navigationDestination(for: Int.self) { Level(level: $0) } })
    }

    @Test("A thousand pushes and pops evaluate the root once")
    func pushAndPop() {
        let host = host()
        for _ in 0..<1_000 {
            host.tap("Next")
            host.swipeBack()
        }
        #expect(host.nodes(of: Level.self).map(\.evaluations) == [1])
    }

    @Test("A push at a depth of a hundred evaluates no other screen")
    func deep() {
        let host = host()
        for _ in 0..<100 { host.tap("Next") }
        #expect(host.nodes(of: Level.self).allSatisfy { $0.evaluations == 1 })
    }

    @Observable final class Route {
        var numbers: [Int] = []
        var path = NavigationPath()
    }

    /// Returns how many nodes a push, a change of state and a pop visit, on a stack of a given depth.
    private func visits(depth: Int, on view: some View, push: (Int) -> Void, pop: () -> Void) -> [Int] {
        let host = Host(view)
        func visits(_ change: () -> Void) -> Int {
            let before = host.visits
            change()
            host.settle()
            return host.visits - before
        }
        for level in 1...depth { _ = visits { push(level) } }
        return [visits { push(depth + 1) }, visits { host.tap("Count 0") }, visits { host.swipeBack() }, visits(pop)]
    }

    @Test("A push, a change of state and a pop visit as many nodes on a stack of 2 as of 200")
    func visitsOfBoundArray() {
        struct Root: View {
            @Bindable var route: Route
            var body: some View {
                NavigationStack(path: $route.numbers) {
                    Counted(level: 0).navigationDestination(for: Int.self) { Counted(level: $0) }
                }
            }
        }
        func visits(depth: Int) -> [Int] {
            let route = Route()
            let root = Root(route: route)
            return self.visits(depth: depth, on: root) {
                route.numbers.append($0)
            } pop: {
                route.numbers.removeLast()
            }
        }
        #expect(visits(depth: 2) == visits(depth: 200))
    }

    @Test("The visits of a push do not grow with the depth for values of several types")
    func visitsOfBoundPath() {
        struct Root: View {
            @Bindable var route: Route
            var body: some View {
                NavigationStack(path: $route.path) {
                    Counted(level: 0).navigationDestination(for: Int.self) { Counted(level: $0) }
                }
            }
        }
        func visits(depth: Int) -> [Int] {
            let route = Route()
            let root = Root(route: route)
            return self.visits(depth: depth, on: root) {
                route.path.append($0)
            } pop: {
                route.path.removeLast()
            }
        }
        #expect(visits(depth: 2) == visits(depth: 200))
    }

    @Test("A second declaration of a lower screen's destination updates no screen")
    func declarationsOnTop() {
        let host = Host(NavigationStack { Declaring(level: 0) })
        func visitsOfPush() -> Int {
            let before = host.visits
            host.tap("Next")
            return host.visits - before
        }
        for _ in 0..<3 { host.tap("Next") }
        let visits = visitsOfPush()
        for _ in 0..<50 { host.tap("Next") }
        #expect(visitsOfPush() == visits)
    }
}

private struct Counted: View {
    let level: Int
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Level \(level)")
            Button("Count \(count)") { count += 1 }
        }
        .onChange(of: count) {}
        .navigationTitle("Level \(level)")
    }
}

private struct Declaring: View {
    let level: Int

    var body: some View {
        NavigationLink("Next", value: level + 1).navigationDestination(for: Int.self) { Declaring(level: $0) }
    }
}
