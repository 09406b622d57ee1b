import SwiftUI
import Testing

@Suite struct AnimationTests {
    // What apps were seen to print on iOS 17 and later, and a test that OpenSwiftUI also runs with Apple's module
    @Test(
        "An animation is described by its kind, duration and curve",
        arguments: [
            (Animation.linear, "ax: -2.0, bx: 3.0, cx: 0.0"),
            (.easeIn, "ax: -0.7400000000000002, bx: 0.4800000000000002, cx: 1.26"),
            (.easeOut, "ax: -0.7399999999999998, bx: 1.7399999999999998, cx: 0.0"),
            (.easeInOut, "ax: 0.52, bx: -0.78, cx: 1.26"),
        ]
    )
    func curves(animation: Animation, x: String) {
        let curve = "SwiftUI.UnitCurve.CubicSolver(\(x), ay: -2.0, by: 3.0, cy: 0.0)"
        #expect(animation.description == "BezierAnimation(duration: 0.35, curve: \(curve))")
    }

    @Test("The default animation is one of its own")
    func defaultAnimation() {
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
        #expect(Animation.default != .easeInOut)
    }
}
