import SwiftUI
import Testing

@Suite struct AnimationTests {
    // The texts that apps compare with, which they saw SwiftUI print
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
        #expect(animation.debugDescription == "AnyAnimator(SwiftUI.\(animation))")
    }

    @Test("An animation is described with the duration it was given")
    func duration() {
        #expect(Animation.linear(duration: 2).description.hasPrefix("BezierAnimation(duration: 2.0, "))
    }

    // OpenSwiftUI, Tests/OpenSwiftUICompatibilityTests/Animation, which also runs with Apple's SwiftUI

    @Test("The default animation differs from ease in and out, and is described so")
    func defaultAnimation() {
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
        #expect(Animation.default != .easeInOut)
    }
}
