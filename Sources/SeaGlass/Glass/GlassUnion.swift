import SwiftUI

/// The union that a surface belongs to.
struct GlassUnionID: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// Makes the surfaces below a part of a union: the system's, or one background that the container draws.
struct GlassUnion<ID: Hashable & Sendable>: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let id: ID?
    let namespace: Namespace.ID

    func body(content: Content) -> some View {
        let members = content.transformEnvironment(\.glassSurroundings) { @Sendable [id, namespace] surroundings in
            // Nobody draws the union of surfaces that stand in no container, and in a surface there is none.
            guard surroundings.isInsideContainer, !surroundings.isInsideSurface else { return }
            surroundings.union = id.map { GlassUnionID(id: $0, namespace: namespace) }
        }
        #if !os(visionOS)
        if capabilities.liquidGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            members.glassEffectUnion(id: id, namespace: namespace)
        } else {
            members
        }
        #else
        members
        #endif
    }
}

/// The drawing, shape and place of a surface in a union.
struct GlassUnionMember {
    let union: GlassUnionID
    let drawing: GlassSurfaceDrawing
    let shape: AnyShape
    let bounds: Anchor<CGRect>
}

struct GlassUnionKey: PreferenceKey {
    static var defaultValue: [GlassUnionMember] { [] }

    static func reduce(value: inout [GlassUnionMember], nextValue: () -> [GlassUnionMember]) { value += nextValue() }
}

/// One background behind the surfaces of each union that have the same style and shape, made on any thread.
nonisolated struct GlassUnionBackgrounds: View {
    private struct Group: Identifiable {
        struct ID: Hashable {
            let union: GlassUnionID
            let drawing: GlassSurfaceDrawing
            /// Of those in one union and style, which differ in shape.
            let number: Int
        }

        let id: ID
        let shape: AnyShape
        var bounds: [Anchor<CGRect>]
    }

    let members: [GlassUnionMember]

    var body: some View {
        layers(of: groups)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }

    private func layers(of groups: [Group]) -> some View {
        GeometryReader { geometry in
            ForEach(groups) { group in
                let frame = group.bounds.map { geometry[$0] }.reduce(CGRect.null) { $0.union($1) }
                GlassSurfaceLayers(drawing: group.id.drawing, shape: group.shape)
                    .frame(width: frame.width, height: frame.height)
                    .position(x: frame.midX, y: frame.midY)
            }
        }
    }

    private var groups: [Group] {
        members.reduce(into: []) { groups, member in
            let alike = groups.indices.filter { index in
                groups[index].id.union == member.union && groups[index].id.drawing == member.drawing
            }
            if let index = alike.first(where: { groups[$0].shape.hasSameOutline(as: member.shape) }) {
                groups[index].bounds.append(member.bounds)
            } else {
                let id = Group.ID(union: member.union, drawing: member.drawing, number: alike.count)
                groups.append(Group(id: id, shape: member.shape, bounds: [member.bounds]))
            }
        }
    }
}

extension AnyShape {
    fileprivate func hasSameOutline(as other: AnyShape) -> Bool {
        let sample = CGRect(x: 0, y: 0, width: 240, height: 100)
        return path(in: sample) == other.path(in: sample)
    }
}
