/// The transition with which a view is inserted and removed.
nonisolated package struct TransitionModifier: TraitWriter, Equatable { package let kind: AnyTransition.Kind }

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/transition(_:)-5h5h0)
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(kind: t.kind)) }
}
