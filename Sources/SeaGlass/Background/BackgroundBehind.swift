import SwiftUI

/// The persistent background behind a view, as far as the screens in front of it have to know it. It is equal for as long
/// as the background is the same one: a palette that changes evaluates nothing of a screen.
package struct BackgroundBehind: Equatable {
    package let model: BackgroundModel
    /// Whether each screen paints the background again behind itself, which never changes.
    let isPainted: Bool
    /// What screens paint where it is no palette: a view of the app's own, which nothing can compare.
    let view: AnyView?
    /// Nil where no container hides anything.
    let audit: BackgroundAudit?

    package static func == (one: BackgroundBehind, two: BackgroundBehind) -> Bool {
        one.model === two.model && one.isPainted == two.isPainted && one.view == nil && two.view == nil
            && one.audit === two.audit
    }
}

/// The palette of the persistent background behind a view, and how it is drawn.
struct PaletteBehind: Equatable {
    var palette: ColorPalette
    let style: PersistentBackgroundStyle
    /// How one palette changes into another.
    let animation: Animation?
}

/// What a persistent background and the screens in front of it tell each other, for as long as it is there.
@MainActor @Observable package final class BackgroundModel {
    /// Where the background is in its window, for those who paint it again; `nil` before the first layout.
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
