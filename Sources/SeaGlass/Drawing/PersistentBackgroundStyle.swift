/// How a persistent background draws its palette.
///
/// ```swift
/// .persistentBackground(.ocean, style: .standard.vignette(nil))
/// .persistentBackground(.ocean, style: .standard.vignette(.standard.opacity(light: 0.1, dark: 0.3)))
/// .persistentBackground(.ocean, style: .standard.rendering(.flattened))
/// ```
public struct PersistentBackgroundStyle: Hashable, Sendable {
    /// The palette's gradient under a vignette.
    public static let standard = PersistentBackgroundStyle(drawsGradient: true, vignette: .standard)

    /// The background of the system alone.
    public static let minimal = PersistentBackgroundStyle(drawsGradient: false, vignette: nil)

    package let drawsGradient: Bool
    package private(set) var vignette: Vignette?
    package private(set) var rendering = PersistentBackgroundStyle.Rendering.layered

    /// This style with another vignette.
    ///
    /// A vignette frames a gradient: where none is drawn, as in ``minimal``, there is no vignette either.
    ///
    /// - Parameter vignette: The vignette, or `nil` for none.
    /// - Returns: The changed style.
    public func vignette(_ vignette: Vignette?) -> PersistentBackgroundStyle {
        var style = self
        style.vignette = vignette
        return style
    }

    /// This style drawn in another way; what is seen stays the same.
    ///
    /// ```swift
    /// .persistentBackground(.ocean, style: .standard.rendering(.flattened))
    /// ```
    ///
    /// - Parameter rendering: ``PersistentBackgroundStyle/Rendering/layered`` unless said otherwise, or
    ///   ``PersistentBackgroundStyle/Rendering/flattened`` where every pass over the screen counts. It makes no difference to a bitmap.
    /// - Returns: The changed style.
    public func rendering(_ rendering: PersistentBackgroundStyle.Rendering) -> PersistentBackgroundStyle {
        var style = self
        style.rendering = rendering
        return style
    }

    private init(drawsGradient: Bool, vignette: Vignette?) {
        self.drawsGradient = drawsGradient
        self.vignette = vignette
    }
}

extension PersistentBackgroundStyle {
    /// What a persistent background is made of on screen.
    ///
    /// Both are the same picture, at no pixel more than a level or two of 256 apart.
    public enum Rendering: Hashable, Sendable {
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
}
