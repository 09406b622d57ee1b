import Foundation
import HeadlessHost
import HostedSupport
import SwiftUI

@testable import SeaGlass
@testable import SeaGlassNavigation

struct MessageRoute: NavigationRoute {
    var id: Int
}

struct SettingsRoute: NavigationRoute {
    var page: String
}

struct PaymentRoute: NavigationRoute {}

/// A route that cannot be encoded.
struct SecretRoute: NavigationRoute {
    init() {}
    init(from decoder: any Decoder) throws { throw CancellationError() }
    func encode(to encoder: any Encoder) throws { throw CancellationError() }
}

/// The routes of one build of an app.
@MainActor let mailRoutes = NavigationRoutes()
    .route(MessageRoute.self, key: "thread", validate: { $0.id >= 0 }) { Text("Thread \($0.id)") }
    .route(SettingsRoute.self, key: "settings") { Text("Settings \($0.page)") }
    .route(PaymentRoute.self, key: "payment", isRestorable: false) { _ in Text("Payment") }
    .route(SecretRoute.self, key: "secret") { _ in Text("Secret") }

/// A launch of an app with one window.
@MainActor final class Launch {
    let navigator: Navigator
    let host: HeadlessHost.Host
    private(set) var failures: [NavigationRestoration.Failure] = []
    let rootLog: Log

    init(
        store: some NavigationStateStore,
        scene: HostedScene = HostedScene(),
        id: String = "main",
        scope: NavigationRestoration.Scope = .app,
        routes: NavigationRoutes? = nil,
        navigator: Navigator = Navigator(),
        restoration: NavigationRestoration = .standard,
        appState: TestAppState = TestAppState(),
        supportsMultipleWindows: Bool = true
    ) {
        self.navigator = navigator
        let box = FailureBox()
        let log = Log()
        rootLog = log
        let restoration = restoration.store(store)
        let root = VStack {
            Text("Inbox")
            Probe(log: log)
        }
        var system = System()
        system.supportsMultipleWindows = supportsMultipleWindows
        host = HeadlessHost.Host(
            root
                .navigationShell(bar: .custom(.material), navigator: navigator)
                .navigationRoutes(routes ?? mailRoutes)
                .restoresNavigation(id: id, scope: scope, restoration) { box.add($0) }
                .environment(\.appState, appState),
            system: system,
            scene: scene
        )
        .withBackGestures()
        box.add = { [weak self] in self?.failures.append($0) }
    }

    /// Runs the app until its store contains all changes.
    func settle() async {
        await host.settleTasks()
        await SnapshotWriter.shared.flush()
        await host.settleTasks()
    }

    /// The routes above the root.
    var stack: [AnyHashable?] { navigator.entries.map { $0.route.map { AnyHashable($0) } } }
}

@MainActor private final class FailureBox {
    var add: (NavigationRestoration.Failure) -> Void = { _ in }
}
