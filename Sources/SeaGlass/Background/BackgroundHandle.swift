import SwiftUI

/// The persistent background around a view, for the screens in front of it. It stays the same while the background is there,
/// so a change of palette or view evaluates no screen.
package struct BackgroundHandle: Equatable {
    let model: BackgroundModel
    /// Whether each screen paints the background again behind itself, which never changes.
    let isPainted: Bool
    /// Whether the background is a palette, not a view of the app's own, which never changes.
    let hasPalette: Bool
    /// Whether a container hides the background, so that screens have to be transparent.
    let isAudited: Bool

    @MainActor var audit: BackgroundAudit? { isAudited ? model.audit : nil }

    package nonisolated static func == (one: BackgroundHandle, other: BackgroundHandle) -> Bool {
        one.model === other.model && one.isPainted == other.isPainted && one.hasPalette == other.hasPalette
            && one.isAudited == other.isAudited
    }
}

/// The palette and the style of a persistent background.
struct BackgroundPalette: Equatable {
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
    private struct BackgroundPaletteKey: EnvironmentKey {
        static var defaultValue: BackgroundPalette? { nil }
    }

    private struct BackgroundViewKey: EnvironmentKey {
        static var defaultValue: AnyView? { nil }
    }

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
