/// The transition of a glass surface that appears or disappears.
///
/// Layer: molecule, <doc:GlassContainers>.
public enum GlassSurfaceTransition: Hashable, Sendable, CaseIterable {
    /// The glass flows out of nearby surfaces and back into them. Before version 26 the view cross-fades, and
    /// its frame moves to the frame of the view with the same `glassIdentity`.
    case matchedGeometry

    /// The glass forms and dissolves in place. Before version 26 the view cross-fades.
    case materialize

    /// The surface appears and disappears without a transition.
    case identity
}
