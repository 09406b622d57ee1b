extension Node {
    /// The number of times that the body ran, or the function with which a style makes the body of a control.
    package var evaluations: Int { role.isComposite || view is StyledBody ? version : 0 }
}
