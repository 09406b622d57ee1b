import SwiftUI

extension PersistentBackgroundStyle.Gradient {
    /// Returns the location in the gradient, 0…1, of a point given in fractions of the area.
    package func location(x: Double, y: Double, in area: DrawingArea) -> Double {
        switch self {
        case .linear(let from, let to):
            let startX = Double(from.x) * area.width
            let startY = Double(from.y) * area.height
            let wayX = Double(to.x) * area.width - startX
            let wayY = Double(to.y) * area.height - startY
            let along = (x * area.width - startX) * wayX + (y * area.height - startY) * wayY
            return (along / (wayX * wayX + wayY * wayY)).clampedToUnit(nan: 0)
        case .mesh:
            // The wave runs from 1 at the top through -1 in the middle to 1 at the bottom.
            let wave = 1 - 32 * (y * (1 - y)) * (y * (1 - y))
            return (y + (2 * x - 1) * wave / 4).clampedToUnit(nan: 0)
        }
    }
}

extension BackgroundRecipe {
    /// The stops for SwiftUI to draw: the gradient and the fill in one opaque layer.
    ///
    /// The gradient's color and opacity each change linearly from stop to stop, so over the fill each channel is a
    /// parabola. The layer's stops approximate this curve, to within one level for every preset. Without a gradient the
    /// layer is the fill. If the fill isn't drawn, the layer is translucent.
    package var layer: [Stop] { Self.layer { color(at: $0) } }

    /// The gradient and the vignette in one vertical layer, for painted screens. It depends on the height alone; `nil`
    /// for a mesh and a gradient at an angle.
    package var paintedLayer: [Stop]? {
        guard case .linear(let from, let to) = course, from.x == to.x else { return nil }
        return Self.layer { height in
            let color = color(at: course.location(x: Double(from.x), y: height, in: .phone))
            return vignette?.black(at: height).composited(over: color) ?? color
        }
    }

    /// Returns 33 stops for every palette, so that SwiftUI animates between palettes stop by stop.
    private static func layer(_ color: (Double) -> SRGBColor) -> [Stop] {
        (0...32).map { Stop(color: color(Double($0) / 32), location: Double($0) / 32) }
    }

    /// The gradient as an even grid of colors, row by row, for SwiftUI to interpolate linearly. For every preset the
    /// drawn mesh differs from a bitmap by at most nine levels.
    package var mesh: (width: Int, height: Int, points: [SIMD2<Float>], colors: [SRGBColor]) {
        let width = 5
        let height = 17
        let places = (0..<width * height).map { index in
            SIMD2<Double>(x: Double(index % width) / Double(width - 1), y: Double(index / width) / Double(height - 1))
        }
        let area = DrawingArea(width: 1, height: 1)
        let colors = places.map { color(at: course.location(x: $0.x, y: $0.y, in: area)) }
        return (width, height, places.map { SIMD2<Float>($0) }, colors)
    }

    /// Returns the color seen at a location of the gradient: composited over the fill, if the fill is drawn.
    @inline(never) package func color(at location: Double) -> SRGBColor {
        guard let first = gradient.first else { return fill }
        let next = gradient.firstIndex { $0.location >= location } ?? gradient.count - 1
        guard next > 0 else { return visibleColor(of: first.color) }
        let one = gradient[next - 1]
        let two = gradient[next]
        let fraction = (location - one.location) / (two.location - one.location)
        return visibleColor(of: one.color.blended(with: two.color, fraction: fraction))
    }
}
