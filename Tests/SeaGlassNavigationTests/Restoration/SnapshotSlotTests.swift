import Foundation
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@Suite("The slot of a snapshot") struct SnapshotSlotTests {
    private let store = MemoryNavigationStateStore()

    private var restoration: NavigationRestoration { .standard.store(store) }

    private func stack(_ restoration: NavigationRestoration? = nil) -> SnapshotSlot {
        SnapshotSlot(id: "main", restoration: restoration ?? self.restoration)
    }

    private func restored(_ restoration: NavigationRestoration? = nil) -> SnapshotSlot.Routes<String> {
        stack(restoration).restored(route: text)
    }

    @Test("A saved stack is restored")
    func roundTrip() async {
        stack().save(NavigationSnapshot(entries: threeEntries).data) { _ in }
        await SnapshotWriter.shared.flush()
        #expect(store.snapshots["main"] != nil)
        #expect(restored().routes == [#"{"id":1}"#, #"{"id":2}"#, #"{"id":3}"#])
        #expect(restored().failure == nil)
    }

    @Test("The last saved stack is restored even before it is written")
    func pending() async {
        store.save(NavigationSnapshot(entries: threeEntries).data, for: "main")
        for count in 0...2 {
            stack().save(NavigationSnapshot(entries: Array(threeEntries.prefix(count))).data) { _ in }
        }
        #expect(restored().routes == [#"{"id":1}"#, #"{"id":2}"#])
        stack().remove { _ in }
        #expect(restored().routes == [])
        await SnapshotWriter.shared.flush()
        #expect(store.snapshots["main"] == nil)
    }

    @Test("A stack with an unknown entry is restored up to it, with the failure's position")
    func prefix() {
        store.save(
            NavigationSnapshot(entries: [entry("inbox"), entry("unknown"), entry("settings")]).data,
            for: "main"
        )
        #expect(restored().routes == ["{}"])
        #expect(restored().failure?.reason == .unknownKey)
        #expect(restored().failure?.position == 1)
        #expect(restored().failure?.key == "unknown")
    }

    @Test("The lower of two failures is reported")
    func firstFailure() {
        var data = NavigationSnapshot(entries: [entry("inbox"), entry("unknown"), entry("settings")]).data
        data[data.count - 1] ^= 1
        store.save(data, for: "main")
        #expect(restored().failure?.reason == .unknownKey)
        data[data.count / 2] ^= 1
        store.save(data, for: "main")
        #expect(restored().failure?.reason == .unreadable)
    }

    @Test("A stack that is too old is not restored")
    func expiry() {
        let cases = [
            (1.0, 1e4, true), (1e5, 1e4, false), (1e9, .infinity, true), (-1e6, 60, true), (0.5, -1, false),
        ]
        for (age, limit, returns) in cases {
            let snapshot = NavigationSnapshot(entries: threeEntries, savedAt: Date(timeIntervalSinceNow: -age))
            store.save(snapshot.data, for: "main")
            let restored = restored(restoration.expires(after: limit))
            #expect(restored.routes.count == (returns ? 3 : 0))
            #expect(restored.failure == nil, "An expired stack is no failure.")
        }
    }

    /// A stack with the mark of a launch that has ended.
    private func crashed(strikes: UInt8) -> Data {
        LaunchMark(strikes: strikes, date: .distantPast).data + NavigationSnapshot(entries: threeEntries).data
    }

    @Test("A stack whose restoration crashed the previous launch is kept, and is removed the second time")
    func crashLoop() async {
        for strikes in 0...1 {
            store.save(crashed(strikes: UInt8(strikes)), for: "main")
            let restored = restored()
            #expect(restored.routes == [] && restored.failure?.reason == .crashedWhileRestoring)
            await SnapshotWriter.shared.flush()
            #expect(store.mark(of: "main") == (strikes == 0 ? LaunchMark(strikes: 1, date: nil) : nil))
            #expect(store.snapshots.count == 1 - strikes)
        }
    }

    @Test("A mark with unknown bytes counts as one crash")
    func hostileMark() async {
        let mark = Data("SGNM".utf8) + Data([0]) + Data(repeating: 254, count: 8)
        store.save(mark + NavigationSnapshot(entries: threeEntries).data, for: "main")
        #expect(restored().failure?.reason == .crashedWhileRestoring)
        await SnapshotWriter.shared.flush()
        #expect(restored().routes.count == 3)
    }

    @Test("A mark that is cut off makes the stack unreadable, and is no crash", arguments: 1..<LaunchMark.size)
    func cutOff(bytes: Int) {
        store.save(crashed(strikes: 0).prefix(bytes), for: "main")
        #expect(restored().failure?.reason == .unreadable)
    }

    @Test("A mark and its stack are parted without a change", arguments: [0, 1])
    func parts(strikes: UInt8) {
        for date in [Date.now, .distantPast, nil] {
            let mark = LaunchMark(strikes: strikes, date: date)
            let snapshot = NavigationSnapshot(entries: threeEntries).data
            let parts = LaunchMark.part(mark.data + snapshot)
            #expect(parts.mark == mark && parts.snapshot == snapshot)
        }
    }

    @Test("A stack of the largest size is restored with a mark")
    func largest() throws {
        let most = SnapshotLimits.standard
        let payload = Data(repeating: 7, count: most.payloadBytes)
        var entries = (0..<15).map { NavigationSnapshotEntry(key: NavigationDestinationKey("\($0)"), payload: payload) }
        let rest = most.bytes - NavigationSnapshot(entries: entries).data.count - 16
        entries.append(NavigationSnapshotEntry(key: "z", payload: Data(repeating: 7, count: rest)))
        let data = NavigationSnapshot(entries: entries).data
        #expect(data.count == most.bytes)
        try withFolder { folder in
            let store = FileNavigationStateStore(directory: folder)
            try store.save(LaunchMark(strikes: 1, date: nil).data + data, for: "main")
            let restored = restored(.standard.store(store))
            #expect(restored.routes.count == 16 && restored.failure == nil)
        }
    }

    @Test("A stack is marked while it is restored")
    func mark() async throws {
        store.save(NavigationSnapshot(entries: threeEntries).data, for: "main")
        _ = restored()
        #expect(store.mark(of: "main")?.date != nil)
        #expect(restored().routes.count == 3, "Two windows may restore at a time.")
        stack().setMark(nil) { _ in }
        await SnapshotWriter.shared.flush()
        #expect(store.snapshots["main"] != nil && store.mark(of: "main") == nil)
    }

    @Test("A mark that could not be removed counts as a crash at the next launch, and not in this one")
    func unremovable() async {
        let writes = Locked(0)
        let watched = WatchedStore(memory: store) { _ in
            try writes.withLock { writes in
                writes += 1
                if writes > 1 { throw CancellationError() }
            }
        }
        let flaky = restoration.store(watched)
        store.save(NavigationSnapshot(entries: threeEntries).data, for: "main")
        #expect(restored(flaky).failure == nil)
        stack(flaky).setMark(nil) { _ in }
        await SnapshotWriter.shared.flush()
        #expect(store.mark(of: "main") != nil && restored(restoration).routes.count == 3)
        store.crash("main")
        #expect(restored(restoration).failure?.reason == .crashedWhileRestoring)
    }

    @Test("An empty stack is read without a write")
    func emptyStack() {
        store.save(NavigationSnapshot(entries: []).data, for: "main")
        let writes = Locked(0)
        let watched = WatchedStore(memory: store) { _ in writes.withLock { $0 += 1 } }
        let restored = stack(restoration.store(watched)).restore { _ in }
        #expect(restored.mark == nil && restored.failure == nil && writes.withLock { $0 } == 0)
    }

    @Test("A stack that is still being written is restored without a mark")
    func stillWriting() async {
        let gate = Gate()
        let store = WatchedStore { _ in gate.pass() }
        let slot = stack(.standard.store(store))
        slot.save(NavigationSnapshot(entries: threeEntries).data) { _ in }
        let restored = slot.restore { _ in }
        #expect(restored.mark == nil && restored.failure == nil)
        gate.open()
        await SnapshotWriter.shared.flush()
        #expect(store.memory.mark(of: "main") == nil && store.memory.snapshots.count == 1)
    }

    @Test("Removing a mark does not bring a removed stack back")
    func removedStack() async {
        store.save(NavigationSnapshot(entries: threeEntries).data, for: "main")
        _ = restored()
        stack().remove { _ in }
        stack().setMark(nil) { _ in }
        await SnapshotWriter.shared.flush()
        #expect(store.snapshots.isEmpty)
    }

    #if compiler(>=6.3) && (os(Linux) || os(macOS))
    @Test("A restoration that kills the process leaves the next launch at the root, and is tried once more")
    func killedWhileRestoring() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "seaglass-tests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let restoration = NavigationRestoration.standard.store(FileNavigationStateStore(directory: folder))
        let stack = SnapshotSlot(id: "main", restoration: restoration)
        stack.save(NavigationSnapshot(entries: threeEntries).data) { _ in }
        await SnapshotWriter.shared.flush()
        let path = folder.path
        await #expect(processExitsWith: .failure) { [path = path as String] in
            let store = FileNavigationStateStore(directory: URL(filePath: path))
            let stack = SnapshotSlot(id: "main", restoration: .standard.store(store))
            _ = stack.restore { _ in kill(getpid(), SIGKILL) }
        }
        #expect(stack.restored(route: text).failure?.reason == .crashedWhileRestoring)
        await SnapshotWriter.shared.flush()
        #expect(stack.restored(route: text).failure == nil)
        #expect(stack.restored(route: text).routes.count == 3)
    }
    #endif

    @Test("A store that throws restores the root and gives the reason")
    func failingStore() async {
        let failing = restoration.store(FailingStore())
        #expect(restored(failing).routes == [])
        #expect(restored(failing).failure?.reason == .storeFailed)
        let failures = Failures()
        stack(failing).save(Data()) { failures.add($0) }
        await SnapshotWriter.shared.flush()
        #expect(failures.reasons == [.storeFailed])
    }
}
