import SwiftUI

/// Environment values that this library's modifiers set for one screen. A sheet, a popover or a cover inherits them with
/// the rest of the environment; modifiers that begin a new screen or surface in it reset them.
package struct ScreenSettings: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A screen in front of a persistent background, which says whether scroll backgrounds are hidden.
    static let background = ScreenSettings(rawValue: 1 << 0)
    /// A foreground style by contrast.
    package static let foreground = ScreenSettings(rawValue: 1 << 1)
    /// A top bar of our own, with its edge effect: a sheet has another bar, a background on the screen has not.
    package static let topEdge = ScreenSettings(rawValue: 1 << 2)

    /// The style of labels on what covers the background: that around them, unless it was chosen for the background.
    /// `HierarchicalShapeStyle.primary` would be that style again.
    var labelStyle: AnyShapeStyle { contains(.foreground) ? AnyShapeStyle(Color.primary) : AnyShapeStyle(.foreground) }
}

/// The surface, the container and the union around a view. `glassSheet` and `persistentBackground` reset them.
struct GlassSurroundings: Hashable {
    /// Glass can't sample glass: a surface in another is a plain fill.
    var isInsideSurface = false
    /// Whether a surface is around, drawn or turned off: it never changes for a view.
    var hasSurfaceAround = false
    var isInsideContainer = false
    /// The union that surfaces belong to, which the container draws unless it is the system's.
    var union: GlassUnionID?
}

/// The union that a surface belongs to.
struct GlassUnionID: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

extension EnvironmentValues {
    private struct ScreenSettingsKey: EnvironmentKey {
        static var defaultValue: ScreenSettings { [] }
    }

    package var screenSettings: ScreenSettings {
        get { self[ScreenSettingsKey.self] }
        set { self[ScreenSettingsKey.self] = newValue }
    }

    private struct GlassSurroundingsKey: EnvironmentKey {
        static var defaultValue: GlassSurroundings { GlassSurroundings() }
    }

    var glassSurroundings: GlassSurroundings {
        get { self[GlassSurroundingsKey.self] }
        set { self[GlassSurroundingsKey.self] = newValue }
    }
}

extension View {
    /// Takes back what ``ScreenSettings`` names, and nothing else: a value of the app's own is never overwritten. Which
    /// settings are around a view never changes.
    func ending(_ settings: ScreenSettings, on capabilities: PlatformCapabilities) -> some View {
        automaticForeground(settings.contains(.foreground))
            .automaticScrollBackground(settings.contains(.background), on: capabilities)
            .automaticTopEdge(settings.contains(.topEdge))
            .transformEnvironment(\.screenSettings) { @Sendable in $0.subtract(settings) }
            // The surface and the container that the presenting view stands on, and the surface's material.
            .environment(\.glassSurroundings, GlassSurroundings())
            .environment(\.backgroundMaterial, nil)
    }

    /// Gives labels and controls their own color back.
    ///
    /// - Parameter isReset: Whether a style is set around them, which never changes.
    @ViewBuilder package func automaticForeground(_ isReset: Bool) -> some View {
        // No style gives back what a container chooses by itself.
        // Source: https://developer.apple.com/documentation/swiftui/view/foregroundcolor(_:)
        if isReset { foregroundColor(nil) } else { self }
    }

    @ViewBuilder private func automaticScrollBackground(
        _ isReset: Bool,
        on capabilities: PlatformCapabilities
    ) -> some View {
        if isReset { scrollBackground(isHidden: false, on: capabilities) } else { self }
    }

    @ViewBuilder private func automaticTopEdge(_ isReset: Bool) -> some View {
        #if !os(visionOS)
        if isReset, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            scrollEdgeEffectStyle(nil, for: .top).scrollEdgeEffectHidden(false, for: .top)
        } else {
            self
        }
        #else
        self
        #endif
    }

    /// Hides the background that lists and forms draw behind their rows, on systems where they draw one, and from 27 on the
    /// strips that scroll views draw at their edges.
    ///
    /// - Parameter isHidden: Nil leaves both as they are. A view goes never from nil to a value or back.
    @ViewBuilder func scrollBackground(isHidden: Bool?, on capabilities: PlatformCapabilities) -> some View {
        if let isHidden { scrollBackground(hidden: isHidden, on: capabilities) } else { self }
    }

    @ViewBuilder private func scrollBackground(
        hidden isHidden: Bool,
        on capabilities: PlatformCapabilities
    ) -> some View {
        #if !os(visionOS)
        if capabilities.opaqueScrollEdges, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            rowsBackground(isHidden: isHidden).scrollEdgeEffectStyle(isHidden ? .soft : nil, for: .vertical)
        } else {
            rowsBackground(isHidden: isHidden)
        }
        #else
        rowsBackground(isHidden: isHidden)
        #endif
    }

    private func rowsBackground(isHidden: Bool) -> some View {
        #if os(tvOS)
        self
        #else
        scrollContentBackground(isHidden ? .hidden : .automatic)
        #endif
    }
}

/// Ends what is set around the presenter of a sheet or cover: it has neither the presenter's background nor its settings.
package struct PresentationBoundary: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.screenSettings) private var settings

    package init() {}

    package func body(content: Content) -> some View {
        content
            .environment(\.backgroundBehind, nil)
            .environment(\.paletteBehind, nil)
            .environment(\.viewBehind, nil)
            .ending(settings, on: capabilities)
    }
}
