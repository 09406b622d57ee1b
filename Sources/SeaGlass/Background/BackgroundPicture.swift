import SwiftUI

/// The picture of a persistent background.
enum BackgroundPicture: Equatable {
    case palette(BackgroundPalette)
    /// A custom view, over the system's background. Two custom views are never equal.
    case view(AnyView)

    var palette: BackgroundPalette? { if case .palette(let palette) = self { palette } else { nil } }

    var customView: AnyView? { if case .view(let view) = self { view } else { nil } }

    /// Returns the picture's view. A background never changes from a palette to a view or back, so the branch never
    /// changes.
    @MainActor @ViewBuilder func drawn(isPainted: Bool) -> some View {
        switch self {
        case .palette(let palette): PaletteBackground(palette, at: isPainted ? .behindScreens : .alone)
        case .view(let view): view
        }
    }

    static func == (one: BackgroundPicture, other: BackgroundPicture) -> Bool {
        if case (.palette(let one), .palette(let other)) = (one, other) { one == other } else { false }
    }
}

/// The background painted again behind a screen, or behind a column of a split view.
///
/// It shows the part of a vertical gradient that belongs behind the screen. Any other picture fills the screen.
///
/// The part depends on the layout of the background. The root screen is evaluated before that layout, so its picture is
/// evaluated again; a pushed screen has the part from the start. A named coordinate space would not help. It would
/// belong to an ancestor of both the screen and the background. Such an ancestor ends at the safe area, and the
/// background does not.
struct PaintedBackground: View {
    @Environment(\.backgroundPalette) private var palette
    @Environment(\.backgroundColorScheme) private var colorScheme
    @Environment(\.deviceSettings) private var device
    let background: BackgroundHandle

    var body: some View {
        picture
            .environment(\.colorScheme, colorScheme)
            .asBackdrop()
    }

    @ViewBuilder private var picture: some View {
        if let palette {
            palette.picture(
                at: .screen(of: background.model.verticalRange),
                on: copy(of: device) { $0.colorScheme = colorScheme }
            )
        } else {
            background.model.customView
        }
    }
}

extension View {
    /// Extends the view beyond the safe areas, and hides it from touches and assistive technologies.
    func asBackdrop() -> some View {
        ignoresSafeArea()
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

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
