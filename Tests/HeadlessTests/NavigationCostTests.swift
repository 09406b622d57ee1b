import HeadlessHost
import SwiftUI
import Testing

/// What is evaluated for a push does not grow with what was pushed before.
@MainActor @Suite struct NavigationCostTests {
    private struct Level: View {
        let level: Int
        @Environment(\.dismiss) private var dismiss
        @State private var taps = 0

        var body: some View {
            List {
                ForEach(0..<10) { Text("Row \($0) of \(level)").listRowBackground(Color.clear) }
                NavigationLink("Next", value: level + 1)
                Button("Dismiss \(taps)") { dismiss() }
            }
            .scrollContentBackground(.hidden)
            .navigationTitle("Level \(level)")
            .onChange(of: taps) {}
        }
    }

    private func host() -> Host {
        Host(NavigationStack { Level(level: 0).navigationDestination(for: Int.self) { Level(level: $0) } })
    }

    @Test("A thousand pushes and pops evaluate the root once")
    func pushAndPop() {
        let host = host()
        for _ in 0..<1_000 {
            host.tap("Next")
            host.goBack()
        }
        #expect(host.nodes(of: Level.self).map(\.evaluations) == [1])
    }

    @Test("A hundred screens deep a push costs no evaluation of the others")
    func deep() {
        let host = host()
        for _ in 0..<100 { host.tap("Next") }
        #expect(host.nodes(of: Level.self).allSatisfy { $0.evaluations == 1 })
    }
}
