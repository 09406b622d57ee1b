import SwiftUI

/// A surface behind a view that is no control. Which layers there are never changes, only what they are filled with.
struct GlassSurface<Outline: Shape>: ViewModifier {
    @State var hasControls = false
    var settings = GlassSettings()
    let style: GlassSurfaceStyle
    let shape: Outline
    let isEnabled: Bool
    let site: DeclarationSite

    func body(content: Content) -> some View {
        let drawing = drawing
        content
            .transformEnvironment(\.glassSurroundings) { $0.enter(drawing) }
            .modifier(GlassControlSearch(hasControls: $hasControls))
            .clipShape(shape)
            .modifier(SystemGlassEffect(glass: drawing.systemGlass, hasPlate: drawing.hasPlate, shape: shape))
            .background { GlassSurfaceLayers(drawing: drawing, shape: shape) }
            .reportsNestedGlass(settings.surroundings.isInsideSurface && drawing.isDrawn, at: site)
            .reportsGlassOverControls(hasControls && isEnabled && style.isInteractive, at: site)
    }

    private var drawing: GlassSurfaceDrawing {
        let style = isEnabled ? style : .identity
        return settings.drawing(
            of: hasControls ? style.interactive(false) : style,
            isPlate: shape is GlassSurfaceStyle.Outline
        )
    }
}

/// The layers of a surface, behind everything: the system's glass samples them.
struct GlassSurfaceLayers<Outline: Shape>: View {
    @Environment(\.displayScale) private var displayScale
    @Environment(\.glassSurroundings) private var surroundings
    let drawing: GlassSurfaceDrawing
    let shape: Outline

    var body: some View {
        let union = drawing.backdrop == .none ? nil : surroundings.union
        layers(of: union == nil ? drawing : GlassSurfaceDrawing(reference: drawing.reference))
            .anchorPreference(key: GlassUnionKey.self, value: .bounds) { bounds in
                guard let union else { return [] }
                return [GlassUnionMember(union: union, drawing: drawing, shape: AnyShape(shape), bounds: bounds)]
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }

    private func layers(of drawing: GlassSurfaceDrawing) -> some View {
        ZStack {
            shape.fill(backdrop(of: drawing))
                .shadow(
                    color: .black.opacity(drawing.shadow?.opacity ?? 0),
                    radius: drawing.shadow?.radius ?? 0,
                    y: drawing.shadow?.y ?? 0
                )
            shape.fill(drawing.scrim?.color ?? .clear)
            shape.fill(drawing.tint?.color ?? .clear)
            // Half of a stroke lies outside: one pixel of two is left.
            shape.stroke(drawing.border?.color ?? .clear, lineWidth: 2 / displayScale)
                .clipShape(shape)
        }
    }

    private func backdrop(of drawing: GlassSurfaceDrawing) -> AnyShapeStyle {
        switch drawing.backdrop {
        case .none: AnyShapeStyle(.clear)
        case .ultraThinMaterial: AnyShapeStyle(.ultraThinMaterial)
        case .regularMaterial: AnyShapeStyle(.regularMaterial)
        case .fill(let color): AnyShapeStyle(color.color)
        }
    }
}
