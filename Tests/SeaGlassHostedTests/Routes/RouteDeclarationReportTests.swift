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

    @Test(
        "A shell in a sheet of the app, or in a bare sheet, may declare the outer shell's routes again",
        .without(.otherThread, because: "The report is recorded for the task of the test."),
        arguments: [true, false]
    )
    func declaredAgain(isOwnSheet: Bool) async {
        let inner = ShellLevel(name: "inner")
            .navigationShell()
            .navigationRoute(ThreadRoute.self, key: "thread") { ShellLevel(name: "inner \($0.id)") }
            .navigationRoute(NoteRoute.self, key: "inner note") { ShellLevel(name: "inner \($0.text)") }
        let reports = await reports(
            of: { if !isOwnSheet { $0.present(MailRoute(thread: 1)) } },
            showing: Text("root")
                .sheet(isPresented: .constant(isOwnSheet)) { inner }
                .navigationShell(navigator: navigator)
                .navigationRoute(ThreadRoute.self, key: "thread") { ShellLevel(name: "outer \($0.id)") }
                .navigationRoute(NoteRoute.self, key: "note") { ShellLevel(name: "outer \($0.text)") }
                .navigationRoute(MailRoute.self, as: .sheet.bare) { _ in inner },
            then: { host in
                host.tap("Push route")
                #expect(host.levels == ["inner", "inner 1"])
            }
        )
        #expect(reports == [])
    }

    @Test(
        "A route declared twice on one inner shell is reported, even if the outer shell declares it, too",
        .without(.otherThread, because: "The report is recorded for the task of the test.")
    )
    func declaredTwiceInside() async {
        let reports = await reports(
            showing: Text("root")
                .sheet(isPresented: .constant(true)) {
                    ShellLevel(name: "inner")
                        .navigationShell()
                        .navigationRoute(ThreadRoute.self) { ShellLevel(name: "first \($0.id)") }
                        .navigationRoute(ThreadRoute.self) { ShellLevel(name: "second \($0.id)") }
                }
                .navigationShell(navigator: navigator)
                .navigationRoute(ThreadRoute.self) { ShellLevel(name: "outer \($0.id)") },
            then: { host in
                host.tap("Push route")
                #expect(host.levels == ["inner", "first 1"])
            }
        )
        #expect(Set(reports).count == 1 && reports[0].contains("ThreadRoute is declared twice"))
    }

    @Test("A shell on a sheet's screen is reported with the advice to declare the route as bare", arguments: bars)
    func shellInSheet(bar: NavigationShellBar) async {
        for style in [NavigationPresentationStyle.sheet, .cover] {
            let reports = await reports(
                of: { $0.present(NoteRoute(text: "a"), as: style) },
                showing: Text("root")
                    .navigationShell(bar: bar, navigator: navigator)
                    .navigationRoute(NoteRoute.self) { _ in Text("inner").navigationShell(bar: bar) }
            )
            #expect(Set(reports).count == 1 && reports[0].contains("which puts a stack inside a stack."))
            #expect(reports.allSatisfy { $0.contains("Declare its route as bare, or remove the inner shell.") })
            navigator.dismiss()
        }
    }

    @Test("A shell on a pushed screen or on a root is reported with the advice to push", arguments: bars)
    func shellInStack(bar: NavigationShellBar) async {
        let advice = "Push with the outer Navigator, or show the inner shell in a sheet."
        let inner = Text("inner").navigationShell(bar: bar)
        for request in [
            { $0.push(inner) }, { $0.present(ThreadRoute(id: 1)) },
        ] as [@MainActor (Navigator) -> Void] {
            let navigator = navigator
            let reports = await TestSupport.reports(awaiting: {
                let root = Text("root").navigationShell(bar: bar, navigator: navigator)
                    .navigationRoute(ThreadRoute.self) { _ in Text("sheet") }
                let host = host(root).after { request(navigator) }
                host.after { navigator.presented?.navigator?.push(inner) }
                await host.settleTasks()
                host.after {
                    navigator.dismissPresented()
                    navigator.popToRoot()
                }
            })
            #expect(Set(reports).count == 1 && reports[0].contains("which puts a stack inside a stack. \(advice)"))
        }
        let onRoot = await reports(showing: VStack { inner }.navigationShell(bar: bar, navigator: navigator))
        #expect(Set(onRoot).count == 1 && onRoot[0].contains(advice))
    }

    @Test("A shell in a bare sheet, or in a sheet of the app, is not reported", arguments: bars)
    func shellAlone(bar: NavigationShellBar) async {
        let inner = Text("inner").navigationShell(bar: bar)
        let reports = await reports(
            of: { $0.present(NoteRoute(text: "a")) },
            showing: Text("root")
                .navigationShell(bar: bar, navigator: navigator)
                .navigationRoute(NoteRoute.self, as: .cover.bare) { _ in
                    inner.sheet(isPresented: .constant(true)) { inner }
                }
        )
        #expect(reports == [])
    }
}

@MainActor @Observable private final class Flag { var isOn = true }
