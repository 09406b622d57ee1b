/// The tiles that were used last, for every background of the process.
///
/// A second background of the same recipe and size, iOS 17's repaints above all, has its tile in its first frame.
package final class TileCache: Sendable {
    static let shared = TileCache(maximumCount: 64, maximumBytes: 256 << 10)

    /// Whether tiles are drawn where they are asked for, for as long as the task runs in which it is set. For who shows
    /// a single frame, as a page does: it can't wait for the next.
    @TaskLocal package static var drawsAtOnce = false

    private let contents: Locked<Contents>

    /// - Parameters:
    ///   - maximumCount: How many tiles are kept. A plain one takes 16 bytes, so bytes alone would allow thousands.
    ///   - maximumBytes: How many bytes of texels are kept; the tile that was used last in any case.
    init(maximumCount: Int, maximumBytes: Int) {
        contents = Locked(Contents(maximumCount: maximumCount, maximumBytes: maximumBytes))
    }

    /// The tile, if it is there already.
    func tile(for request: BackgroundTile.Request) -> BackgroundTile? {
        if let tile = contents.withLock({ $0.use(request) }) { return tile }
        return Self.drawsAtOnce ? draw(request) : nil
    }

    /// The tile, drawn off the caller's actor if it is not there already.
    func drawnTile(for request: BackgroundTile.Request) async -> BackgroundTile? {
        if let tile = tile(for: request) { return tile }
        return await Task.detached(priority: .userInitiated) { self.draw(request) }.value
    }

    /// Draws and keeps the tile; `nil` where there is nothing to show.
    private func draw(_ request: BackgroundTile.Request) -> BackgroundTile? {
        guard request.isDrawable else { return nil }
        let tile = BackgroundTile(request)
        guard tile.image != nil else { return nil }
        contents.withLock { $0.add(tile) }
        return tile
    }
}

/// Tiles by request; the least recently used is the first to leave.
private struct Contents {
    let maximumCount: Int
    let maximumBytes: Int
    private var tiles: [BackgroundTile.Request: (tile: BackgroundTile, lastUse: UInt64)] = [:]
    private var uses: UInt64 = 0
    private var bytes = 0

    init(maximumCount: Int, maximumBytes: Int) {
        self.maximumCount = maximumCount
        self.maximumBytes = maximumBytes
    }

    mutating func use(_ request: BackgroundTile.Request) -> BackgroundTile? {
        uses += 1
        tiles[request]?.lastUse = uses
        return tiles[request]?.tile
    }

    mutating func add(_ tile: BackgroundTile) {
        remove(tile.request)
        uses += 1
        tiles[tile.request] = (tile, uses)
        bytes += tile.bitmap.bytes.count
        while tiles.count > 1, tiles.count > maximumCount || bytes > maximumBytes {
            // They are few: looking at all of them when one has to leave costs less than keeping them in order.
            guard let oldest = tiles.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
            remove(oldest.key)
        }
    }

    private mutating func remove(_ request: BackgroundTile.Request) {
        if let removed = tiles.removeValue(forKey: request) { bytes -= removed.tile.bitmap.bytes.count }
    }
}
