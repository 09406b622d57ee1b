import Foundation
import SeaGlass
import SeaGlassNavigation
import TestSupport
import Testing

@Suite("The limits of a snapshot") struct NavigationSnapshotLimitTests {
    @Test("The depth limit cuts off a stack when it is stored and when it is read")
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

    @Test("A failure in one line names its reason, its entry, its key and what was found")
    func description() throws {
        let entries = [entry("a", "1"), entry("b", "123456789")]
        let encoding = NavigationSnapshot(entries: entries).encoded(
            limits: NavigationRestoration.Limits(payloadBytes: 8)
        )
        let words = try #require(encoding.failure).description
        #expect(words == "tooLarge at entry 1, “b”: a payload of 9 bytes, 8 are allowed")
    }

    @Test("The payload limit cuts off a stack when it is stored and when it is read")
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

    @Test("The snapshot limit applies to the byte when a stack is stored and when it is read")
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

    @Test("A snapshot stored within the limits can be read with them", arguments: 0..<30)
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

    @Test("An app version is stored up to 255 bytes, and a longer one in part")
    func appVersion() {
        for (bytes, stored) in [(255, 255), (256, 252)] {
            let snapshot = NavigationSnapshot(entries: [], appVersion: String(repeating: "1", count: bytes))
            #expect(NavigationSnapshot.decode(snapshot.data).snapshot?.appVersion.utf8.count == stored)
        }
    }

    @Test("Default limits are 128 entries, 1 MiB per snapshot and 64 KiB per payload, and limits are never negative")
    func defaults() {
        #expect(NavigationRestoration.Limits.standard.depth == 128)
        #expect(NavigationRestoration.Limits.standard.snapshotBytes == 1 << 20)
        #expect(NavigationRestoration.Limits.standard.payloadBytes == 64 << 10)
        let none = NavigationRestoration.Limits(depth: -1, snapshotBytes: .min, payloadBytes: -5)
        #expect(none.depth == 0 && none.snapshotBytes == 0 && none.payloadBytes == 0)
    }
}
