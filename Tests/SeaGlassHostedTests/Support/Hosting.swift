import HeadlessHost
import SeaGlass
import SwiftUI

/// Foundation has a `Host` of its own.
typealias Host = HeadlessHost.Host

/// Hosts a view on an iOS of the given version, with what SeaGlass makes of that version.
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

/// The systems whose paths differ.
let versions = [17, 18, 26, 27]

/// Counts what happens to a view.
@MainActor final class Log {
    var appearances = 0
    var disappearances = 0
    var states: Set<UUID> = []
}

/// A view with a state, which logs its life.
struct Probe: View {
    @State private var state = UUID()
    let log: Log

    var body: some View {
        Color.red
            .onAppear {
                log.appearances += 1
                log.states.insert(state)
            }
            .onDisappear { log.disappearances += 1 }
    }
}

/// A screen with a list of ways to the next.
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

/// A stack of levels whose screens are all transparent.
struct Levels: View {
    var body: some View {
        NavigationStack {
            Level(number: 0)
                .transparentNavigationContainer()
                .transparentNavigationDestination(for: Int.self) { Level(number: $0) }
        }
    }
}
