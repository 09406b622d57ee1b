import Foundation

/// A store that keeps each stack in a file of a folder.
///
/// A save replaces the whole file, so a crash leaves the old stack or the new one. Symbolic links are not followed:
/// reading one is an error, and the next save replaces it. On iOS, tvOS, watchOS and visionOS files are encrypted until
/// the device is first unlocked after it started. Several processes may use a folder, for example an app and its
/// extension.
///
/// On tvOS an app may write only to its caches: pass a folder in `.cachesDirectory`, which the system may empty.
///
/// ```swift
/// let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
///     .appending(path: "Navigation")
/// InboxScreen()
///     .navigationShell()
///     .restoresNavigation(id: "main", .standard.store(FileNavigationStateStore(directory: folder)))
/// ```
///
/// A file's name has room for an id of 210 bytes, in which each byte except `a`…`z`, `0`…`9` and `-` counts as three.
/// In the scope of a window, SeaGlass adds 47 bytes, so an id of up to 54 bytes always fits. An id that does not fit is
/// an error.
///
/// Layer: template, <doc:Restoration>.
public struct FileNavigationStateStore: NavigationStateStore {
    enum Step: String, CaseIterable, Sendable { case create, write, synchronize, rename }

    private let directory: String
    private let isExcludedFromBackup: Bool
    /// Called before each step of a save, so that a test can end the process there.
    @TaskLocal static var willPerform: @Sendable (Step) -> Void = { _ in }

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - directory: A folder on this device for the stacks alone, which the first save makes. If the folder can't be
    ///     made, every save throws, and no stack is restored.
    ///   - isExcludedFromBackup: Whether backups exclude the folder with its files, so that a person's next device
    ///     starts at the root.
    public init(directory: URL, isExcludedFromBackup: Bool = false) {
        self.directory = directory.path
        self.isExcludedFromBackup = isExcludedFromBackup
    }

    /// The path of the folder.
    public var location: String { directory }

    /// Reads the data that was saved last.
    ///
    /// - Parameters:
    ///   - id: The id of the stack. No id names a file outside the folder.
    ///   - limit: The largest useful size, in bytes. Of a larger file, `limit + 1` bytes are read.
    /// - Returns: The saved data, if there is any.
    /// - Throws: `CocoaError` if the id makes no file name or the file is no regular file, or an error of the system.
    public func load(_ id: String, upTo limit: Int) throws -> Data? {
        let start = try start(for: id)
        removeLeftovers(of: start)
        return try read(start + "nav", upTo: limit)
    }

    /// Replaces the saved data.
    ///
    /// - Parameters:
    ///   - data: The data to save.
    ///   - id: The id of the stack. No id names a file outside the folder.
    /// - Throws: `CocoaError` if the id makes no file name, or an error of the system.
    public func save(_ data: Data, for id: String) throws {
        let start = try start(for: id)
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        #if canImport(Darwin)
        var folder = URL(fileURLWithPath: directory, isDirectory: true)
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        if isExcludedFromBackup { try folder.setResourceValues(values) }
        #endif
        let temporary = start + "\(getpid()).\(UInt64.random(in: 0...UInt64.max)).new"
        do {
            try write(data, to: temporary)
            Self.willPerform(.rename)
            guard rename(temporary, start + "nav") == 0 else { throw POSIXError.current }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Removes the saved data, if there is any.
    ///
    /// - Parameter id: The id of the stack. No id names a file outside the folder.
    /// - Throws: `CocoaError` if the id makes no file name, or an error of the system.
    public func remove(_ id: String) throws {
        let path = try start(for: id) + "nav"
        guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw POSIXError.current }
    }

    /// Removes the files of all stacks, and leaves other files in the folder.
    ///
    /// If a file can't be removed, the others are.
    ///
    /// - Throws: An error of the system, if the folder can't be read or a file can't be removed.
    public func removeAll() throws {
        guard FileManager.default.fileExists(atPath: directory) else { return }
        var failure: POSIXError?
        for name in try FileManager.default.contentsOfDirectory(atPath: directory) where isOwn(name) {
            if unlink("\(directory)/\(name)") != 0, errno != ENOENT { failure = .current }
        }
        if let failure { throw failure }
    }

    /// Whether a file has the form of a stack's name: `ID.nav`, or `ID.PROCESS.NUMBER.new` while it is written.
    private func isOwn(_ file: String) -> Bool {
        let parts = file.split(separator: ".", omittingEmptySubsequences: false)
        return parts.last == "nav" && parts.count == 2 || parts.last == "new" && parts.count == 4
    }

    private func start(for id: String) throws -> String {
        let name = name(for: id)
        // Systems limit the name of any file, also a temporary one, to 255 bytes.
        guard 1...210 ~= name.utf8.count else { throw CocoaError.invalidID(id) }
        return "\(directory)/\(name)."
    }

    private func removeLeftovers(of start: String) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else { return }
        for name in names where name.hasSuffix(".new") {
            let path = "\(directory)/\(name)"
            guard path.hasPrefix(start) else { continue }
            let number = Int(linkText: String(path.dropFirst(start.count).prefix { $0 != "." }))
            guard let process = number.flatMap(pid_t.init(exactly:)) else { continue }
            if kill(process, 0) != 0, errno == ESRCH { unlink(path) }
        }
    }

    private func read(_ path: String, upTo limit: Int) throws -> Data? {
        // Non-blocking, because opening a pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            if errno == ELOOP { throw CocoaError.noRegularFile(path) }
            throw POSIXError.current
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw POSIXError.current }
        guard status.st_mode & S_IFMT == S_IFREG else { throw CocoaError.noRegularFile(path) }
        // A size has 64 bits, an `Int` 32 on most watches.
        return try file.read(upToCount: min(Int(clamping: status.st_size), limit == .max ? limit : max(limit, 0) + 1))
            ?? Data()
    }

    private func write(_ data: Data, to path: String) throws {
        Self.willPerform(.create)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError.current }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
        let protection = FileProtectionType.completeUntilFirstUserAuthentication
        try FileManager.default.setAttributes([.protectionKey: protection], ofItemAtPath: path)
        #endif
        Self.willPerform(.write)
        try file.write(contentsOf: data)
        Self.willPerform(.synchronize)
        // Otherwise the renamed file could be empty after a loss of power.
        try file.synchronize()
    }
}
