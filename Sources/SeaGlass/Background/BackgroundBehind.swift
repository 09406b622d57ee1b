import SwiftUI

/// The persistent background behind a view, for the screens in front of it. It stays the same while the background is, so a
/// change of palette or view evaluates no screen.
package struct BackgroundBehind {
    let model: BackgroundModel
    /// Whether each screen paints the background again behind itself, which never changes.
    let isPainted: Bool
    /// Nil where no container hides anything.
    let audit: BackgroundAudit?
}

/// The palette and the style of the persistent background behind a view.
struct PaletteBehind: Equatable {
    let palette: ColorPalette
    let style: PersistentBackgroundStyle
    /// The animation from one palette to another.
    let animation: Animation?
}

/// State that a persistent background and the screens in front of it share while the background is there.
@MainActor @Observable final class BackgroundModel {
    /// The background's frame in its window, for screens that paint it again; `nil` before the first layout.
    var frame: CGRect?
    @ObservationIgnored let audit = BackgroundAudit()
}

extension EnvironmentValues {
    private struct BackgroundBehindKey: EnvironmentKey {
        static var defaultValue: BackgroundBehind? { nil }
    }

    private struct PaletteBehindKey: EnvironmentKey {
        static var defaultValue: PaletteBehind? { nil }
    }

    private struct ViewBehindKey: EnvironmentKey {
        static var defaultValue: AnyView? { nil }
    }

    /// Nil where no persistent background stands behind a view.
    package var backgroundBehind: BackgroundBehind? {
        get { self[BackgroundBehindKey.self] }
        set { self[BackgroundBehindKey.self] = newValue }
    }

    /// Nil also where the background is a view of the app's own.
    var paletteBehind: PaletteBehind? {
        get { self[PaletteBehindKey.self] }
        set { self[PaletteBehindKey.self] = newValue }
    }

    /// A background that is a view of the app's own, for screens to paint. Nothing can compare it.
    var viewBehind: AnyView? {
        get { self[ViewBehindKey.self] }
        set { self[ViewBehindKey.self] = newValue }
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
    public var colorPalette: ColorPalette? { paletteBehind?.palette }
}
