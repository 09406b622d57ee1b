import SwiftUI

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

extension GlassSurfaceDrawing {
    /// Returns the style of labels, for which the style of the surface or of the screen around has a color.
    func labelStyle(of role: ButtonRole? = nil, on screen: ScreenSettings) -> AnyShapeStyle {
        guard let label else {
            return role == .destructive ? AnyShapeStyle(.red) : isDrawn ? screen.labelStyle : AnyShapeStyle(.foreground)
        }
        return contrastingLabel.map { AnyShapeStyle($0) } ?? AnyShapeStyle(label.color)
    }
}

extension View {
    /// Sets the color of labels where there is one. A style that is set, the current one too, takes accent, red and gray from
    /// each control below.
    ///
    /// - Parameter hasColor: Whether the surface or the screen around has a color. Another value makes the view anew.
    @ViewBuilder func labels(on drawing: GlassSurfaceDrawing, hasColor: Bool) -> some View {
        if hasColor { modifier(LabelColor(contrasting: drawing.contrastingLabel, label: drawing.label)) } else { self }
    }

    /// Sets the material that labels lie on, for which the system's label styles are vibrant, and their appearance.
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

    /// Sets the appearance of a drawing that has one of its own.
    nonisolated fileprivate func appearance(of drawing: GlassSurfaceDrawing) -> some View {
        transformEnvironment(\.colorScheme) { if let colorScheme = drawing.colorScheme { $0 = colorScheme } }
    }
}

/// Sets the label color of a prominent surface; where no surface is drawn, the color by contrast of the screen around; else
/// none. A color is stored as an optional value, so its absence needs no branch, which would make the content anew.
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

/// The layers of a surface, behind everything: the system's glass samples them. They are made on any thread.
nonisolated struct GlassSurfaceLayers<Outline: Shape>: View {
    let drawing: GlassSurfaceDrawing
    let shape: Outline
    /// The union that the container draws these layers with; nil draws them here.
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
            shape.fill(drawing.scrim ?? GlassScrim())
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

/// A shape inside of another. Half of a line lies outside of its path, and a clipped line would be drawn off screen.
nonisolated private struct InnerOutline<Outline: Shape>: Shape {
    var outline: Outline
    let inset: CGFloat
    /// The fills behind the border animate by themselves.
    var animatableData: Outline.AnimatableData {
        get { outline.animatableData }
        set { outline.animatableData = newValue }
    }

    func path(in rect: CGRect) -> Path { outline.path(in: rect.insetBy(dx: inset, dy: inset)) }
}

extension View {
    /// Puts glass of the system's behind a view: Liquid Glass, or a plate on visionOS.
    ///
    /// - Parameter glass: `nil` is no glass: the modifier stays, so that the view keeps its identity and the effect can be
    ///   animated.
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
        self = variant.tint(glass?.tint).interactive(glass?.isInteractive ?? false)
    }
}
#endif
