import Testing

@testable import SeaGlassNavigation

@Suite struct BackGestureTests {
    /// All policies at a depth of 1, without a transition.
    private static let policies: [BackGesturePolicy] = gestures.flatMap { gesture in
        [false, true].flatMap { isBarHidden in
            [false, true].flatMap { isGuarded in
                [false, true].map { isWaiting in
                    BackGesturePolicy(
                        gesture: gesture,
                        isBarHidden: isBarHidden,
                        isGuarded: isGuarded,
                        isWaiting: isWaiting,
                        depth: 1
                    )
                }
            }
        }
    }

    private static let gestures: [NavigationBackGesture] = [.automatic, .everywhere, .edge, .disabled]

    @Test("Under the system's bar a screen without a modifier leaves both swipes to the system", arguments: [0, 1])
    func system(depth: Int) {
        let policy = BackGesturePolicy(depth: depth)
        #expect(policy.edgeSwipe == .system && policy.allowsContentSwipe)
    }

    @Test("Under a hidden bar the swipe from the edge pops, and the one on the content only with everywhere")
    func hiddenBar() {
        let allowed = Self.gestures.map { gesture in
            let policy = BackGesturePolicy(gesture: gesture, isBarHidden: true, depth: 1)
            return [policy.edgeSwipe == .pops, policy.allowsContentSwipe]
        }
        #expect(allowed == [[true, false], [true, true], [true, false], [false, false]])
    }

    @Test("Under the system's bar edge takes the swipe on the content away, and disabled both")
    func shownBar() {
        let swipes = Self.gestures.map { BackGesturePolicy(gesture: $0, depth: 1) }
        #expect(swipes.map(\.edgeSwipe) == [.system, .pops, .pops, .refused])
        #expect(swipes.map(\.allowsContentSwipe) == [true, true, false, false])
    }

    @Test("A swipe from the edge asks on a guarded screen, unless the screen has no swipe or a request waits")
    func guarded() {
        for policy in Self.policies where policy.isGuarded {
            let isOff = policy.gesture == .disabled || policy.isWaiting
            #expect(policy.edgeSwipe == (isOff ? .refused : .asks), "\(policy)")
            #expect(!policy.allowsContentSwipe, "\(policy)")
        }
    }

    @Test("No swipe begins while a request waits for a transition")
    func waiting() {
        for policy in Self.policies where policy.isWaiting {
            #expect(policy.edgeSwipe == .refused && !policy.allowsContentSwipe, "\(policy)")
        }
    }

    @Test("At the root and during a transition no swipe from the edge pops or asks")
    func root() {
        for var policy in Self.policies {
            for (depth, isTransitioning) in [(0, false), (-1, false), (1, true)] {
                policy.depth = depth
                policy.isTransitioning = isTransitioning
                #expect([.system, .refused].contains(policy.edgeSwipe), "\(policy)")
            }
        }
    }

    @Test("The strictest of two gestures is the same in either order")
    func strictest() {
        for (first, gesture) in Self.gestures.enumerated() {
            for (second, other) in Self.gestures.enumerated() {
                #expect(NavigationBackGesture.strictest(gesture, other) == Self.gestures[max(first, second)])
            }
        }
    }

    @Test("Where the system decides, the delegate of UIKit answers, and its silence is consent")
    func original() {
        for answer in [nil, false, true] as [Bool?] {
            let swipe = BackGesturePolicy.EdgeSwipe.system
            #expect(swipe.shouldBegin(original: { answer }, ask: { Issue.record() }) == answer ?? true)
            #expect(swipe.shouldReceive { answer } == answer ?? true)
        }
    }

    @Test("The policy of a screen decides whatever UIKit's delegate would answer", arguments: [false, true])
    func decided(answer: Bool) {
        for (swipe, begins) in [(BackGesturePolicy.EdgeSwipe.pops, true), (.refused, false)] {
            #expect(swipe.shouldBegin(original: { answer }, ask: { Issue.record() }) == begins)
            #expect(swipe.shouldReceive { answer } == begins)
        }
    }

    @Test("A swipe that asks receives touches, asks once it begins, and pops nothing")
    func asks() {
        var count = 0
        #expect(BackGesturePolicy.EdgeSwipe.asks.shouldReceive { false } && count == 0)
        #expect(!BackGesturePolicy.EdgeSwipe.asks.shouldBegin(original: { true }, ask: { count += 1 }) && count == 1)
    }
}
