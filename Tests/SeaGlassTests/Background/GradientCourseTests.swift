import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

@Suite struct GradientCourseTests {
    private let area = DrawingArea(width: 300, height: 400)
    private let diagonal = PersistentBackgroundStyle.Gradient.linear(from: .topLeading, to: .bottomTrailing)

    @Test("A straight gradient is 0 at its start, 1 at its end, and constant across its direction, in points")
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

    @Test("Points that are nearly equal or not finite become the top and the bottom")
    func undrawable() {
        for (from, to) in [
            (UnitPoint.top, UnitPoint.top), (.top, UnitPoint(x: .nan, y: 1)), (UnitPoint(x: .infinity, y: 0), .top),
            (.top, UnitPoint(x: 0.5, y: .leastNonzeroMagnitude)), (.bottom, UnitPoint(x: 0.5, y: 1 + 1e-7)),
            (UnitPoint(x: 2_000, y: 0), UnitPoint(x: .greatestFiniteMagnitude, y: 0)),
        ] {
            #expect(PersistentBackgroundStyle.standard.gradient(.linear(from: from, to: to)) == .standard)
        }
        for end in [UnitPoint(x: 1, y: 1), UnitPoint(x: 1_000, y: -1_000), UnitPoint(x: 0.5, y: 1e-5)] {
            let style = PersistentBackgroundStyle.standard.gradient(.linear(from: .top, to: end))
            #expect(style.gradient == .linear(from: .top, to: end))
        }
    }

    @Test("Points far outside are moved to a thousand sizes, on the same side", arguments: [-1.0, 1], [-1.0, 1])
    func far(horizontal: Double, vertical: Double) {
        for distance in [1_001, Double.greatestFiniteMagnitude] {
            let far = PersistentBackgroundStyle.Gradient.linear(
                from: UnitPoint(x: 0.5, y: vertical * distance),
                to: UnitPoint(x: horizontal * distance, y: 1)
            )
            let near = PersistentBackgroundStyle.Gradient.linear(
                from: UnitPoint(x: 0.5, y: vertical * 1_000),
                to: UnitPoint(x: horizontal * 1_000, y: 1)
            )
            #expect(PersistentBackgroundStyle.standard.gradient(far).gradient == near)
        }
    }

    @Test("A mesh has a fallback on systems without meshes, and bitmaps always draw it")
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

    @Test("A mesh equals the gradient in the middle, and is shifted by at most a quarter at the edges")
    func mesh() {
        let mesh = PersistentBackgroundStyle.Gradient.mesh
        for y in stride(from: 0.0, through: 1, by: 0.125) {
            #expect(mesh.location(x: 0.5, y: y, in: area) == y)
            for x in [0.0, 0.3, 1] { #expect(abs(mesh.location(x: x, y: y, in: area) - y) <= 0.25) }
        }
        #expect(mesh.location(x: 1, y: 0, in: area) == 0.25 && mesh.location(x: 0, y: 0, in: area) == 0)
    }

    @Test(
        "Straight lines between the points of a mesh are within nine levels of a bitmap",
        arguments: ColorPalette.presets
    )
    func meshError(palette: ColorPalette) {
        for scheme in ColorScheme.allCases {
            let recipe = BackgroundRecipe(palette: palette, style: .standard.gradient(.mesh), colorScheme: scheme)
            let (width, height, _, colors) = recipe.mesh
            var worst = 0.0
            for step in 0..<40 * 80 {
                let x = Double(step % 40) / 39
                let y = Double(step / 40) / 79
                let (column, row) = (
                    min(Int(x * Double(width - 1)), width - 2), min(Int(y * Double(height - 1)), height - 2)
                )
                let right = x * Double(width - 1) - Double(column)
                let down = y * Double(height - 1) - Double(row)
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
}
