import Foundation
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@Suite("A store of files") struct FileNavigationStateStoreTests {
    @Test("A file store never writes outside its folder")
    func staysInside() throws {
        try withFolder { folder in
            let inside = folder.appending(path: "inside")
            let store = FileNavigationStateStore(directory: inside)
            for id in ["../outside", "/tmp/outside", "..", "a/../../b", "%2e%2e%2foutside"] {
                try store.save(Data(id.utf8), for: id)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["inside"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: inside.path).count == 5)
        }
    }

    @Test("A file store keeps ids apart on volumes that ignore case")
    func caseInsensitiveVolumes() throws {
        try withFolder { folder in
            let store = FileNavigationStateStore(directory: folder)
            for id in ["main", "Main", "mAIN", "_4dain"] { try store.save(Data(), for: id) }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(Set(names.map { $0.lowercased() }).count == 4)
        }
    }

    @Test("A file store refuses an id that makes no valid file name")
    func unusableIDs() throws {
        try withFolder { folder in
            let store = FileNavigationStateStore(directory: folder)
            for id in ["", String(repeating: "x", count: 300)] {
                #expect(throws: error(.fileWriteInvalidFileName, id)) { try store.save(Data(), for: id) }
                #expect(throws: error(.fileWriteInvalidFileName, id)) { try store.load(id, upTo: 9) }
            }
        }
    }

    @Test("An id may take 210 bytes, and most characters other than small letters and digits take three or more")
    func longIDs() throws {
        try withFolder { folder in
            let store = FileNavigationStateStore(directory: folder)
            for (text, most) in [("x", 210), ("A", 70), ("é", 35), ("👍", 17)] {
                let id = String(repeating: text, count: most)
                try store.save(Data([1]), for: id)
                #expect(try store.load(id, upTo: 1) == Data([1]))
                #expect(throws: error(.fileWriteInvalidFileName, id + text)) {
                    try store.save(Data(), for: id + text)
                }
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 4)
        }
    }

    @Test("Every id that can store a stack can also store its mark", arguments: ["x", "é"])
    func marks(text: String) throws {
        try withFolder { folder in
            let restoration = NavigationRestoration.standard.store(FileNavigationStateStore(directory: folder))
            for count in 1...220 {
                let id = String(repeating: text, count: count)
                let stack = SnapshotSlot(id: id, restoration: restoration)
                guard (try? restoration.store.save(NavigationSnapshot(entries: threeEntries).data, for: id)) != nil
                else { continue }
                #expect(stack.restore { _ in }.failure == nil, "\(count)")
            }
        }
    }

    @Test("A file store waits for the disk when it saves a stack")
    func synchronized() throws {
        try withFolder { folder in
            let steps = Locked<[FileNavigationStateStore.Step]>([])
            let log: @Sendable (FileNavigationStateStore.Step) -> Void = { step in steps.withLock { $0.append(step) } }
            try FileNavigationStateStore.$willPerform.withValue(log) {
                try FileNavigationStateStore(directory: folder).save(Data(), for: "main")
            }
            #expect(steps.withLock { $0 } == [.create, .write, .synchronize, .rename])
        }
    }

    @Test("A file store keeps files that another process is writing, and removes those of a dead process")
    func leftovers() throws {
        try withFolder { folder in
            // No process has the highest possible number.
            let (living, gone) = ("main.\(getppid()).1.new", "main.\(Int32.max).1.new")
            let others = ["main.new", "main.x.new", "main2.\(Int32.max).1.new"]
            for name in others + [living, gone] { try Data().write(to: folder.appending(path: name)) }
            _ = try FileNavigationStateStore(directory: folder).load("main", upTo: 9)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.sorted() == (others + [living]).sorted())
        }
    }

    @Test("A file store reads no file through a link, and saving replaces the link, not its target")
    func links() throws {
        try withFolder { folder in
            let store = FileNavigationStateStore(directory: folder)
            let secret = folder.appending(path: "secret")
            try Data("secret".utf8).write(to: secret)
            let link = folder.appending(path: "main.nav")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: secret)
            #expect(throws: error(.fileReadUnknown, link.path)) { try store.load("main", upTo: 100) }
            try store.save(Data("stack".utf8), for: "main")
            #expect(try store.load("main", upTo: 100) == Data("stack".utf8))
            #expect(try Data(contentsOf: secret) == Data("secret".utf8))
        }
    }

    @Test("A file store reads and replaces regular files only, and never blocks")
    func otherKinds() throws {
        try withFolder { folder in
            let store = FileNavigationStateStore(directory: folder)
            let pipe = folder.appending(path: "pipe.nav").path
            #expect(mkfifo(pipe, 0o600) == 0)
            #expect(throws: error(.fileReadUnknown, pipe)) { try store.load("pipe", upTo: 100) }
            let inner = folder.appending(path: "folder.nav")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
            #expect(throws: error(.fileReadUnknown, inner.path)) { try store.load("folder", upTo: 100) }
            #expect(throws: POSIXError(.EISDIR)) { try store.save(Data(), for: "folder") }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
        }
    }

    @Test("A file store that is emptied removes stacks, also half-written ones, and no other files")
    func emptied() throws {
        try withFolder { folder in
            let store = FileNavigationStateStore(directory: folder)
            let others = ["main.new", "main.1.new", "main.1.2.3.new", "nav", "notes.1.nav", "notes.txt"]
            for name in others + ["main.\(getppid()).1.new"] { try Data().write(to: folder.appending(path: name)) }
            for id in ["main", "a.b"] { try store.save(Data([1]), for: id) }
            try store.removeAll()
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == others.sorted())
        }
    }

    @Test("A file store whose folder is a file has no stack, removes none, and can't save one")
    func noFolder() throws {
        try withFolder { folder in
            let file = folder.appending(path: "file")
            try Data().write(to: file)
            let store = FileNavigationStateStore(directory: file)
            #expect(try store.load("main", upTo: 100) == nil)
            try store.remove("main")
            #expect(throws: (any Error).self) { try store.save(Data(), for: "main") }
        }
    }

    @Test("A file store reads at most one byte more than the limit")
    func largeFiles() throws {
        try withFolder { folder in
            let store = FileNavigationStateStore(directory: folder)
            try store.save(Data(repeating: 7, count: 10_000), for: "main")
            #expect(try store.load("main", upTo: 99) == Data(repeating: 7, count: 100))
            #expect(try store.load("main", upTo: 10_000)?.count == 10_000)
            #expect(try store.load("main", upTo: .max)?.count == 10_000)
        }
    }

    @Test("A file is accessible to its owner only")
    func permissions() throws {
        try withFolder { folder in
            try FileNavigationStateStore(directory: folder).save(Data(), for: "main")
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: "main.nav").path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    #if os(Linux)
    @Test("A file store closes each file that it reads or writes")
    func closed() throws {
        try withFolder { folder in
            let store = FileNavigationStateStore(directory: folder)
            try store.save(Data(), for: "main")
            _ = try store.load("main", upTo: 1)
            let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
            }
            #expect(!open.contains { $0.contains(folder.lastPathComponent) })
        }
    }
    #endif

    #if canImport(Darwin)
    @Test("Backups leave out the folder of a store that asks for it")
    func backups() throws {
        try withFolder { folder in
            try FileNavigationStateStore(directory: folder, isExcludedFromBackup: true).save(Data(), for: "main")
            let values = try URL(fileURLWithPath: folder.path).resourceValues(forKeys: [.isExcludedFromBackupKey])
            #expect(values.isExcludedFromBackup == true)
        }
    }
    #endif

    #if compiler(>=6.3) && (os(Linux) || os(macOS))
    @Test(
        "A process killed at any step of a save leaves the old snapshot",
        arguments: FileNavigationStateStore.Step.allCases
    )
    func killed(at step: FileNavigationStateStore.Step) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "seaglass-tests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileNavigationStateStore(directory: folder)
        let old = NavigationSnapshot(entries: [entry("old")]).data
        try store.save(old, for: "main")
        let path = folder.path
        let name = step.rawValue
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, name = name as String] in
            let store = FileNavigationStateStore(directory: URL(filePath: path))
            let die: @Sendable (FileNavigationStateStore.Step) -> Void = { step in
                if step.rawValue == name { kill(getpid(), SIGKILL) }
            }
            try FileNavigationStateStore.$willPerform.withValue(die) {
                try store.save(Data(repeating: 1, count: 100_000), for: "main")
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == (step == .create ? 1 : 2))
        #expect(try store.load("main", upTo: 1 << 20) == old)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["main.nav"])
    }

    @Test("A process killed at any time leaves one whole snapshot", arguments: 1...5)
    func killedWhileSaving(saves: Int) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "seaglass-tests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, saves = saves as Int] in
            let store = FileNavigationStateStore(directory: URL(filePath: path))
            Thread.detachNewThread {
                // Kills the process after a few saves, during the other thread's work.
                while (try? store.load("count", upTo: 9)?.count ?? 0) ?? 0 < saves {}
                kill(getpid(), SIGKILL)
            }
            for number in 1... {
                let entries = (0..<100).map { _ in entry("thread", "\(number)") }
                try store.save(NavigationSnapshot(entries: entries).data, for: "main")
                try store.save(Data(count: min(number, 9)), for: "count")
            }
        }
        let data = try #require(try FileNavigationStateStore(directory: folder).load("main", upTo: 1 << 20))
        let decoding = NavigationSnapshot.decode(data)
        #expect(decoding.failure == nil)
        let entries = try #require(decoding.snapshot?.entries)
        #expect(!entries.isEmpty && entries.allSatisfy { $0 == entries[0] })
    }
    #endif
}

func error(_ code: CocoaError.Code, _ path: String) -> CocoaError {
    CocoaError(code, userInfo: [NSFilePathErrorKey: path])
}
