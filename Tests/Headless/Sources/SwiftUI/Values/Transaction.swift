/// The context of the current state-processing update.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/transaction)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// Whether the current change disables animations. The graph reads this for the nodes that the change invalidates.
    @TaskLocal package static var disablesCurrentAnimations = false
    /// The animation of the current change. Changes with different animations are separate updates.
    @TaskLocal static var currentAnimation: Animation?
}

/// [documentation](https://developer.apple.com/documentation/swiftui/withtransaction(_:_:))
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.$disablesCurrentAnimations.withValue(transaction.disablesAnimations) {
        try withAnimation(transaction.disablesAnimations ? nil : transaction.animation, body)
    }
}

/// [documentation](https://developer.apple.com/documentation/swiftui/withanimation(_:_:))
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.$currentAnimation.withValue(animation, operation: body)
}
