import SeaGlass
import SwiftUI

/// Every style of a surface, over a picture.
struct SurfacePreview: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                surface("Regular", .regular)
                surface("Clear", .clear)
                surface("Identity", .identity)
                surface("Card", .card)
                surface("Tinted", .regular.tint(.blue))
                surface("Tinted and clear", .clear.tint(.orange))
                surface("Thin before version 26", .regular.fallback(.thin))
                surface("Gray before version 26", .regular.fallback(Color.gray.opacity(0.2)))
                Image(systemName: "drop").padding(20).glassSurface(in: .circle)
            }
            .padding()
        }
        .background { DunesScene() }
    }

    private func surface(_ name: LocalizedStringKey, _ style: GlassSurfaceStyle) -> some View {
        Text(name).padding().glassSurface(style)
    }
}

/// A surface inside another, drawn as a plain fill.
struct NestedSurfacePreview: View {
    var body: some View {
        VStack(spacing: 12) {
            Text("Outside")
            Text("Inside").padding().glassSurface(.regular.tint(.blue))
        }
        .padding(24)
        .glassSurface(.card)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { DunesScene() }
    }
}

/// Surfaces that morph in a container, and surfaces joined into one.
struct MorphingPreview: View {
    var transition = GlassSurfaceTransition.matchedGeometry
    @State private var isExpanded = false
    @Namespace private var tools

    var body: some View {
        VStack(spacing: 40) {
            HStack(spacing: 12) {
                Button("More", systemImage: "drop") { withAnimation { isExpanded.toggle() } }
                    .glassSurface(.interactive)
                    .glassIdentity("more", in: tools)
                if isExpanded {
                    Button("Bell", systemImage: "bell") {}
                        .glassSurface(.interactive)
                        .glassIdentity("bell", in: tools)
                        .glassTransition(transition)
                }
            }
            .glassContainer(spacing: 12)
            HStack(spacing: 0) {
                Image(systemName: "bell").padding().glassSurface().glassUnion("tools", in: tools)
                Image(systemName: "envelope").padding().glassSurface().glassUnion("tools", in: tools)
            }
            .glassContainer()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { DunesScene() }
    }
}

#if canImport(DeveloperToolsSupport)
#Preview("Surfaces") { SurfacePreview() }
#Preview("Surfaces, dark") { SurfacePreview().preferredColorScheme(.dark) }
#Preview("Surfaces, materials") { SurfacePreview().glassRendering(.material) }
#Preview("Surfaces, opaque") { SurfacePreview().glassRendering(.opaque) }
#Preview("Surfaces, iOS 18") { SurfacePreview().environment(\.platformCapabilities, .iOS18) }
#Preview("A surface in a surface") { NestedSurfacePreview() }
#Preview("Morphing") { MorphingPreview() }
#Preview("Materializing") { MorphingPreview(transition: .materialize) }
#Preview("No transition") { MorphingPreview(transition: .identity) }
#Preview("Morphing, iOS 18") { MorphingPreview().environment(\.platformCapabilities, .iOS18) }
#endif
