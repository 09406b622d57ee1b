import Foundation

/// Keeps stacks in a folder, one file a stack.
///
/// A file is replaced as a whole: a crash during a save leaves the old stack or the new one. Symbolic links are not
/// followed: reading one is an error, and the next save replaces it. On iOS, tvOS, watchOS and
/// visionOS files are encrypted until the device is first unlocked after it started. Several processes may use a folder,
/// an app and its extension for instance.
///
/// On tvOS an app may write nothing but its caches: give it a folder in `.cachesDirectory`, which the system may empty.
///
/// ```swift
/// let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
///     .appending(path: "Navigation")
/// InboxScreen()
///     .navigationShell()
///     .restoresNavigation(id: "main", .standard.store(FileNavigationStateStore(directory: folder)))
/// ```
///
/// A file's name has room for an id of 198 bytes, where each byte that is none of `a`…`z`, `0`…`9` and `-` takes three. A
/// window takes 47 of them, so an id of 50 bytes of any text is always short enough. A longer one is an error.
public struct FileNavigationStateStore: NavigationStateStore {
    /// The steps of a save that change files, in order.
    enum Step: String, CaseIterable, Sendable {
        case create, write, synchronize, rename
    }

    private let directory: String
    private let isExcludedFromBackup: Bool
    /// Called before each step of a save, so that a test can end the process there.
    var willPerform: @Sendable (Step) -> Void = { _ in }

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - directory: A folder on this device, for the stacks alone; it's made when it is first needed. With one that
    ///     can't be made, every save throws, and there is nothing to load.
    ///   - isExcludedFromBackup: Whether the system leaves the folder out of backups: a person's next device begins at
    ///     the root.
    public init(directory: URL, isExcludedFromBackup: Bool = false) {
        (self.directory, self.isExcludedFromBackup) = (directory.path, isExcludedFromBackup)
    }

    /// The path of the folder.
    public var location: String { directory }

    /// Reads the data that was saved last.
    ///
    /// - Parameters:
    ///   - id: The id of the stack. No id leads out of the folder.
    ///   - limit: The largest size of use, in bytes. Of a larger file, `limit + 1` bytes are read.
    /// - Returns: The saved data; `nil` if there is none.
    /// - Throws: ``NavigationStateStoreError``, or an error of Foundation where the file can't be read.
    public func load(_ id: String, upTo limit: Int) throws -> Data? {
        let start = try start(for: id)
        removeLeftovers(of: start)
        return try read(start + "nav", upTo: limit)
    }

    /// Replaces the saved data.
    ///
    /// - Parameters:
    ///   - data: The data to save.
    ///   - id: The id of the stack. No id leads out of the folder.
    /// - Throws: ``NavigationStateStoreError``, or an error of Foundation where the folder or the file can't be written.
    public func save(_ data: Data, for id: String) throws {
        let start = try start(for: id)
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        #if canImport(Darwin)
        // Each time, because the folder may have been replaced.
        var folder = URL(fileURLWithPath: directory, isDirectory: true)
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        if isExcludedFromBackup { try folder.setResourceValues(values) }
        #endif
        // Written beside the file, then given its name: at any moment there is the old snapshot or the new one.
        let temporary = start + "\(getpid()).\(UInt64.random(in: 0...UInt64.max)).new"
        do {
            try write(data, to: temporary, isMark: id.hasPrefix(SnapshotSlot.markPrefix))
            willPerform(.rename)
            guard rename(temporary, start + "nav") == 0 else { throw failure(of: "rename") }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Removes the saved data, if there is any.
    ///
    /// - Parameter id: The id of the stack. No id leads out of the folder.
    /// - Throws: ``NavigationStateStoreError``.
    public func remove(_ id: String) throws {
        let path = try start(for: id) + "nav"
        guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw failure(of: "unlink") }
    }

    /// Returns the path that an id's files begin with.
    private func start(for id: String) throws -> String {
        let name = name(for: id)
        // Systems allow 255 bytes: here with those of a temporary file. A stack whose mark has no room is none to save.
        let isMark = id.hasPrefix(SnapshotSlot.markPrefix)
        guard 1...(isMark ? 210 : 198) ~= name.utf8.count else { throw NavigationStateStoreError.unusableID(id) }
        return "\(directory)/\(name)."
    }

    /// Removes temporary files of interrupted saves, of processes that have ended.
    private func removeLeftovers(of start: String) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else { return }
        for path in names.map({ "\(directory)/\($0)" }) where path.hasPrefix(start) && path.hasSuffix(".new") {
            guard let process = pid_t(path.dropFirst(start.count).prefix { $0 != "." }) else { continue }
            if kill(process, 0) != 0, errno == ESRCH { unlink(path) }
        }
    }

    private func read(_ path: String, upTo limit: Int) throws -> Data? {
        // Without blocking: opening a pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: return nil
            case ELOOP: throw NavigationStateStoreError.notAFile(path)
            default: throw failure(of: "open")
            }
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(of: "fstat") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw NavigationStateStoreError.notAFile(path) }
        // A size has 64 bits, an `Int` 32 on most watches.
        return try file.read(upToCount: min(Int(clamping: status.st_size), limit == .max ? limit : max(limit, 0) + 1))
            ?? Data()
    }

    private func write(_ data: Data, to path: String, isMark: Bool) throws {
        willPerform(.create)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(of: "open") }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
        let protection = FileProtectionType.completeUntilFirstUserAuthentication
        try FileManager.default.setAttributes([.protectionKey: protection], ofItemAtPath: path)
        #endif
        willPerform(.write)
        try file.write(contentsOf: data)
        // A mark is about a crash of the app, which loses no bytes.
        if isMark { return }
        willPerform(.synchronize)
        // Else a file without its bytes could have the name after a loss of power.
        try file.synchronize()
    }

    private func failure(of call: String) -> NavigationStateStoreError { .system(call: call, code: errno) }
}
