import SwiftUI

/// The palette and the style of a persistent background.
struct BackgroundPalette: Equatable {
    let palette: ColorPalette
    let style: PersistentBackgroundStyle
    let animation: Animation?
}

/// The picture of a persistent background.
enum BackgroundPicture: Equatable {
    case palette(BackgroundPalette)
    /// A custom view for screens to paint. It is never equal to another.
    case view(AnyView)

    static func == (one: BackgroundPicture, other: BackgroundPicture) -> Bool {
        if case (.palette(let one), .palette(let other)) = (one, other) { one == other } else { false }
    }
}

extension EnvironmentValues {
    private struct BackgroundPictureKey: EnvironmentKey { static var defaultValue: BackgroundPicture? { nil } }

    /// The picture of the persistent background around a view; `nil` also for a custom view that no screen paints.
    var backgroundPicture: BackgroundPicture? {
        get { self[BackgroundPictureKey.self] }
        set { self[BackgroundPictureKey.self] = newValue }
    }

    /// The palette of the persistent background around a view; `nil` also if the background is a custom view.
    ///
    /// It requires a handle in the screen context, so a presentation that resets the context also ends the palette.
    var backgroundPalette: BackgroundPalette? {
        if screenContext.background != nil, case .palette(let palette) = backgroundPicture { palette } else { nil }
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
