import SwiftUI

extension EnvironmentValues {
    private struct BackgroundPaletteKey: EnvironmentKey { static var defaultValue: BackgroundPalette? { nil } }

    /// The palette of the persistent background around a view; `nil` also if the background is a custom view.
    ///
    /// It requires the handle of a palette in the screen context, so a presentation that resets the context also removes
    /// the palette.
    var backgroundPalette: BackgroundPalette? {
        get { screenContext.background?.kind == .palette ? self[BackgroundPaletteKey.self] : nil }
        set { self[BackgroundPaletteKey.self] = newValue }
    }

    /// The palette of the nearest persistent background around this view.
    ///
    /// `nil` without a persistent background, and over a custom view.
    ///
    /// ```swift
    /// struct PaletteName: View {
    ///     @Environment(\.colorPalette) private var palette
    ///
    ///     var body: some View { Text(palette?.name ?? "No palette") }
    /// }
    /// ```
    public var colorPalette: ColorPalette? { backgroundPalette?.palette }
}
