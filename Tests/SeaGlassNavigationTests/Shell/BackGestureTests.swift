import Foundation
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@Suite struct BackGestureTests {
    @Test("A back swipe begins on a pushed screen")
    func begins() {
        #expect(BackGesturePolicy(depth: 1).mayBegin)
    }

    @Test("A back swipe does not begin at the root", arguments: [0, -1])
    func root(depth: Int) {
        #expect(!BackGesturePolicy(depth: depth).mayBegin)
    }

    @Test("A back swipe does not begin on an entry pushed without the gesture")
    func disabled() {
        #expect(!BackGesturePolicy(isEnabled: false, depth: 3).mayBegin)
    }

    @Test("A back swipe does not begin during a transition")
    func transition() {
        #expect(!BackGesturePolicy(depth: 3, isTransitioning: true).mayBegin)
    }

    @Test("Only a finger that moves backward begins a back swipe")
    func direction() {
        for (x, y, mayBegin) in [
            (9, 0, true), (9, 8, true), (9, -8, true), (8, 9, false), (-9, 0, false), (0, 0, false),
        ] {
            #expect(BackGesturePolicy(depth: 1, velocity: CGPoint(x: x, y: y)).mayBegin == mayBegin, "\(x), \(y)")
        }
    }

    @Test("A back swipe begins only if no condition forbids it")
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
