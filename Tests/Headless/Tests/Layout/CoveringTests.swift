import HeadlessHost
import SwiftUI
import Testing

/// The host's answers about views over and under each other.
@MainActor @Suite struct CoveringTests {
    private func labels(_ drawn: [Drawn]) -> [String] {
        drawn.map { drawn in (drawn.element.value as? Text)?.string ?? "\(drawn.frame.place)" }
    }

    private var view: some View {
        ZStack {
            Text("Under")
            Text("Middle").background { Color.red.frame(width: 90, height: 90) }
            Text("Over").overlay { Text("Badge") }
            Color.clear
            Text("Gone").opacity(0)
            Text("Beside").offset(y: 200)
        }
    }

    @Test("In a ZStack a view covers the views before it, and the views after it cover it")
    func depth() {
        let host = laidOut(view)
        #expect(labels(host.coveredBy("Middle")) == ["Under", "155 355 90 90"])
        #expect(labels(host.covering("Middle")) == ["Over", "Badge"])
    }

    @Test("A background is drawn before its view, an overlay after it, and a clear view is not drawn")
    func order() {
        let host = laidOut(view)
        #expect(labels(host.drawn) == ["Under", "155 355 90 90", "Middle", "Over", "Badge", "Beside"])
    }

    /// Places each view 40 points below the one before.
    private struct Cascade: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 140)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, view) in subviews.enumerated() {
                view.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 40 * CGFloat(index)), proposal: proposal)
            }
        }
    }

    private enum Container: CaseIterable { case column, row, lazyColumn, lazyRow, grid, layout }

    /// Two buttons, each of which covers the middle of the other.
    private struct Overlap: View {
        let container: Container
        let depth: Double

        var body: some View {
            switch container {
            case .column: VStack(spacing: -60) { buttons }
            case .row: HStack(spacing: -60) { buttons }
            case .lazyColumn: LazyVStack(spacing: -60) { buttons }
            case .lazyRow: LazyHStack(spacing: -60) { buttons }
            case .grid: LazyVGrid(columns: [GridItem(.flexible(minimum: 100, maximum: 100))], spacing: -60) { buttons }
            case .layout: Cascade { buttons }
            }
        }

        @ViewBuilder private var buttons: some View {
            Button(action: {}, label: { Plate("First").frame(width: 100, height: 100) }).zIndex(depth)
            Button(action: {}, label: { Plate("Second").frame(width: 100, height: 100) })
        }
    }

    // documentation/swiftui/view/zindex(_:), whose example is a VStack; "Mastering SwiftUI's zIndex" of
    // fatbobman.medium.com: the views "in the same layout container" are compared
    @Test(
        "In every stack, grid and custom layout a larger zIndex puts a view in front of its siblings, and moves none",
        arguments: Container.allCases
    )
    private func siblings(container: Container) throws {
        let raised = laidOut(Overlap(container: container, depth: 1))
        let plain = laidOut(Overlap(container: container, depth: 0))
        for (host, front, back) in [(raised, "First", "Second"), (plain, "Second", "First")] {
            let frame = try #require(host.frame(of: front))
            #expect(host.drawn.last?.frame == frame && host.tap(front) && !host.tap(back))
        }
        #expect(raised.places("First", "Second") == plain.places("First", "Second"))
        #expect(raised.frame(of: "First") != raised.frame(of: "Second"))
    }

    // documentation/swiftui/group: "applies the modifier to all of the members of the group"
    @Test("A finger reaches each view of a modified group")
    func group() {
        let column = laidOut(
            VStack {
                Group {
                    Button("A") {}
                    Button("B") {}
                }
                .padding()
            }
        )
        #expect(column.tap("A") && column.tap("B"))
        let pile = laidOut(
            ZStack {
                Group {
                    Button("A") {}
                    Button("B") {}
                }
                .padding()
            }
        )
        #expect(!pile.tap("A") && pile.tap("B"))
    }

    @Test("A view that has scrolled away covers no other view")
    func scrolled() {
        let host = laidOut(
            VStack(spacing: 0) {
                Text("Header").frame(height: 100)
                ScrollView { Text("Row").frame(height: 1_000, alignment: .top) }
            }
        )
        #expect(labels(host.drawn) == ["Header", "Row"])
        host.scroll(to: 500)
        #expect(labels(host.drawn) == ["Header"])
    }
}
