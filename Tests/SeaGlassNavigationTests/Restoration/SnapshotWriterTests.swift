import Foundation
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@Suite("The writer of snapshots") struct SnapshotWriterTests {
    @Test("The writer writes only the last of several waiting stacks")
    func coalescing() async {
        let gate = Gate()
        let saves = Locked(0)
        let store = WatchedStore { _ in
            gate.pass()
            saves.withLock { $0 += 1 }
        }
        let writer = SnapshotWriter()
        for number in 0..<100 { write(number, to: store, with: writer) }
        gate.open()
        await writer.flush()
        #expect(store.memory.snapshots["main"] == Data([99]))
        #expect(saves.withLock { $0 } <= 2)
    }

    @Test("The writer writes the last data for each id in each store", arguments: 0..<3)
    func places(seed: Int) async {
        let stores = (0..<3).map { _ in MemoryNavigationStateStore() }
        let writer = SnapshotWriter()
        await withTaskGroup(of: Void.self) { group in
            for (window, store) in stores.enumerated() {
                for id in ["inbox", "search"] {
                    group.addTask {
                        for number in 0..<100 {
                            let data = Data([UInt8(window), UInt8(number)])
                            writer.write(data, for: id, to: store) { _ in }
                            if number % 10 == seed { await Task.yield() }
                        }
                    }
                }
            }
        }
        await writer.flush()
        for (window, store) in stores.enumerated() {
            let last = Data([UInt8(window), 99])
            #expect(store.snapshots == ["inbox": last, "search": last])
        }
    }

    @Test("The writer keeps saves and removals in order")
    func removal() async {
        let store = MemoryNavigationStateStore()
        let writer = SnapshotWriter()
        write(1, to: store, with: writer)
        writer.write(nil, for: "main", to: store) { _ in }
        await writer.flush()
        #expect(store.snapshots == [:])
        writer.write(nil, for: "main", to: store) { _ in }
        write(2, to: store, with: writer)
        await writer.flush()
        #expect(store.snapshots == ["main": Data([2])])
    }

    @Test("The writer asks the system for background time once for several stacks, and again the next time")
    func activities() async {
        let asked = Locked<[@Sendable (Bool) -> Void]>([])
        let (store, writer) = (
            MemoryNavigationStateStore(), SnapshotWriter { body in asked.withLock { $0.append(body) } }
        )
        for _ in 0..<2 {
            for number in 0..<3 {
                write(number, to: store, with: writer)
                writer.flushBeforeSuspension()
            }
            let activities = asked.withLock { activities in
                defer { activities = [] }
                return activities
            }
            #expect(activities.count == 1)
            await Task.detached { for activity in activities { activity(false) } }.value
            #expect(store.snapshots["main"] == Data([2]))
        }
    }

    @Test("The writer compares ids by their bytes, not as text")
    func normalForms() async throws {
        let gate = Gate()
        let gated = WatchedStore { _ in gate.pass() }
        let writer = SnapshotWriter()
        for (number, id) in ["é", "e\u{301}"].enumerated() {
            writer.write(Data([UInt8(number)]), for: id, to: gated) { _ in }
            #expect(try writer.load(id, from: gated) == Data([UInt8(number)]))
        }
        gate.open()
        await writer.flush()
        #expect(gated.load("é", upTo: 1) == Data([0]))
        #expect(gated.load("e\u{301}", upTo: 1) == Data([1]))
    }

    @Test("A stack whose removal failed is not loaded again, and is removed before the next write to the store")
    func failedRemoval() async throws {
        let store = stubbornStore(refusals: 1)
        let writer = SnapshotWriter()
        let failures = Failures()
        write(1, to: store, with: writer)
        await writer.flush()
        writer.write(nil, for: "main", to: store) { failures.add($0) }
        await writer.flush()
        #expect(failures.reasons == [.storeFailed] && store.memory.snapshots["main"] != nil)
        #expect(try writer.load("main", from: store) == nil)
        writer.write(Data([2]), for: "other", to: store) { _ in }
        await writer.flush()
        #expect(store.memory.snapshots == ["other": Data([2])])
    }

    @Test("A stack whose removal failed is not loaded again if the next save fails, too")
    func failedRemovalAndSave() async throws {
        let refusesSaves = Locked(false)
        let store = stubbornStore(refusals: 1, refusesSaves: refusesSaves)
        let writer = SnapshotWriter()
        write(1, to: store, with: writer)
        await writer.flush()
        writer.write(nil, for: "main", to: store) { _ in }
        await writer.flush()
        refusesSaves.withLock { $0 = true }
        write(2, to: store, with: writer)
        await writer.flush()
        #expect(try writer.load("main", from: store) == Data([2]))
        refusesSaves.withLock { $0 = false }
        writer.write(Data([3]), for: "other", to: store) { _ in }
        await writer.flush()
        #expect(store.memory.snapshots == ["main": Data([2]), "other": Data([3])])
    }

    @Test("A store that could not be emptied shows and saves nothing until it is empty", arguments: 1...3)
    func failedEmptying(refusals: Int) async throws {
        let store = stubbornStore(refusals: refusals)
        let writer = SnapshotWriter()
        let failures = Failures()
        for id in ["main", "other"] { writer.write(Data([1]), for: id, to: store) { _ in } }
        await writer.flush()
        writer.removeAll(from: store) { failures.add($0) }
        await writer.flush()
        for attempt in 1...refusals {
            #expect(store.memory.snapshots == ["main": Data([1]), "other": Data([1])])
            #expect(failures.reasons.count == attempt)
            #expect(try writer.load("other", from: store) == nil)
            write(2, to: store, with: writer)
            #expect(try writer.load("main", from: store) == Data([2]))
            await writer.flush()
        }
        #expect(store.memory.snapshots == ["main": Data([2])])
        write(3, to: store, with: writer)
        await writer.flush()
        #expect(store.memory.snapshots == ["main": Data([3])], "The removal is not repeated.")
    }

    @Test("A removal that failed is tried again before the system suspends the app, and before the app ends")
    func failedRemovalAtTheEnd() async {
        for isEnd in [false, true] {
            let store = stubbornStore(refusals: 1)
            let writer = SnapshotWriter { $0(false) }
            write(1, to: store, with: writer)
            await writer.flush()
            writer.removeAll(from: store) { _ in }
            await writer.flush()
            #expect(!store.memory.snapshots.isEmpty)
            if isEnd { writer.finish() } else { await Task.detached { writer.flushBeforeSuspension() }.value }
            #expect(store.memory.snapshots.isEmpty)
        }
    }

    @Test("A stack that waits behind a slow save does not arrive after the store is emptied meanwhile")
    func emptiedMeanwhile() async {
        let writer = SnapshotWriter()
        let memory = MemoryNavigationStateStore()
        let writes = Locked<[WatchedStore.Write]>([])
        let note: @Sendable (WatchedStore.Write) -> Void = { write in writes.withLock { $0.append(write) } }
        let store = WatchedStore(memory: memory) { write in
            note(write)
            guard write != .removal else { return }
            writer.removeAll(from: WatchedStore(memory: memory, willWrite: note)) { _ in }
        }
        let gate = Gate()
        // The queue is busy until both stacks wait.
        write(1, to: WatchedStore { _ in gate.pass() }, with: writer)
        for id in ["main", "other"] { writer.write(Data([1]), for: id, to: store) { _ in } }
        gate.open()
        await writer.flush()
        await writer.flush()
        #expect(writes.withLock { $0 } == [.save("main"), .removal] && memory.snapshots == [:])
    }

    @Test("Before the system suspends the app, the writer writes the changes that the main actor makes by then")
    func handover() async {
        let store = MemoryNavigationStateStore()
        let begun = DispatchSemaphore(value: 0)
        let ended = AsyncStream.makeStream(of: Data?.self)
        let writer = SnapshotWriter { body in
            Thread.detachNewThread {
                begun.signal()
                body(false)
                ended.continuation.yield(store.snapshots["main"])
                ended.continuation.finish()
            }
        }
        await MainActor.run {
            writer.flushBeforeSuspension()
            begun.wait()
            for number in 1...2_000 { writer.write(Data("\(number)".utf8), for: "main", to: store) { _ in } }
        }
        let written = await ended.stream.first { _ in true }
        #expect(written == Data("2000".utf8))
    }

    private func write(_ number: Int, to store: some NavigationStateStore, with writer: SnapshotWriter) {
        writer.write(Data([UInt8(number)]), for: "main", to: store) { _ in }
    }

    /// Returns a store that refuses its first removals.
    private func stubbornStore(refusals: Int, refusesSaves: Locked<Bool> = Locked(false)) -> WatchedStore {
        let refusals = Locked(refusals)
        return WatchedStore { write in
            guard write == .removal else {
                if refusesSaves.withLock({ $0 }) { throw CancellationError() }
                return
            }
            try refusals.withLock { refusals in
                guard refusals > 0 else { return }
                refusals -= 1
                throw CancellationError()
            }
        }
    }
}
