import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// A `NavigationLink` in an earlier column of a split view sets the stack of the next column
/// (developer.apple.com/documentation/swiftui/navigationsplitview): SwiftUI writes a path of one value.
@MainActor @Suite("A path that the system sets") struct SetPathTests {
    private let navigator = Navigator()
    private let store = MemoryNavigationStateStore()

    private struct Draft: View {
        @State private var isAsking = false

        var body: some View {
            Text("Draft").navigationLeaveGuard(when: true, isPresented: $isAsking)
                .confirmationDialog("Discard?", isPresented: $isAsking, titleVisibility: .visible) {
                    Button("Discard") {}
                }
        }
    }

    private func host(on version: Int) -> Host {
        SeaGlassHostedTests.host(
            Text("Detail")
                .navigationShell(bar: .custom(.material), navigator: navigator)
                .navigationRoute(ThreadRoute.self, key: "thread") { CountingLevel(id: $0.id) }
                .navigationRoute(NoteRoute.self, key: "note") { _ in Draft() }
                .restoresNavigation(id: "detail", scope: .app, .standard.store(store)),
            on: version
        )
    }

    private func set(_ routes: any Hashable..., in host: Host) {
        var path = NavigationPath()
        for route in routes { path.append(route) }
        host.after { navigator.systemStack.path = path }
    }

    private var routes: [AnyHashable?] { navigator.entries.map { $0.route.map { AnyHashable($0) } } }

    private func shown(in host: Host) -> String? { host.texts.first { $0.contains("of thread") } }

    @Test("A second row replaces the first row's screen, and the navigator has the second route", arguments: versions)
    func secondRow(version: Int) {
        let host = host(on: version)
        set(ThreadRoute(id: 1), in: host)
        #expect(routes == [ThreadRoute(id: 1)])
        set(ThreadRoute(id: 2), in: host)
        #expect(routes == [ThreadRoute(id: 2)] && shown(in: host) == "0 of thread 2")
        host.after { navigator.pop() }
        #expect(routes == [] && host.texts.contains("Detail"))
    }

    @Test("A row replaces a deeper stack, whose screens leave the navigator", arguments: versions)
    func afterPush(version: Int) {
        let host = host(on: version)
        set(ThreadRoute(id: 1), in: host)
        host.after { navigator.push(route: ThreadRoute(id: 5)) }
        #expect(routes == [ThreadRoute(id: 1), ThreadRoute(id: 5)])
        set(ThreadRoute(id: 2), in: host)
        #expect(routes == [ThreadRoute(id: 2)] && shown(in: host) == "0 of thread 2")
        host.after { navigator.push(route: ThreadRoute(id: 6)) }
        #expect(routes == [ThreadRoute(id: 2), ThreadRoute(id: 6)] && shown(in: host) == "0 of thread 6")
    }

    @Test("The row of the visible screen changes nothing, and the screen keeps its state", arguments: versions)
    func sameRow(version: Int) {
        let host = host(on: version)
        set(ThreadRoute(id: 2), in: host)
        let entry = navigator.entries.first
        host.tap("Count")
        set(ThreadRoute(id: 2), in: host)
        #expect(navigator.entries.first == entry && shown(in: host) == "1 of thread 2")
    }

    @Test("The row of a screen below the top removes the screens above it", arguments: versions)
    func rowBelow(version: Int) {
        let host = host(on: version)
        set(ThreadRoute(id: 1), in: host)
        host.tap("Count")
        host.after { navigator.push(route: ThreadRoute(id: 5)) }
        set(ThreadRoute(id: 1), in: host)
        #expect(routes == [ThreadRoute(id: 1)] && shown(in: host) == "1 of thread 1")
    }

    @Test("The guard of a draft that a row replaced asks no question later", arguments: versions)
    func guardedDraft(version: Int) {
        let host = host(on: version)
        set(NoteRoute(text: "draft"), in: host)
        #expect(host.texts.contains("Draft") && navigator.isGuarded)
        set(ThreadRoute(id: 2), in: host)
        #expect(routes == [ThreadRoute(id: 2)] && !navigator.isGuarded)
        host.after { navigator.pop() }
        #expect(routes == [] && !host.texts.contains("Discard?"))
    }

    @Test("The second row's screen is restored by the next launch", arguments: versions)
    func relaunch(version: Int) async {
        let host = host(on: version)
        set(ThreadRoute(id: 1), in: host)
        set(ThreadRoute(id: 2), in: host)
        await host.settleStored()
        let routes = NavigationRoutes().route(ThreadRoute.self, key: "thread") { CountingLevel(id: $0.id) }
        #expect(Launch(store: store, id: "detail", routes: routes).stack == [ThreadRoute(id: 2)])
    }

    @Test("A value that is unequal to itself keeps its screen when the system pushes another", arguments: versions)
    func incomparable(version: Int) {
        struct Odd: Hashable {
            let value = Double.nan
        }
        let host = SeaGlassHostedTests.host(
            NavigationLink("Odd", value: Odd())
                .navigationDestination(for: Odd.self) { _ in NavigationLink("Thread", value: ThreadRoute(id: 1)) }
                .navigationShell(navigator: navigator)
                .navigationRoute(ThreadRoute.self) { CountingLevel(id: $0.id) },
            on: version
        )
        host.tap("Odd")
        let entry = navigator.entries.first
        host.tap("Thread")
        #expect(navigator.depth == 2 && navigator.entries.first == entry)
    }
}
