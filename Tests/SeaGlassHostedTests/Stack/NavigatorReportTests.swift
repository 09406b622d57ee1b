import HeadlessHost
import SeaGlass
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassNavigation

/// Impossible requests, which have their documented effect and are reported to developers.
@MainActor @Suite struct NavigatorReportTests {
    private let navigator = Navigator()

    @Test("A navigator whose shell switched to another navigator has no shell")
    func left() async {
        let door = OtherNavigator()
        let other = Navigator()
        let navigator = navigator
        let messages = await TestSupport.reports(awaiting: {
            let host = host(Exchanging(door: door, first: navigator, second: other))
            host.after { door.isShown = true }
            navigator.push(ShellLevel(name: "view"))
            #expect(host.after { other.push(ShellLevel(name: "view")) }.levels == ["root", "view"])
        })
        #expect(messages.count == 1 && messages[0].contains("No shell shows this navigator now"))
    }

    private func reports(
        of action: (Navigator) -> Void,
        showing shell: some View,
        then check: (Host) -> Void = { _ in }
    ) async -> [String] {
        let navigator = navigator
        return await TestSupport.reports(awaiting: {
            let host = host(shell)
            await host.settleTasks()
            host.after { action(navigator) }
            await host.settleTasks()
            check(host)
        })
    }

    private func reports(
        of action: (Navigator) -> Void,
        leaving levels: [String] = ["root", "thread 1"]
    ) async -> [String] {
        let navigator = navigator
        return await reports(
            of: {
                navigator.push(route: ThreadRoute(id: 1))
                action($0)
            },
            showing: Shell(navigator: navigator),
            then: { #expect($0.levels == levels) }
        )
    }

    @Test("Possible requests are not reported")
    func possible() async {
        let reports = await reports(
            of: {
                $0.push(Text("view"))
                $0.pop(levels: 2)
                $0.popToRoot()
                $0.replace(with: [NoteRoute(text: "a")])
                $0.pop(to: NoteRoute(text: "a"))
            },
            leaving: ["root", "note a"]
        )
        #expect(reports.isEmpty)
    }

    @Test("Popping fewer than one level pops nothing", arguments: [0, -1, .min])
    func tooFew(levels: Int) async {
        let reports = await reports(of: { $0.pop(levels: levels) })
        #expect(
            reports.count == 1 && reports[0].contains("Navigator.pop(levels:): The number \(levels) pops no screen")
        )
    }

    @Test("Popping more levels than exist pops to the root", arguments: [2, .max])
    func tooMany(levels: Int) async {
        let reports = await reports(of: { $0.pop(levels: levels) }, leaving: ["root"])
        #expect(reports.count == 1 && reports[0].contains("fewer screens above the root (1) than"))
    }

    @Test("A pop at the root has no effect")
    func root() async {
        let reports = await reports(of: {
            $0.pop()
            $0.pop()
            $0.push(route: ThreadRoute(id: 1))
        })
        #expect(reports.count == 1 && reports[0].contains("count of entries"))
    }

    @Test("A pop to a route or entry that is not in the stack has no effect")
    func notInStack() async {
        let reports = await reports(of: {
            $0.pop(to: ThreadRoute(id: 9))
            $0.push(Text("gone"))
            let gone = $0.entries[1].id
            $0.pop()
            $0.pop(to: gone)
        })
        #expect(reports.count == 2 && reports.allSatisfy { $0.contains("is not in the stack") })
    }

    @Test("Requests before the shell appears take effect with it, except for undeclared routes")
    func early() async {
        let navigator = navigator
        navigator.showsUndeclared = false
        let reports = await TestSupport.reports(awaiting: {
            navigator.push(route: ThreadRoute(id: 1))
            navigator.push(route: ForgottenRoute())
            navigator.push(ShellLevel(name: "view"))
            let host = host(Shell(navigator: navigator))
            #expect(host.levels == ["root", "thread 1", "view"])
        })
        #expect(reports.count == 1 && reports[0].contains("ForgottenRoute"))
    }

    @Test("Every request after the shell was removed is reported with its name")
    func withoutShell() async {
        let requests: [String: @MainActor (Navigator) -> Void] = [
            "push": { $0.push(Text("view")) },
            "pop": { $0.pop() },
            "popToRoot": { $0.popToRoot() },
            "pop(to:)": { $0.pop(to: ThreadRoute(id: 1)) },
            "replace": { $0.replace(with: []) },
            "replaceTop": { $0.replaceTop(with: ThreadRoute(id: 1)) },
        ]
        for (name, request) in requests {
            let navigator = Navigator()
            _ = host(Shell(navigator: navigator))
            let reports = await TestSupport.reports(awaiting: { request(navigator) })
            #expect(reports.contains { $0.contains("Navigator.\(name): No shell shows this navigator") }, "\(name)")
        }
    }

    @Test("A request to a removed shell waits for the next shell")
    func late() async {
        let navigator = navigator
        let reports = await TestSupport.reports(awaiting: {
            var first: Host? = host(Shell(navigator: navigator)).after { navigator.push(route: ThreadRoute(id: 1)) }
            #expect(first?.levels == ["root", "thread 1"])
            first = nil
            navigator.push(route: ThreadRoute(id: 2))
            #expect(host(Shell(navigator: navigator)).levels == ["root", "thread 1", "thread 2"])
        })
        #expect(reports.count == 1 && reports[0].contains("No shell shows this navigator"))
    }

    @Test("A shell on a screen of a shell is reported, and a shell in a sheet is not")
    func nested() async {
        struct Sheet: View {
            @State private var isPresented = false
            var body: some View {
                Button("Present") { isPresented = true }
                    .sheet(isPresented: $isPresented) { ShellLevel(name: "sheet").navigationShell() }
            }
        }
        let inside = await reports(
            of: { $0.push(ShellLevel(name: "inner").navigationShell()) },
            showing: Shell(navigator: navigator),
            then: { #expect($0.levels == ["root", "inner"]) }
        )
        #expect(Set(inside).count == 1 && inside[0].contains("a stack inside a stack"))
        let presented = await TestSupport.reports(awaiting: {
            let host = host(Sheet().navigationShell())
            host.tap("Present")
            await host.settleTasks()
            #expect(host.levels == ["sheet"])
        })
        #expect(presented.isEmpty)
    }

    @Test("Tabs with shells on a screen of a shell are reported")
    func nestedTabs() async {
        let tabs = TabView {
            Text("One").navigationShell()
            Text("Two").navigationShell()
        }
        let messages = await reports(of: { _ in }, showing: tabs.navigationShell(navigator: navigator))
        #expect(messages.contains { $0.contains("a stack inside a stack") })
    }
}

@MainActor @Observable private final class OtherNavigator {
    var isShown = false
}

private struct Exchanging: View {
    let door: OtherNavigator
    let first: Navigator
    let second: Navigator

    var body: some View { Shell(navigator: door.isShown ? second : first) }
}
