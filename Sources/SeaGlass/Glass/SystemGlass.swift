import SwiftUI

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
            in: RoundedRectangle(cornerRadius: GlassSurfaceStyle.cardRadius, style: .continuous),
            // Most windows are plates, and on a plate `.implicit` would draw nothing.
            displayMode: hasPlate ? .always : .never
        )
        #endif
    }
}

#if !os(visionOS)
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
extension Glass {
    init(_ glass: GlassSurfaceDrawing.SystemGlass?) {
        guard let glass else {
            self = .identity
            return
        }
        self = (glass.isClear ? Glass.clear : .regular).tint(glass.tint)
    }
}
#endif
