import HeadlessHost
import SwiftUI
import Testing

/// Lazy grids and stacks, against what Apple documents.
///
/// Sources: LazyVGrid, LazyHStack, GridItem.
@MainActor @Suite struct GridLayoutTests {
    private func plate(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Plate(name).frame(width: width, height: height)
    }

    @Test("Columns narrower than the grid stand where its alignment says")
    func narrow() {
        let host = laidOut(
            LazyVGrid(columns: [GridItem(.fixed(100))], alignment: .trailing) { Plate("a").frame(height: 30) }
        )
        #expect(host.places("a") == "300 385 100 30")
    }

    @Test("A lazy stack takes all the room across")
    func stacks() {
        let host = laidOut(
            LazyHStack(alignment: .bottom, spacing: 0) { plate("a", 50, 20) }.background { Plate("all") }
        )
        #expect(host.places("a", "all") == "175 780 50 20, 175 0 50 800")
    }
}
