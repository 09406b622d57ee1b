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
    let system = RestorationSystem()
    private let form: StoredForm
    private let phase = Phase()

    init(
        _ form: StoredForm,
        store: some NavigationStateStore,
        scope: NavigationRestoration.Scope = .app,
        scene: SceneValues = SceneValues(),
        phase: ScenePhase = .active,
        isReadable: Bool = true,
        asking ids: [Int] = []
    ) {
        (self.form, self.phase.value) = (form, phase)
        let place = self.phase
        (system.clock, system.isReadable) = (clock, isReadable)
        system.isInBackground = { place.value == .background }
        var restoration = NavigationRestoration.standard.store(store)
        restoration.testSystem = system
        if form == .ownStack { stack.path = ids.map { MessageRoute(id: $0) } }
        if form != .ownStack, !ids.isEmpty {
            unreported { [navigator] in navigator.replace(with: ids.map { MessageRoute(id: $0) }) }
        }
        host = Host(
            PhasedStack(form, navigator, stack, place, scope, restoration),
            scene: scene
        )
        .withBackGestures()
    }

    var phaseValue: ScenePhase {
        get { phase.value }
        set { host.after { phase.value = newValue } }
    }

    /// The messages above the root.
    var ids: [Int] {
        form == .ownStack
            ? stack.path.map(\.id) : navigator.entries.compactMap { ($0.route as? MessageRoute)?.id }
    }

    func show(_ ids: Int...) async {
        let routes = ids.map { MessageRoute(id: $0) }
        if form == .ownStack { stack.path = routes } else { navigator.replace(with: routes) }
        await host.settleStored()
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
        (self.form, self.navigator, self.stack) = (form, navigator, stack)
        (self.phase, self.scope, self.restoration) = (phase, scope, restoration)
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
                .restoresNavigation(id: "main", scope: scope, restoration) { stack.failures.append($0.reason) }
        }
    }
}
