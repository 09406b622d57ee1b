import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Links that a shell's stack can't hold.
@MainActor @Suite("Following a link that is refused") struct RefusedLinkTests {
    private let navigator = Navigator()

    @Test(
        "In a shell with a path a link adds its route to the array, and a link of another type is refused and reported",
        arguments: versions,
        bars
    )
    func path(version: Int, bar: NavigationShellBar) async {
        let model = LinkedMail.Model()
        let host = host(LinkedMail(navigator: navigator, bar: bar, model: model), on: version)
        host.tap("Link 1")
        await host.settleTasks()
        host.tap("Link 2")
        await host.settleTasks()
        #expect(model.path == [1, 2].map { ThreadRoute(id: $0) } && navigator.threadIDs == [1, 2])
        for link in ["Note", "Unequal"] {
            let reports = await reports(awaiting: {
                host.tap(link)
                await host.settleTasks()
            })
            #expect(reports.count == 1 && reports.first?.contains("array of ThreadRoute") == true, "\(link)")
            #expect(host.linkedLevels == ["root", "thread 1", "thread 2"] && navigator.threadIDs == [1, 2])
        }
        host.after { _ = model.path.popLast() }
        #expect(host.linkedLevels == ["root", "thread 1"])
        host.swipeBack()
        #expect(model.path.isEmpty)
    }

    @Test("A push that is refused after a link was followed is reported with its own route", arguments: bars)
    func pushAfterLink(bar: NavigationShellBar) async {
        let model = LinkedMail.Model()
        let navigator = navigator
        let host = host(LinkedMail(navigator: navigator, bar: bar, model: model))
        host.tap("Link 1")
        await host.settleTasks()
        let reports = await reports(awaiting: {
            host.after { navigator.push(route: NoteRoute(text: "a")) }
            await host.settleTasks()
        })
        #expect(reports.count == 1 && reports.first?.contains("A NoteRoute is not pushed") == true)
        #expect(navigator.threadIDs == [1] && host.linkedLevels == ["root", "thread 1"])
    }

    @Test("In a shell with a path, a linked screen that appears late has its route in the array", arguments: bars)
    func late(bar: NavigationShellBar) async {
        let model = LinkedMail.Model()
        let navigator = navigator
        let host = host(LinkedMail(navigator: navigator, bar: bar, model: model))
        navigator.systemStack.path.append(ThreadRoute(id: 1))
        for _ in 0..<20 { await Task.yield() }
        #expect(navigator.threadIDs == [nil] && model.path.isEmpty)
        await host.settleTasks()
        #expect(navigator.threadIDs == [1] && model.path == [ThreadRoute(id: 1)])
        #expect(host.shownBar?.last == "thread 1")
    }

    @Test(
        "In a shell with a path, a link to a value that the app shows itself works, and the array ends below its screen",
        arguments: versions,
        bars
    )
    func ownDestination(version: Int, bar: NavigationShellBar) async {
        let model = LinkedMail.Model()
        let navigator = navigator
        let host = host(LinkedMail(navigator: navigator, bar: bar, model: model), on: version)
        host.tap("Link 1")
        let none = await reports(awaiting: {
            host.tap("Number")
            await host.settleTasks()
        })
        #expect(none.isEmpty && host.linkedLevels == ["root", "thread 1", "number 7"])
        #expect(model.path == [ThreadRoute(id: 1)])
        let one = await reports(awaiting: {
            host.after { navigator.push(threads: [2]) }
            await host.settleTasks()
        })
        #expect(one.count == 1 && one.first?.contains("lacks the route") == true)
        #expect(host.linkedLevels.last == "thread 2" && model.path == [ThreadRoute(id: 1)])
        for _ in 0..<2 { host.swipeBack() }
        await host.settleTasks()
        #expect(host.linkedLevels == ["root", "thread 1"] && model.path == [ThreadRoute(id: 1)])
        host.after { model.path = [] }
        #expect(host.linkedLevels == ["root"])
    }

    @Test("A refused screen below others is removed once the system makes it, with those above it", arguments: bars)
    func below(bar: NavigationShellBar) async {
        let model = LinkedMail.Model()
        let navigator = navigator
        let host = host(LinkedMail(navigator: navigator, bar: bar, model: model))
        let reports = await reports(awaiting: {
            host.after {
                navigator.systemStack.path.append(NoteRoute(text: "a"))
                navigator.systemStack.path.append(7)
            }
            await host.settleTasks()
            // A system may make the lower screen at once. Then both screens are removed.
            if navigator.depth > 0 { host.swipeBack() }
            await host.settleTasks()
            #expect(host.linkedLevels == ["root"] && navigator.threadIDs == [] && model.path == [])
        })
        #expect(reports.count == 1)
    }

    @Test("A route that is unequal to itself is refused where it replaces another link's route", arguments: bars)
    func unequalForAnother(bar: NavigationShellBar) async {
        let host = host(LinkedMail(navigator: navigator, bar: bar))
        host.tap("Link 1")
        let reports = await reports(awaiting: {
            host.after { navigator.systemStack.path = NavigationPath([UnequalRoute()]) }
            await host.settleTasks()
        })
        #expect(reports.count == 1 && host.linkedLevels == ["root"] && navigator.entries.isEmpty)
    }

    @Test("A link with a route that is unequal to itself is refused and reported", arguments: versions, bars)
    func unequal(version: Int, bar: NavigationShellBar) async {
        let host = host(LinkedMail(navigator: navigator, bar: bar), on: version)
        host.tap("Link 1")
        let reports = await reports(awaiting: {
            host.tap("Unequal")
            await host.settleTasks()
        })
        #expect(reports.count == 1 && reports.first?.contains("unequal to itself") == true)
        #expect(host.linkedLevels == ["root", "thread 1"] && navigator.threadIDs == [1])
        host.tap("Link 2")
        #expect(navigator.threadIDs == [1, 2])
    }
}
