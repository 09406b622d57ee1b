import Dispatch
import Foundation
import SeaGlass

/// A recipe prepared for drawing at one size: the data that all drawing threads share.
///
/// A row and its mirror image below the center share the vignette. Rows are drawn in such pairs, from the outermost to
/// the middle, in bands of eight pairs.
package struct BackgroundRaster: Sendable {
    let grid: SampleGrid
    let gradient: GradientRows
    let vignette: VignetteField
    let thresholds: Thresholds
    /// The painter for rows of several colors; `nil` if each row has a single color before the vignette.
    private let field: FieldPainter?

    /// Prepares to draw every pixel of an area.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - isDithered: Whether colors between two levels are dithered; otherwise they are rounded.
    package init(recipe: BackgroundRecipe, width: Int, height: Int, scale: Double, isDithered: Bool) {
        let hasRows = recipe.course == .linear() && recipe.grain <= PersistentBackgroundStyle.leastGrain
        grid = SampleGrid(width: width, height: height, scale: scale)
        field = hasRows || recipe.gradient.isEmpty ? nil : FieldPainter(recipe: recipe, grid: grid)
        thresholds = isDithered ? .blueNoise : .rounding
        gradient = GradientRows(recipe: recipe, grid: grid, isDithered: isDithered)
        vignette = VignetteField(recipe: recipe, grid: grid)
    }

    /// Returns the number of threads that draw a number of pixels fastest. Below a megapixel, a second thread costs as
    /// much time as it saves.
    package static func threads(pixels: Int) -> Int {
        pixels < 1_000_000 ? 1 : min(pixels / 500_000, ProcessInfo.processInfo.activeProcessorCount, 4)
    }

    /// Draws all pixels into memory, four bytes each.
    ///
    /// - Parameters:
    ///   - memory: The memory to draw into, row after row from the top.
    ///   - threads: The number of threads that share the work.
    package func draw(into memory: UnsafeMutableRawBufferPointer, threads: Int) {
        precondition(memory.count >= grid.width * grid.height * 4)
        guard let window = MemoryWindow(memory) else { return }
        // Safe: no two portions share a row, and the call returns after the last portion.
        nonisolated(unsafe) let picture = window
        let pairs = (grid.height + 1) / 2
        let bands = (pairs + VignetteField.bandRows - 1) / VignetteField.bandRows
        // Outer rows take longer than inner rows, so each thread gets several portions, one at a time.
        let portions = threads > 1 ? min(threads * 4, bands) : 1
        guard portions > 1 else { return drawBands(of: 0..<pairs, into: picture) }
        DispatchQueue.concurrentPerform(iterations: portions) { portion in
            let from = bands * portion / portions * VignetteField.bandRows
            let to = bands * (portion + 1) / portions * VignetteField.bandRows
            drawBands(of: from..<min(to, pairs), into: picture)
        }
    }

    private func drawBands(of pairs: Range<Int>, into picture: MemoryWindow) {
        let layout = thresholds.layout(half: (grid.width + 1) / 2)
        thresholds.withRows { thresholds in
            if let field {
                for row in pairs {
                    field.paint(row, into: picture, thresholds: thresholds, layout: layout)
                    field.paint(grid.height - 1 - row, into: picture, thresholds: thresholds, layout: layout)
                }
                return
            }
            let painter = BandPainter(
                grid: grid,
                gradient: gradient,
                vignette: vignette,
                picture: picture,
                thresholds: thresholds,
                layout: layout
            )
            for row in stride(from: pairs.lowerBound, to: pairs.upperBound, by: VignetteField.bandRows) {
                painter.paint(row..<min(row + VignetteField.bandRows, pairs.upperBound))
            }
        }
    }
}
