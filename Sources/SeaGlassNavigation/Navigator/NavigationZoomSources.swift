import SeaGlass
import SwiftUI

/// The views on screen in one shell that a pushed screen can grow out of.
@MainActor final class NavigationZoomSources: Observable {
    /// Whether zooming is off.
    var reducesMotion = false
    private var shown: [UUID: AnyHashable] = [:]

    /// - Parameter view: The identity of the view, since two views can have the same identifier.
    func show(_ id: AnyHashable, by view: UUID) { shown[view] = id }

    func hide(_ view: UUID) { shown[view] = nil }

    func change(to id: AnyHashable, of view: UUID) {
        if shown[view] != nil { shown[view] = id }
    }

    /// Returns the style that a push really uses. Called once for each push, because a screen keeps its style.
    func resolve(_ style: NavigationTransitionStyle) -> NavigationTransitionStyle {
        guard let id = style.sourceID else { return style }
        if reducesMotion { return .crossFade }
        if shown.values.contains(id) { return style }
        Diagnostics.report(
            """
            no view on screen has the zoom source \(id). The screen was pushed without zooming. Put \
            navigationZoomSource(id:), with an identifier of the same type, on the view it should grow out of.
            """
        )
        return .automatic
    }
}

extension EnvironmentValues {
    private struct NamespaceKey: EnvironmentKey {
        static var defaultValue: Namespace.ID? { nil }
    }

    /// The namespace of the nearest shell's sources.
    var navigationZoomNamespace: Namespace.ID? {
        get { self[NamespaceKey.self] }
        set { self[NamespaceKey.self] = newValue }
    }
}
