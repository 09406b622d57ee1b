/// A screen of a stack that is on screen, or a column of a split view.
@MainActor package struct ShownScreen {
    package let node: Node
    /// The screen that the back button shows.
    let below: Node?

    /// The views' preferences for the bar.
    package var preferences: ScreenPreferences { node.screenPreferences }

    /// The title of the screen that the back button shows; empty if that screen has no title, and `nil` at the root.
    package var previousTitle: String? { below.map { $0.preference(ScreenPreferenceKey.self)?.title ?? "" } }

    /// Whether the system's bar is shown.
    package var hasBar: Bool {
        let height = SystemMetrics.navigationBar(node.environment.window)
        return preferences.toolbarVisibility["navigationBar"] != .hidden && height > 0
    }
}

extension Node {
    /// The preferences of the views in a screen for the screen's bars and container.
    package var screenPreferences: ScreenPreferences {
        preference(ScreenPreferenceKey.self) ?? ScreenPreferenceKey.defaultValue
    }
}

/// A container of screens, each with a bar of the system.
@MainActor package protocol ScreenContainer: PrimitiveView { func shownScreens(in node: Node) -> [ShownScreen] }
