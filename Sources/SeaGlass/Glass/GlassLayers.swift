import SwiftUI

/// A surface that its container draws as part of a union.
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
    /// Sets the color of labels. Without a color it sets no style, because any style, even the current one, would
    /// replace the accent color, red and gray of the controls inside.
    ///
    /// - Parameter hasColor: Whether the surface or the screen around it can set a label color. A change of this value
    ///   replaces the view.
    @ViewBuilder func labels(on drawing: GlassSurfaceDrawing, hasColor: Bool) -> some View {
        if hasColor { modifier(LabelColor(contrasting: drawing.contrastingLabel, label: drawing.label)) } else { self }
    }

    /// Sets the content's color scheme, and the material on which the system's label styles are vibrant.
    func onGlass(_ drawing: GlassSurfaceDrawing) -> some View {
        transformEnvironment(\.backgroundMaterial) { @Sendable [material = drawing.material] in
            if let material { $0 = material }
        }
        .appearance(of: drawing)
    }

    /// Declares a member of a union. SwiftUI calls the closure on any thread.
    nonisolated fileprivate func member(
        of union: GlassUnionID?,
        _ drawing: GlassSurfaceDrawing,
        _ shape: AnyShape
    ) -> some View {
        anchorPreference(key: GlassUnionKey.self, value: .bounds) { bounds in
            guard let union else { return [] }
            return [GlassUnionMember(union: union, drawing: drawing, shape: shape, bounds: bounds)]
        }
    }

    /// Sets the color scheme of a drawing that has one.
    nonisolated fileprivate func appearance(of drawing: GlassSurfaceDrawing) -> some View {
        transformEnvironment(\.colorScheme) { if let colorScheme = drawing.colorScheme { $0 = colorScheme } }
    }
}

/// Sets the label color of a prominent surface. Where no surface is drawn, it sets the color that contrasts with the
/// persistent background. The color is an optional value, since a branch would replace the content.
private struct LabelColor: ViewModifier {
    @Environment(\.self) private var environment
    let contrasting: ContrastingLabel?
    let label: SRGBColor?

    func body(content: Content) -> some View {
        let context = environment.screenContext
        let isOnBackground = context.glass.surface != .drawn && context.settings.contains(.foreground)
        content.foreground(
            over: isOnBackground ? environment.backgroundPalette : nil,
            or: contrasting?.resolve(in: environment) ?? label?.color,
            on: environment.deviceSettings
        )
    }
}

/// The layers of a surface, behind the system's glass, which samples them. SwiftUI can make them on any thread.
nonisolated struct GlassSurfaceLayers<Outline: Shape>: View {
    let drawing: GlassSurfaceDrawing
    let shape: Outline
    /// The union with which the container draws these layers; `nil` draws them here.
    var union: GlassUnionID?

    var body: some View {
        layers(of: union == nil ? drawing : GlassSurfaceDrawing(reference: drawing.reference))
            .member(of: union, drawing, AnyShape(shape))
            .contentShape(shape)
            .allowsHitTesting(drawing.takesTouches)
            .accessibilityHidden(true)
    }

    private func layers(of drawing: GlassSurfaceDrawing) -> some View {
        ZStack {
            shape.fill(backdrop(of: drawing))
            shape.fill(drawing.scrim?.color ?? .clear)
            shape.fill(drawing.tint ?? .clear)
            InnerOutline(outline: shape, inset: drawing.borderWidth / 2)
                .stroke(drawing.border?.color ?? .clear, lineWidth: drawing.borderWidth)
        }
        .appearance(of: drawing)
    }

    private func backdrop(of drawing: GlassSurfaceDrawing) -> AnyShapeStyle {
        switch drawing.backdrop {
        case .none: AnyShapeStyle(.clear)
        case .material(let thickness): AnyShapeStyle(thickness.material)
        case .fill(let color): AnyShapeStyle(color.color)
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

extension View {
    /// Puts the system's glass behind a view: Liquid Glass, or a plate on visionOS.
    ///
    /// The glass is never interactive, because an interactive effect takes the touches of the controls in the view.
    ///
    /// - Parameter glass: `nil` draws no glass. The modifier stays, so the view keeps its identity and the effect can
    ///   animate.
    @ViewBuilder func systemGlass(
        _ glass: GlassSurfaceDrawing.SystemGlass?,
        hasPlate: Bool = false,
        in shape: some Shape,
        on capabilities: PlatformCapabilities
    ) -> some View {
        #if !os(visionOS)
        if capabilities.liquidGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            glassEffect(Glass(glass), in: shape)
        } else {
            self
        }
        #else
        glassBackgroundEffect(
            in: RoundedRectangle(cornerRadius: 16, style: .continuous),
            displayMode: hasPlate ? .implicit : .never
        )
        #endif
    }
}

#if !os(visionOS)
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
extension Glass {
    init(_ glass: GlassSurfaceDrawing.SystemGlass?) {
        let variant: Glass =
            switch glass?.variant {
            case .regular: .regular
            case .clear: .clear
            case .identity, nil: .identity
            }
        self = variant.tint(glass?.tint)
    }
}
#endif
