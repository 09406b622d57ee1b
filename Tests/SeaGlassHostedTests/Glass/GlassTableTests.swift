import Foundation
import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

/// The drawing of every style on every system with every setting, read from the hosted tree.
@MainActor @Suite struct GlassTableTests {
    private struct Row {
        let hosted: GlassCase
        let surface: DrawnSurface?
        let drawing: String
        let padding: String
    }

    /// The drawing of each case, computed once for both tests.
    private static let rows = GlassCase.all.compactMap { row in
        let host = row.host()
        return row.drawing(in: host).map { drawing in
            let hasPadding = row.isButton && row.outline == .role && !row.isInContainer
            return Row(
                hosted: row,
                surface: DrawnSurface(around: "Surface", in: host),
                drawing: drawing,
                padding: hasPadding ? row.padding : ""
            )
        }
    }

    @Test("Each surface is drawn as documented, in any shape, with and without a container")
    func surfaces() throws {
        #expect(Self.rows.count == 13 * 2 * 2 * 2 * 4 * 2 * (Host.hasDeviations ? 1 : 4 * 2))
        for row in Self.rows {
            guard case .surface(let style) = row.hosted.kind else { continue }
            let drawn = try #require(row.surface)
            let kind: GlassCase.Drawn =
                if drawn.isGlass {
                    .glass
                } else if drawn.material != nil {
                    .material
                } else if let fill = drawn.fill {
                    fill.opacity == 1 ? .opaqueFill : .translucentFill
                } else {
                    .nothing
                }
            #expect(kind == row.hosted.drawn(style), "\(row.hosted)")
            #expect((drawn.glass != nil) == (row.hosted.system >= 26), "\(row.hosted)")
            #expect(drawn.takesTouches == style.takesTouches, "\(row.hosted)")
            #expect(!drawn.isGlass || drawn.fills.allSatisfy { ($0 as? Color) == .clear }, "No layer is under glass.")
        }
    }

    @Test("The system draws buttons outside surfaces from 26 on, except in a shape that it lacks")
    func buttons() {
        for row in Self.rows where row.hosted.isButton {
            let isSystem = row.hosted.system >= 26 && !row.hosted.isNested && row.hosted.outline != .custom
            #expect(row.drawing.hasPrefix(".glass") == isSystem, "\(row.hosted) \(row.drawing)")
        }
    }

    @Test("The committed table matches the drawing")
    func table() throws {
        var lines: [String: Set<String>] = [:]
        var paddings: [String: Set<String>] = [:]
        var order: [String] = []
        for row in Self.rows {
            let hosted = row.hosted
            // In a shape that the system lacks, the library draws the button.
            if hosted.isButton && hosted.outline == .custom { continue }
            let key = [
                GlassCase.styles[hosted.style].name,
                hosted.isNested ? "nested" : "",
                hosted.reduceTransparency ? "reduced" : "",
                hosted.increaseContrast ? "increased" : "",
                hosted.system < 26 ? "17, 18" : "26, 27",
                hosted.isDark ? "dark" : "light",
            ].joined(separator: " | ")
            if lines[key] == nil { order.append(key) }
            lines[key, default: []].insert(row.drawing)
            if !row.padding.isEmpty { paddings[key, default: []].insert(row.padding) }
        }
        for key in order {
            #expect(lines[key]?.count == 1, "\(key): The drawing differs by shape, container or version.")
            #expect((paddings[key]?.count ?? 1) == 1, "\(key): The padding differs by version.")
        }

        let head = """
            # Drawings of the glass surfaces

            `GlassTableTests` reads this table from hosted views. A container makes no difference, and neither does the
            shape, except that the library draws a button in a shape that the system's buttons lack.
            `GLASS_TABLE=write swift test --filter GlassTable` updates the table. A dash means that the surface is not
            drawn. The last column has the points around a button's label in the small, regular and large control sizes.
            The points of the system's styles are guesses of the headless module.

            | Style | Nested | Transparency | Contrast | System | Appearance | Drawn | Padding |
            | --- | --- | --- | --- | --- | --- | --- | --- |

            """
        let table =
            head
            + order.map { key in
                let cells = [lines[key], paddings[key]].map { $0?.sorted().joined(separator: " OR ") ?? "" }
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
