import Foundation
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@Suite struct BackGestureTests {
    @Test("A back swipe begins on a pushed screen")
    func begins() {
        #expect(BackGesturePolicy(depth: 1).mayBegin)
    }

    @Test("No swipe begins at the root", arguments: [0, -1])
    func root(depth: Int) {
        #expect(!BackGesturePolicy(depth: depth).mayBegin)
    }

    @Test("No swipe begins on an entry pushed without the gesture")
    func disabled() {
        #expect(!BackGesturePolicy(isEnabled: false, depth: 3).mayBegin)
    }

    @Test("No swipe begins during a transition")
    func transition() {
        #expect(!BackGesturePolicy(depth: 3, isTransitioning: true).mayBegin)
    }

    @Test("A finger that moves forward, up or down begins no swipe, and one that goes back does")
    func direction() {
        for (x, y, mayBegin) in [
            (9, 0, true), (9, 8, true), (9, -8, true), (8, 9, false), (-9, 0, false), (0, 0, false),
        ] {
            #expect(BackGesturePolicy(depth: 1, velocity: CGPoint(x: x, y: y)).mayBegin == mayBegin, "\(x), \(y)")
        }
    }

    @Test("A swipe begins only if nothing forbids it")
    func laws() {
        for isEnabled in [false, true] {
            for depth in -1...3 {
                for isTransitioning in [false, true] {
                    let policy = BackGesturePolicy(
                        isEnabled: isEnabled,
                        depth: depth,
                        isTransitioning: isTransitioning
                    )
                    #expect(policy.mayBegin == ![!isEnabled, depth < 1, isTransitioning].contains(true))
                }
            }
        }
    }
}
