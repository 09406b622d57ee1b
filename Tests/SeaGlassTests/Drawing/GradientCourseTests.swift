import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

@Suite struct GradientCourseTests {
    private let area = DrawingArea(width: 300, height: 400)
    private let diagonal = PersistentBackgroundStyle.Gradient.linear(from: .topLeading, to: .bottomTrailing)

    @Test("A straight gradient is 0 at its start, 1 at its end, and the same across its way, in points")
    func linear() {
        #expect(diagonal.location(x: 0, y: 0, in: area) == 0)
        #expect(diagonal.location(x: 1, y: 1, in: area) == 1)
        #expect(abs(diagonal.location(x: 0.5, y: 0.5, in: area) - 0.5) < 1e-12)
        // From (150, 200) across the way of (300, 400): (150 + 40, 200 - 30).
        #expect(abs(diagonal.location(x: 190 / 300, y: 170 / 400, in: area) - 0.5) < 1e-12)
        let part = PersistentBackgroundStyle.Gradient.linear(
            from: UnitPoint(x: 0, y: 0.25),
            to: UnitPoint(x: 0, y: 0.75)
        )
        #expect([0, 0.25, 0.5, 0.75, 1].map { part.location(x: 0.3, y: $0, in: area) } == [0, 0, 0.5, 1, 1])
    }

    @Test("Points that make no way are the top and the bottom")
    func undrawable() {
        for (from, to) in [
            (UnitPoint.top, UnitPoint.top), (.top, UnitPoint(x: .nan, y: 1)), (UnitPoint(x: .infinity, y: 0), .top),
        ] {
            #expect(PersistentBackgroundStyle.standard.gradient(.linear(from: from, to: to)) == .standard)
        }
        #expect(PersistentBackgroundStyle.standard.gradient(diagonal) != .standard)
    }

    @Test("A mesh is its fallback where the system has none, and a bitmap has it everywhere")
    func fallback() {
        func course(_ drawsMesh: Bool) -> PersistentBackgroundStyle.Gradient {
            BackgroundRecipe(
                palette: .ocean,
                style: .standard.gradient(.mesh),
                colorScheme: .light,
                drawsMesh: drawsMesh
            ).course
        }
        #expect(course(true) == .mesh && course(false) == .linear())
    }

    @Test("A mesh is the gradient in the middle, and sooner or later at the edges by a quarter at most")
    func mesh() {
        let mesh = PersistentBackgroundStyle.Gradient.mesh
        for y in stride(from: 0.0, through: 1, by: 0.125) {
            #expect(mesh.location(x: 0.5, y: y, in: area) == y)
            for x in [0.0, 0.3, 1] { #expect(abs(mesh.location(x: x, y: y, in: area) - y) <= 0.25) }
        }
        #expect(mesh.location(x: 1, y: 0, in: area) == 0.25 && mesh.location(x: 0, y: 0, in: area) == 0)
    }

    @Test(
        "Between the points of a mesh straight lines are within nine levels of a bitmap",
        arguments: ColorPalette.presets
    )
    func meshError(palette: ColorPalette) {
        for scheme in ColorScheme.allCases {
            let recipe = BackgroundRecipe(palette: palette, style: .standard.gradient(.mesh), colorScheme: scheme)
            let (width, height, _, colors) = recipe.mesh
            var worst = 0.0
            for step in 0..<40 * 80 {
                let (x, y) = (Double(step % 40) / 39, Double(step / 40) / 79)
                let (column, row) = (
                    min(Int(x * Double(width - 1)), width - 2), min(Int(y * Double(height - 1)), height - 2)
                )
                let (right, down) = (x * Double(width - 1) - Double(column), y * Double(height - 1) - Double(row))
                func corner(_ dx: Int, _ dy: Int) -> SRGBColor { colors[(row + dy) * width + column + dx] }
                let top = corner(0, 0).blended(with: corner(1, 0), fraction: right)
                let drawn = top.blended(with: corner(0, 1).blended(with: corner(1, 1), fraction: right), fraction: down)
                let exact = recipe.color(at: recipe.course.location(x: x, y: y, in: DrawingArea(width: 1, height: 1)))
                worst = max(
                    worst,
                    abs(drawn.red - exact.red),
                    abs(drawn.green - exact.green),
                    abs(drawn.blue - exact.blue)
                )
            }
            #expect(worst * 255 < 9)
        }
    }

    @Test("A bitmap has the colors of its course at each pixel, rounded or dithered", arguments: [true, false])
    func bitmap(isMesh: Bool) throws {
        let course = isMesh ? PersistentBackgroundStyle.Gradient.mesh : diagonal
        let recipe = BackgroundRecipe(palette: .sunset, style: .standard.gradient(course), colorScheme: .dark)
        let (width, height) = (51, 97)
        let reference = BitmapReference(recipe: recipe, width: width, height: height)
        let size = DrawingArea(width: Double(width), height: Double(height))
        for (dithering, tolerance) in [(BackgroundBitmap.Dithering.none, 0.56), (.blueNoise, 1.1)] {
            let bitmap = try BackgroundBitmap(recipe: recipe, width: width, height: height, dithering: dithering)
            for pixel in 0..<width * height {
                let (x, y) = (
                    (Double(pixel % width) + 0.5) / Double(width), (Double(pixel / width) + 0.5) / Double(height)
                )
                let color = recipe.color(at: course.location(x: x, y: y, in: size)).levels(as: Double.self)
                let exact = color * reference.factor(column: pixel % width, row: pixel / width)
                for channel in 0..<3 {
                    #expect(abs(Double(bitmap.bytes[pixel * 4 + channel]) - exact[channel]) <= tolerance)
                }
                #expect(bitmap.bytes[pixel * 4 + 3] == 255)
            }
        }
    }

    @Test("From bottom to top is the picture upside down")
    func upsideDown() throws {
        func rows(_ gradient: PersistentBackgroundStyle.Gradient) throws -> [UInt8] {
            let style = PersistentBackgroundStyle.standard.gradient(gradient)
            let bitmap = try ColorPalette.sunset.bitmap(width: 1, height: 101, style: style, dithering: .none)
            return stride(from: 0, to: bitmap.bytes.count, by: 4).map { bitmap.bytes[$0] }
        }
        let pairs = zip(try rows(.linear()), try rows(.linear(from: .bottom, to: .top)).reversed())
        #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
}
