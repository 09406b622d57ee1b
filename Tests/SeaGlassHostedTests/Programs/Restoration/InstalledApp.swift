import HeadlessHost
import SwiftUI
import TestSupport

@testable import SeaGlass
@testable import SeaGlassNavigation

/// An app on a device: what the system and a store keep between its launches.
@MainActor final class InstalledApp {
    let store = MemoryNavigationStateStore()
    private let version: Int
    private let device: Device
    private let scene = HostedScene()
    /// Keeps all launches alive, because the end of a process changes no mark.
    private var windows: [AppWindow] = []

    init(_ version: Int = 26, _ device: Device = .iPhone17Pro) {
        self.version = version
        self.device = device
    }

    var restoration: NavigationRestoration { .standard.store(store) }

    /// The ids of the stored stacks that have a mark.
    var marked: [String] { store.snapshots.keys.filter { store.mark(of: $0) != nil } }

    /// Launches the app, with the window that the system has kept, or another one.
    func launch(
        _ view: some View,
        in scene: HostedScene? = nil,
        isActive: Bool = true,
        isUnlocked: Bool = true,
        isDebugged: Bool = false
    ) async -> AppWindow {
        StoredStack.firstWindows = StoredStack.firstWindows.filter { !$0.key.hasPrefix(store.place) }
        let appState = TestAppState(clock: TestClock(), isReadable: isUnlocked)
        appState.isInBackground = !isActive
        appState.isDebugged = isDebugged
        return await open(view, in: scene ?? self.scene, of: appState, isActive: isActive)
    }

    /// Opens one more window of the launch.
    func open(_ view: some View, in scene: HostedScene, besides window: AppWindow) async -> AppWindow {
        await open(view, in: scene, of: window.appState, isActive: true)
    }

    private func open(
        _ view: some View,
        in scene: HostedScene,
        of appState: TestAppState,
        isActive: Bool
    ) async -> AppWindow {
        let phase = WindowPhase()
        if !isActive { phase.value = .background }
        var system = System(version: version)
        system.device = device
        let view = PhasedWindow(phase: phase, content: view).environment(\.appState, appState)
        let host = Host(view, system: system, scene: scene) { system, environment in
            environment.platformCapabilities = .ofIOS(system.version)
        }
        .withBackGestures()
        let window = AppWindow(host: host, appState: appState, phase: phase)
        windows.append(window)
        window.firstFrame = host.texts
        await host.settleStored()
        return window
    }

    /// Ends the app before a person has left it.
    func crash() { for id in store.snapshots.keys { store.crash(id) } }
}

@MainActor @Observable private final class WindowPhase { var value = ScenePhase.active }

private struct PhasedWindow<Content: View>: View {
    let phase: WindowPhase
    let content: Content

    var body: some View { content.environment(\.scenePhase, phase.value) }
}

/// A window of one launch.
@MainActor final class AppWindow {
    let host: Host
    let appState: TestAppState
    fileprivate(set) var firstFrame: [String] = []
    private let phase: WindowPhase

    fileprivate init(host: Host, appState: TestAppState, phase: WindowPhase) {
        self.host = host
        self.appState = appState
        self.phase = phase
    }

    var texts: [String] { host.texts }
    /// The title of the screen on top.
    var title: String? { host.shownScreens.last?.title }

    func wait(_ duration: Duration) async {
        await host.settleStored()
        (appState.clock as? TestClock)?.advance(by: duration)
        await host.settleStored()
    }

    /// A call, or the app switcher, covers the app.
    func deactivate() async {
        host.after { phase.value = .inactive }
        await host.settleStored()
    }

    /// The person opens an app that was in the background.
    func activate() async {
        appState.isInBackground = false
        for value in [ScenePhase.inactive, .active] { host.after { phase.value = value } }
        await host.settleStored()
    }

    /// The person leaves the app, which the system may end from now on.
    func leave() async {
        host.after { phase.value = .inactive }
        appState.isInBackground = true
        host.after { phase.value = .background }
        await host.settleStored()
        host.saveScene()
    }
}
