#if canImport(HeadlessHost)
import Benchmark
import Foundation
import Glibc
import HeadlessHost
import Observation
import SeaGlass
import SeaGlassNavigation
import SwiftUI

private let changeOfPalette = Yardstick.smaller("Evaluations a change of palette")
private let stepOfScrolling = Yardstick.smaller("Evaluations a step of scrolling")
private let bytesAtRest = Yardstick.smaller("Bytes at rest")

/// What the library itself costs an app, beside pushes and glass, which have benchmarks of their own.
func costBenchmarks() {
    benchmark("Palette-change", changeOfPalette) { await evaluationsOfPaletteChange() }
    benchmark("Scroll-step", stepOfScrolling) { await evaluationsOfScrollStep() }
    benchmark("Rest-layered", bytesAtRest) { await bytesHeld(by: .standard) }
    benchmark("Rest-flattened", bytesAtRest) { await bytesHeld(by: .standard.rendering(.flattened)) }
}

private func benchmark(_ name: String, _ metric: BenchmarkMetric, _ count: @escaping @Sendable () async -> Int) {
    let tolerance = metric == bytesAtRest ? Tolerance.heap : Tolerance.exact
    Benchmark(name, configuration: .turns([metric], tolerances: [metric: tolerance])) { benchmark in
        benchmark.measurement(metric, await count())
    }
}

@Observable private final class Choice {
    var palette = ColorPalette.ocean
}

private struct Screens: View {
    let choice: Choice

    var body: some View {
        NavigationStack { Rows() }
            .persistentBackground(choice.palette)
    }
}

private struct Rows: View {
    var body: some View {
        List(0..<100, id: \.self) { Text("Row \($0)").transparentRow(.material) }
            .transparentNavigationContainer()
    }
}

/// How many bodies a new palette runs, of a background behind a list of a hundred rows.
@MainActor private func evaluationsOfPaletteChange() -> Int {
    let choice = Choice()
    let host = hosted(Screens(choice: choice))
    return host.evaluations {
        choice.palette = .sunset
        host.settle()
    }
}

/// How many bodies a point of scrolling runs under a bar whose background comes with it.
@MainActor private func evaluationsOfScrollStep() -> Int {
    let host = hosted(
        Rows()
            .topNavigationBarTitle("Rows")
            .topNavigationBarTracksScroll()
            .navigationShell(.standard)
            .persistentBackground(.ocean)
    )
    host.scroll(to: 10)
    return host.evaluations { host.scroll(to: 11) }
}

/// What more is on the heap with a background than without, in the headless host, whose own tree is part of it.
@MainActor private func bytesHeld(by style: PersistentBackgroundStyle) async -> Int {
    func host(_ view: some View) async -> (host: HeadlessHost.Host, bytes: Int) {
        let before = mallinfo2().uordblks
        let host = hosted(view)
        await host.finishTasks()
        return (host, Int(mallinfo2().uordblks) - Int(before))
    }
    // The first of each fills caches that the process keeps.
    _ = await host(NavigationStack { Rows() }.persistentBackground(.ocean, style: style))
    let with = await host(NavigationStack { Rows() }.persistentBackground(.ocean, style: style))
    let without = await host(NavigationStack { Rows() })
    return withExtendedLifetime((with.host, without.host)) { with.bytes - without.bytes }
}

@MainActor private func hosted(_ view: some View) -> HeadlessHost.Host {
    let host = HeadlessHost.Host(view) { _, environment in environment.platformCapabilities = .iOS18 }
    host.settle()
    return host
}

extension HeadlessHost.Host {
    fileprivate func evaluations(of change: () -> Void) -> Int {
        let before = nodes.reduce(0) { $0 + $1.evaluations }
        change()
        return nodes.reduce(0) { $0 + $1.evaluations } - before
    }
}
#endif
