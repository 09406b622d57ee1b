import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Requests that an app's array can't hold.
@MainActor @Suite("Pushing what the array of a shell can't hold") struct RefusedPathTests: BoundPathTests {
    let model = BoundPath()
    let navigator = Navigator()

    @Test("A view and a route of another type are refused and reported, and the stack stays")
    func refused() async {
        let host = self.host()
        let navigator = navigator
        host.after { navigator.push(threads: [1]) }
        for push in [
            { navigator.push(ShellLevel(name: "view")) }, { navigator.push(route: NoteRoute(text: "a")) },
            { navigator.replace(with: [ThreadRoute(id: 1), NoteRoute(text: "a")]) },
        ] {
            let reports = await reports(awaiting: { host.after(push) })
            #expect(reports.count == 1 && reports.first?.contains("array of ThreadRoute") == true)
            expect([1], on: host)
        }
        host.swipeBack()
        expect([], on: host)
        host.after { navigator.push(threads: [2]) }
        expect([2], on: host)
    }

    @Test("A link to a route of another type is refused")
    func refusedFromOutside() throws {
        let host = self.host()
        let link = try #require(URL(string: "https://example.com/note/a"))
        let failure = #expect(throws: NavigationLinkFailure.self) { try navigator.open(link) }
        #expect(failure?.detail.contains("the binding of navigationShell holds another type") == true)
        expect([], on: host.after {})
    }

    @Test("Screens follow a binding whose setter drops routes, which is reported", arguments: [0, 2])
    func limited(most: Int) async {
        let model = model
        let navigator = navigator
        @Bindable var bound = model
        let host = SeaGlassHostedTests.host(
            ShellLevel(name: "root")
                .navigationShell(path: $bound[upTo: most], navigator: navigator)
                .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
        )
        let reports = await reports(awaiting: {
            host.after { navigator.push(threads: 1...5) }
            await host.settleTasks()
        })
        expect(Array((1...5).prefix(most)), on: host)
        #expect(reports.count == 1 && reports.first?.contains("navigationShell(path:)") == true)
        let others = await TestSupport.reports(awaiting: {
            if most > 0 { host.swipeBack() }
            await host.settleTasks()
        })
        expect(Array((1...5).prefix(max(0, most - 1))), on: host)
        #expect(others.isEmpty)
    }

    @Test("The app may later set the routes that a binding has kept of others, which is not reported")
    func keptAgain() async {
        let model = model
        let navigator = navigator
        @Bindable var bound = model
        let host = SeaGlassHostedTests.host(
            ShellLevel(name: "root")
                .navigationShell(path: $bound[upTo: 2], navigator: navigator)
                .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
        )
        _ = await reports(awaiting: {
            host.after { navigator.push(threads: 1...5) }
            await host.settleTasks()
        })
        expect([1, 2], on: host)
        let reports = await reports(awaiting: {
            host.after { model.path = [] }
            host.after { model.path = [1, 2].map { ThreadRoute(id: $0) } }
            await host.settleTasks()
        })
        expect([1, 2], on: host)
        #expect(reports.isEmpty && host.animatesPath == true)
    }

    @Test("A route that is unequal to itself is removed from the array and reported once", arguments: [true, false])
    func unequal(isEarly: Bool) async {
        @Bindable var places = Places()
        let bound = $places.path
        let made = Log()
        let nan = [Place(latitude: 1), Place(latitude: .nan)]
        if isEarly { places.path = nan }
        let navigator = navigator
        let messages = await reports(awaiting: {
            let host = SeaGlassHostedTests.host(
                Text("root")
                    .navigationShell(path: bound, navigator: navigator)
                    .navigationRoute(Place.self) { place in
                        Text("\(place.latitude)").onAppear { made.count += 1 }
                    }
            )
            await host.settleTasks()
            if !isEarly { host.after { bound.wrappedValue = nan } }
            await host.settleTasks()
        })
        #expect(Set(messages).count == 1 && messages.count < 3, "A process reports a message once.")
        #expect(messages.first?.contains("unequal to itself") == true)
        #expect(bound.wrappedValue.map(\.latitude) == navigator.entries.map { ($0.route as? Place)?.latitude })
        #expect(navigator.depth < 2 && made.count < 50, "There were a hundred screens.")
    }

    struct Place: NavigationRoute {
        let latitude: Double
    }

    @MainActor @Observable final class Places {
        var path: [Place] = []
    }

    @MainActor private final class Log { var count = 0 }
}
