import HeadlessHost
import HostedSupport
import SeaGlass
import SwiftUI

/// The headless host. Foundation also has a type named `Host`.
typealias Host = HeadlessHost.Host

/// Hosts a view on a version of iOS, with the capabilities that SeaGlass finds there.
@MainActor func host(
    _ view: some View,
    on version: Int = 26,
    _ change: (inout System) -> Void = { _ in }
) -> Host {
    var system = System(version: version)
    change(&system)
    return Host(view, system: system) { system, environment in
        environment.platformCapabilities = .ofIOS(system.version)
    }
    .withBackGestures()
}

extension Host {
    /// The number of evaluations of all views, covered screens included.
    var evaluations: Int {
        nodes.reduce(0) { (sum: Int, node: HostedNode) -> Int in sum + node.evaluations }
    }
}

extension PlatformCapabilities {
    static func ofIOS(_ version: Int) -> PlatformCapabilities {
        switch version {
        case ..<18: .iOS17
        case ..<26: .iOS18
        case ..<27: .iOS26
        default: .iOS27
        }
    }
}

/// A version for each set of capabilities.
let versions = [17, 18, 26, 27]

/// A record of a view's appearances and states.
@MainActor final class Log {
    var appearances = 0
    var disappearances = 0
    var states: Set<UUID> = []
    private var inSight: Set<UUID> = []

    /// Counts an appearance, unless the view with the state is already on screen: some systems call `onAppear` twice.
    func appeared(_ state: UUID) {
        states.insert(state)
        if inSight.insert(state).inserted { appearances += 1 }
    }

    func disappeared(_ state: UUID) {
        if inSight.remove(state) != nil { disappearances += 1 }
    }
}

/// A view with a state that logs its appearances.
struct Probe: View {
    @State private var state = UUID()
    let log: Log

    var body: some View {
        Color.red
            .onAppear { log.appeared(state) }
            .onDisappear { log.disappeared(state) }
    }
}

/// A screen with links to the next screen.
struct Level: View {
    let number: Int

    var body: some View {
        List {
            NavigationLink("Value", value: number + 1)
            NavigationLink("View") { Level(number: number + 1).transparentNavigationContainer() }
        }
        .navigationTitle("Level \(number)")
    }
}

/// A stack of levels with transparent screens.
struct Levels: View {
    var body: some View {
        NavigationStack {
            Level(number: 0)
                .transparentNavigationContainer()
                .transparentNavigationDestination(for: Int.self) { Level(number: $0) }
        }
    }
}
