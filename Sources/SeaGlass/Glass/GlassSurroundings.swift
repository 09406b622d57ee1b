import SwiftUI

/// The surface, the container and the union around a view.
struct GlassSurroundings: Hashable {
    /// Glass can't sample glass: a surface in another is a plain fill.
    var isInsideSurface = false
    var isInsideContainer = false
    /// The union that surfaces belong to, which draws them unless they are the system's.
    var union: GlassUnionID?
    /// The hierarchy in which this holds. A sheet, a popover or a cover inherits the environment, and is not in it.
    fileprivate var hierarchy: GlassHierarchy?

    /// Returns the surroundings of the content of a surface: nested where the surface is drawn, and in no union.
    ///
    /// - Parameter hierarchy: The surface's own; nil keeps the hierarchy around.
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

/// A surface, a button or a container, as the hierarchies around it know it.
private struct GlassMember: Hashable {
    let id: Namespace.ID
    let isElsewhere: Binding<Bool>

    static func == (one: GlassMember, other: GlassMember) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The members below a surface or a container, found by a preference: preferences end where a presentation begins.
///
/// SwiftUI reads preferences on other threads too.
final class GlassHierarchy: Hashable, Sendable {
    /// Nil until they are known.
    private let members = Locked<Set<Namespace.ID>?>(nil)

    fileprivate func contains(_ id: Namespace.ID) -> Bool? { members.withLock { $0?.contains(id) } }

    /// Sets the members, and corrects those that appeared before their preference arrived: all but the one whose hierarchy
    /// this is, which is a member so that the preference is never empty, and may be elsewhere in another.
    fileprivate func update(_ members: Set<GlassMember>, of own: Namespace.ID) {
        let ids = Set(members.map(\.id))
        let known = self.members.withLock { known in
            defer { known = ids }
            return known ?? []
        }
        let new = members.filter { $0.id != own && !known.contains($0.id) && $0.isElsewhere.wrappedValue }
        for member in new { member.isElsewhere.wrappedValue = false }
    }

    static func == (one: GlassHierarchy, other: GlassHierarchy) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct GlassMembersKey: PreferenceKey {
    static var defaultValue: Set<GlassMember> { [] }

    static func reduce(value: inout Set<GlassMember>, nextValue: () -> Set<GlassMember>) {
        value.formUnion(nextValue())
    }
}

/// Reads the surroundings of a view that are in its own hierarchy.
///
/// It takes what it inherits for its own until it appears. A wrong answer costs a drawing and never state: no structure
/// depends on it.
@MainActor struct GlassPlace: DynamicProperty {
    @Environment(\.glassSurroundings) private var inherited
    @Namespace fileprivate var id
    @State private var isElsewhere = false

    var surroundings: GlassSurroundings { isElsewhere ? GlassSurroundings() : inherited }

    /// Whether the view is in the hierarchy of the surroundings it inherits, as far as that is known.
    var isMember: Bool { hierarchy?.contains(id) ?? true }

    fileprivate var hierarchy: GlassHierarchy? { inherited.hierarchy }
    fileprivate var member: GlassMember { GlassMember(id: id, isElsewhere: $isElsewhere) }

    fileprivate func settle() {
        if isElsewhere == isMember { isElsewhere.toggle() }
    }

    /// Returns the union with which the container draws a surface: that around it, or one of its own for layers behind the
    /// system's glass, which a container draws behind all its content.
    ///
    /// Layers in the inherited tint stay in place, where it is inherited.
    func union(of drawing: GlassSurfaceDrawing) -> GlassUnionID? {
        guard drawing.backdrop != .none || drawing.scrim != nil, drawing.backdrop != .inheritedTint else { return nil }
        let isBehindGlass = drawing.systemGlass != nil && surroundings.isInsideContainer
        return surroundings.union ?? (isBehindGlass ? GlassUnionID(id: id, namespace: id) : nil)
    }
}

extension View {
    /// Makes this view a member of the hierarchy around it.
    func standing(in place: GlassPlace) -> some View {
        member(place.hierarchy == nil ? nil : place.member)
            .onChange(of: place.hierarchy, initial: true) { place.settle() }
    }

    /// Gives the views below their surroundings, and finds those that are in the hierarchy.
    func glassHierarchy(
        _ hierarchy: GlassHierarchy,
        _ surroundings: GlassSurroundings,
        of place: GlassPlace
    ) -> some View {
        environment(\.glassSurroundings, surroundings)
            .member(place.member)
            .onPreferenceChange(GlassMembersKey.self) { @Sendable [hierarchy, own = place.id] in
                hierarchy.update($0, of: own)
            }
    }

    nonisolated fileprivate func member(_ member: GlassMember?) -> some View {
        transformPreference(GlassMembersKey.self) { if let member { $0.insert(member) } }
    }
}

/// Reads the context of a surface from the environment.
@MainActor struct GlassSettings: DynamicProperty {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.glassRendering) private var rendering
    private(set) var place = GlassPlace()
    @Environment(\.screenSettings) var screen
    @Environment(\.paletteBehind) private var background
    private var settings = DeviceSettings()

    var surroundings: GlassSurroundings { place.surroundings }

    /// Whether the system's glass buttons, which take any glass from 26.1 on, draw the buttons. On tvOS they do not: a style
    /// gives the label a contrasting color with the focus, but not under a color that is set, and layers of ours stay behind.
    var hasGlassButtons: Bool {
        #if os(tvOS)
        false
        #else
        capabilities.configurableGlassButtons && rendering == .automatic
        #endif
    }

    /// Whether the system's bordered buttons draw the buttons: where the app wants it so, and where a button of ours would
    /// lack the effect of a remote's focus, or the width of buttons on a watch.
    var hasBorderedButtons: Bool {
        #if os(tvOS) || os(watchOS)
        true
        #else
        rendering == .bordered
        #endif
    }

    /// Resolves a style where it stands.
    ///
    /// - Parameters:
    ///   - isPlate: Whether the surface can be a plate: it is no control, and has the shape of its style.
    ///   - isDestructive: Whether it is that of a destructive button.
    func drawing(
        of style: GlassSurfaceStyle,
        isPlate: Bool = false,
        isDestructive: Bool = false
    ) -> GlassSurfaceDrawing {
        var context = GlassSurfaceContext()
        context.hasLiquidGlass = capabilities.liquidGlass
        context.hasPlates = capabilities.glassPlates && isPlate
        context.rendering = rendering
        context.colorScheme = settings.colorScheme
        context.contrast = settings.contrast
        context.reduceTransparency = settings.reduceTransparency
        context.isNested = surroundings.isInsideSurface
        context.isDestructive = isDestructive
        if style.variant == .clear { context.background = background.map(settings.recipe(of:)) }
        return style.resolved(in: context)
    }
}

extension EnvironmentValues {
    private struct GlassSurroundingsKey: EnvironmentKey {
        static var defaultValue: GlassSurroundings { GlassSurroundings() }
    }

    var glassSurroundings: GlassSurroundings {
        get { self[GlassSurroundingsKey.self] }
        set { self[GlassSurroundingsKey.self] = newValue }
    }
}
