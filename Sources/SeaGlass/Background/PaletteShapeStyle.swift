import SwiftUI

/// A palette's gradient, from top to bottom over the system's own background and without a vignette, as a style of shapes
/// and container backgrounds.
///
/// Make one with `palette(_:)`:
///
/// ```swift
/// Circle().fill(.palette(.ocean))
/// ```
public struct PaletteShapeStyle: ShapeStyle {
    let palette: ColorPalette

    /// Resolves the palette for an appearance and the accessibility settings, as a persistent background does.
    ///
    /// - Parameter environment: What surrounds the shape.
    /// - Returns: The gradient.
    public func resolve(in environment: EnvironmentValues) -> LinearGradient {
        let style = PersistentBackgroundStyle.standard.vignette(nil)
        let recipe = environment.deviceSettings.recipe(palette: palette, style: style, isOverGlass: false)
        let stops = recipe.layer.map { Gradient.Stop(color: $0.color.color, location: $0.location) }
        return LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
    }
}

extension ShapeStyle where Self == PaletteShapeStyle {
    /// A palette's gradient, from top to bottom over the system's own background.
    ///
    /// It does the same on every system. On visionOS, where windows are glass, it lies over white in light appearance and
    /// over black in dark:
    ///
    /// ```swift
    /// ThreadRow(thread: thread)
    ///     .background(.palette(.ocean), in: .rect(cornerRadius: 16))
    /// ```
    ///
    /// It is no persistent background: it stands where the shape stands, and `contrastingForeground` does not follow it.
    ///
    /// - Parameter palette: The colors.
    /// - Returns: The style.
    public static func palette(_ palette: ColorPalette) -> PaletteShapeStyle { PaletteShapeStyle(palette: palette) }
}
