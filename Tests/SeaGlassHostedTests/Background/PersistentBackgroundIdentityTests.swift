import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

/// The library's promise: whatever the stack does, the background is the same view with the same state, and is
/// evaluated only when its own inputs change.
@MainActor @Suite struct PersistentBackgroundIdentityTests {
    @Observable final class Route {
        var path: [Int] = []
    }

    struct Routed: View {
        @Bindable var route: Route
        let log: Log

        var body: some View {
            NavigationStack(path: $route.path) {
                Level(number: 0)
                    .transparentNavigationContainer()
                    .transparentNavigationDestination(for: Int.self) { Level(number: $0) }
            }
            .persistentBackground(screens: .clear) { Probe(log: log) }
        }
    }

    @Test("A thousand pushes and pops of value links keep one background", .countsEvaluations, arguments: versions)
    func valueLinks(version: Int) {
        expectOneBackground(on: version) { host in
            host.tap("Value")
            host.swipeBack()
        }
    }

    @Test(
        "A thousand pushes and pops of links with a view keep one background",
        .countsEvaluations,
        arguments: versions
    )
    func viewLinks(version: Int) {
        expectOneBackground(on: version) { host in
            host.tap("View")
            host.swipeBack()
        }
    }

    @Test("A thousand pushes and pops of a bound path keep one background", .countsEvaluations, arguments: versions)
    func boundPath(version: Int) {
        expectOneRoutedBackground(on: version) { route, turn in
            if turn.isMultiple(of: 2) { route.path.append(turn) } else { route.path.removeLast() }
        }
    }

    @Test("A thousand deep links that set the whole path keep one background", .countsEvaluations, arguments: versions)
    func deepLinks(version: Int) {
        expectOneRoutedBackground(on: version) { route, turn in
            route.path = Array(0..<(turn % 5))
        }
    }

    @Test("On iOS 17 painted screens do not affect the background outside the stack", .countsEvaluations)
    func painted() throws {
        let log = Log()
        let host = host(Levels().persistentBackground { Probe(log: log) }, on: 17)
        let probe = try #require(host.nodes(of: Probe.self).first)
        for _ in repetitions(1_000) {
            host.tap("Value")
            host.swipeBack()
        }
        #expect(host.nodes(of: Probe.self).first == probe)
        #expect(probe.evaluations == 1)
        #expect(probe.isOnScreen)
    }

    @Test("A push at any depth does not evaluate the background", .countsEvaluations)
    func deep() throws {
        let host = host(Levels().persistentBackground(.ocean))
        let background = try #require(host.background)
        for _ in 0..<100 { host.tap("Value") }
        #expect(host.screens().count == 101)
        #expect(host.background == background)
        #expect(background.evaluations == 1)
    }

    @Test(
        "A push evaluates two bodies: the new screen and its transparent container",
        .countsEvaluations,
        arguments: versions
    )
    func bodies(version: Int) {
        let host = host(Levels().persistentBackground(.ocean, screens: .clear), on: version)
        host.tap("Value")
        host.swipeBack()
        let before = host.evaluations
        host.tap("Value")
        #expect(host.evaluations - before == 2)
    }

    /// A stack of two screens under changing modifiers.
    private struct Themed: View {
        @State private var palette = ColorPalette.ocean
        @State private var count = 0
        let screens: PersistentBackgroundScreens

        var body: some View {
            VStack {
                Button("Change") { palette = .sunset }
                Button("Count \(count)") { count += 1 }
                Levels()
            }
            .persistentBackground(palette, screens: screens)
        }
    }

    @Test("A palette change evaluates the same background once", .countsEvaluations)
    func paletteChange() throws {
        let host = host(Themed(screens: .automatic))
        let background = try #require(host.background)
        host.tap("Value")
        host.tap("Change")
        #expect(host.background == background)
        #expect(background.evaluations == 2)
    }

    @Test(
        "A palette change evaluates neither a screen nor its modifiers",
        .countsEvaluations,
        arguments: versions,
        [PersistentBackgroundScreens.automatic, .painted]
    )
    func paletteChangeOfScreens(version: Int, screens: PersistentBackgroundScreens) {
        expectUntouchedScreens(on: version, screens, when: "Change")
    }

    @Test(
        "An evaluation around a background evaluates none of its screens",
        .countsEvaluations,
        arguments: versions,
        [PersistentBackgroundScreens.automatic, .painted]
    )
    func surroundings(version: Int, screens: PersistentBackgroundScreens) {
        expectUntouchedScreens(on: version, screens, when: "Count 0")
        struct Own: View {
            @State private var count = 0
            let screens: PersistentBackgroundScreens
            var body: some View {
                VStack {
                    Button("Count \(count)") { count += 1 }
                    Levels()
                }
                .persistentBackground(screens: screens) { Text("Hero \(count)") }
            }
        }
        let host = expectUntouchedScreens(of: Own(screens: screens), on: version, when: "Count 0")
        let heroes = screens == .painted || version < 18 ? 3 : 1
        #expect(
            host.nodes.compactMap { $0.view as? ViewBackground<Text> }.map(\.content)
                == Array(repeating: Text("Hero 1"), count: heroes)
        )
    }

    private func expectUntouchedScreens(on version: Int, _ screens: PersistentBackgroundScreens, when button: String) {
        expectUntouchedScreens(of: Themed(screens: screens), on: version, when: button)
    }

    @discardableResult private func expectUntouchedScreens(
        of view: some View,
        on version: Int,
        when button: String
    ) -> Host {
        let host = host(view, on: version)
        host.tap("Value")
        let nodes = host.nodes.filter {
            $0.view is Level || "\(type(of: $0.view))".hasSuffix("TransparentNavigationContainer>")
        }
        let before = nodes.map(\.evaluations)
        #expect(nodes.count >= 4)
        host.tap(button)
        #expect(nodes.map(\.evaluations) == before)
        return host
    }

    private func expectOneBackground(on version: Int, _ turn: (Host) -> Void) {
        let log = Log()
        let host = host(Levels().persistentBackground(screens: .clear) { Probe(log: log) }, on: version)
        let probe = host.nodes(of: Probe.self).first
        for _ in repetitions(1_000) { turn(host) }
        expectUntouched(probe, in: host, log)
    }

    private func expectOneRoutedBackground(on version: Int, _ turn: (Route, Int) -> Void) {
        let log = Log()
        let route = Route()
        let host = host(Routed(route: route, log: log), on: version)
        let probe = host.nodes(of: Probe.self).first
        for index in repetitions(1_000) {
            turn(route, index)
            host.settle()
        }
        expectUntouched(probe, in: host, log)
    }

    private func expectUntouched(_ probe: HostedNode?, in host: Host, _ log: Log) {
        #expect(host.nodes(of: Probe.self).first == probe)
        #expect(probe?.evaluations == 1)
        #expect(log.appearances == 1)
        #expect(log.disappearances == 0)
        #expect(log.states.count == 1)
    }
}

extension Host {
    /// The view that draws the palette outside the navigation container.
    var background: HostedNode? { nodes(of: PaletteBackground.self).first }
}
