import Foundation
import SeaGlass
import SeaGlassNavigation
import TestSupport
import Testing

@Suite("The limits of a snapshot") struct NavigationSnapshotLimitTests {
    @Test("stop a stack that is too deep, when it's stored and when it's read")
    func depth() {
        let limits = NavigationRestoration.Limits(depth: 2)
        let encoding = NavigationSnapshot(entries: threeEntries).encoded(limits: limits)
        #expect(encoding.failure?.reason == .tooDeep)
        #expect(encoding.failure?.position == 2)
        #expect(NavigationSnapshot.decode(encoding.data).snapshot?.entries == Array(threeEntries.prefix(2)))

        let decoding = NavigationSnapshot.decode(NavigationSnapshot(entries: threeEntries).data, limits: limits)
        #expect(decoding.snapshot?.entries == Array(threeEntries.prefix(2)))
        #expect(decoding.failure?.reason == .tooDeep)
        #expect(decoding.failure?.position == 2)
    }

    @Test("stop a payload that is too large, when it's stored and when it's read")
    func payload() {
        let limits = NavigationRestoration.Limits(payloadBytes: 8)
        let entries = [entry("a", "12345678"), entry("b", "123456789"), entry("c", "1")]
        let encoding = NavigationSnapshot(entries: entries).encoded(limits: limits)
        #expect(encoding.failure?.reason == .tooLarge)
        #expect(encoding.failure?.key == "b")
        #expect(NavigationSnapshot.decode(encoding.data).snapshot?.entries == [entries[0]])

        let decoding = NavigationSnapshot.decode(NavigationSnapshot(entries: entries).data, limits: limits)
        #expect(decoding.snapshot?.entries == [entries[0]])
        #expect(decoding.failure?.reason == .tooLarge)
        #expect(decoding.failure?.position == 1)
    }

    @Test("stop a snapshot that is too large, by one byte, when it's stored and when it's read")
    func snapshot() {
        let whole = NavigationSnapshot(entries: threeEntries).data
        let exact = NavigationRestoration.Limits(snapshotBytes: whole.count)
        #expect(NavigationSnapshot(entries: threeEntries).encoded(limits: exact).failure == nil)
        #expect(NavigationSnapshot.decode(whole, limits: exact).failure == nil)

        let less = NavigationRestoration.Limits(snapshotBytes: whole.count - 1)
        let encoding = NavigationSnapshot(entries: threeEntries).encoded(limits: less)
        #expect(encoding.failure?.reason == .tooLarge)
        #expect(encoding.data.count < whole.count)
        let decoding = NavigationSnapshot.decode(whole, limits: less)
        #expect(decoding.snapshot == nil)
        #expect(decoding.failure?.reason == .tooLarge)
    }

    @Test("never keep what was stored within them from being read", arguments: 0..<30)
    func storedIsRead(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let limits = NavigationRestoration.Limits(
            depth: Int.random(in: 0...12, using: &generator),
            snapshotBytes: Int.random(in: 100...2000, using: &generator),
            payloadBytes: Int.random(in: 0...250, using: &generator)
        )
        let entries = generator.entries()
        let encoding = NavigationSnapshot(entries: entries).encoded(limits: limits)
        let decoding = NavigationSnapshot.decode(encoding.data, limits: limits)
        #expect(decoding.failure == nil)
        let read = decoding.snapshot?.entries ?? []
        #expect(entries.starts(with: read))
        #expect((read.count < entries.count) == (encoding.failure != nil))
    }

    @Test("are 255 bytes for the version of an app, of which a longer one is stored in part")
    func appVersion() {
        for (bytes, stored) in [(255, 255), (256, 252)] {
            let snapshot = NavigationSnapshot(entries: [], appVersion: String(repeating: "1", count: bytes))
            #expect(NavigationSnapshot.decode(snapshot.data).snapshot?.appVersion.utf8.count == stored)
        }
    }

    @Test("are 128 entries, a mebibyte a snapshot and 64 kibibytes a payload by default, and never negative")
    func defaults() {
        #expect(NavigationRestoration.Limits.standard.depth == 128)
        #expect(NavigationRestoration.Limits.standard.snapshotBytes == 1 << 20)
        #expect(NavigationRestoration.Limits.standard.payloadBytes == 64 << 10)
        let none = NavigationRestoration.Limits(depth: -1, snapshotBytes: .min, payloadBytes: -5)
        #expect(none.depth == 0 && none.snapshotBytes == 0 && none.payloadBytes == 0)
    }
}
