import Foundation
import Testing

@testable import SeaGlass

@Suite struct BlueNoiseTests {
    @Test("The committed noise matches the void-and-cluster method")
    func made() {
        let ranks = VoidAndCluster.ranks(side: BlueNoise.side, seed: 15)
        let thresholds = ranks.map { 1 + $0 * 255 / ranks.count }
        let text = Data(thresholds.map(UInt8.init)).base64EncodedString()
        #expect(BlueNoise.base64 == text, "Write this instead:\n\(text)")
    }

    @Test("Thresholds are 1…255, each equally often")
    func thresholds() {
        let counts = BlueNoise.thresholds().reduce(into: [:]) { $0[$1, default: 0] += 1 }
        #expect(counts.keys.sorted() == Array(1...255))
        #expect(counts.values.allSatisfy { (16...17).contains($0) })
        let mean = Double(counts.reduce(0) { $0 + Int($1.key) * $1.value }) / Double(counts.values.reduce(0, +))
        #expect(abs(mean - BlueNoise.mean * 255) < 0.1)
    }
}
