import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@Suite struct NavigationTransitionStyleTests {
    @Test("Zooms are equal if their sources are, by value and by type")
    func equality() {
        #expect(NavigationTransitionStyle.zoom(sourceID: 1) == .zoom(sourceID: 1))
        #expect(NavigationTransitionStyle.zoom(sourceID: 1) != .zoom(sourceID: 2))
        #expect(NavigationTransitionStyle.zoom(sourceID: 1) != .zoom(sourceID: "1"))
        #expect(NavigationTransitionStyle.zoom(sourceID: 1) != .automatic)
        #expect(NavigationTransitionStyle.crossFade == .crossFade && .crossFade != NavigationTransitionStyle.automatic)
    }

    @Test("Equal styles have equal hashes")
    func hashes() {
        let styles: Set<NavigationTransitionStyle> = [
            .automatic, .automatic, .crossFade, .crossFade, .zoom(sourceID: 1), .zoom(sourceID: 1),
            .zoom(sourceID: "1"),
        ]
        #expect(styles.count == 4)
    }
}
