#if canImport(HeadlessHost)
import Benchmark
import HeadlessHost
import SwiftUI

/// Measures one layout pass of the headless host, without caches, over rows of symbols, titles and text.
func layoutBenchmarks() {
    for rows in [9, 90] {
        Benchmark("Layout-elements-\(rows * 12)") { benchmark in
            await prepare(rows: rows)
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { await layOut() }
        }
    }
}

/// The host, in a global variable because only the main actor may free its view tree.
@MainActor private var host: HeadlessHost.Host?

@MainActor private func prepare(rows: Int) { host = HeadlessHost.Host(Rows(count: rows)) }

@MainActor private func layOut() { host?.layOutAnew() }

private struct Rows: View {
    let count: Int

    var body: some View {
        List {
            ForEach(0..<count, id: \.self) { index in
                HStack {
                    Image(systemName: "star")
                    VStack(alignment: .leading) {
                        Text("Title of row \(index)").font(.headline)
                        Text("Some more words about it, \(index)").lineLimit(2)
                    }
                    Spacer()
                    Text("12:30")
                }
                .padding(.vertical, 4)
                .background { Color.red.opacity(0.5) }
            }
        }
        .makingAllRows()
    }
}
#endif
