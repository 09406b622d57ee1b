/// The routes that screens had before a change gave them others with the same `id`.
struct UpdatedScreens {
    /// The former routes of screens in the stack.
    var stack: [any Hashable] = []
    /// The former route of the sheet or cover.
    var presented: (any Hashable)?
}
