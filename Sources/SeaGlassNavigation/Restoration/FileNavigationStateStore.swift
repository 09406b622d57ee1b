import Foundation

/// Keeps stacks in a folder, one file a stack.
///
/// A file is replaced as a whole: a crash in the midst of it leaves the stack before or the new one. Links are not
/// followed: one in the place of a file is an error to read, and is replaced by the next save. On iOS, tvOS, watchOS and
/// visionOS files are encrypted until the device is first unlocked after it started.
///
/// ```swift
/// let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
///     .appending(path: "Navigation")
/// InboxScreen()
///     .navigationShell(.standard)
///     .restoresNavigation(id: "main", .standard.store(FileNavigationStateStore(directory: folder)))
/// ```
public struct FileNavigationStateStore: NavigationStateStore {
    private let directory: String
    private let willPerform: @Sendable (SnapshotFile.Step) -> Void

    /// Creates a store.
    ///
    /// - Parameter directory: A folder on this device, for the stacks alone; it's made when it is first needed. With
    ///   one that can't be made, every save throws, and there is nothing to load.
    public init(directory: URL) {
        self.init(directory: directory, willPerform: { _ in })
    }

    /// - Parameter willPerform: Called before each step that changes a file, so that a process can end there.
    package init(directory: URL, willPerform: @escaping @Sendable (SnapshotFile.Step) -> Void) {
        self.directory = directory.path
        self.willPerform = willPerform
    }

    /// The path of the folder.
    public var location: String { directory }

    /// Reads what was saved last.
    ///
    /// - Parameters:
    ///   - id: What it was saved for. No id leads out of the folder.
    ///   - limit: How many bytes are of use; of more, `limit + 1` are read.
    /// - Returns: `nil` if there is nothing.
    /// - Throws: ``NavigationStateStoreError``.
    public func load(_ id: String, upTo limit: Int) throws -> Data? {
        let file = try file(for: id)
        file.removeLeftovers()
        return try file.read(upTo: limit)
    }

    /// Replaces what was saved last.
    ///
    /// - Parameters:
    ///   - data: What to save.
    ///   - id: What to save it for. No id leads out of the folder.
    /// - Throws: ``NavigationStateStoreError``, or an error of Foundation where the folder can't be made.
    public func save(_ data: Data, for id: String) throws {
        try file(for: id).replace(with: data)
    }

    /// Forgets what was saved, if anything was.
    ///
    /// - Parameter id: What it was saved for. No id leads out of the folder.
    /// - Throws: ``NavigationStateStoreError``.
    public func remove(_ id: String) throws {
        try file(for: id).remove()
    }

    private func file(for id: String) throws -> SnapshotFile {
        guard let name = SnapshotFileName(id: id) else { throw NavigationStateStoreError.unusableID(id) }
        return SnapshotFile(directory: directory, name: name, willPerform: willPerform)
    }
}
