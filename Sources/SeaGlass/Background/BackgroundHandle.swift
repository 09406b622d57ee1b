import SwiftUI

/// A reference to a persistent background, for the screens in front of it.
///
/// The handle stays equal while the background exists, so a change of palette or custom view re-evaluates no screen.
package struct BackgroundHandle: Equatable {
    let model: BackgroundModel
    /// Whether each screen paints the background again behind itself. A change would reset the screens.
    let isPainted: Bool
    /// Whether the background is a palette, not a custom view. The value is fixed for each background.
    let hasPalette: Bool

    package nonisolated static func == (one: BackgroundHandle, other: BackgroundHandle) -> Bool {
        one.model === other.model && one.isPainted == other.isPainted && one.hasPalette == other.hasPalette
    }
}

/// The state that a persistent background shares with the screens in front of it.
@MainActor @Observable final class BackgroundModel {
    /// The background's vertical range in its window, for screens that paint it; `nil` before the first layout.
    var verticalRange: VerticalRange?
    @ObservationIgnored let audit = BackgroundAudit()
}
