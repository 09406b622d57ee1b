import SwiftUI
import Testing

@testable import SeaGlass

@Suite struct TileCacheTests {
    /// Returns a different request for each number. A plain one's tile takes 16 bytes.
    private func request(_ number: Int, isPlain: Bool = false) -> BackgroundTile.Request {
        let recipe = BackgroundRecipe(palette: .ocean, style: isPlain ? .minimal : .standard, colorScheme: .dark)
        return BackgroundTile.Request(recipe: recipe, size: CGSize(width: 393, height: 800 + number), scale: 1)
    }

    private func draw(_ requests: [BackgroundTile.Request], in cache: TileCache) async {
        for request in requests { #expect(await cache.drawnTile(for: request) != nil) }
    }

    @Test("A tile is drawn once and then found")
    func found() async {
        let cache = TileCache(maximumCount: 2, maximumBytes: 1 << 20)
        #expect(cache.tile(for: request(0)) == nil)
        let drawn = await cache.drawnTile(for: request(0))
        #expect(drawn?.request == request(0) && cache.tile(for: request(0)) === drawn)
    }

    @Test("The cache keeps at most its maximum number of tiles, however small they are")
    func count() async {
        let cache = TileCache(maximumCount: 5, maximumBytes: 1 << 20)
        let requests = (0..<40).map { request($0, isPlain: true) }
        await draw(requests, in: cache)
        #expect(requests.filter { cache.tile(for: $0) != nil } == requests.suffix(5))
    }

    @Test("The cache keeps at most its maximum number of bytes")
    func bytes() async {
        let size = BackgroundTile(request(0)).bitmap.bytes.count
        let cache = TileCache(maximumCount: 100, maximumBytes: size * 7 / 2)
        let requests = (0..<10).map { request($0) }
        await draw(requests, in: cache)
        #expect(requests.filter { cache.tile(for: $0) != nil } == requests.suffix(3))
    }

    @Test("A tile drawn by several tasks at once is counted once")
    func atATime() async {
        let size = BackgroundTile(request(0)).bitmap.bytes.count
        let cache = TileCache(maximumCount: 100, maximumBytes: size * 7 / 2)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<32 { group.addTask { _ = await cache.drawnTile(for: request(0)) } }
        }
        await draw([request(1), request(2)], in: cache)
        #expect((0..<3).filter { cache.tile(for: request($0)) == nil } == [])
    }

    @Test("The last tile used stays, whatever its size")
    func last() async {
        let cache = TileCache(maximumCount: 1, maximumBytes: 0)
        await draw([request(0), request(1)], in: cache)
        #expect(cache.tile(for: request(0)) == nil && cache.tile(for: request(1)) != nil)
    }

    @Test("A tile in use stays while older ones are removed")
    func recency() async {
        let cache = TileCache(maximumCount: 3, maximumBytes: 1 << 20)
        for number in 0..<20 {
            await draw([request(number)], in: cache)
            #expect(cache.tile(for: request(0)) != nil)
        }
        #expect((1..<20).filter { cache.tile(for: request($0)) != nil } == [18, 19])
    }

    @Test("Of two tiles the one that was asked for later stays", arguments: 0..<20)
    func laterUse(number: Int) async {
        let cache = TileCache(maximumCount: 2, maximumBytes: 1 << 20)
        let (first, second) = (request(number * 3, isPlain: true), request(number * 3 + 1, isPlain: true))
        await draw([first, second], in: cache)
        #expect(cache.tile(for: first) != nil)
        await draw([request(number * 3 + 2, isPlain: true)], in: cache)
        #expect(cache.tile(for: first) != nil && cache.tile(for: second) == nil)
    }

    @Test("A container without an area has no tile", arguments: [0, -1, Double.nan, .infinity])
    func noArea(side: Double) async {
        let recipe = BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .light)
        let request = BackgroundTile.Request(recipe: recipe, size: CGSize(width: side, height: 10), scale: 1)
        #expect(await TileCache(maximumCount: 1, maximumBytes: 1).drawnTile(for: request) == nil)
    }
}
