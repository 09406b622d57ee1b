import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassNavigation

@Suite("Presented entries of a snapshot") struct PresentedSnapshotTests {
    @Test("Each presentation style is decoded as it was encoded", arguments: [true, false])
    func styles(disablesBackGesture: Bool) {
        let detents: [Set<PresentationDetent>] = [[], [.medium], [.large], [.medium, .large]]
        for style in [NavigationPresentationStyle.cover] + detents.map({ .sheet.detents($0) }) {
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

    @Test("A cover covers the screen, and on macOS it is a sheet")
    func cover() {
        #if os(macOS)
        let isCover = false
        #else
        let isCover = true
        #endif
        #expect(NavigationPresentationStyle.cover.coversScreen == isCover)
        #expect(!NavigationPresentationStyle.sheet.coversScreen)
    }

    @Test("Flags that no presentation style has are damage")
    func flags() {
        let intact = NavigationSnapshot(entries: [entry("a")]).data
        for flags in UInt8.min...UInt8.max {
            let decoding = NavigationSnapshot.decode(intact.flagging(flags))
            let isKnown = [0, 2, 4, 10, 18, 26, 34, 36, 42, 50, 58].contains(flags & ~1)
            #expect(decoding.failure?.reason == (isKnown ? nil : .unreadable), "\(flags)")
            #expect(decoding.snapshot?.entries.count == (isKnown ? 1 : 0))
        }
    }

    @Test("Eight presented entries are stored and read, and the ninth cuts off the stack")
    func presented() {
        var entries = threeEntries
        for _ in 1...9 {
            entries.append(NavigationSnapshotEntry(key: "sheet", payload: Data(), presentation: .sheet))
        }
        let encoding = NavigationSnapshot(entries: entries).encoded()
        #expect(encoding.failure?.reason == .unstorable && encoding.failure?.position == 11)
        let decoding = NavigationSnapshot.decode(encoding.data)
        #expect(decoding.snapshot?.entries == Array(entries.prefix(11)) && decoding.failure == nil)
        let pushed = NavigationSnapshot(entries: (0..<12).map { _ in entry("a") }).data
        let forged = NavigationSnapshot.decode(pushed.flagging(NavigationPresentationStyle.cover.bits))
        #expect(forged.snapshot?.entries.count == 8)
        #expect(forged.failure?.reason == .unreadable && forged.failure?.position == 8)
    }
}
