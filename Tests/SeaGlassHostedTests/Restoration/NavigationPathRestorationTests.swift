import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("A stored path of any values") struct NavigationPathRestorationTests {
    private let store = MemoryNavigationStateStore()

    private func launch(
        _ restoration: NavigationRestoration = .standard,
        storing payload: String? = nil
    ) async -> (stack: OwnStack, host: Host) {
        if let payload {
            let entries = [entry("SwiftUI.NavigationPath", payload)]
            store.save(NavigationSnapshot(entries: entries).data, for: "app:values")
        }
        let stack = OwnStack()
        let host = Host(ValuesApp(stack: stack, restoration: restoration.store(store)))
        await host.settleStored()
        return (stack, host)
    }

    @Test("A stack is restored from a path of codable values")
    func values() async {
        let first = await launch()
        first.stack.values.append(MessageRoute(id: 1))
        first.stack.values.append("Settings")
        await first.host.settleStored()
        let second = await launch()
        #expect(second.stack.values.count == 2 && second.host.texts.contains("Settings"))
        second.host.swipeBack()
        #expect(second.host.texts.contains("Thread 1"))
        second.stack.values = NavigationPath()
        await second.host.settleStored()
        #expect(await launch().stack.values.isEmpty)
    }

    @Test("A stored path ends below a value that isn't codable, and at 128 values")
    func valueLimits() async {
        struct Unwritten: Hashable {}
        let first = await launch()
        first.stack.values.append("a")
        first.stack.values.append(Unwritten())
        first.stack.values.append("b")
        await first.host.settleStored()
        #expect(await launch().stack.strings == ["a"])
        first.stack.values = NavigationPath((1...130).map(String.init))
        await first.host.settleStored()
        #expect(first.stack.failures.isEmpty)
        #expect(await launch().stack.strings == (1...128).map(String.init))
    }

    @Test("A path without storable values does not count as a crash on the next launches")
    func nothingStored() async {
        struct Unwritten: Hashable {}
        let first = await launch()
        first.stack.values.append(Unwritten())
        await first.host.settleStored()
        #expect(await launch().stack.failures.isEmpty)
        #expect(store.snapshots.keys.sorted() == ["app:values"], "No mark of a restoration stays.")
    }

    @Test("A stored path of more than 128 values is dropped with a reason")
    func tooDeep() async {
        let pair = #""Swift.String","\"a\"""#
        for (count, isRestored) in [(128, true), (129, false)] {
            let (stack, _) = await launch(storing: "[\(Array(repeating: pair, count: count).joined(separator: ","))]")
            #expect(
                stack.values.count == (isRestored ? count : 0) && stack.failures == (isRestored ? [] : [.unreadable])
            )
        }
    }

    @Test("Bytes in another form than a path's are dropped with a reason")
    func hostileBytes() async {
        for payload in ["{}", #"["a"]"#] {
            let (stack, _) = await launch(storing: payload)
            #expect(stack.values.isEmpty && stack.failures == [.unreadable])
        }
    }

    @Test("A value of an unknown type is passed to SwiftUI, and stays in the store until the path changes")
    func unknownType() async throws {
        let (stack, host) = await launch(storing: #"["nonsense","1"]"#)
        #expect(stack.values.count == 1 && stack.failures.isEmpty)
        let stored = try #require(store.snapshots["app:values"])
        #expect(String(decoding: stored, as: UTF8.self).contains("nonsense"))
        stack.values = NavigationPath()
        await host.settleStored()
        #expect(await launch().stack.values.isEmpty)
    }

    @Test("Setting a path to its restored values does not store it again")
    func sameValues() async throws {
        let first = await launch()
        first.stack.values = NavigationPath(["a", "b"])
        await first.host.settleStored()
        let second = await launch()
        let restored = second.stack.values
        second.stack.values = NavigationPath(["a", "b"])
        #expect(second.stack.values != restored)
        store.save(Data("unchanged".utf8), for: "app:values")
        await second.host.settleStored()
        #expect(store.snapshots["app:values"] == Data("unchanged".utf8))
        second.stack.values = NavigationPath(["a", "c"])
        await second.host.settleStored()
        #expect(await launch().stack.strings == ["a", "c"])
    }
}

extension OwnStack {
    /// The values of a path that has only text, since a decoded path equals no other path.
    fileprivate var strings: [String]? {
        let data = values.codable.flatMap { try? JSONEncoder().encode($0) }
        let pairs = data.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
        let texts = stride(from: pairs.count - 1, to: 0, by: -2).map { Data(pairs[$0].utf8) }
        return try? texts.map { try JSONDecoder().decode(String.self, from: $0) }
    }
}
