import Foundation
import SeaGlass
import SeaGlassNavigation
import TestSupport
import Testing

@Suite("The limits of a snapshot") struct NavigationSnapshotLimitTests {
    @Test("The depth limit cuts off a stack when it is stored and when it is read")
    func depth() {
        let limits = SnapshotLimits(depth: 2)
        let encoding = NavigationSnapshot(entries: threeEntries).encoded(limits: limits)
        #expect(encoding.failure?.reason == .unstorable)
        #expect(encoding.failure?.position == 2)
        #expect(NavigationSnapshot.decode(encoding.data).snapshot?.entries == Array(threeEntries.prefix(2)))

        let decoding = NavigationSnapshot.decode(NavigationSnapshot(entries: threeEntries).data, limits: limits)
        #expect(decoding.snapshot?.entries == Array(threeEntries.prefix(2)))
        #expect(decoding.failure?.reason == .unreadable)
        #expect(decoding.failure?.position == 2)
    }

    @Test("A failure states what was lost, from which entry and key up, and why, in one line")
    func description() throws {
        let entries = [entry("a", "1"), entry("b", "123456789")]
        let encoding = NavigationSnapshot(entries: entries).encoded(
            limits: SnapshotLimits(payloadBytes: 8)
        )
        let words = try #require(encoding.failure).description
        #expect(
            words == """
                A part of the stack could not be stored, from entry 1 (“b”) up. The route has 9 bytes, and at most 8 are \
                allowed.
                """
        )
    }

    @Test("A failure without an entry states what happened to the whole stack")
    func wholeStack() {
        #expect(
            NavigationSnapshot.decode(Data()).failure?.description.hasPrefix("The stack could not be read. ") == true
        )
        let failed = NavigationRestoration.Failure(.storeFailed, detail: "full")
        #expect(failed.description == "The store could not read or write the stack. full")
        let crashed = NavigationRestoration.Failure(.crashedWhileRestoring)
        #expect(crashed.description.contains("so this launch starts at the root. Look for a crash"))
    }

    @Test("The payload limit cuts off a stack when it is stored and when it is read")
    func payload() {
        let limits = SnapshotLimits(payloadBytes: 8)
        let entries = [entry("a", "12345678"), entry("b", "123456789"), entry("c", "1")]
        let encoding = NavigationSnapshot(entries: entries).encoded(limits: limits)
        #expect(encoding.failure?.reason == .unstorable)
        #expect(encoding.failure?.key == "b")
        #expect(NavigationSnapshot.decode(encoding.data).snapshot?.entries == [entries[0]])

        let decoding = NavigationSnapshot.decode(NavigationSnapshot(entries: entries).data, limits: limits)
        #expect(decoding.snapshot?.entries == [entries[0]])
        #expect(decoding.failure?.reason == .unreadable)
        #expect(decoding.failure?.position == 1)
    }

    @Test("A key of up to 65,535 bytes is stored, and a longer one is not", arguments: [65_535, 65_536])
    func key(count: Int) {
        let key = NavigationDestinationKey(String(repeating: "k", count: count))
        let encoding = NavigationSnapshot(entries: [entry(key)]).encoded()
        #expect((encoding.failure == nil) == (count <= 65_535))
        #expect(NavigationSnapshot.decode(encoding.data).snapshot?.entries.count == (count <= 65_535 ? 1 : 0))
    }

    @Test("The snapshot limit is exact to the byte when a stack is stored and when it is read")
    func snapshot() {
        let whole = NavigationSnapshot(entries: threeEntries).data
        let exact = SnapshotLimits(bytes: whole.count)
        #expect(NavigationSnapshot(entries: threeEntries).encoded(limits: exact).failure == nil)
        #expect(NavigationSnapshot.decode(whole, limits: exact).failure == nil)

        let less = SnapshotLimits(bytes: whole.count - 1)
        let encoding = NavigationSnapshot(entries: threeEntries).encoded(limits: less)
        #expect(encoding.failure?.reason == .unstorable)
        #expect(encoding.data.count < whole.count)
        let decoding = NavigationSnapshot.decode(whole, limits: less)
        #expect(decoding.snapshot == nil)
        #expect(decoding.failure?.reason == .unreadable)
    }

    @Test("A snapshot stored within the limits can be read with them", arguments: 0..<30)
    func storedIsRead(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let limits = SnapshotLimits(
            depth: Int.random(in: 0...12, using: &generator),
            bytes: Int.random(in: 100...2000, using: &generator),
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

    @Test("Limits are 128 entries, 8 of them presented, 1 MiB per snapshot and 64 KiB per payload")
    func defaults() {
        let limits = SnapshotLimits.standard
        #expect(limits.depth == 128 && limits.presented == 8)
        #expect(limits.bytes == 1 << 20 && limits.payloadBytes == 64 << 10)
    }
}
