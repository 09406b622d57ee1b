import SeaGlass
import SwiftUI

/// What is behind the screens of a presented route.
///
/// Say it where the route is declared. It is behind all screens of the sheet or cover. If the route is pushed, it has no
/// effect:
///
/// ```swift
/// InboxScreen()
///     .navigationShell()
///     .navigationRoute(SettingsRoute.self, as: .sheet, background: .glass) { _ in SettingsScreen() }
/// ```
///
/// Layer: template, <doc:PresentedRoutes>.
public struct NavigationPresentationBackground: Sendable {
    private enum Kind {
        case automatic
        case glass
        case palette(ColorPalette, PersistentBackgroundStyle)
        case view(@MainActor () -> AnyView)
    }

    private let kind: Kind

    /// The system's background.
    public static let automatic = NavigationPresentationBackground(kind: .automatic)

    /// The system's glass, as `glassSheet()` of SeaGlass shows it. A cover has the system's background.
    public static let glass = NavigationPresentationBackground(kind: .glass)

    /// Returns a palette, as `persistentBackground(_:style:)` of SeaGlass draws it.
    ///
    /// - Parameters:
    ///   - palette: The colors.
    ///   - style: The style of the gradient.
    public static func palette(
        _ palette: ColorPalette,
        style: PersistentBackgroundStyle = .standard
    ) -> NavigationPresentationBackground {
        NavigationPresentationBackground(kind: .palette(palette, style))
    }

    /// Returns a view, as `persistentBackground(screens:background:)` of SeaGlass shows it.
    ///
    /// - Parameter content: The view.
    public static func view(
        @ViewBuilder _ content: @escaping @MainActor () -> some View
    ) -> NavigationPresentationBackground {
        NavigationPresentationBackground(kind: .view { AnyView(content()) })
    }

    /// Returns the content of a sheet or cover with the background behind it. Reports name what the app has written.
    @MainActor @ViewBuilder func around(_ content: some View, in style: NavigationPresentationStyle) -> some View {
        switch kind {
        case .automatic: content
        case .glass where style.coversScreen: content
        case .glass: content.glassSheet(reportedAs: "navigationRoute(background: .glass)")
        case .palette(let palette, let gradient):
            content.persistentBackground(palette, style: gradient, reportedAs: "navigationRoute(background: .palette)")
        case .view(let view):
            content.persistentBackground(of: view(), reportedAs: "navigationRoute(background: .view)")
        }
    }
}
