import Foundation
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@Suite("The slot of a snapshot") struct SnapshotSlotTests {
    private let store = InMemoryNavigationStateStore()

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
        stack().save(nil) { _ in }
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

    @Test("A stack whose restoration crashed the previous launch is kept, and is removed the second time")
    func crashLoop() async {
        store.save(NavigationSnapshot(entries: threeEntries).data, for: "main")
        for crashes in 0...1 {
            store.save(Data([UInt8(crashes)]) + Data("another process".utf8), for: "restoring:main")
            let restored = restored()
            #expect(restored.routes == [] && restored.failure?.reason == .crashedWhileRestoring)
            await SnapshotWriter.shared.flush()
            #expect(store.snapshots.keys.sorted() == (crashes == 0 ? ["main", "restoring:main"] : []))
        }
    }

    @Test("A mark with unknown bytes counts as one crash")
    func hostileMark() async {
        store.save(NavigationSnapshot(entries: threeEntries).data, for: "main")
        store.save(Data(repeating: 255, count: 1_000), for: "restoring:main")
        #expect(restored().failure?.reason == .crashedWhileRestoring)
        await SnapshotWriter.shared.flush()
        #expect(restored().routes.count == 3)
    }

    @Test("A stack is marked while it is restored")
    func mark() async {
        store.save(NavigationSnapshot(entries: threeEntries).data, for: "main")
        _ = restored()
        #expect(store.snapshots.keys.sorted() == ["main", "restoring:main"])
        #expect(restored().routes.count == 3, "Two windows may restore at a time.")
        stack().finishRestoring { _ in }
        await SnapshotWriter.shared.flush()
        #expect(store.snapshots.keys.sorted() == ["main"])
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
