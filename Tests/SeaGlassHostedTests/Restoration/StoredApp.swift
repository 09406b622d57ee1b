import HeadlessHost
import HostedSupport
import SwiftUI
import TestSupport

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The stack that an app stores: a shell's, with either bar, or the app's own.
enum StoredForm: CaseIterable { case systemBar, customBar, ownStack }

/// A launch of an app that stores a stack of messages, in any form.
@MainActor final class StoredApp {
    let clock = TestClock()
    let host: Host
    let navigator = Navigator()
    let stack = OwnStack()
    let appState: TestAppState
    private let form: StoredForm
    private let phase = Phase()

    init(
        _ form: StoredForm,
        store: some NavigationStateStore,
        scope: NavigationRestoration.Scope = .app,
        scene: HostedScene = HostedScene(),
        phase: ScenePhase = .active,
        isReadable: Bool = true,
        isDebugged: Bool = false,
        appState: TestAppState? = nil,
        asking ids: [Int] = []
    ) {
        self.form = form
        self.phase.value = phase
        self.appState = appState ?? TestAppState(clock: clock, isReadable: isReadable)
        self.appState.isInBackground = phase == .background
        self.appState.isDebugged = isDebugged
        let restoration = NavigationRestoration.standard.store(store)
        if form == .ownStack { stack.path = ids.map { MessageRoute(id: $0) } }
        if form != .ownStack, !ids.isEmpty {
            unreported { [navigator] in navigator.replace(with: ids.map { MessageRoute(id: $0) }) }
        }
        host = Host(
            PhasedStack(form, navigator, stack, self.phase, scope, restoration)
                .environment(\.appState, self.appState),
            scene: scene
        )
        .withBackGestures()
    }

    var phaseValue: ScenePhase {
        get { phase.value }
        set {
            appState.isInBackground = newValue == .background
            host.after { phase.value = newValue }
        }
    }

    /// The messages above the root.
    var ids: [Int] {
        form == .ownStack
            ? stack.path.map(\.id) : navigator.entries.compactMap { ($0.route as? MessageRoute)?.id }
    }

    func show(_ ids: Int...) async {
        change(to: ids)
        await host.settleStored()
    }

    /// Changes the stack, and updates the views, but runs no task.
    func change(to ids: Int...) { change(to: ids) }

    private func change(to ids: [Int]) {
        let routes = ids.map { MessageRoute(id: $0) }
        host.after { if form == .ownStack { stack.path = routes } else { navigator.replace(with: routes) } }
    }

    /// Advances the clock.
    func wait(_ duration: Duration) async {
        await host.settleStored()
        clock.advance(by: duration)
        await host.settleStored()
    }

    @MainActor @Observable fileprivate final class Phase { var value = ScenePhase.active }
}

private struct PhasedStack: View {
    let form: StoredForm
    let navigator: Navigator
    @Bindable var stack: OwnStack
    let phase: StoredApp.Phase
    let scope: NavigationRestoration.Scope
    let restoration: NavigationRestoration

    init(
        _ form: StoredForm,
        _ navigator: Navigator,
        _ stack: OwnStack,
        _ phase: StoredApp.Phase,
        _ scope: NavigationRestoration.Scope,
        _ restoration: NavigationRestoration
    ) {
        self.form = form
        self.navigator = navigator
        self.stack = stack
        self.phase = phase
        self.scope = scope
        self.restoration = restoration
    }

    var body: some View {
        content.environment(\.scenePhase, phase.value)
    }

    @ViewBuilder private var content: some View {
        if form == .ownStack {
            ArrayApp(stack: stack, restoration: restoration, scope: scope, aliases: [])
        } else {
            Text("Inbox")
                .navigationShell(bar: form == .systemBar ? .system : .custom(.standard), navigator: navigator)
                .navigationRoutes(mailRoutes)
                .restoresNavigation(id: stack.id, scope: scope, restoration) { stack.failures.append($0.reason) }
        }
    }
}
