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

    /// A pan, or a swipe from the edge without a velocity.
    private struct Pan: BackGestureRecognizer {
        var contentVelocity: CGPoint?
        var isRightToLeft = false
    }

    @MainActor @Test("Where a screen has no policy, the delegate of UIKit decides, and its silence is consent")
    func original() {
        let decision = BackGestureDecision(policy: nil)
        for answer in [nil, false, true] as [Bool?] {
            #expect(decision.shouldBegin(Pan()) { answer } == answer ?? true)
            #expect(decision.shouldReceive { answer } == answer ?? true)
        }
    }

    @MainActor @Test("The policy of a screen decides whatever UIKit's delegate would answer", arguments: [false, true])
    func decided(answer: Bool) {
        for depth in 0...1 {
            let decision = BackGestureDecision(policy: BackGesturePolicy(depth: depth))
            #expect(decision.shouldBegin(Pan()) { answer } == (depth > 0))
            #expect(decision.shouldReceive { answer } == (depth > 0))
        }
    }

    @MainActor @Test("On the content a pan begins backward only, to the left in a right-to-left layout")
    func pan() {
        let decision = BackGestureDecision(policy: BackGesturePolicy(depth: 1))
        for isRightToLeft in [false, true] {
            for x in [-9.0, 9] {
                let pan = Pan(contentVelocity: CGPoint(x: x, y: 0), isRightToLeft: isRightToLeft)
                #expect(decision.shouldBegin(pan) { nil } == ((x > 0) != isRightToLeft))
            }
        }
    }
}
