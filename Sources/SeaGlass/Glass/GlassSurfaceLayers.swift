import SwiftUI

extension GlassSurfaceDrawing {
    /// Returns the style of labels, the first that applies: the drawing's label color; red for a destructive role; the
    /// screen's label style if the surface is drawn; the current style.
    func labelStyle(of role: ButtonRole? = nil, on screen: ScreenSettings) -> AnyShapeStyle {
        guard let label else {
            return role == .destructive ? AnyShapeStyle(.red) : isDrawn ? screen.labelStyle : AnyShapeStyle(.foreground)
        }
        return contrastingLabel.map { AnyShapeStyle($0) } ?? AnyShapeStyle(label.color)
    }
}

extension View {
    /// Resets the color that contrasts with the persistent background, on a surface that is drawn.
    ///
    /// - Parameter isReset: Whether the screen sets such a color. A change of this value replaces the view.
    @ViewBuilder func automaticLabels(isReset: Bool) -> some View {
        if isReset { modifier(LabelColor()) } else { self }
    }

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

/// Sets the color that contrasts with the persistent background, or on a drawn surface each control's default. The color
/// is an optional value, since a branch would replace the content.
private struct LabelColor: ViewModifier {
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let isOnSurface = environment.screenContext.glass.surface == .drawn
        content.foreground(over: isOnSurface ? nil : environment.backgroundPalette, on: environment.deviceSettings)
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
