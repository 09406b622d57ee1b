import SwiftUI

/// The palette and the style of a persistent background.
struct BackgroundPalette: Equatable {
    let palette: ColorPalette
    let style: PersistentBackgroundStyle
    /// The animation from one palette to another.
    let animation: Animation?
}

/// The picture of a persistent background.
enum BackgroundPicture: Equatable {
    case palette(BackgroundPalette)
    /// A view of the app's own, for screens to paint. Nothing can compare it.
    case view(AnyView)

    static func == (one: BackgroundPicture, other: BackgroundPicture) -> Bool {
        if case (.palette(let one), .palette(let other)) = (one, other) { one == other } else { false }
    }
}

extension EnvironmentValues {
    private struct BackgroundPictureKey: EnvironmentKey { static var defaultValue: BackgroundPicture? { nil } }

    /// The picture of the persistent background around a view; `nil` also where it is a view that no screen paints.
    var backgroundPicture: BackgroundPicture? {
        get { self[BackgroundPictureKey.self] }
        set { self[BackgroundPictureKey.self] = newValue }
    }

    /// The palette of the persistent background around a view; `nil` also where the background is a view of the app's own.
    ///
    /// Without a handle of a background in the screen context there is none, so a presentation ends both at once.
    var backgroundPalette: BackgroundPalette? {
        if screenContext.background != nil, case .palette(let palette) = backgroundPicture { palette } else { nil }
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
