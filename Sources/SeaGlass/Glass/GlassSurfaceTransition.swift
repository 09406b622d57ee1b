/// How a glass surface comes and goes.
public enum GlassSurfaceTransition: Hashable, Sendable, CaseIterable {
    /// It flows out of surfaces nearby and into them. Before 26 it cross-fades, at the place of `glassIdentity`.
    case matchedGeometry

    /// The glass forms and dissolves in place. Before 26 it cross-fades.
    case materialize

    /// It is there or not.
    case identity
}
