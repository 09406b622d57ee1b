import Testing

@testable import SeaGlass

@Suite struct BlueNoiseTests {
    @Test("The committed noise is what void-and-cluster makes")
    func made() {
        let ranks = VoidAndCluster.ranks(side: BlueNoise.side, seed: 15)
        let thresholds = ranks.map { 1 + $0 * 255 / ranks.count }
        let lines = stride(from: 0, to: thresholds.count, by: 32).map { start in
            thresholds[start..<start + 32].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        let text = BlueNoise.hexadecimal.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        #expect(text == lines.joined(separator: "\n"), "Write this instead:\n\(lines.joined(separator: "\n"))")
    }

    @Test("Thresholds are 1…255, equally many of each")
    func thresholds() {
        let counts = BlueNoise.thresholds().reduce(into: [:]) { $0[$1, default: 0] += 1 }
        #expect(counts.keys.sorted() == Array(1...255))
        #expect(counts.values.allSatisfy { (16...17).contains($0) })
    }
}
