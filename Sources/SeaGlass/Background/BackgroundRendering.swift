/// What a persistent background is made of on screen.
///
/// Both are the same picture, at no pixel more than a level or two of 256 apart.
public enum BackgroundRendering: Hashable, Sendable {
    /// A fill, a gradient and a vignette over each other: three passes over the screen, of which two blend.
    ///
    /// A palette that changes is animated stop by stop.
    case layered

    /// One opaque image of a few kilobytes, stretched over the container: one pass, and nothing to blend.
    ///
    /// It is computed off the main actor, once for each recipe and size, and kept for the next time. Until it is there,
    /// and for a second after a palette has changed with an animation, the layers are shown; the one takes the place of
    /// the other unseen.
    case flattened
}
