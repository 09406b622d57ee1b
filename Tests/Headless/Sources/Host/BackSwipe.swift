import SwiftUI

/// A swipe back on the top screen of a navigation stack.
@MainActor public struct BackSwipe {
    /// The top screen.
    public let screen: Screen
    /// The number of screens below the top one.
    public let depth: Int

    /// Whether the delegate that UIKit gives its gesture lets the swipe begin: there is a screen below, and the bar and
    /// its back button are shown. A hidden bar or back button turns the swipe off.
    public var isBegunByUIKit: Bool { depth > 0 && screen.showsBackButton }
}

extension Screen {
    /// Whether the system's bar is shown with a back button.
    var showsBackButton: Bool {
        preferences.toolbarVisibility["navigationBar"] != .hidden && !preferences.hidesBackButton
    }
}
