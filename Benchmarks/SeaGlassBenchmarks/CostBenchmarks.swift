#if canImport(HeadlessHost)
import Benchmark
import BenchmarkSupport
import Foundation
import HeadlessHost
import Observation
import SeaGlass
import SeaGlassNavigation
import SwiftUI

private let changeOfPalette = BenchmarkMetric.smaller("Bodies, a change of palette behind 100 rows")
private let stepOfScrolling = BenchmarkMetric.smaller("Bodies, a step of scrolling under a bar that tracks it")
private let kilobytesAtRest = BenchmarkMetric.smaller("Kilobytes, a background behind a text")
private let bytesLeft = BenchmarkMetric.smaller("Memory after 2,000, % of that after 200")

/// Counts the bodies of a palette change and of scrolling, and the memory of a background alone and of removed views.
func costBenchmarks() {
    benchmark("Palette-change", changeOfPalette, Tolerance.exact) { await evaluationsOfPaletteChange() }
    benchmark("Scroll-step", stepOfScrolling, Tolerance.exact) { await evaluationsOfScrollStep() }
    benchmark("Rest", kilobytesAtRest, Tolerance.memory) { await kilobytesOfBackground() }
    benchmark("Opened-and-closed", bytesLeft, Tolerance.memory) { await growthOfMemory() }
}

private func benchmark(
    _ name: String,
    _ metric: BenchmarkMetric,
    _ tolerance: BenchmarkThresholds,
    _ count: @escaping @Sendable () async -> Int
) {
    Benchmark(name, configuration: .turns([metric], checking: [metric: tolerance])) { benchmark in
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
        List(0..<100, id: \.self) { Text("Row \($0)").transparentRow(.translucent) }
            .makingAllRows()
            .transparentNavigationContainer()
    }
}

/// Returns the number of bodies that a new palette runs in a background behind a list of a hundred rows.
@MainActor private func evaluationsOfPaletteChange() -> Int {
    let choice = Choice()
    let host = hosted(Screens(choice: choice))
    return host.evaluations {
        choice.palette = .sunset
        host.settle()
    }
}

/// Returns the number of bodies that one point of scrolling runs under a bar whose background follows scrolling.
@MainActor private func evaluationsOfScrollStep() -> Int {
    let host = hosted(
        Rows()
            .topNavigationBarTitle("Rows")
            .topNavigationBarTracksScroll()
            .navigationShell(bar: .custom(.material))
            .persistentBackground(.ocean)
    )
    host.scroll(to: 10)
    return host.evaluations { host.scroll(to: 11) }
}

/// Returns the average memory of one background behind a text in kilobytes, with the headless host's tree.
@MainActor private func kilobytesOfBackground() async -> Int {
    let count = 200
    var hosts: [HeadlessHost.Host] = []
    func bytes(of view: (ColorPalette) -> some View) async -> Int {
        let before = residentBytes
        for number in 0..<count {
            let red = Double(number) / Double(count)
            let palette = ColorPalette(
                id: "\(number)",
                name: "",
                colors: [SRGBColor(red: red, green: 0, blue: 1), .white]
            )
            let host = hosted(view(palette))
            await host.finishTasks()
            hosts.append(host)
        }
        return residentBytes - before
    }
    func with(_ palette: ColorPalette) -> some View {
        NavigationStack { Text("Screen") }.persistentBackground(palette)
    }
    // The first call fills the caches of the process.
    _ = await bytes(of: with)
    let held = await bytes(of: with)
    let without = await bytes { _ in NavigationStack { Text("Screen") } }
    return withExtendedLifetime(hosts) { Int((Double(held - without) / Double(count) / 1_000).rounded()) }
}

/// Returns the memory in use after 2,000 shells and 2,000 backgrounds have been shown and closed ÷ the memory after
/// 200.
@MainActor private func growthOfMemory() async -> Int {
    func openAndClose(_ count: Int) async -> Int {
        for _ in 0..<count {
            let navigator = Navigator()
            let shell = hosted(Text("Screen").navigationShell(navigator: navigator))
            navigator.push(Text("Pushed"))
            await shell.finishTasks()
            await hosted(NavigationStack { Text("Screen") }.persistentBackground(.ocean)).finishTasks()
            // Runs the tasks that a removed shell leaves to the main actor.
            await Task.yield()
        }
        return residentBytes
    }
    let after200 = await openAndClose(200)
    return await openAndClose(1_800) * 100 / after200
}

/// The bytes of this process in physical memory.
var residentBytes: Int {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
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
