/// What becomes of the entries below one that can't come back.
public enum NavigationRestorePolicy: Hashable, Sendable {
    /// They come back: the user finds the deepest screen that still exists. The default.
    case keepValidPrefix
    /// They don't: the stack starts at the root.
    case clearAll
}
