import SwiftUI

/// Glass of the system's behind a view: Liquid Glass, or a plate on visionOS.
struct SystemGlassEffect<Outline: Shape>: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    /// Nil is no glass: the modifier stays, so that the view keeps its identity and the effect can be animated.
    let glass: GlassSurfaceDrawing.SystemGlass?
    let hasPlate: Bool
    let shape: Outline

    func body(content: Content) -> some View {
        #if compiler(>=6.2) && !os(visionOS)
        if capabilities.liquidGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            content.glassEffect(Glass(glass), in: shape)
        } else {
            content
        }
        #elseif os(visionOS)
        content.glassBackgroundEffect(
            in: RoundedRectangle(cornerRadius: 16, style: .continuous),
            displayMode: hasPlate ? .always : .never
        )
        #else
        content
        #endif
    }
}

#if compiler(>=6.2) && !os(visionOS)
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
