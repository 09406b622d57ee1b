#if canImport(HeadlessHost)
import Benchmark
import BenchmarkSupport
import HeadlessHost
import Observation
import SeaGlass
import SwiftUI

private let bodiesOfOne = BenchmarkMetric.smaller("Bodies, a change of the only surface")
private let bodies = BenchmarkMetric.smaller("Bodies, a change of one surface of 100")
private let microseconds = BenchmarkMetric.smaller("Microseconds, a change of one surface of 100")

/// Measures a change of one surface in a container.
func glassBenchmarks() {
    for (name, capabilities) in [("materials", PlatformCapabilities.iOS18), ("liquid", .iOS26)] {
        Benchmark(
            "Glass-\(name)",
            configuration: .turns(
                [bodiesOfOne, bodies, microseconds],
                checking: [bodiesOfOne: Tolerance.exact, bodies: Tolerance.exact]
            )
        ) { benchmark in
            let one = await measure(1, capabilities)
            let hundred = await measure(100, capabilities)
            benchmark.measurement(bodiesOfOne, one.evaluations)
            benchmark.measurement(bodies, hundred.evaluations)
            benchmark.measurement(microseconds, Int((hundred.time / 1_000).rounded()))
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
