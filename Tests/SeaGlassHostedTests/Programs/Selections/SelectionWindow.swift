import HeadlessHost
import SwiftUI
import TestSupport

@testable import SeaGlass
@testable import SeaGlassNavigation

/// A window of an app in this folder, and what the system and a store keep between its launches.
@MainActor final class SelectionWindow {
    nonisolated static let wide: [Device] = [.iPad, .mac]

    private let place: Place
    private let scene = HostedScene()
    private let store = MemoryNavigationStateStore()

    init(_ version: Int = 26, _ device: Device = .iPad) { place = Place(version: version, device: device) }

    var restoration: NavigationRestoration { .standard.store(store) }

    func launch(_ view: some View) -> Host {
        var system = System(version: place.version)
        system.device = place.device
        return Host(view, system: system, scene: scene) { system, environment in
            environment.platformCapabilities = .ofIOS(system.version)
        }
        .withBackGestures()
    }

    /// Ends the app after the system has saved the window.
    func end(_ host: Host) async {
        await host.settleStored()
        host.saveScene()
    }
}

/// What an app in this folder tells its test.
@MainActor final class SelectionLog<Value: Equatable> {
    var selections: [Value] = []
    var failures: [NavigationLinkFailure.Reason] = []
    var restorationFailures: [NavigationRestoration.Failure.Reason] = []
    var selection: Value? { selections.last }
}

extension View {
    func records<Value: Equatable>(_ selection: Value, in log: SelectionLog<Value>) -> some View {
        onChange(of: selection, initial: true) { log.selections.append($1) }
    }
}

@MainActor extension Host {
    /// The title of the screen on top, in the detail of a split view or in the sheet over it.
    var shownTitle: String? { shownScreens.last?.title }

    /// The number of screens above the root of the last stack.
    var shownDepth: Int? { shownScreens.last?.node.environment.navigator.stack?.entries.count }

    /// Opens a link that differs from those of other tests, since a link that is opened twice in one turn counts once.
    func open(_ link: String, _ version: Int, _ device: Device = .iPad, in test: String = #function) {
        let name = "\(test)\(device.name)".filter(\.isLetter)
        open(URL(string: "example://\(link)?\(name)\(version)")!)
    }
}
