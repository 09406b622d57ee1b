import HeadlessHost
import SeaGlass
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

/// A navigator does what a plain array does.
@MainActor @Suite struct NavigatorModelTests {
    /// What is in the stack, the one on top last: thread identifiers, and 0 for a view.
    private struct Model {
        var stack: [Int] = []

        mutating func pop(_ count: Int) { stack.removeLast(min(max(count, 0), stack.count)) }

        mutating func pop(to id: Int) {
            if let index = stack.lastIndex(of: id) { stack.removeLast(stack.count - 1 - index) }
        }
    }

    /// 4,000 steps of two requests on average, and of what the system does in every second.
    @Test("After each step of ten thousand random operations the stack is that of the model", arguments: 0..<5)
    func operations(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let navigator = Navigator()
        var model = Model()
        let host = host(Shell(navigator: navigator), on: versions[seed % versions.count])
        unreported {
            for step in 0..<800 {
                // Several before the stack follows, as when requests come faster than frames.
                for _ in 0..<Int.random(in: 1...3, using: &random) { act(on: navigator, &model, &random) }
                if Bool.random(using: &random) {
                    host.settle()
                    systemAct(on: host, &model, &random)
                }
                host.settle()
                let expected = ["root"] + model.stack.map { $0 == 0 ? "view" : "thread \($0)" }
                guard host.levels == expected, navigator.depth == model.stack.count else {
                    Issue.record("Step \(step): \(host.levels) instead of \(expected)")
                    return
                }
            }
        }
    }

    /// - Parameter declaresRoutes: Whether a shell says at once which routes there are.
    private func act(
        on navigator: Navigator,
        _ model: inout Model,
        _ random: inout SeededGenerator,
        declaresRoutes: Bool = true
    ) {
        let animated = Bool.random(using: &random)
        let id = Int.random(in: 1...6, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0...2:
            navigator.push(route: ThreadRoute(id: id), animated: animated)
            model.stack.append(id)
        case 3:
            navigator.push(ShellLevel(name: "view"), animated: animated)
            model.stack.append(0)
        case 4:
            navigator.pop(animated: animated)
            model.pop(1)
        case 5:
            navigator.pop(levels: id - 2, animated: animated)
            model.pop(id - 2)
        case 6:
            navigator.pop(to: ThreadRoute(id: id), animated: animated)
            model.pop(to: id)
        case 7:
            let routes = (0..<id).map { _ in ThreadRoute(id: Int.random(in: 1...6, using: &random)) }
            navigator.replace(with: routes, animated: animated)
            model.stack = routes.map(\.id)
        case 8 where declaresRoutes:
            navigator.push(route: ForgottenRoute(), animated: animated)
        default:
            if id == 1 { navigator.popToRoot(animated: animated) }
            if id == 1 { model.stack = [] }
        }
    }

    private func systemAct(on host: Host, _ model: inout Model, _ random: inout SeededGenerator) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: host.goBack()
        case 1 where !model.stack.isEmpty: host.escape()
        case 2 where !model.stack.isEmpty: host.tap("Pop")
        default: return
        }
        model.pop(1)
    }

    @Test("Shells in sheets and tabs come and go, each with its own stack", arguments: 0..<10)
    func nestedShells(seed: Int) {
        struct Root: View {
            @State private var isPresented = false
            let outer: Navigator
            let inner: Navigator

            var body: some View {
                VStack {
                    Button("Present") { isPresented.toggle() }
                    ShellLevel(name: "outer")
                }
                .navigationShell(navigator: outer)
                .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
                .sheet(isPresented: $isPresented) {
                    ShellLevel(name: "inner")
                        .navigationShell(navigator: inner)
                        .navigationRoute(ThreadRoute.self) { ShellLevel(name: "inner \($0.id)") }
                }
            }
        }
        var random = SeededGenerator(seed: seed)
        let (outer, inner) = (Navigator(), Navigator())
        var (outerModel, innerModel) = (Model(), Model())
        let host = host(Root(outer: outer, inner: inner))
        unreported {
            for _ in 0..<50 {
                if Int.random(in: 0..<5, using: &random) == 0 { host.tap("Present") }
                act(on: outer, &outerModel, &random)
                act(on: inner, &innerModel, &random, declaresRoutes: false)
                host.settle()
                #expect(outer.stack == outerModel.stack)
                #expect(inner.stack == innerModel.stack)
            }
        }
    }
}

extension Navigator {
    /// The identifiers of its threads, and 0 for views.
    fileprivate var stack: [Int] { entries.map { ($0.route as? ThreadRoute)?.id ?? 0 } }
}
