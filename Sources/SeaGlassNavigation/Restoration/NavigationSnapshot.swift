import Foundation

/// A stack as it is stored: entries from just above the root to the top, and when and by what they were written.
package struct NavigationSnapshot: Hashable, Sendable {
    package var entries: [NavigationSnapshotEntry]
    package var schema: Int
    package var savedAt: Date
    /// The version of the app, at most 255 bytes of it.
    package var appVersion: String

    package init(
        entries: [NavigationSnapshotEntry],
        schema: Int = 1,
        savedAt: Date = .now,
        appVersion: String = ""
    ) {
        self.entries = entries
        self.schema = schema
        self.savedAt = savedAt
        self.appVersion = appVersion
    }
}

/// How a snapshot lies in bytes. All numbers are little-endian.
///
///     head    "SGNV" · format UInt8 · schema UInt32 · saved at UInt64, a Double's bits, seconds since 2001
///             · length UInt8 · that many bytes of the app's version · entry count UInt32 · checksum UInt64
///     entry   body length UInt32 · body: flags UInt8 · key length UInt16 · key · payload · checksum UInt64
///
/// Lengths come first, so that limits are checked before anything is decoded. Each checksum goes on from the one
/// before: an entry is only valid at its place, above those it was written with.
enum SnapshotFormat {
    static let magic: [UInt8] = Array("SGNV".utf8)
    static let version: UInt8 = 1
    static let checksumBytes = 8
    /// Flags and the length of the key.
    static let entryHeadBytes = 3
    static let disableBackGesture: UInt8 = 1
}
