import Foundation
import SeaGlass
import SeaGlassNavigation
import TestSupport
import Testing

@Suite("A snapshot") struct NavigationSnapshotTests {
    @Test("A snapshot of any entries is decoded as it was encoded", arguments: 0..<50)
    func roundTrip(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let snapshot = NavigationSnapshot(
            entries: generator.entries(),
            savedAt: Date(timeIntervalSinceReferenceDate: Double.random(in: -1e9...1e9, using: &generator))
        )
        let decoding = NavigationSnapshot.decode(snapshot.data)
        #expect(decoding.snapshot == snapshot)
        #expect(decoding.failure == nil)
    }

    @Test("A snapshot with any bit flipped gives a valid prefix and one failure", arguments: 0..<8)
    func bitFlips(bit: Int) {
        let data = NavigationSnapshot(entries: threeEntries).data
        for index in data.indices {
            var altered = data
            altered[index] ^= 1 << UInt8(bit)
            let decoding = NavigationSnapshot.decode(altered)
            #expect(decoding.failure != nil, "bit \(bit) of byte \(index)")
            let entries = decoding.snapshot?.entries ?? []
            #expect(entries.count < 3 && threeEntries.starts(with: entries), "bit \(bit) of byte \(index)")
        }
    }

    @Test("A snapshot cut off anywhere gives a valid prefix and one failure")
    func truncations() {
        let data = NavigationSnapshot(entries: threeEntries).data
        for count in 0..<data.count {
            let decoding = NavigationSnapshot.decode(data.prefix(count))
            #expect(decoding.failure != nil, "\(count) bytes")
            #expect(threeEntries.starts(with: decoding.snapshot?.entries ?? []), "\(count) bytes")
        }
    }

    @Test("A snapshot with reordered entries keeps the entries below the first one moved")
    func swappedEntries() throws {
        let entries = [entry("inbox", "1"), entry("thread", "2"), entry("sheets", "3")]
        var data = NavigationSnapshot(entries: entries).data
        let length = (data.count - NavigationSnapshot(entries: []).data.count) / 3
        let second = data.count - 2 * length..<data.count - length
        let third = data.count - length..<data.count
        let moved = data[second]
        data.replaceSubrange(second, with: data[third])
        data.replaceSubrange(third, with: moved)
        let decoding = NavigationSnapshot.decode(data)
        #expect(decoding.snapshot?.entries == [entries[0]])
        #expect(decoding.failure?.reason == .unreadable)
        #expect(decoding.failure?.position == 1)
    }

    @Test("A snapshot with two swapped keys keeps the entries below")
    func swappedKeys() throws {
        var data = NavigationSnapshot(entries: [entry("aaaa"), entry("bbbb"), entry("cccc")]).data
        let (second, third) = try (#require(data.range(of: "bbbb")), #require(data.range(of: "cccc")))
        data.replaceSubrange(second, with: Data("cccc".utf8))
        data.replaceSubrange(third, with: Data("bbbb".utf8))
        let decoding = NavigationSnapshot.decode(data)
        #expect(decoding.snapshot?.entries == [entry("aaaa")])
        #expect(decoding.failure?.position == 1)
    }

    @Test("A snapshot with trailing bytes keeps its entries and reports damage")
    func trailingBytes() {
        let decoding = NavigationSnapshot.decode(NavigationSnapshot(entries: threeEntries).data + [0])
        #expect(decoding.snapshot?.entries == threeEntries)
        #expect(decoding.failure?.reason == .unreadable)
    }

    @Test("A snapshot in a later format is not decoded")
    func laterFormat() {
        var data = NavigationSnapshot(entries: threeEntries).data
        data[4] = 2
        let decoding = NavigationSnapshot.decode(data)
        #expect(decoding.snapshot == nil)
        #expect(decoding.failure?.reason == .unreadable)
    }

    @Test(
        "Data of other kinds is not decoded as a snapshot",
        arguments: ["", "SGN", "{}", "SGNV", "bplist00", String(repeating: "x", count: 99)]
    )
    func otherBytes(text: String) {
        let decoding = NavigationSnapshot.decode(Data(text.utf8))
        #expect(decoding.snapshot == nil)
        #expect(decoding.failure?.reason == .unreadable)
    }

    @Test("A snapshot with an invalid date is not a snapshot", arguments: [Double.nan, .infinity, -.infinity])
    func savedAtNoDate(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let decoding = NavigationSnapshot.decode(NavigationSnapshot(entries: threeEntries, savedAt: date).data)
        #expect(decoding.snapshot == nil)
        #expect(decoding.failure?.reason == .unreadable)
    }

    @Test(
        "A snapshot that declares too many entries keeps the existing ones",
        arguments: [1, 0x7FFF_FFFF, 0xFFFF_FFFF] as [UInt32]
    )
    func hostileCount(count: UInt32) {
        let bytes = Swift.withUnsafeBytes(of: count.littleEndian) { Data($0) }
        let data = NavigationSnapshot(entries: []).data.sealing {
            $0.replaceSubrange($0.count - 12..<$0.count - 8, with: bytes)
        }
        let decoding = NavigationSnapshot.decode(data, limits: SnapshotLimits(depth: .max))
        #expect(decoding.snapshot?.entries == [])
        #expect(decoding.failure?.reason == .unreadable)
    }

    @Test("A snapshot written by version 1 can be read")
    func version1() throws {
        let file = try #require(
            Bundle.module.url(forResource: "version1", withExtension: "nav", subdirectory: "Fixtures")
        )
        let decoding = NavigationSnapshot.decode(try Data(contentsOf: file))
        #expect(decoding.failure == nil)
        let last = #"{"id":1,"parents":[{"id":2,"parents":[]}]}"#
        var expected = NavigationSnapshot(
            entries: [
                entry("com.example.thread", #"{"id":7,"title":"Mail"}"#),
                entry("com.example.settings"),
                entry("com.example.compose", last),
            ],
            savedAt: Date(timeIntervalSinceReferenceDate: 800_000_000)
        )
        expected.entries[2].disableBackGesture = true
        #expect(decoding.snapshot == expected)
        #expect(expected.data == (try Data(contentsOf: file)))
    }
}

extension Data {
    fileprivate func range(of text: String) -> Range<Int>? {
        let bytes = Data(text.utf8)
        return indices.first { self[$0...].starts(with: bytes) }.map { $0..<$0 + bytes.count }
    }
}
