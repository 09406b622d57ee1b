import Foundation
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@Suite("The writer of stacks") struct NavigationStateWriterTests {
    @Test("writes the last of the stacks that wait, and none of those before")
    func coalescing() async {
        let store = GatedStore()
        let writer = NavigationStateWriter()
        for number in 0..<100 { writer.add(job(number, to: store)) }
        store.open()
        await writer.flush()
        #expect(store.memory.snapshots["main"] == Data([99]))
        #expect(store.saves.withLock { $0 } <= 2)
    }

    @Test("writes each of the places it is given", arguments: 0..<3)
    func places(seed: Int) async {
        let stores = (0..<3).map { _ in InMemoryNavigationStateStore() }
        let writer = NavigationStateWriter()
        await withTaskGroup(of: Void.self) { group in
            for (window, store) in stores.enumerated() {
                for id in ["inbox", "search"] {
                    group.addTask {
                        for number in 0..<100 {
                            let data = Data([UInt8(window), UInt8(number)])
                            writer.add(.init(store: store, id: id, data: data) { _ in })
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

    @Test("removes what was saved before, and saves what was removed before")
    func removal() async {
        let store = InMemoryNavigationStateStore()
        let writer = NavigationStateWriter()
        writer.add(job(1, to: store))
        writer.add(.init(store: store, id: "main", data: nil) { _ in })
        await writer.flush()
        #expect(store.snapshots == [:])
        writer.add(.init(store: store, id: "main", data: nil) { _ in })
        writer.add(job(2, to: store))
        await writer.flush()
        #expect(store.snapshots == ["main": Data([2])])
    }

    private func job(_ number: Int, to store: some NavigationStateStore) -> NavigationStateWriter.Job {
        .init(store: store, id: "main", data: Data([UInt8(number)])) { _ in }
    }
}

/// A store that saves nothing before it is opened.
private final class GatedStore: NavigationStateStore {
    let memory = InMemoryNavigationStateStore()
    let saves = Locked(0)
    private let gate = DispatchSemaphore(value: 0)

    var location: String { memory.location }

    func open() { gate.signal() }

    func load(_ id: String, upTo limit: Int) -> Data? { memory.load(id, upTo: limit) }

    func save(_ data: Data, for id: String) {
        gate.wait()
        gate.signal()
        saves.withLock { $0 += 1 }
        memory.save(data, for: id)
    }

    func remove(_ id: String) { memory.remove(id) }
}
