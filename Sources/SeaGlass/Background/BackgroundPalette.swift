import SwiftUI

/// The palette and the style of a persistent background.
struct BackgroundPalette: Equatable {
    let palette: ColorPalette
    let style: PersistentBackgroundStyle
    /// The animation from one palette to another.
    let animation: Animation?
}

extension EnvironmentValues {
    private struct BackgroundPaletteKey: EnvironmentKey { static var defaultValue: BackgroundPalette? { nil } }

    private struct BackgroundViewKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

    /// The palette of the persistent background around a view; `nil` also where the background is a view of the app's own.
    ///
    /// Without a handle of a background in the screen context there is none, so a presentation ends both at once.
    var backgroundPalette: BackgroundPalette? {
        get { screenContext.background == nil ? nil : self[BackgroundPaletteKey.self] }
        set { self[BackgroundPaletteKey.self] = newValue }
    }

    /// A background that is a view of the app's own, for screens to paint. Nothing can compare it.
    var backgroundView: AnyView? {
        get { self[BackgroundViewKey.self] }
        set { self[BackgroundViewKey.self] = newValue }
    }

    /// The palette of the nearest persistent background around this view.
    ///
    /// `nil` where there is none, and where it is a view of the app's own.
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
