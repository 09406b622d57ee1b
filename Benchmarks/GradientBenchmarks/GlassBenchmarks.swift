#if canImport(HeadlessHost)
import Benchmark
import HeadlessHost
import Observation
import SeaGlass
import SwiftUI

private let evaluations = Yardstick.smaller("Evaluations a change of one surface")
private let changes = BenchmarkMetric.custom("Changes a second", polarity: .prefersLarger, useScalingFactor: false)

/// Measures a change of one surface in a container.
func glassBenchmarks() {
    for (name, capabilities) in [("materials", PlatformCapabilities.iOS18), ("liquid", .iOS26)] {
        for count in [1, 10, 100] {
            Benchmark(
                "Glass-\(name)-\(count)",
                configuration: .turns([evaluations, changes], tolerances: [evaluations: Tolerance.exact])
            ) { benchmark in
                let found = await measure(count, capabilities)
                benchmark.measurement(evaluations, found.evaluations)
                benchmark.measurement(changes, Int((1e9 / found.time).rounded()))
            }
        }
    }
}

/// Returns the evaluations of one change, and the shortest time of many in nanoseconds.
@MainActor private func measure(
    _ count: Int,
    _ capabilities: PlatformCapabilities
) -> (evaluations: Int, time: Double) {
    let chips = (0..<count).map { _ in Chip() }
    let host = HeadlessHost.Host(Chips(chips: chips)) { _, environment in
        environment.platformCapabilities = capabilities
    }
    func change() {
        chips[count / 2].isOn.toggle()
        host.settle()
    }
    func evaluations() -> Int { host.nodes.reduce(0) { $0 + $1.evaluations } }
    change()
    let before = evaluations()
    change()
    let after = evaluations()
    return (after - before, leastTimes([change])[0])
}

@Observable private final class Chip {
    var isOn = false
}

private struct Chips: View {
    let chips: [Chip]

    var body: some View {
        HStack {
            ForEach(chips.indices, id: \.self) { ChipView(chip: chips[$0]) }
        }
        .glassContainer()
    }
}

private struct ChipView: View {
    let chip: Chip

    var body: some View {
        Text(chip.isOn ? "On" : "Off").glassSurface(chip.isOn ? .regular.tint(.red) : .regular)
    }
}
#endif
