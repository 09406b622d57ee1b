import SwiftUI

/// A reference to a background, for the screens in front of it.
///
/// The handle stays equal while the background exists, so a change of palette or custom view re-evaluates no screen.
package struct BackgroundHandle: Equatable {
    /// What the background shows. It is fixed for each background.
    enum Kind { case palette, customView, glassSheet }

    let model: BackgroundModel
    let kind: Kind
    /// Whether each screen paints the background again behind itself. A change would reset the screens.
    let isPainted: Bool

    package nonisolated static func == (one: BackgroundHandle, other: BackgroundHandle) -> Bool {
        one.model === other.model && one.kind == other.kind && one.isPainted == other.isPainted
    }
}
