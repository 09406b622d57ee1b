import HeadlessHost
import HostedSupport
import SwiftUI

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The headless host. Foundation also has a type named `Host`.
typealias Host = HeadlessHost.Host

/// Hosts a view on iOS 26.
///
/// - Parameter scene: The values that the system has kept for the window of an earlier launch.
func host(_ view: some View, on device: Device = .iPhone17Pro, scene: HostedScene? = nil) -> Host {
    var system = System(version: 26)
    system.device = device
    return Host(view, system: system, scene: scene) { $1.platformCapabilities = .iOS26 }.withBackGestures()
}

extension Host {
    /// The navigator of the app's own shell.
    var base: Navigator? { shownScreens.first?.node.environment.navigator.stack.map { Navigator($0) } }

    /// The routes of the app's own shell.
    var routes: [AnyHashable?] { base?.routes ?? [] }

    /// The titles of the screens on screen, that of the sheet on top last.
    var titles: [String] { shownScreens.compactMap(\.title) }

    /// Evaluates the changes of an action.
    func after(_ action: () -> Void) {
        action()
        settle()
    }

    /// Runs an app until its store contains all changes, and ends its scene.
    func end() async {
        await settleTasks()
        await SnapshotWriter.shared.flush()
        await settleTasks()
        saveScene()
    }
}

extension Navigator {
    var routes: [AnyHashable?] { entries.map { $0.route.map { AnyHashable($0) } } }
}
