import SwiftUI

extension View {
    /// Lets the glass surfaces inside this view share one container.
    ///
    /// Glass can't sample glass: put nearby surfaces in one container, which draws them together and lets them flow
    /// into each other. In nested containers, a surface flows only into surfaces of its innermost container.
    ///
    /// ```swift
    /// HStack(spacing: 12) {
    ///     Button("Back", systemImage: "backward.fill") { back() }.glassSurface(.interactive)
    ///     Button("Play", systemImage: "play.fill") { play() }.glassSurface(.interactive)
    /// }
    /// .glassContainer(spacing: 12)
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | adds a `GlassEffectContainer` |
    /// | older, visionOS | draws one background for each `glassUnion`; other surfaces share nothing |
    ///
    /// A sheet, popover or cover presented from inside a container inherits the container's environment, but is not in
    /// the container: give it `glassSheet`, a `persistentBackground` or another container. Otherwise the surfaces of
    /// the presentation rely on the outer container, which does not draw their layers: clear glass in the sheet has no
    /// scrim on version 26, and surfaces of a `glassUnion` have no background on earlier systems. In a scroll view, put
    /// the container inside, around the surfaces: a scroll view inside a container does not clip the layers that the
    /// container draws.
    ///
    /// - Parameter spacing: The distance at which two surfaces begin to flow into each other, in points; `nil` lets the
    ///   system choose.
    public func glassContainer(spacing: CGFloat? = nil) -> some View { modifier(GlassContainer(spacing: spacing)) }
}

private struct GlassContainer: ViewModifier {
    var surroundings = Surroundings()
    let spacing: CGFloat?

    func body(content: Content) -> some View {
        container(content.environment(\.screenContext, surroundings.changed { $0.glass.isInsideContainer = true }))
            .backgroundPreferenceValue(GlassUnionKey.self) { @Sendable in GlassUnionBackgrounds(members: $0) }
            // A container around this one must not draw the members again.
            .transformPreference(GlassUnionKey.self) { @Sendable in $0 = [] }
    }

    @ViewBuilder private func container(_ content: some View) -> some View {
        #if !os(visionOS)
        if surroundings.capabilities.liquidGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            GlassEffectContainer(spacing: spacing) { content }
        } else {
            content
        }
        #else
        content
        #endif
    }
}

/// The backgrounds of unions. The surfaces of a union that have the same style and shape share one background. SwiftUI
/// can create this view on any thread.
nonisolated private struct GlassUnionBackgrounds: View {
    private struct Group: Identifiable {
        struct ID: Hashable {
            let union: GlassUnionID
            /// The index of the group in its union.
            let number: Int
        }

        let id: ID
        var members: [GlassUnionMember]
    }

    let members: [GlassUnionMember]

    var body: some View {
        let groups = groups
        GeometryReader { geometry in
            ForEach(groups) { group in
                let frame = group.members.map { geometry[$0.bounds] }.reduce(CGRect.null) { $0.union($1) }
                GlassSurfaceLayers(drawing: group.members[0].drawing, shape: group.members[0].shape)
                    .frame(width: frame.width, height: frame.height)
                    .position(x: frame.midX, y: frame.midY)
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private var groups: [Group] {
        members.reduce(into: []) { groups, member in
            let ofUnion = groups.indices.filter { groups[$0].id.union == member.union }
            if let index = ofUnion.first(where: { groups[$0].members[0].looksLike(member) }) {
                groups[index].members.append(member)
            } else {
                groups.append(Group(id: Group.ID(union: member.union, number: ofUnion.count), members: [member]))
            }
        }
    }
}

extension GlassUnionMember {
    fileprivate func looksLike(_ other: GlassUnionMember) -> Bool {
        let sample = CGRect(x: 0, y: 0, width: 240, height: 100)
        return drawing == other.drawing && shape.path(in: sample) == other.shape.path(in: sample)
    }
}
