/// The most recently used tiles, for every background of the process.
///
/// A second background of the same recipe and size, such as iOS 17's repaints, has its tile in its first frame.
package final class TileCache: Sendable {
    static let shared = TileCache(maximumCount: 64, maximumBytes: 256 << 10)

    /// Whether a tile is drawn as soon as it is requested, while the task that sets this runs. For a page, which shows
    /// a single frame and can't wait for the next.
    @TaskLocal package static var drawsAtOnce = false

    private let contents: Locked<Contents>

    /// - Parameters:
    ///   - maximumCount: The most tiles to keep. A plain one takes 16 bytes, so bytes alone would allow thousands.
    ///   - maximumBytes: The most bytes of texels to keep. The newest tile is kept in any case.
    init(maximumCount: Int, maximumBytes: Int) {
        contents = Locked(Contents(maximumCount: maximumCount, maximumBytes: maximumBytes))
    }

    /// Returns the tile if it is cached, or is to be drawn at once.
    func tile(for request: BackgroundTile.Request) -> BackgroundTile? {
        if let tile = contents.withLock({ $0.use(request) }) { return tile }
        return Self.drawsAtOnce ? draw(request) : nil
    }

    /// Returns the tile, drawn off the caller's actor unless it is cached.
    func drawnTile(for request: BackgroundTile.Request) async -> BackgroundTile? {
        if let tile = tile(for: request) { return tile }
        return await Task.detached(priority: .userInitiated) { self.draw(request) }.value
    }

    /// Draws and caches the tile; returns `nil` if there is nothing to show.
    private func draw(_ request: BackgroundTile.Request) -> BackgroundTile? {
        guard request.isDrawable else { return nil }
        let tile = BackgroundTile(request)
        guard tile.image != nil else { return nil }
        contents.withLock { $0.add(tile) }
        return tile
    }
}

/// Tiles by request; the least recently used is removed first.
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
            // There are few: searching all of them for the oldest costs less than keeping them in order.
            guard let oldest = tiles.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
            remove(oldest.key)
        }
    }

    private mutating func remove(_ request: BackgroundTile.Request) {
        if let removed = tiles.removeValue(forKey: request) { bytes -= removed.tile.bitmap.bytes.count }
    }
}
