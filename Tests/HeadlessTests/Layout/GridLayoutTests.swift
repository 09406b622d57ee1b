import HeadlessHost
import SwiftUI
import Testing

/// Grids, against what Apple documents.
///
/// Sources: [1] Grid. [2] View/gridCellColumns(_:). [3] View/gridCellUnsizedAxes(_:). [4] View/gridColumnAlignment(_:).
/// [5] GridRow.init(alignment:content:). [6] LazyVGrid, LazyHGrid, GridItem.
@MainActor @Suite struct GridLayoutTests {
    private func plate(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Plate(name).frame(width: width, height: height)
    }

    @Test("A column is as wide as its widest cell, a row as high as its highest [1]")
    func sizes() {
        let host = laidOut(
            Grid(horizontalSpacing: 10, verticalSpacing: 20) {
                GridRow {
                    plate("a", 50, 10)
                    plate("b", 30, 10)
                }
                GridRow {
                    plate("c", 20, 30)
                    plate("d", 60, 10)
                }
            }
        )
        #expect(host.places("a", "b", "c", "d") == "140 370 50 10, 215 370 30 10, 155 400 20 30, 200 410 60 10")
    }

    @Test("A row has empty cells at its end, and what is no row takes all columns [1]")
    func rows() {
        let host = laidOut(
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    plate("a", 50, 10)
                    plate("b", 50, 10)
                }
                GridRow { plate("c", 20, 10) }
                plate("d", 150, 10)
            }
        )
        #expect(host.places("a", "b") == "125 385 50 10, 205 385 50 10")
        #expect(host.places("c", "d") == "125 395 20 10, 125 405 150 10")
    }

    @Test("A flexible cell takes what is left, unless the grid is not sized by it [1, 3]", arguments: [false, true])
    func unsized(isUnsized: Bool) {
        let host = laidOut(
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    plate("a", 50, 10)
                    plate("b", 50, 10)
                }
                Plate("line").frame(height: 2).gridCellUnsizedAxes(isUnsized ? .horizontal : [])
            }
        )
        #expect(host.places("line") == (isUnsized ? "145 404 110 2" : "0 404 400 2"))
    }

    @Test("Flexible columns and rows share what is proposed [1]")
    func flexible() {
        let host = laidOut(
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    Plate("a")
                    plate("b", 90, 20)
                }
                GridRow {
                    plate("c", 10, 10)
                    Plate("d")
                }
            }
        )
        #expect(host.places("a", "d") == "0 0 195 395, 205 405 195 395")
    }

    @Test("A cell over several columns widens them all where they are too narrow [2]")
    func columns() {
        let host = laidOut(
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    plate("a", 50, 10)
                    plate("b", 50, 10)
                    plate("c", 50, 10)
                }
                GridRow { plate("d", 130, 10).gridCellColumns(2) }
            }
        )
        #expect(host.places("a", "b", "c", "d") == "110 390 50 10, 180 390 50 10, 245 390 50 10, 105 400 130 10")
    }

    @Test("One cell says how its column is aligned, and a row how its cells are [4, 5]")
    func alignment() {
        let host = laidOut(
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    plate("a", 20, 10).gridColumnAlignment(.trailing)
                    plate("b", 50, 30)
                }
                .accessibilityLabel("row")
                GridRow {
                    plate("c", 60, 10)
                    plate("d", 10, 10)
                }
            }
        )
        #expect(host.places("a", "b", "c", "d") == "180 400 20 10, 210 380 50 30, 140 410 60 10, 230 410 10 10")
    }

    @Test("A row stands on one baseline where it is aligned so [5]")
    func baseline() throws {
        let host = laidOut(
            Grid(alignment: .init(horizontal: .leading, vertical: .firstTextBaseline)) {
                GridRow {
                    Text("Large").font(.largeTitle)
                    Text("Small")
                }
            }
            .background { Plate("grid") }
        )
        let (large, small) = (try #require(host.text("Large")), try #require(host.text("Small")))
        let grid = try #require(host.frame(of: "grid"))
        #expect(grid.contains(large.frame) && grid.contains(small.frame))
        let baselines = [large, small].map { text -> CGFloat in text.frame.minY + text.baseline }
        #expect(abs(baselines[0] - baselines[1]) <= 0.5)
    }

    // MARK: Lazy grids

    @Test("A grid that grows sideways has rows of their own height [6]")
    func sideways() {
        let host = laidOut(
            LazyHGrid(rows: [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(30))], spacing: 20) {
                ForEach(0..<3) { Plate("\($0)").frame(width: 40) }
            }
        )
        #expect(host.places("0", "1", "2") == "150 355 40 50, 150 415 40 30, 210 355 40 50")
    }

    @Test("Columns narrower than the grid stand where its alignment says [6]")
    func narrow() {
        let host = laidOut(
            LazyVGrid(columns: [GridItem(.fixed(100))], alignment: .trailing) { Plate("a").frame(height: 30) }
        )
        #expect(host.places("a") == "300 385 100 30")
    }

    @Test("A lazy stack takes all the room across [6]")
    func stacks() {
        let host = laidOut(
            LazyHStack(alignment: .bottom, spacing: 0) { plate("a", 50, 20) }.background { Plate("all") }
        )
        #expect(host.places("a", "all") == "175 780 50 20, 175 0 50 800")
    }
}
