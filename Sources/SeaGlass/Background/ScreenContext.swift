import SwiftUI

/// The background, the screen and the glass around a view, rarely written.
///
/// A sheet, a popover or a cover inherits it with the rest of the environment, and the border of a presentation replaces it
/// with ``outside``.
package struct ScreenContext: Equatable {
    /// The context of a view with none of them around it.
    package static var outside: ScreenContext { ScreenContext() }

    /// `nil` where no persistent background is around a view.
    package internal(set) var background: BackgroundHandle?
    package var settings: ScreenSettings = []
    var glass = Glass()
}

/// What this library's modifiers set for one screen. Which settings are around a view never changes.
package struct ScreenSettings: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A transparent screen in front of a persistent background.
    static let transparentScreen = ScreenSettings(rawValue: 1 << 0)
    /// Scroll backgrounds, hidden or not.
    static let scrollBackground = ScreenSettings(rawValue: 1 << 1)
    /// A foreground color by contrast.
    package static let foreground = ScreenSettings(rawValue: 1 << 2)
    /// A top bar of our own, with its edge effect: a sheet has another bar, a background on the screen has not.
    package static let topEdge = ScreenSettings(rawValue: 1 << 3)

    /// The style of labels on what covers the background: that around them, unless it was chosen for the background.
    /// `HierarchicalShapeStyle.primary` would be that style again.
    var labelStyle: AnyShapeStyle { contains(.foreground) ? AnyShapeStyle(Color.primary) : AnyShapeStyle(.foreground) }
}

extension ScreenContext {
    /// The surface, the container and the union around a view.
    struct Glass: Equatable {
        enum Surface { case none, turnedOff, drawn }

        /// Whether a surface is around, which never changes for a view, and is drawn. Glass can't sample glass: a surface in
        /// a drawn one is a plain fill.
        var surface = Surface.none
        /// Whether a surface set the material that labels are vibrant on.
        var hasMaterial = false
        var isInsideContainer = false
        /// The union that surfaces belong to, which the container draws unless it is the system's.
        var union: GlassUnionID?
    }
}

/// The union that a surface belongs to.
struct GlassUnionID: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

extension EnvironmentValues {
    private struct ScreenContextKey: EnvironmentKey { static var defaultValue: ScreenContext { .outside } }

    package var screenContext: ScreenContext {
        get { self[ScreenContextKey.self] }
        set { self[ScreenContextKey.self] = newValue }
    }
}
