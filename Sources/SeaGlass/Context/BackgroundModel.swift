import SwiftUI

/// The state that a background shares with the screens in front of it.
@MainActor @Observable final class BackgroundModel {
    /// The background's vertical range in its window, for screens that paint it; `nil` before the first layout.
    var verticalRange: VerticalRange?
    /// The custom view that painted screens repeat. In the environment it would be a new value at each evaluation of its
    /// owner.
    var customView: AnyView?
    /// Whether the background's first picture looks still on painted screens. It is constant, since a change between
    /// clear and painted screens would reset them.
    @ObservationIgnored let looksStill: Bool
    @ObservationIgnored let audit: any ScreenAudit

    init(customView: AnyView? = nil, looksStill: Bool = false, audit: any ScreenAudit) {
        self.customView = customView
        self.looksStill = looksStill
        self.audit = audit
    }
}
