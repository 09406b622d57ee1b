import SwiftUI

/// A style for shapes and container backgrounds: a palette's gradient from top to bottom, over the system's background
/// and without a vignette.
///
/// Make one with `palette(_:)`:
///
/// ```swift
/// Circle().fill(.palette(.ocean))
/// ```
///
/// Layer: atom, <doc:Palettes>.
public struct PaletteShapeStyle: ShapeStyle {
    let palette: ColorPalette

    /// Resolves the palette for the appearance and the accessibility settings of a persistent background.
    ///
    /// In front of a persistent background of the same palette the appearance is that of the background, whichever color
    /// scheme the app sets for the screens. Otherwise it is the appearance of the shape.
    ///
    /// - Parameter environment: The environment of the shape.
    /// - Returns: The gradient.
    public func resolve(in environment: EnvironmentValues) -> LinearGradient {
        let isRepeated = environment.colorPalette == palette
        let environment = copy(of: environment) { if isRepeated { $0.colorScheme = $0.backgroundColorScheme } }
        let style = PersistentBackgroundStyle.standard.vignette(nil)
        let recipe = environment.deviceSettings.recipe(palette: palette, style: style, isOverGlass: false)
        let stops = recipe.layer.map { Gradient.Stop(color: $0.color.color, location: $0.location) }
        return LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
    }
}

extension ShapeStyle where Self == PaletteShapeStyle {
    /// A palette's gradient, from top to bottom over the system's background.
    ///
    /// The style works on every system. On visionOS, where windows are glass, the gradient lies over white in
    /// light appearance and over black in dark.
    ///
    /// ```swift
    /// ThreadRow(thread: thread)
    ///     .background(.palette(.ocean), in: .rect(cornerRadius: 16))
    /// ```
    ///
    /// Unlike a persistent background, the style fills only its shape, and screens don't show it.
    ///
    /// - Parameter palette: The colors.
    /// - Returns: The style.
    public static func palette(_ palette: ColorPalette) -> PaletteShapeStyle { PaletteShapeStyle(palette: palette) }
}
