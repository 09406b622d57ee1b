import SeaGlassNavigation

@MainActor extension Navigator {
    /// The path and the transitions of the navigator's stack.
    package var systemStack: SystemStack {
        guard let stack else { preconditionFailure("The navigator has no stack.") }
        return stack.systemStack
    }
}
