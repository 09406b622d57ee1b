import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassNavigation

/// The detection of a shell on screen. Guarded screens of other shells show no question.
@MainActor @Suite("A visible shell") struct VisibleShellTests {
    @Test("The first request to a shell's new navigator asks a guarded screen")
    func exchanged() {
        let first = GuardedApp()
        let second = GuardedApp()
        let choice = Choice()
        let host = host(Exchanging(choice: choice, apps: [first, second]))
        host.after { choice.index = 1 }
        second.push([-1], in: host)
        host.after { second.navigator.pop() }
        #expect(second.drafts.asking == [1] && second.ids() == [-1])
    }

    @Test("A request is forgotten when the shell shows another navigator in between")
    func askedBeforeExchange() {
        let first = GuardedApp()
        let second = GuardedApp()
        let choice = Choice()
        let host = host(Exchanging(choice: choice, apps: [first, second]))
        first.drafts.dirty = [1]
        first.push([-2, -1], in: host)
        host.after { first.navigator.popToRoot() }
        #expect(first.drafts.asking == [1])
        for index in [1, 0] { host.after { choice.index = index } }
        host.after { unreported { first.navigator.leave() } }
        #expect(first.ids() == [-2])
    }

    @Test("A request is forgotten when the shell shows another navigator, although the guard stays")
    func sameGuard() {
        let navigator = Navigator()
        let shell = NavigationShellLifetime()
        let question = LeaveQuestion()
        _ = shell.show(navigator, routes: NavigationRoutes(), observer: nil)
        question.isActive = { true }
        for name in ["below", "top"] { navigator.push(Text(name)) }
        navigator.entries[1].content.guards = [LeaveGuard(question: question, isActive: true)]
        navigator.popToRoot()
        #expect(navigator.depth == 2 && navigator.held != nil)
        for next in [Navigator(), navigator] { _ = shell.show(next, routes: NavigationRoutes(), observer: nil) }
        unreported { navigator.leave() }
        #expect(navigator.depth == 1)
    }

    @Test("A shell that shows another navigator leaves the first navigator in the shell that now shows it")
    func taken() {
        let navigator = Navigator()
        let shells = [NavigationShellLifetime(), NavigationShellLifetime()]
        for shell in shells { _ = shell.show(navigator, routes: NavigationRoutes(), observer: nil) }
        _ = shells[0].show(Navigator(), routes: NavigationRoutes(), observer: nil)
        #expect(shells[1].shows(navigator.inner))
    }

    @Test("A navigator in a new shell stays visible when the first shell disappears late")
    func lateDisappearance() {
        let navigator = Navigator()
        let shells = [NavigationShellLifetime(), NavigationShellLifetime()]
        for shell in shells {
            _ = shell.show(navigator, routes: NavigationRoutes(), observer: nil)
            shell.setVisible(true)
        }
        shells[0].setVisible(false)
        #expect(navigator.state.isVisible)
        shells[1].setVisible(false)
        #expect(!navigator.state.isVisible)
    }
}

@MainActor @Observable private final class Choice {
    var index = 0
}

/// A shell that gets one navigator after the other.
private struct Exchanging: View {
    let choice: Choice
    let apps: [GuardedApp]

    var body: some View {
        let app = apps[choice.index]
        ShellLevel(name: "root")
            .navigationShell(navigator: app.navigator)
            .navigationRoute(DraftRoute.self) { Draft(id: $0.id, drafts: app.drafts) }
    }
}
