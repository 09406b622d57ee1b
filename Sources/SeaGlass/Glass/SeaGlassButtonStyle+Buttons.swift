import SwiftUI

extension SeaGlassButtonStyle: PrimitiveButtonStyle {
    /// Draws the button on its surface. SwiftUI calls this method.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GlassButton(style: self, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == SeaGlassButtonStyle {
    /// Draws every button and link in a view on a glass surface, in capsules.
    ///
    /// It works like `glassSurface` with a button style. Use it where a button style is asked for. A menu has this style
    /// only if its menu style is `.button`, and on macOS only with `glassSurface`.
    ///
    /// ```swift
    /// HStack {
    ///     Button("Back", systemImage: "backward.fill") { back() }
    ///     Button("Play", systemImage: "play.fill") { play() }
    /// }
    /// .buttonStyle(.seaGlass(.interactive))
    /// .glassContainer(spacing: 12)
    /// ```
    ///
    /// - Parameter style: The look of the buttons.
    /// - Returns: The button style.
    nonisolated public static func seaGlass(_ style: SeaGlassButtonStyle = .interactive) -> SeaGlassButtonStyle {
        style
    }

    /// Draws every button and link in a view on a glass surface, in any shape.
    ///
    /// ```swift
    /// Toolbar().buttonStyle(.seaGlass(.primaryButton, in: .circle))
    /// ```
    ///
    /// - Parameters:
    ///   - style: The look of the buttons.
    ///   - shape: The shape of each surface and of the button's hit area.
    /// - Returns: The button style.
    nonisolated public static func seaGlass(
        _ style: SeaGlassButtonStyle = .interactive,
        in shape: some Shape
    ) -> SeaGlassButtonStyle {
        style.shaped(as: shape)
    }
}
