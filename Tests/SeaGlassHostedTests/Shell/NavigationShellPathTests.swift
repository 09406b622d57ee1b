import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// A shell whose routes are an app's array.
@MainActor @Suite("Changing the array of a shell, or its stack") struct NavigationShellPathTests: BoundPathTests {
    let model = BoundPath()
    let navigator = Navigator()

    @Test("A shell shows its array in the first frame, and each change of the array")
    func array() {
        model.path = [1, 2].map { ThreadRoute(id: $0) }
        let host = self.host()
        expect([1, 2], on: host)
        let kept = navigator.entries[0]
        host.after { model.path = [1, 3, 4].map { ThreadRoute(id: $0) } }
        expect([1, 3, 4], on: host)
        #expect(navigator.entries[0] == kept)
        host.after { model.path.removeAll() }
        expect([], on: host)
    }

    @Test(
        "An array set while the shell appears, before or after its actions, is shown",
        arguments: [true, false]
    )
    func early(isInside: Bool) {
        let (model, link) = (model, { @MainActor [model] in model.path = [ThreadRoute(id: 5)] })
        @Bindable var bound = model
        let view = ShellLevel(name: "root")
            .onAppear { if isInside { link() } }
            .navigationShell(path: $bound.path, navigator: navigator)
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
            .onAppear { if !isInside { link() } }
        expect([5], on: SeaGlassHostedTests.host(view))
    }

    @Test("Requests to the navigator, the back button and the swipe change the array immediately")
    func requests() {
        let host = self.host()
        navigator.push(threads: 1...3)
        #expect(model.ids == [1, 2, 3])
        expect([1, 2, 3], on: host.after {})
        host.swipeBack()
        expect([1, 2], on: host)
        host.tap("Pop")
        expect([1], on: host)
        host.tap("Push route")
        expect([1, 1], on: host)
    }

    @Test("A shell without a given navigator creates one that follows the array")
    func owned() {
        struct Root: View {
            @State var path: [ThreadRoute] = []
            var body: some View {
                Button("Link \(path.count)") { path = [ThreadRoute(id: 5)] }
                    .navigationShell(path: $path, bar: .custom(.material))
                    .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
            }
        }
        let host = SeaGlassHostedTests.host(Root())
        host.tap("Link 0")
        #expect(host.levels == ["thread 5"] && host.bar?.labels == ["Back", "thread 5"])
        host.tap("Pop")
        #expect(host.levels == [] && host.texts.contains("Link 0"))
    }

    @Test("Routes pushed before the shell appears are in the array, without pushed views")
    func early() {
        let host = unreported {
            navigator.push(threads: [1])
            navigator.push(ShellLevel(name: "view"))
            return self.host()
        }
        expect([1], on: host)
    }

    @Test("A navigator without its shell does not change the array")
    func gone() {
        var host: Host? = self.host()
        host?.after { navigator.push(threads: [1]) }
        host = nil
        SeaGlassHostedTests.host(Shell(navigator: navigator)).after { navigator.push(threads: [2]) }
        #expect(model.ids == [1] && navigator.depth == 2)
    }

    @Test("A stored stack is restored into an empty array only")
    func restored() async {
        let store = MemoryNavigationStateStore()
        for isEmpty in [true, false] {
            let before = SeaGlassHostedTests.host(BoundMail(model: BoundPath(), navigator: Navigator(), store: store))
            before.tap("Push route")
            await before.settleTasks()
            await SnapshotWriter.shared.flush()
            let model = BoundPath()
            let navigator = Navigator()
            if !isEmpty { model.path = [ThreadRoute(id: 9)] }
            let host = SeaGlassHostedTests.host(BoundMail(model: model, navigator: navigator, store: store))
            #expect(model.ids == (isEmpty ? [1] : [9]))
            #expect(host.levels == ["root", isEmpty ? "thread 1" : "thread 9"])
            host.after { model.path = [] }
            await host.settleTasks()
            await SnapshotWriter.shared.flush()
        }
    }

    @Test("A removed shell does not change the array or the system's stack", arguments: [true, false])
    func detach(isGiven: Bool) async throws {
        struct Root: View {
            @Bindable var model: BoundPath
            let navigator: Navigator?
            let remains: Holder

            var body: some View {
                if remains.isOpen {
                    NavigatorReader(holder: remains)
                        .navigationShell(path: $model.path, navigator: navigator)
                        .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
                }
            }
        }
        let remains = Holder()
        let host = SeaGlassHostedTests.host(Root(model: model, navigator: isGiven ? navigator : nil, remains: remains))
        let shown = try #require(remains.navigator)
        let stack = Detached()
        shown.systemStack.attach(stack)
        host.after { remains.isOpen = false }
        await host.settleTasks()
        #expect(stack.count == 1)
        unreported { shown.push(route: ThreadRoute(id: 1)) }
        #expect(model.path.isEmpty)
    }

    @MainActor @Observable final class Holder {
        var isOpen = true
        @ObservationIgnored var navigator: Navigator?
    }

    private struct NavigatorReader: View {
        @Environment(\.navigator) private var navigator
        let holder: Holder

        var body: some View { Text("root").onAppear { holder.navigator = navigator } }
    }

    private final class Detached: SystemTransitions {
        private(set) var count = 0
        let isRunning = false
        let isPushing = false
        let screens: [ObjectIdentifier] = []
        let isCovered = false

        func afterTransition(_ action: @escaping @MainActor () -> Void) -> Bool { false }

        func detach() { count += 1 }
    }

    @Test("After random changes by both the array, the navigator and the screens agree", arguments: 0..<5)
    func operations(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let host = self.host()
        var expected: [Int] = []
        for _ in 0..<200 {
            let id = Int.random(in: 1...4, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: host.after { model.path.append(ThreadRoute(id: id)) }
            case 1: host.after { model.path = Array(model.path.prefix(id)) }
            case 2: host.after { navigator.push(threads: [id, id]) }
            case 3: unreported { _ = host.after { navigator.pop(levels: id) } }
            case 4: host.swipeBack()
            default: host.after { model.path = [ThreadRoute(id: id)] }
            }
            expected = model.ids
            expect(expected, on: host)
        }
    }
}
