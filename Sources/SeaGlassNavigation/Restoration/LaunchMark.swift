import Foundation
import SeaGlass

/// The mark of a stored stack that a launch is restoring, and the count of launches that ended meanwhile.
///
/// The bytes of a mark are in front of the snapshot, in the same place of the store. A stack has no mark once it was
/// restored, or once it has changed after a crash.
///
///     mark    "SGNM" · strikes UInt8 · date UInt64, a Double's bits, seconds since 2001
package struct LaunchMark: Equatable, Sendable {
    /// The number of launches in a row that ended while they restored the stack: 0 or 1.
    package var strikes: UInt8
    /// When the launch began to restore the stack; `nil` if no launch is restoring it on screen.
    package var date: Date?

    package init(strikes: UInt8, date: Date?) {
        self.strikes = strikes
        self.date = date
    }

    private static let start = Array("SGNM".utf8)
    static let size = start.count + 1 + 8

    /// The bytes of the mark; empty without strikes and date.
    package var data: Data {
        guard strikes > 0 || date != nil else { return Data() }
        let seconds = date?.timeIntervalSinceReferenceDate ?? .nan
        return withUnsafeBytes(of: seconds.bitPattern.littleEndian) { Data(Self.start + [strikes] + $0) }
    }

    /// Splits stored bytes into a mark and a snapshot. A date that is not a number means no date.
    package static func part(_ data: Data) -> (mark: LaunchMark, snapshot: Data) {
        let bytes = Array(data.prefix(size))
        guard bytes.count == size, bytes.starts(with: start) else { return (LaunchMark(strikes: 0, date: nil), data) }
        let bits = bytes.suffix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let seconds = Double(bitPattern: bits)
        let date = seconds.isNaN ? nil : Date(timeIntervalSinceReferenceDate: seconds)
        return (LaunchMark(strikes: bytes[start.count], date: date), Data(data.dropFirst(size)))
    }

    /// The dates of all marks that this process has set, in any place. A mark with one of these dates belongs to another
    /// window or account of this launch.
    private static let dates = Locked<Set<Date>>([])

    /// Whether another process set the mark, which is an earlier launch of the app.
    var isOfCrash: Bool { date.map { date in !Self.dates.withLock { $0.contains(date) } } ?? false }

    /// Returns the mark with the current date, which this process remembers as its own.
    func begun() -> LaunchMark {
        let date = Date.now
        _ = Self.dates.withLock { $0.insert(date) }
        return LaunchMark(strikes: strikes, date: date)
    }
}
