import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassNavigation

@Suite("Presented entries of a snapshot") struct PresentedSnapshotTests {
    @Test("Each style is decoded as it was encoded", arguments: [true, false])
    func styles(disablesBackGesture: Bool) {
        let detents: [Set<PresentationDetent>] = [[], [.medium], [.large], [.medium, .large]]
        for style in [NavigationPresentationStyle.cover] + detents.map({ .sheet($0) }) {
            let entry = NavigationSnapshotEntry(
                key: "thread",
                payload: Data(),
                disableBackGesture: disablesBackGesture,
                presentation: style
            )
            let decoding = NavigationSnapshot.decode(NavigationSnapshot(entries: [entry]).data)
            #expect(decoding.snapshot?.entries == [entry] && decoding.failure == nil)
        }
    }

    @Test("Flags that stand for no style are damage")
    func flags() {
        let intact = NavigationSnapshot(entries: [entry("a")]).data
        let head = SnapshotFormat.headBytes
        for flags in UInt8.min...UInt8.max {
            var data = intact
            data[head + 4] = flags
            var checksum = SnapshotChecksum()
            for part in [data[..<(head - 8)], data[head..<(data.count - 8)]] {
                part.withUnsafeBytes { checksum.add($0) }
            }
            data.replaceSubrange(
                (data.count - 8)...,
                with: withUnsafeBytes(of: checksum.value.littleEndian) { Data($0) }
            )
            let decoding = NavigationSnapshot.decode(data)
            let isKnown = [0, 2, 4, 10, 18, 26].contains(flags & ~1)
            #expect(decoding.failure?.reason == (isKnown ? nil : .damaged), "\(flags)")
            #expect(decoding.snapshot?.entries.count == (isKnown ? 1 : 0))
        }
    }
}
