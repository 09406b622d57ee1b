import SwiftUI

extension EnvironmentValues {
    private struct OuterColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }

    /// The color scheme outside the nearest persistent background; `nil` without a background.
    ///
    /// An app may set another scheme between the background and its screens, in which labels are legible. It is no part
    /// of the screen context, because a change of appearance would then re-evaluate every screen.
    var outerColorScheme: ColorScheme? {
        get { self[OuterColorSchemeKey.self] }
        set { self[OuterColorSchemeKey.self] = newValue }
    }

    /// The color scheme in which the background around a view is drawn, and all that repeats its picture.
    var backgroundColorScheme: ColorScheme { outerColorScheme ?? colorScheme }
}
