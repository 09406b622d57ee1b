import SwiftUI

/// The persistent background in force, as the views over it see it.
struct PersistentBackgroundContext {
    /// Nil under a background that is a view of the app's own.
    let palette: ColorPalette?
    let style: PersistentBackgroundStyle
    /// The background once more, for the screens of a system whose containers can't be made transparent.
    let repainted: AnyView?
    /// Nil where no container hides anything.
    let audit: BackgroundAudit?
}

extension EnvironmentValues {
    private struct PersistentBackgroundKey: EnvironmentKey {
        static var defaultValue: PersistentBackgroundContext? { nil }
    }

    var persistentBackground: PersistentBackgroundContext? {
        get { self[PersistentBackgroundKey.self] }
        set { self[PersistentBackgroundKey.self] = newValue }
    }

    /// Whether a persistent background stands behind this view.
    package var hasPersistentBackground: Bool { persistentBackground != nil }

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
    public var colorPalette: ColorPalette? { persistentBackground?.palette }
}
