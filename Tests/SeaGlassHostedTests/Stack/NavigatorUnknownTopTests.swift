import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Requests while a screen that is not in the path covers the stack.
@MainActor @Suite struct NavigatorUnknownTopTests {
    private let navigator = Navigator()

    @Test("A push right after a pop without an animation is not reported, since no screen covers the stack")
    func poppedAtOnce() async {
        let host = host(Shell(navigator: navigator))
        for id in [1, 2] { host.after { navigator.push(threads: [id]) } }
        let messages = await reports(awaiting: {
            host.after {
                navigator.pop(animated: false)
                navigator.push(threads: [3])
            }
        })
        #expect(messages.isEmpty && host.levels == ["root", "thread 1", "thread 3"])
    }

    @Test(
        "A screen that a navigator pushes over a link's view is inserted below the view and reported",
        arguments: 0..<3
    )
    func viewLink(request: Int) async throws {
        let url = try #require(URL(string: "example://thread/1"))
        func show() {
            switch request {
            case 0: navigator.push(threads: [1])
            case 1: navigator.replace(with: [ThreadRoute(id: 1)])
            default: try? navigator.open(url)
            }
        }
        let routes = NavigationRoutes().route(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
            .link("thread/{id}", ThreadRoute.init(id:)) { $0.id }
        let root = NavigationLink("View") { Text("in no path") }
            .navigationShell(navigator: navigator)
            .navigationRoutes(routes)
        let host = host(root)
        let early = await reports(awaiting: show)
        host.settle()
        host.swipeBack()
        host.tap("View")
        let late = await reports(awaiting: show)
        host.settle()
        #expect(
            early.isEmpty && late.count == 1
                && late.first?.contains("A screen that is not in the path hides the change") == true
        )
        #expect(host.texts == ["in no path"] && navigator.depth == 1)
        host.swipeBack()
        #expect(host.levels == ["thread 1"])
    }
}
