import SwiftUI

/// Draws a button with the system's glass where it can, with a surface of our own elsewhere.
///
/// The system's button styles have a capsule, a circle or a rounded rectangle; a button in another shape is ours, on
/// glass that is not interactive: an interactive effect takes the touches of the button it belongs to.
struct GlassButtonDrawing<Outline: Shape>: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let drawing: GlassSurfaceDrawing
    let shape: Outline

    func body(content: Content) -> some View {
        #if compiler(>=6.2) && !os(visionOS)
        if let glass = drawing.native, let border = shape.buttonBorder, capabilities.liquidGlass,
            #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        {
            content
                .modifier(SystemGlassButton(glass: glass, isConfigurable: capabilities.configurableGlassButtons))
                .buttonBorderShape(border)
                .background { GlassSurfaceLayers(drawing: drawing, shape: shape) }
        } else {
            content.buttonStyle(GlassSurfaceButtonStyle(drawing: drawing, shape: shape))
        }
        #else
        content.buttonStyle(GlassSurfaceButtonStyle(drawing: drawing, shape: shape))
        #endif
    }
}

#if compiler(>=6.2) && !os(visionOS)
/// The system's glass button styles: prominent for a filled button; with any glass from 26.1; before, a tint needs the
/// prominent style.
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
struct SystemGlassButton: ViewModifier {
    let glass: GlassSurfaceDrawing.NativeGlass
    let isConfigurable: Bool

    func body(content: Content) -> some View {
        if glass.isProminent {
            content.buttonStyle(.glassProminent).tint(glass.tint)
        } else if isConfigurable, #available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, *) {
            content.buttonStyle(.glass(Glass(glass)))
        } else if glass.tint != nil {
            content.buttonStyle(.glassProminent).tint(glass.tint)
        } else {
            content.buttonStyle(.glass)
        }
    }
}
#endif

extension Shape {
    /// The same shape as a border of the system's buttons, where there is one.
    var buttonBorder: ButtonBorderShape? {
        switch self {
        case let shape as GlassRoleShape:
            switch shape.outline {
            case .capsule: .capsule
            case .card: .roundedRectangle(radius: 16)
            }
        case is Capsule: .capsule
        case is Circle: .circle
        case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
            .roundedRectangle(radius: shape.cornerSize.width)
        default: nil
        }
    }
}
