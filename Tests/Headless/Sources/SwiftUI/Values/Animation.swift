/// The way a view changes over time to create a smooth visual transition from one state to another.
///
/// An animation is data for a program that shows the tree. Headless views do not move.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/animation)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Animation: Hashable, Sendable {
    /// The curve, named as in style sheets.
    package enum Curve: String, Hashable, Sendable {
        case linear
        case easeOut = "ease-out"
        case easeInOut = "ease-in-out"
    }

    /// `nil` for springs and the system's default animation.
    package let curve: Curve?
    package let duration: TimeInterval
    private var bounce = 0.0
    private var wait = 0.0
    private var isRepeated = false

    private init(curve: Curve?, duration: TimeInterval, bounce: Double = 0) {
        self.curve = curve
        self.duration = duration
        self.bounce = bounce
    }

    public static let `default` = Animation(curve: nil, duration: 0.35)

    public static func easeInOut(duration: TimeInterval) -> Animation { .init(curve: .easeInOut, duration: duration) }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    public static func easeOut(duration: TimeInterval) -> Animation { .init(curve: .easeOut, duration: duration) }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    public static func linear(duration: TimeInterval) -> Animation { .init(curve: .linear, duration: duration) }
    public static var linear: Animation { linear(duration: 0.35) }

    public static func spring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0.0,
        blendDuration: Double = 0
    ) -> Animation { .init(curve: nil, duration: duration, bounce: bounce) }
    @_disfavoredOverload public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: TimeInterval = 0
    ) -> Animation { spring(duration: response, bounce: 1 - dampingFraction) }
    public static var spring: Animation { spring(duration: 0.5) }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    public static var smooth: Animation { smooth() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static var snappy: Animation { snappy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }
    public static var bouncy: Animation { bouncy() }

    public func delay(_ delay: TimeInterval) -> Animation { copy(of: self) { $0.wait += delay } }
    public func repeatForever(autoreverses: Bool = true) -> Animation { copy(of: self) { $0.isRepeated = true } }
}
