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
        for link in ["Note", "Number", "Unequal"] {
            let reports = await reports(awaiting: {
                await NavigatorShell.$clock.withValue(TestClock(isRunning: true)) {
                    host.tap(link)
                    await host.settleTasks()
                }
            })
            #expect(reports.count == 1 && reports.first?.contains("array of ThreadRoute") == true, "\(link)")
            #expect(host.linkedLevels == ["root", "thread 1", "thread 2"] && navigator.threadIDs == [1, 2])
        }
        host.after { model.path.removeLast() }
        #expect(host.linkedLevels == ["root", "thread 1"])
        host.swipeBack()
        #expect(model.path.isEmpty)
    }

    @Test("In a path, a linked screen that appears late keeps its place for a second, then is refused", arguments: bars)
    func late(bar: NavigationShellBar) async {
        let (model, clock, navigator) = (LinkedMail.Model(), TestClock(), navigator)
        let host = host(LinkedMail(navigator: navigator, bar: bar, model: model))
        let reports = await reports(awaiting: {
            await NavigatorShell.$clock.withValue(clock) {
                navigator.systemStack.path.append(ThreadRoute(id: 1))
                for _ in 0..<20 { await Task.yield() }
                clock.advance(by: .milliseconds(999))
                for _ in 0..<20 { await Task.yield() }
                host.settle()
                clock.advance(by: .seconds(1))
                await host.settleTasks()
                #expect(
                    navigator.threadIDs == [1] && model.path == [ThreadRoute(id: 1)]
                        && host.shownBar?.last == "thread 1"
                )
                host.tap("Number")
                #expect(host.linkedLevels == ["root", "thread 1", "number 7"])
                await host.settleTasks()
                clock.advance(by: .seconds(1))
                await host.settleTasks()
                #expect(host.linkedLevels == ["root", "thread 1"] && model.path == [ThreadRoute(id: 1)])
            }
        })
        #expect(reports.count == 1)
    }

    @Test("In a path, a refused screen below others is popped once it has appeared", arguments: bars)
    func below(bar: NavigationShellBar) async {
        let (model, navigator) = (LinkedMail.Model(), navigator)
        let host = host(LinkedMail(navigator: navigator, bar: bar, model: model))
        let reports = await reports(awaiting: {
            await NavigatorShell.$clock.withValue(TestClock(isRunning: true)) {
                host.after {
                    navigator.systemStack.path.append(NoteRoute(text: "a"))
                    navigator.systemStack.path.append(7)
                    navigator.systemStack.path.append(ThreadRoute(id: 1))
                }
                await host.settleTasks()
                #expect(
                    host.linkedLevels == ["root", "note a", "number 7", "thread 1"]
                        && navigator.threadIDs == [nil, nil, 1]
                )
                host.swipeBack()
                await host.settleTasks()
                #expect(host.linkedLevels == ["root"] && navigator.threadIDs == [] && model.path == [])
            }
        })
        #expect(reports.count == 2)
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
