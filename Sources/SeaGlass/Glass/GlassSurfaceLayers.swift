import SwiftUI

extension GlassSurfaceDrawing {
    /// Returns the style of labels, the first that applies: the drawing's label color; red for a destructive role; the
    /// current style.
    func labelStyle(of role: ButtonRole? = nil) -> AnyShapeStyle {
        guard let label else { return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground) }
        return contrastingLabel.map { AnyShapeStyle($0) } ?? AnyShapeStyle(label.color)
    }
}

extension View {
    /// Sets the content's color scheme, and the material on which the system's label styles are vibrant.
    func onGlass(_ drawing: GlassSurfaceDrawing) -> some View {
        transformEnvironment(\.backgroundMaterial) { @Sendable [material = drawing.material] in
            if let material { $0 = material }
        }
        .appearance(of: drawing)
    }

    /// Sets the color scheme of a drawing that has one.
    nonisolated fileprivate func appearance(of drawing: GlassSurfaceDrawing) -> some View {
        transformEnvironment(\.colorScheme) { if let colorScheme = drawing.colorScheme { $0 = colorScheme } }
    }
}

/// The layers of a surface that has no glass. SwiftUI can make them on any thread.
nonisolated struct GlassSurfaceLayers<Outline: Shape>: View {
    let drawing: GlassSurfaceDrawing
    let shape: Outline

    var body: some View {
        ZStack {
            shape.fill(backdrop)
            shape.fill(drawing.scrim?.color ?? .clear)
            shape.fill(drawing.tint ?? .clear)
            InnerOutline(outline: shape, inset: drawing.borderWidth / 2)
                .stroke(drawing.border?.color ?? .clear, lineWidth: drawing.borderWidth)
        }
        .appearance(of: drawing)
        .contentShape(shape)
        .allowsHitTesting(drawing.takesTouches)
        .accessibilityHidden(true)
    }

    private var backdrop: AnyShapeStyle {
        switch drawing.backdrop {
        case .none: AnyShapeStyle(.clear)
        case .material(let thickness): AnyShapeStyle(thickness.material)
        case .fill(let color): AnyShapeStyle(color.color)
        case .color(let color): AnyShapeStyle(color)
        case .inheritedTint: AnyShapeStyle(.tint)
        }
    }
}

/// A shape inset by half of a border's width. A border on the shape's own outline would lie half outside the shape, and
/// clipping that half away would need offscreen rendering.
nonisolated private struct InnerOutline<Outline: Shape>: Shape {
    var outline: Outline
    let inset: CGFloat
    /// Animates the border together with the fills behind it.
    var animatableData: Outline.AnimatableData {
        get { outline.animatableData }
        set { outline.animatableData = newValue }
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { outline.layoutDirectionBehavior }

    func path(in rect: CGRect) -> Path {
        // A rectangle smaller than the inset would become `null`, whose origin is infinite. The outline may be an app's
        // shape, and converting an infinite number to an integer stops the process.
        outline.path(in: rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2)))
    }
}
