import Foundation
import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

/// The drawing of every style on every system with every setting, read from the hosted tree.
@MainActor @Suite struct GlassTableTests {
    private struct Row {
        let hosted: GlassCase
        let drawn: DrawnSurface
        let button: String?
    }

    /// The drawing of each case, computed once for both tests.
    private static let rows = GlassCase.all.compactMap { row in
        DrawnSurface(around: "Surface", in: row.host()).map {
            Row(hosted: row, drawn: $0, button: row.outline == .role && !row.isInContainer ? row.button : nil)
        }
    }

    @Test("Each case is drawn as documented, in any shape, with and without a container")
    func kinds() {
        #expect(Self.rows.count == 11 * 2 * 2 * 2 * 4 * 2 * (Adversity.current.isEmpty ? 4 * 2 : 1))
        for row in Self.rows {
            let drawn = row.drawn
            let fill = drawn.fill
            let kind: GlassCase.Kind =
                if drawn.isGlass {
                    .glass
                } else if drawn.material != nil {
                    .material
                } else if let fill {
                    fill.opacity == 1 ? .opaqueFill : .translucentFill
                } else if drawn.isInTint {
                    .tintFill
                } else {
                    .nothing
                }
            #expect(kind == row.hosted.kind, "\(row.hosted)")
            #expect((drawn.glass != nil) == (row.hosted.system >= 26), "\(row.hosted)")
            #expect(drawn.takesTouches == row.hosted.surfaceStyle.takesTouches, "\(row.hosted)")
        }
    }

    @Test("The committed table matches the drawing")
    func table() throws {
        var lines: [String: Set<String>] = [:]
        var buttons: [String: Set<String>] = [:]
        var order: [String] = []
        for row in Self.rows {
            let hosted = row.hosted
            let key = [
                GlassCase.styles[hosted.style].name,
                hosted.isNested ? "nested" : "",
                hosted.reduceTransparency ? "reduced" : "",
                hosted.increaseContrast ? "increased" : "",
                hosted.system < 26 ? "17, 18" : "26, 27",
                hosted.isDark ? "dark" : "light",
            ].joined(separator: " | ")
            if lines[key] == nil { order.append(key) }
            lines[key, default: []].insert(row.drawn.description)
            if let button = row.button { buttons[key, default: []].insert(button) }
        }
        for key in order {
            #expect(lines[key]?.count == 1, "\(key): The drawing differs by shape, container or version.")
            #expect(buttons[key]?.count == 1, "\(key): The button differs by version.")
        }

        let head = """
            # Drawings of the glass surfaces

            `GlassTableTests` reads this table from hosted views. Shape and container make no difference.
            `GLASS_TABLE=write swift test --filter GlassTable` updates it. A dash means that the surface is not drawn.
            The last column has the style of a button, the system's or ours, and the points around its label in the
            small, regular and large control sizes. The points of the system's styles are guesses of the headless
            module.

            | Style | Nested | Transparency | Contrast | System | Appearance | Drawn | Button |
            | --- | --- | --- | --- | --- | --- | --- | --- |

            """
        let table =
            head
            + order.map { key in
                let cells = [lines[key], buttons[key]].map { $0?.sorted().joined(separator: " OR ") ?? "" }
                return "| \(key) | \(cells.joined(separator: " | ")) |\n"
            }.joined()
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Checks/GlassTable/Table.md")
        if ProcessInfo.processInfo.environment["GLASS_TABLE"] == "write" {
            try table.write(to: file, atomically: true, encoding: .utf8)
        }
        let committed = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let drawn = table.split(separator: "\n")
        #expect(committed.count == drawn.count)
        for (committed, drawn) in zip(committed, drawn) { #expect(committed == drawn) }
    }
}
