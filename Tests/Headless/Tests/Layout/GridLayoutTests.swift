import HeadlessHost
import SwiftUI
import Testing

/// Lazy grids, tested against Apple's documentation.
///
/// Sources: LazyVGrid, GridItem.
@MainActor @Suite struct GridLayoutTests {
    @Test("A grid aligns columns that are narrower than the grid")
    func narrow() {
        let host = laidOut(
            LazyVGrid(columns: [GridItem(.flexible(maximum: 100))], alignment: .trailing) {
                Plate("a").frame(height: 30)
            }
        )
        #expect(host.places("a") == "300 385 100 30")
    }
}
