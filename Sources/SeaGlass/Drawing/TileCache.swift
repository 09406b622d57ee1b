import SwiftUI

#if canImport(os)
import os
#else
import Synchronization
#endif

/// The tiles that were drawn last, for every background of the process.
///
/// A second background of the same recipe and size, iOS 17's repaints above all, has its tile in its first frame.
package final class TileCache: Sendable {
    static let shared = TileCache()

    /// Whether tiles are drawn where they are asked for, for as long as the task runs in which it is set. For who shows
    /// a single frame, as a page does: it can't wait for the next.
    @TaskLocal package static var drawsAtOnce = false

    private struct Contents {
        /// The one that was used last comes last.
        var pictures: [TileImage] = []

        mutating func use(_ request: TileImage.Request) -> TileImage? {
            guard let index = pictures.lastIndex(where: { $0.request == request }) else { return nil }
            let picture = pictures.remove(at: index)
            pictures.append(picture)
            return picture
        }

        mutating func add(_ picture: TileImage, capacity: Int) {
            pictures.removeAll { $0.request == picture.request }
            pictures.append(picture)
            var bytes = pictures.reduce(0) { $0 + $1.bytes }
            while bytes > capacity, pictures.count > 1 { bytes -= pictures.removeFirst().bytes }
        }
    }

    /// How many bytes of texels are kept; the tile that was used last in any case.
    let capacity: Int

    #if canImport(os)
    // `Mutex` needs iOS 18.
    private let contents = OSAllocatedUnfairLock(initialState: Contents())
    #else
    private let contents = Mutex(Contents())
    #endif

    init(capacity: Int = 256 << 10) { self.capacity = capacity }

    /// The memory that the texels of all tiles take.
    var bytes: Int { contents.withLock { $0.pictures.reduce(0) { $0 + $1.bytes } } }

    /// The tile, if it is there already.
    func picture(for request: TileImage.Request) -> TileImage? {
        if let picture = contents.withLock({ $0.use(request) }) { return picture }
        return Self.drawsAtOnce ? draw(request) : nil
    }

    /// The tile, drawn off the caller's actor if it is not there already.
    func drawnPicture(for request: TileImage.Request) async -> TileImage? {
        if let picture = picture(for: request) { return picture }
        let drawing = Task.detached(priority: .userInitiated) { self.draw(request) }
        return await drawing.value
    }

    private func draw(_ request: TileImage.Request) -> TileImage? {
        guard request.isDrawable, let picture = TileImage(request) else { return nil }
        contents.withLock { [capacity] in $0.add(picture, capacity: capacity) }
        return picture
    }
}
