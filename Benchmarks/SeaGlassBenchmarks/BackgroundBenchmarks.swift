#if canImport(HeadlessHost)
import Benchmark
import BenchmarkSupport
import Foundation

/// Measures what a background costs the mail app on each system: the app without a background, with one by hand, and
/// with SeaGlass in a stack and in a shell.
func backgroundBenchmarks() {
    for version in [17, 18, 26] {
        let columns = Column.all(on: version)
        var tolerances: [BenchmarkMetric: BenchmarkThresholds] = [:]
        for column in columns where column.isChecked { tolerances.merge(column.tolerances) { $1 } }
        Benchmark(
            "Background-\(version)",
            configuration: .turns(columns.flatMap(\.metrics), checking: tolerances)
        ) { benchmark in
            for column in columns {
                for (metric, value) in await counts(column, on: version) { benchmark.measurement(metric, value) }
            }
            for (metric, value) in await weights(columns, on: version) { benchmark.measurement(metric, value) }
            guard Selection.current != .checked else { return }
            for (metric, ratio) in await times(columns, on: version) { benchmark.record(metric, ratio) }
        }
    }
}

/// A column of the table: a variant of the app, and its metrics.
private struct Column: Sendable {
    let name: String
    let variant: MailVariant

    static func all(on version: Int) -> [Column] {
        [
            Column(name: "plain", variant: .plain),
            Column(name: "by hand", variant: .byHand(clearsContainer: version >= 18)),
            Column(name: "SeaGlass", variant: .seaGlass),
            Column(name: "shell", variant: .shell),
        ]
    }

    var isChecked: Bool { variant == .seaGlass || variant == .shell }

    func bodies(_ event: String) -> BenchmarkMetric { .smaller("Bodies, \(event): \(name)") }
    func layers(_ event: String) -> BenchmarkMetric { .smaller("Layers, \(event): \(name)") }
    /// Without a background nothing reads the palette, so that time is compared with the time by hand.
    func time(_ event: TimedEvent) -> BenchmarkMetric {
        .smaller("Time, \(event.rawValue), % of \(event == .palette ? "by hand" : "plain"): \(name)")
    }

    var metrics: [BenchmarkMetric] {
        let times = variant == .plain ? [] : TimedEvent.allCases.filter { $0 != .palette || isChecked }.map(time)
        return counts + [kilobytes] + times
    }

    var tolerances: [BenchmarkMetric: BenchmarkThresholds] {
        var tolerances = [kilobytes: Tolerance.memory]
        for count in counts { tolerances[count] = Tolerance.exact }
        return tolerances
    }

    private var counts: [BenchmarkMetric] {
        let pushes = Push.allCases.map(\.rawValue)
        let events = ["first screen"] + pushes + ["pop", "sheet", "palette change", "scroll step"]
        return events.map(bodies) + ["first screen", Push.list.rawValue].map(layers)
    }

    var kilobytes: BenchmarkMetric { .smaller("Kilobytes at rest: \(name)") }
}

private enum Push: String, CaseIterable {
    case list = "push of a list"
    case form = "push of a form"
    case detail = "push of a detail"

    var place: MailPlace {
        switch self {
        case .list: .mailbox(3)
        case .form: .settings
        case .detail: .message(0)
        }
    }
}

private enum TimedEvent: String, CaseIterable {
    case start = "first screen"
    case push = "push of a list"
    case pop
    case palette = "palette change"
    case scroll = "scroll step"
}

/// Counts bodies and layers.
@MainActor private func counts(_ column: Column, on version: Int) async -> [BenchmarkMetric: Int] {
    let app = HostedMail(column.variant, on: version)
    await app.finishTasks()
    var counts = [column.bodies("first screen"): app.bodies]
    let layers = app.layers
    counts[column.layers("first screen")] = layers.count
    for push in Push.allCases {
        counts[column.bodies(push.rawValue)] = await app.bodies { app.push(push.place) }
        // Both screens are visible until the push ends.
        if push == .list { counts[column.layers(push.rawValue)] = layers.union(app.layers).count }
        counts[column.bodies("pop")] = await app.bodies(of: app.pop)
    }
    counts[column.bodies("sheet")] = await app.bodies(of: app.present)
    app.dismiss()
    counts[column.bodies("palette change")] = await app.bodies(of: app.changePalette)
    app.scroll()
    counts[column.bodies("scroll step")] = await app.bodies(of: app.scroll)
    return counts
}

/// Measures the memory of the first screen, with the headless host's tree, as the mean of many.
@MainActor private func weights(_ columns: [Column], on version: Int) async -> [BenchmarkMetric: Int] {
    let count = 50
    var weights: [BenchmarkMetric: Int] = [:]
    var apps: [HostedMail] = []
    // The first round fills the caches of the process.
    for _ in 0..<2 {
        for column in columns {
            let before = residentBytes
            for _ in 0..<count {
                let app = HostedMail(column.variant, on: version)
                await app.finishTasks()
                apps.append(app)
            }
            weights[column.kilobytes] = Int((Double(residentBytes - before) / Double(count) / 1_000).rounded())
        }
    }
    return withExtendedLifetime(apps) { weights }
}

/// Compares the shortest times of the variants, which take turns.
@MainActor private func times(_ columns: [Column], on version: Int) async -> [BenchmarkMetric: Double] {
    var stopwatches: [Stopwatch] = []
    for column in columns { stopwatches.append(await Stopwatch(column.variant, on: version)) }
    let end = ContinuousClock.now + .seconds(1)
    repeat {
        for stopwatch in stopwatches { stopwatch.takeTurn() }
    } while ContinuousClock.now < end
    var ratios: [BenchmarkMetric: Double] = [:]
    for (column, stopwatch) in zip(columns, stopwatches) {
        for event in TimedEvent.allCases {
            let compared = stopwatches[event == .palette ? 1 : 0]
            guard let time = stopwatch.least[event], let least = compared.least[event] else { continue }
            ratios[column.time(event)] = time / least
        }
    }
    return ratios
}

/// The shortest times of one variant.
@MainActor private final class Stopwatch {
    private let app: HostedMail
    private let start: () -> HostedMail
    private(set) var least: [TimedEvent: Double] = [:]

    init(_ variant: MailVariant, on version: Int) async {
        app = HostedMail(variant, on: version)
        start = { HostedMail(variant, on: version) }
        await app.finishTasks()
    }

    func takeTurn() {
        // The turn's end frees it, outside of the measurement.
        var started: HostedMail?
        measure(.start) { started = start() }
        defer { withExtendedLifetime(started) {} }
        measure(.push) { app.push(.mailbox(3)) }
        measure(.pop) { app.pop() }
        measure(.palette) { app.changePalette() }
        measure(.scroll) { app.scroll() }
    }

    private func measure(_ event: TimedEvent, _ body: () -> Void) {
        least[event] = min(least[event] ?? .infinity, processorTime(body))
    }
}
#endif
