import Foundation
import SeaGlass
import SeaGlassNavigation
import TestSupport
import Testing

/// Calls `body` with an empty store of each kind, and cleans up afterward.
func withStores(_ body: (any NavigationStateStore) throws -> Void) throws {
    try body(MemoryNavigationStateStore())
    try withFolder { try body(FileNavigationStateStore(directory: $0.appending(path: "deep/er"))) }
    let suite = "seaglass-tests-\(UUID().uuidString)"
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    try body(UserDefaultsNavigationStateStore(suite: suite))
}

@Suite("A store") struct NavigationStateStoreTests {
    private let ids = [
        "main", "Main", "MAIN", "main ", "main/restoring", "main/scene/1", "../main", "..", ".", "/", "/etc/passwd",
        "~", "a\u{0}b", "a\nb", "_6d", "m", "é", "e\u{301}", "👨‍👩‍👧", String(repeating: "x", count: 50),
        String(repeating: "é", count: 25),
    ]

    @Test("A store keeps the last data saved for each id, whatever the ids are")
    func anyID() throws {
        try withStores { store in
            for (number, id) in ids.enumerated() { try store.save(Data("old \(number)".utf8), for: id) }
            for (number, id) in ids.enumerated() { try store.save(Data("new \(number)".utf8), for: id) }
            for (number, id) in ids.enumerated() {
                #expect(try store.load(id, upTo: 100) == Data("new \(number)".utf8), "\(store) \(id)")
            }
        }
    }

    @Test("A store returns no data for an id that is unknown or removed")
    func removal() throws {
        try withStores { store in
            #expect(try store.load("main", upTo: 100) == nil)
            try store.remove("main")
            try store.save(Data([1]), for: "main")
            try store.save(Data([2]), for: "other")
            try store.remove("main")
            #expect(try store.load("main", upTo: 100) == nil)
            #expect(try store.load("other", upTo: 100) == Data([2]))
        }
    }

    @Test("A limit of zero or fewer bytes does not trap a store")
    func noBytes() throws {
        try withStores { store in
            try store.save(Data([1, 2]), for: "main")
            for limit in [0, -1, -2, .min] { #expect(try store.load("main", upTo: limit) != nil) }
        }
    }

    @Test("Stores in defaults with different namespaces or suites share nothing, wherever their names are split")
    func namespaces() throws {
        let suite = "seaglass-tests-\(UUID().uuidString)"
        defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
        let (one, two) = (
            UserDefaultsNavigationStateStore(suite: suite, namespace: "x"),
            UserDefaultsNavigationStateStore(suite: suite, namespace: "x.y")
        )
        try one.save(Data([1]), for: "y.z")
        try two.save(Data([2]), for: "z")
        #expect(try one.load("y.z", upTo: 1) == Data([1]))
        let stores = [("a", "b c"), ("a b", "c"), ("a\" ", "c"), ("nil", ""), ("", "nil")].map {
            UserDefaultsNavigationStateStore(suite: $0, namespace: $1)
        }
        #expect(Set(stores.map(\.location)).count == 5)
        #expect(UserDefaultsNavigationStateStore().location != UserDefaultsNavigationStateStore(suite: "").location)
    }

    @Test("Stores have the same location only if they store in the same place")
    func location() throws {
        try withFolder { folder in
            let other = folder.appending(path: "other")
            #expect(
                FileNavigationStateStore(directory: folder).location
                    == FileNavigationStateStore(directory: folder).location
            )
            #expect(
                FileNavigationStateStore(directory: folder).location
                    != FileNavigationStateStore(directory: other).location
            )
        }
        #expect(MemoryNavigationStateStore().location != MemoryNavigationStateStore().location)
        #expect(UserDefaultsNavigationStateStore().location != UserDefaultsNavigationStateStore(suite: "a").location)
    }

    @Test("A store keeps all ids intact when a hundred saves run at once")
    func concurrency() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "seaglass-tests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let stores: [any NavigationStateStore] = [
            MemoryNavigationStateStore(), FileNavigationStateStore(directory: folder),
        ]
        for store in stores {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<100 {
                    group.addTask {
                        try store.save(Data(repeating: UInt8(number), count: 5000), for: "id \(number % 4)")
                    }
                }
                try await group.waitForAll()
            }
            for id in 0..<4 {
                let data = try #require(try store.load("id \(id)", upTo: 5000))
                #expect(data.count == 5000 && Set(data).count == 1 && Int(data[0]) % 4 == id)
            }
        }
    }

    @Test("Emptying a store in defaults removes only its stacks")
    func emptied() throws {
        let suite = "seaglass-tests-\(UUID().uuidString)"
        defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
        let defaults = try #require(UserDefaults(suiteName: suite))
        defaults.set(1, forKey: "x.ray")
        let store = UserDefaultsNavigationStateStore(suite: suite, namespace: "x.y")
        let others = ["x.yz", "x.y.z", "x"].map { UserDefaultsNavigationStateStore(suite: suite, namespace: $0) }
        for id in ["main", "other.one"] { try store.save(Data([1]), for: id) }
        for other in others { try other.save(Data([1]), for: "main") }
        try store.removeAll()
        #expect(try store.load("main", upTo: 1) == nil && store.load("other.one", upTo: 1) == nil)
        for other in others { #expect(try other.load("main", upTo: 1) != nil, "\(other.location)") }
        #expect(defaults.integer(forKey: "x.ray") == 1)
    }

    #if compiler(>=6.3) && (os(Linux) || os(macOS))
    @Test("A launch that ignores the stored state starts with an empty default store, and stores as usual")
    func ignoredState() async {
        await #expect(processExitsWith: .success) {
            UserDefaults.standard.setVolatileDomain(
                ["ApplePersistenceIgnoreState": "YES"],
                forName: UserDefaults.argumentDomain
            )
            let store = UserDefaultsNavigationStateStore()
            try store.save(Data([1]), for: "main")
            guard try store.load("main", upTo: 1) == nil else { exit(1) }
            try store.save(Data([2]), for: "main")
            guard try store.load("main", upTo: 1) == Data([2]) else { exit(2) }
            try store.remove("main")
        }
    }

    @Test("A launch keeps its default store if another domain than that of arguments has the setting")
    func keptState() async {
        await #expect(processExitsWith: .success) {
            UserDefaults.standard.setVolatileDomain(
                ["ApplePersistenceIgnoreState": true],
                forName: UserDefaults.registrationDomain
            )
            let store = UserDefaultsNavigationStateStore()
            try store.save(Data([1]), for: "kept")
            guard try store.load("kept", upTo: 1) == Data([1]) else { exit(1) }
            try store.remove("kept")
        }
    }
    #endif

    @Test("A store in defaults with an unusable suite throws an error that names it")
    func unusableSuite() {
        let store = UserDefaultsNavigationStateStore(suite: "")
        #expect(throws: error(.fileNoSuchFile, "")) { try store.save(Data(), for: "main") }
    }
}
