/// An animation of the changes inside a view that occur together with a change of `value`.
nonisolated package struct AnimationModifier<Value: Equatable>: AnimatingModifier {
    package let animation: Animation?
    let value: Value

    package var trigger: Any? { value }
}

@MainActor package protocol AnimatingModifier: PrimitiveModifier {
    var animation: Animation? { get }
    /// The value whose changes are animated; `nil` if all changes are.
    var trigger: Any? { get }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/animation(_:value:))
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        modifier(AnimationModifier(animation: animation, value: value))
    }
}

/// A placeholder used to construct an inline modifier, transition, or other helper type.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/placeholdercontentview)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {
    let content: any View

    package var isStructural: Bool { true }

    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), content, node.environment)] }
}

/// An animation of the modifiers between a view and this one, but not of the view.
nonisolated package struct ScopedAnimation: AnimatingModifier {
    package let animation: Animation?

    package var trigger: Any? { nil }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/animation(_:body:))
    nonisolated public func animation<V>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View {
        body(PlaceholderContentView(content: self)).modifier(ScopedAnimation(animation: animation))
    }
}
