import HeadlessHost
import SwiftUI
import Testing

/// Bars and other views at an edge, which reduce the safe area.
///
/// Sources: [1] View/safeAreaInset(edge:alignment:spacing:content:), for horizontal edges. [2] The same for vertical
/// edges. [3] View/safeAreaBar(edge:alignment:spacing:content:).
@MainActor @Suite struct SafeAreaContentTests {
    @Test("An inset at a horizontal edge is beside the content, which is narrower by the inset and the spacing [1]")
    func horizontalEdges() {
        func host(_ edge: HorizontalEdge) -> Host {
            laidOut(Plate("a").safeAreaInset(edge: edge, spacing: 10) { Plate("bar").frame(width: 50) })
        }
        #expect(host(.leading).places("bar", "a") == "0 0 50 800, 60 0 340 800")
        #expect(host(.trailing).places("bar", "a") == "350 0 50 800, 0 0 340 800")
    }

    @Test("The leading edge is the right one in a right-to-left layout [1]")
    func rightToLeft() {
        func host(_ edge: HorizontalEdge) -> Host {
            laidOut(Plate("a").safeAreaInset(edge: edge, spacing: 10) { Plate("bar").frame(width: 50) }) {
                $0.layoutDirection = .rightToLeft
            }
        }
        #expect(host(.leading).places("bar", "a") == "350 0 50 800, 0 0 340 800")
        #expect(host(.trailing).places("bar", "a") == "0 0 50 800, 60 0 340 800")
    }

    // MARK: Alignment

    @Test("The alignment positions an inset at a horizontal edge vertically, by default in the middle [1]")
    func verticalAlignment() {
        let view = Plate("a")
        let bar = Plate("bar").frame(width: 50, height: 100)
        func place(_ alignment: VerticalAlignment) -> String {
            laidOut(view.safeAreaInset(edge: .trailing, alignment: alignment) { bar }).places("bar")
        }
        #expect(place(.top) == "350 0 50 100")
        #expect(place(.center) == "350 350 50 100")
        #expect(place(.bottom) == "350 700 50 100")
        #expect(laidOut(view.safeAreaInset(edge: .trailing) { bar }).places("bar") == place(.center))
    }

    @Test("The alignment positions an inset at a vertical edge horizontally, by default in the middle [2]")
    func horizontalAlignment() {
        let view = Plate("a")
        let bar = Plate("bar").frame(width: 100, height: 50)
        func place(_ alignment: HorizontalAlignment) -> String {
            laidOut(view.safeAreaInset(edge: .bottom, alignment: alignment) { bar }).places("bar")
        }
        #expect(place(.leading) == "0 750 100 50")
        #expect(place(.center) == "150 750 100 50")
        #expect(place(.trailing) == "300 750 100 50")
        #expect(laidOut(view.safeAreaInset(edge: .bottom) { bar }).places("bar") == place(.center))
    }

    @Test("A horizontal alignment is mirrored in a right-to-left layout [2]")
    func mirroredAlignment() {
        let view = Plate("a").safeAreaInset(edge: .top, alignment: .leading, spacing: 0) {
            Plate("bar").frame(width: 100, height: 50)
        }
        #expect(laidOut(view) { $0.layoutDirection = .rightToLeft }.places("bar", "a") == "300 0 100 50, 0 50 400 750")
    }

    @Test("An inset is aligned with the view that it is at, not with the window [1]")
    func alignmentInView() {
        let view = Plate("a").frame(width: 100, height: 100)
            .safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { Plate("bar").frame(width: 20, height: 20) }
        #expect(laidOut(view).places("bar", "a") == "140 350 20 20, 160 350 100 100")
    }

    // MARK: Spacing

    @Test("The spacing is the distance from the inset to the content, by default the system's [1] [2]")
    func spacing() throws {
        func beside(_ spacing: CGFloat?) throws -> CGFloat {
            let view = Plate("a").safeAreaInset(edge: .leading, spacing: spacing) { Plate("bar").frame(width: 50) }
            return try #require(laidOut(view).frame(of: "a")).minX - 50
        }
        func below(_ spacing: CGFloat?) throws -> CGFloat {
            let view = Plate("a").safeAreaInset(edge: .top, spacing: spacing) { Plate("bar").frame(height: 50) }
            return try #require(laidOut(view).frame(of: "a")).minY - 50
        }
        #expect(try beside(0) == 0)
        #expect(try beside(30) == 30)
        #expect(try beside(nil) > 0)
        #expect(try below(0) == 0)
        #expect(try below(30) == 30)
        #expect(try below(nil) == beside(nil))
    }

    // MARK: Safe area

    @Test("A view that ignores the safe area extends under an inset at a horizontal edge [1]")
    func ignoring() {
        let view = Plate("a").background { Plate("all").ignoresSafeArea() }
            .background { Plate("leading").ignoresSafeArea(edges: .leading) }
            .safeAreaInset(edge: .trailing, spacing: 0) { Plate("bar").frame(width: 50) }
        #expect(laidOut(view).places("a", "all", "leading") == "0 0 350 800, 0 0 400 800, 0 0 350 800")
    }

    @Test("The rows of a list are beside an inset at a horizontal edge [1]")
    func rows() throws {
        let list = List { Text("Row") }
        let inset = list.safeAreaInset(edge: .leading, spacing: 0) { Plate("bar").frame(width: 50) }
        let usual = try #require(laidOut(list).frame(of: "Row"))
        let row = try #require(laidOut(inset).frame(of: "Row"))
        #expect(row.minX == usual.minX + 50)
    }

    @Test("A list reaches under an inset at a horizontal edge, which is an inset of its content [1]")
    func contentInsets() {
        let log = Log()
        let host = laidOut(
            List { Text("Row").frame(height: 2_000) }
                .safeAreaInset(edge: .leading, spacing: 0) { Plate("bar").frame(width: 50) }
                .onScrollGeometryChange(for: ScrollGeometry.self, of: \.self) { _, geometry in
                    log("\(geometry.contentInsets.leading) of \(geometry.containerSize.width)")
                }
        )
        host.scroll(to: 10)
        #expect(log.take().last == "50.0 of 400.0")
    }

    @Test("Insets at several edges each reduce the rest of the view [1] [2]")
    func severalEdges() {
        let view = Plate("a")
            .safeAreaInset(edge: .leading, spacing: 0) { Plate("side").frame(width: 50) }
            .safeAreaInset(edge: .top, spacing: 0) { Plate("top").frame(height: 100) }
        #expect(laidOut(view).places("top", "side", "a") == "0 0 400 100, 0 100 50 700, 50 100 350 700")
    }

    @Test("A safe area bar has the place of an inset at each edge [3]")
    func bars() {
        let bar = Plate("bar").frame(width: 50, height: 100)
        let side = Plate("a").safeAreaBar(edge: .trailing, alignment: .bottom, spacing: 10) { bar }
        #expect(laidOut(side).places("bar", "a") == "350 700 50 100, 0 0 340 800")
        let below = Plate("a").safeAreaBar(edge: .bottom, alignment: .trailing, spacing: 10) { bar }
        #expect(laidOut(below).places("bar", "a") == "350 700 50 100, 0 0 400 690")
    }
}
