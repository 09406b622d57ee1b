import SwiftUI

/// A button on its surface, drawn by one of the system's styles or by `GlassButtonLabel`.
struct GlassButton: View {
    var resolver = GlassResolver()
    let style: SeaGlassButtonStyle
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View {
        let drawing = resolver.buttonDrawing(of: style)
        if let border = style.shape.border, drawing != .surface {
            // The stack keeps the transition of a branch inside, and gives the button the app's transition.
            HStack { button.glassButtonStyle(drawing, of: style, role: configuration.role, in: resolver) }
                .buttonBorderShape(border)
        } else {
            Button(configuration).buttonStyle(GlassSurfaceButtonStyle(style: style))
        }
    }

    /// The button, with a label as wide as its room on tvOS before `buttonSizing`. On watchOS each bordered button is.
    @ViewBuilder private var button: some View {
        #if os(tvOS)
        if style.sizing == .flexible && !resolver.capabilities.buttonSizing {
            Button(role: configuration.role) {
                configuration.trigger()
            } label: {
                HStack { configuration.label }.frame(maxWidth: .infinity)
            }
        } else {
            Button(configuration)
        }
        #else
        Button(configuration)
        #endif
    }
}

extension View {
    /// Styles the buttons, menus and links in a view.
    nonisolated func glassButtons(_ style: SeaGlassButtonStyle) -> some View {
        #if os(watchOS)
        buttonStyle(style)
        #elseif os(macOS)
        menuStyle(GlassMenuStyle(style: style)).buttonStyle(style)
        #else
        menuStyle(.button).buttonStyle(style)
        #endif
    }

    /// Styles a button or a menu with one of the system's styles. Each branch depends on values that are constant for
    /// most buttons, and a change replaces only the button's label.
    ///
    /// - Parameter drawing: Not `surface`.
    @MainActor func glassButtonStyle(
        _ drawing: GlassButtonDrawing,
        of style: SeaGlassButtonStyle,
        role: ButtonRole?,
        in resolver: GlassResolver
    ) -> some View {
        let surface = resolver.drawing(
            of: style.surface,
            isPrimary: style.isPrimary,
            isDestructive: role == .destructive
        )
        return customGlassButtonStyle(drawing, of: style, on: surface, role: role, in: resolver)
            .sized(as: style.sizing, in: resolver)
            .environment(\.screenContext, resolver.context(inside: surface))
    }

    @MainActor @ViewBuilder private func customGlassButtonStyle(
        _ drawing: GlassButtonDrawing,
        of style: SeaGlassButtonStyle,
        on surface: GlassSurfaceDrawing,
        role: ButtonRole?,
        in resolver: GlassResolver
    ) -> some View {
        #if os(visionOS)
        systemButtonStyle(drawing, of: style, role: role, in: resolver)
        #else
        if drawing == .glass, #available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, *) {
            buttonStyle(.glass(Glass(surface.systemGlass).interactive())).onGlass(surface)
        } else {
            systemButtonStyle(drawing, of: style, role: role, in: resolver)
        }
        #endif
    }

    @MainActor private func systemButtonStyle(
        _ drawing: GlassButtonDrawing,
        of style: SeaGlassButtonStyle,
        role: ButtonRole?,
        in resolver: GlassResolver
    ) -> some View {
        let isRed = role == .destructive && style.isPrimary
        // The system's red has the system's label.
        let label = isRed || !style.isPrimary ? nil : style.surface.tintColor
        return systemButtonStyle(drawing)
            .legible(on: label, in: resolver)
            .tinted(isRed ? .red : style.surface.tintColor)
    }

    @ViewBuilder private func systemButtonStyle(_ drawing: GlassButtonDrawing) -> some View {
        if drawing == .border || drawing == .glass {
            buttonStyle(.bordered)
        } else {
            #if os(visionOS)
            buttonStyle(.borderedProminent)
            #else
            if drawing == .prominentGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
                buttonStyle(.glassProminent)
            } else {
                buttonStyle(.borderedProminent)
            }
            #endif
        }
    }

    /// Sets the tint of a style; `nil` keeps the inherited tint. That tint can't be read, and `tint(nil)` would reset
    /// it. The transition is `.identity`, because the default transition of a branch would fade the glass.
    @ViewBuilder private func tinted(_ color: Color?) -> some View {
        if let color { tint(color).transition(.identity) } else { transition(.identity) }
    }

    /// Gives a label on a tint a color that contrasts with the tint. The tint comes and goes with that of the style.
    @MainActor @ViewBuilder private func legible(on tint: Color?, in resolver: GlassResolver) -> some View {
        #if os(tvOS)
        // With the focus the system draws the button white, with a black label.
        self
        #else
        if let tint {
            let label = ContrastingLabel(tint: tint, base: resolver.secondaryBackground)
            foregroundStyle(TintedButtonLabel(label: label)).transition(.identity)
        } else {
            transition(.identity)
        }
        #endif
    }

    /// Sets the sizing of the system's buttons. A sizing that the app has set stays.
    @MainActor @ViewBuilder private func sized(as sizing: SeaGlassButtonStyle.Sizing, in resolver: GlassResolver)
        -> some View
    {
        if resolver.capabilities.buttonSizing, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            buttonSizing(sizing == .flexible ? .flexible : resolver.buttonWidth.sizing)
        } else {
            self
        }
    }
}
