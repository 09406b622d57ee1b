/// Who shares a stored stack.
public enum NavigationRestorationScope: Hashable, Sendable {
    /// Each window has its own, also on the next launch. The default.
    ///
    /// The system keeps what tells windows apart in scene storage, and forgets it when a person closes the window for
    /// good: a new one starts at the root.
    case scene
    /// All windows of the app have the same; what is stored is the stack that changed last.
    case app
}
