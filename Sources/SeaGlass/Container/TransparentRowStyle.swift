/// What stands behind a row of a list or form over a persistent background.
public enum TransparentRowStyle: Hashable, Sendable {
    /// Nothing: the row's content lies on the persistent background.
    case clear

    /// A material of the system, on which labels stay legible over any palette. Opaque under Reduce Transparency.
    case material
}
