/// The version of an app's stored stacks, and the migrations from older versions.
///
/// A new key needs no new version, only an alias. A changed *payload* of a route needs one:
///
/// ```swift
/// let schema = NavigationSchema(version: 2, migrations: [
///     1: { entry in
///         guard entry.key == "com.example.thread" else { return entry }
///         let old = try JSONDecoder().decode([String: Int].self, from: entry.payload)
///         var entry = entry
///         entry.payload = try JSONEncoder().encode(["id": String(old["number"] ?? 0)])
///         return entry
///     }
/// ])
/// ```
///
/// A snapshot of version 1 goes through the migration 1, one of version 2 through none. What a later version wrote,
/// before a downgrade, is dropped.
public struct NavigationSchema: Sendable {
    /// Turns an entry of one version into one of the next. It may throw: the entry is dropped then, with all above it.
    public typealias Migration = @Sendable (NavigationSnapshotEntry) throws -> NavigationSnapshotEntry

    /// The version that is written.
    public let version: Int

    private let migrations: [Int: Migration]

    /// Creates a schema.
    ///
    /// - Parameters:
    ///   - version: The version that is written, from 1 to 2,147,483,647; a number outside is taken as the nearer end.
    ///   - migrations: From a version to the next. A version that isn't in the table changed nothing.
    public init(version: Int = 1, migrations: [Int: Migration] = [:]) {
        self.version = min(max(version, 1), Int(Int32.max))
        self.migrations = migrations
    }

    /// The entry as this version would have written it.
    ///
    /// - Parameter found: The version that wrote it.
    func migrate(
        _ entry: NavigationSnapshotEntry,
        from found: UInt32
    ) throws(NavigationRestoration.Failure) -> NavigationSnapshotEntry {
        var entry = entry
        do {
            for step in migrations.keys.sorted() where step >= found && step < version {
                if let migration = migrations[step] { entry = try migration(entry) }
            }
        } catch {
            throw NavigationRestoration.Failure(.unmigratable, detail: "\(error)")
        }
        return entry
    }
}
