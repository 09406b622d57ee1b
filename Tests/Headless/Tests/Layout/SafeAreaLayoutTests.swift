import HeadlessHost
import SwiftUI
import Testing

/// Safe areas and scroll views, tested against Apple's documentation. The heights of bars are guesses, so the tests
/// check positions relative to the bars.
///
/// Sources: [1] View/ignoresSafeArea(_:edges:). [2] View/safeAreaInset(edge:alignment:spacing:content:).
/// [3] View/background(_:ignoresSafeAreaEdges:). [4] WWDC 2020, session 10031. [5] LazyVGrid, GridItem.
/// [6] View/contentMargins(_:_:for:).
@MainActor @Suite struct SafeAreaLayoutTests {
    private let phone = { (system: inout System) in system.device = .iPhone17Pro }

    // MARK: Safe areas

    @Test("A view fills the safe area, or the window if it ignores the safe area [1]")
    func safeArea() {
        let host = laidOut(Plate("a").background { Plate("all").ignoresSafeArea() }, phone)
        #expect(host.places("a", "all") == "0 62 402 778, 0 0 402 874")
    }

    @Test("A view ignores the safe area only at the edges that it names and touches [1]")
    func edges() {
        let host = laidOut(
            VStack(spacing: 0) {
                Plate("a").ignoresSafeArea(edges: .top)
                Plate("b").frame(height: 50).ignoresSafeArea()
                Plate("c").frame(height: 100)
            },
            phone
        )
        #expect(host.places("a", "b", "c") == "0 0 402 690, 0 690 402 50, 0 740 402 100")
    }

    @Test("The keyboard reduces the safe area as a separate region [1]")
    func keyboard() {
        let view = Plate("a").background { Plate("all").ignoresSafeArea() }
            .background { Plate("keyboard").ignoresSafeArea(.keyboard) }
            .background { Plate("container").ignoresSafeArea(.container) }
        let host = laidOut(view) {
            $0.device = .iPhone17Pro
            $0.keyboard = 300
        }
        #expect(host.places("a") == "0 62 402 512")
        #expect(host.places("all") == "0 0 402 874")
        #expect(host.places("keyboard") == "0 62 402 778")
        #expect(host.places("container") == "0 0 402 574")
    }

    @Test("An inset bar reduces the content, and a view that ignores the safe area extends under the bar [2]")
    func inset() {
        let view = Plate("a").background { Plate("all").ignoresSafeArea() }
            .safeAreaInset(edge: .top, spacing: 10) {
                Plate("bar").frame(height: 50).background { Plate("behind").ignoresSafeArea(edges: .top) }
            }
        let host = laidOut(view, phone)
        #expect(host.places("bar") == "0 62 402 50")
        #expect(host.places("behind") == "0 0 402 112")
        #expect(host.places("a") == "0 122 402 718")
        #expect(host.places("all") == "0 0 402 874")
    }

    @Test("A background style extends to the window's edges by default [3]")
    func styles() throws {
        func fill(_ host: Host) throws -> String {
            let layer = try #require(host.elements.first { $0.value is StyleLayer })
            return try #require(host.layout.box(of: layer.element)?.children.first?.children.first).pixelFrame.place
        }
        #expect(try fill(laidOut(Plate("a").background(Color.red), phone)) == "0 0 402 874")
        let inside = laidOut(Plate("a").background(Color.red, ignoresSafeAreaEdges: []), phone)
        #expect(try fill(inside) == "0 62 402 778")
    }

    // MARK: Scroll views

    @Test("A scroll view takes the proposed height and its content's width, and lets the content choose its height [4]")
    func scrollView() {
        let host = laidOut(
            ScrollView {
                VStack(spacing: 0) {
                    Plate("a").frame(width: 100, height: 900)
                    Plate("b").frame(width: 50, height: 900)
                }
            }
            .background { Plate("all") }
        )
        #expect(host.places("all") == "150 0 100 800")
        #expect(host.places("a", "b") == "150 0 100 900, 175 900 50 900")
        #expect(host.visibleFrame(of: "a")?.place == "150 0 100 800")
        host.scroll(to: 300)
        #expect(host.places("a", "b") == "150 -300 100 900, 175 600 50 900")
        #expect(host.visibleFrame(of: "a")?.place == "150 0 100 600")
    }

    @Test("A scroll view's content starts in the safe area and scrolls under the bars [2]")
    func scrollUnderBars() {
        let view = ScrollView { Plate("a").frame(width: 402, height: 2_000) }
            .safeAreaInset(edge: .top, spacing: 0) { Plate("bar").frame(height: 50) }
        let host = laidOut(view, phone)
        #expect(host.frame(of: "a")?.minY == 112)
        host.scroll(to: 200)
        #expect(host.visibleFrame(of: "a")?.place == "0 0 402 874")
    }

    @Test("A grid has columns of equal width, as many as fit [5]")
    func grid() {
        let host = laidOut(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)], spacing: 20) {
                ForEach(0..<4) { Plate("\($0)").frame(height: 30) }
            }
        )
        #expect(
            host.places("0", "1", "2", "3")
                == "0 360 126.67 30, 136.67 360 126.67 30, 273.33 360 126.67 30, 0 410 126.67 30"
        )
    }

    @Test("Margins are around the content of a scroll view, not around the view [6]")
    func contentMargins() {
        let view = ScrollView { Plate("a").frame(height: 100) }.background { Plate("all") }
        let host = laidOut(view.contentMargins(.horizontal, 20))
        #expect(host.places("a", "all") == "20 0 360 100, 0 0 400 800")
        let bars = laidOut(view.contentMargins(20, for: .scrollIndicators))
        #expect(bars.places("a") == "0 0 400 100")
    }
}
