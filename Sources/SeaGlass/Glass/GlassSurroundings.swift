import SwiftUI

/// What glass a view stands in.
struct GlassSurroundings: Hashable {
    /// Glass can't sample glass: a surface in another is a plain fill.
    var isInsideSurface = false
    /// A container in a container would split its batch.
    var isInsideContainer = false
    /// The union that surfaces belong to, which draws them unless they are the system's.
    var union: GlassUnionID?
    /// The hierarchy of which all this is true. A sheet, a popover or a cover inherits the environment, and is none of its.
    fileprivate var hierarchy: GlassHierarchy?

    /// These surroundings in a surface: what stands on it is nested where the surface is drawn, and in no union.
    ///
    /// - Parameter hierarchy: The surface's own; without one that around counts.
    func inside(_ surface: GlassSurfaceDrawing, _ hierarchy: GlassHierarchy? = nil) -> GlassSurroundings {
        copy(of: self) {
            $0.union = nil
            guard surface.isDrawn else { return }
            $0.isInsideSurface = true
            $0.hierarchy = hierarchy ?? $0.hierarchy
        }
    }

    func insideContainer(_ hierarchy: GlassHierarchy) -> GlassSurroundings {
        copy(of: self) { ($0.isInsideContainer, $0.hierarchy) = (true, hierarchy) }
    }
}

/// The views below a surface or a container, by what reaches it from them: preferences end where a presentation begins.
@MainActor final class GlassHierarchy: Hashable {
    /// Nil until they are known.
    fileprivate var members: Set<Namespace.ID>?

    nonisolated static func == (one: GlassHierarchy, other: GlassHierarchy) -> Bool { one === other }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct GlassMembersKey: PreferenceKey {
    static var defaultValue: Set<Namespace.ID> { [] }

    static func reduce(value: inout Set<Namespace.ID>, nextValue: () -> Set<Namespace.ID>) {
        value.formUnion(nextValue())
    }
}

/// Reads the surroundings of a view that are of its own hierarchy.
///
/// Until that is known they are believed: only what is presented is drawn twice when it appears.
@MainActor struct GlassPlace: DynamicProperty {
    @Environment(\.glassSurroundings) private var inherited
    @Namespace var id
    @State private var isElsewhere = false

    /// What the container draws a surface with that stands here: its union, or alone what lies behind the system's glass. A
    /// container draws its glass behind all that is in it.
    func union(of drawing: GlassSurfaceDrawing) -> GlassUnionID? {
        guard drawing.backdrop != .none || drawing.scrim != nil else { return nil }
        let isBehindGlass = drawing.systemGlass != nil && surroundings.isInsideContainer
        return surroundings.union ?? (isBehindGlass ? GlassUnionID(id: id, namespace: id) : nil)
    }

    var surroundings: GlassSurroundings { isElsewhere && !isMember ? GlassSurroundings() : inherited }

    /// Whether the view is of the hierarchy that its surroundings are of, as far as that is known.
    var isMember: Bool { inherited.hierarchy?.members?.contains(id) ?? true }
    fileprivate var isAsked: Bool { inherited.hierarchy != nil }

    fileprivate func appear() {
        if !isMember { isElsewhere = true }
    }
}

extension View {
    /// Makes this view a member of the hierarchy that it stands in.
    func standing(in place: GlassPlace) -> some View {
        transformPreference(GlassMembersKey.self) { [id = place.id, isAsked = place.isAsked] in
            if isAsked { $0.insert(id) }
        }
        .onAppear { place.appear() }
    }

    /// Lets views below find out that they are in a hierarchy, and gives them its surroundings.
    func glassHierarchy(
        _ hierarchy: GlassHierarchy,
        _ surroundings: GlassSurroundings,
        of id: Namespace.ID
    ) -> some View {
        environment(\.glassSurroundings, surroundings)
            .transformPreference(GlassMembersKey.self) { [id] in $0.insert(id) }
            .onPreferenceChange(GlassMembersKey.self) { [hierarchy] members in
                MainActor.assumeIsolated { hierarchy.members = members }
            }
    }
}
