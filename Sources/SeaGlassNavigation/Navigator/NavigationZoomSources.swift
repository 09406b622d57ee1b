import SeaGlass
import SwiftUI

/// The views on screen in one shell that a pushed screen can grow out of.
@MainActor final class NavigationZoomSources: Observable {
    /// Whether screens are to come without zooming.
    var reducesMotion = false
    private var shown: [UUID: AnyHashable] = [:]

    /// - Parameter view: What tells one view from another that has the same identifier.
    func show(_ id: AnyHashable, by view: UUID) { shown[view] = id }

    func hide(_ view: UUID) { shown[view] = nil }

    func change(to id: AnyHashable, of view: UUID) {
        if shown[view] != nil { shown[view] = id }
    }

    /// The style a screen is really pushed with. Asked once a push: what a screen comes with, it keeps.
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

    /// In which the sources of the nearest shell have their identifiers.
    var navigationZoomNamespace: Namespace.ID? {
        get { self[NamespaceKey.self] }
        set { self[NamespaceKey.self] = newValue }
    }
}
