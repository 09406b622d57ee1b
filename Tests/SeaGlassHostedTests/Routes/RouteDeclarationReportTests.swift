import HeadlessHost
import SeaGlass
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassNavigation

/// Routes that are not declared, or whose declaration is outside the shell's view.
@MainActor @Suite struct RouteDeclarationReportTests {
    private let navigator = Navigator()

    private func reports(
        of action: (Navigator) -> Void = { _ in },
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

    @Test("A route without a declaration is not pushed in a release build")
    func undeclared() async {
        navigator.showsUndeclared = false
        let reports = await reports(
            of: { $0.push(route: ForgottenRoute()) },
            showing: Shell(navigator: navigator),
            then: { #expect($0.screens().count == 1) }
        )
        #expect(reports.count == 1 && reports[0].contains("navigationRoute(ForgottenRoute.self)"))
    }

    @Test("In a debug build a route without a declaration shows a screen that names it")
    func undeclaredScreen() {
        let host = host(Shell(navigator: navigator))
        _ = unreported { host.after { navigator.push(route: ForgottenRoute()) } }
        #expect(navigator.depth == 1 && host.screens().count == 2)
        #expect(host.texts.contains { $0.contains("navigationRoute(ForgottenRoute.self)") })
        host.swipeBack()
        #expect(host.levels == ["root"])
    }

    @Test("A deep link with an undeclared route leaves the stack as it is in a release build")
    func undeclaredReplacement() async {
        navigator.showsUndeclared = false
        let reports = await reports(
            of: { $0.replace(with: [NoteRoute(text: "a"), ForgottenRoute()]) },
            showing: Shell(navigator: navigator),
            then: { #expect($0.levels == ["root"]) }
        )
        #expect(reports.count == 1 && reports[0].contains("Navigator.replace"))
    }

    @Test("A route declared outside a shell's view is reported with its view")
    func unseen() async {
        let reports = await reports(
            showing: ShellLevel(name: "root")
                .navigationRoute(ThreadRoute.self) { _ in Text("never") }
                .navigationShell(navigator: navigator)
        )
        #expect(
            reports.count == 1 && reports[0].contains("navigationRoute on ShellLevel: No shell uses this modifier.")
        )
    }

    @Test("Removing the declaration of a shown screen is reported, and the screen stays")
    func disappearing() async {
        struct App: View {
            let navigator: Navigator
            let flag: Flag

            var body: some View {
                ShellLevel(name: "root")
                    .navigationShell(navigator: navigator)
                    .navigationRoutes(
                        flag.isOn
                            ? NavigationRoutes().route(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
                            : NavigationRoutes()
                    )
            }
        }
        let flag = Flag()
        let reports = await reports(
            of: {
                $0.push(threads: [1, 2])
                flag.isOn = false
            },
            showing: App(navigator: navigator, flag: flag),
            then: { host in
                #expect(host.levels == ["root", "thread 1", "thread 2"])
                host.after { navigator.pop() }
                #expect(host.levels == ["root", "thread 1"])
                host.after { navigator.push(threads: [3]) }
                #expect(host.levels == ["root", "thread 1", "thread 3"])
            }
        )
        #expect(Set(reports).count == 1 && reports[0].contains("The declaration of ThreadRoute was removed"))
    }

    @Test(
        "The declaration nearest to the shell wins for a route declared twice",
        .without(.otherThread, because: "The report is recorded for the task of the test.")
    )
    func declaredTwice() async {
        let reports = await reports(
            of: { $0.push(route: ThreadRoute(id: 1)) },
            showing: Text("root")
                .navigationShell(navigator: navigator)
                .navigationRoute(ThreadRoute.self) { _ in ShellLevel(name: "first") }
                .navigationRoute(ThreadRoute.self) { _ in ShellLevel(name: "second") },
            then: { #expect($0.levels == ["first"]) }
        )
        #expect(Set(reports).count == 1 && reports[0].contains("ThreadRoute is declared twice"))
    }
}

@MainActor @Observable private final class Flag { var isOn = true }
