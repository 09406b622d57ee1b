import SwiftUI

/// The background, the screen and the glass around a view. The context rarely changes.
///
/// A sheet, a popover or a cover inherits the context with the rest of the environment. After `presentationBoundary` it
/// has the context ``outside``.
package struct ScreenContext: Equatable {
    /// The context of a view outside backgrounds, screens and glass.
    package static var outside: ScreenContext { ScreenContext() }

    /// The persistent background around the view; `nil` without one.
    package internal(set) var background: BackgroundHandle?
    package var settings: ScreenSettings = []
    var glass = Glass()
}

/// The settings that this library's modifiers made for one screen. They are constant for a view.
package struct ScreenSettings: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A scroll background that the library hid or restored.
    static let scrollBackground = ScreenSettings(rawValue: 1 << 0)
    /// The edge effect under this library's top bar. A sheet resets it. A background on the screen keeps it,
    /// because the bar is above that background.
    package static let topEdge = ScreenSettings(rawValue: 1 << 1)
}

extension ScreenContext {
    /// The surface around a view.
    struct Glass: Equatable {
        enum Surface { case none, turnedOff, drawn }

        /// The surface around the view. It can be turned on and off, but a view never gains or loses one.
        ///
        /// Glass can't sample glass, so a surface inside a drawn one is a plain fill.
        var surface = Surface.none
        /// Whether a surface set the material for vibrant labels.
        var hasMaterial = false
    }
}

extension EnvironmentValues {
    private struct ScreenContextKey: EnvironmentKey { static var defaultValue: ScreenContext { .outside } }

    package var screenContext: ScreenContext {
        get { self[ScreenContextKey.self] }
        set { self[ScreenContextKey.self] = newValue }
    }
}
