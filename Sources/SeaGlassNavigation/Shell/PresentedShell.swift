import SeaGlass
import SwiftUI

/// Presents the routes of a navigator over its shell, outside of the shell's screens: nothing that one of them sets reaches
/// a sheet.
struct PresentsRoutes: ViewModifier {
    @Bindable var navigator: Navigator
    let bar: NavigationShellBar

    func body(content: Content) -> some View {
        let id = navigator.presented?.id
        let sheets = content.sheet(
            item: $navigator[presentedAsCover: false, id],
            onDismiss: { navigator.presentationEnded() },
            content: { shell(of: $0) }
        )
        #if os(macOS)
        sheets
        #else
        sheets.fullScreenCover(
            item: $navigator[presentedAsCover: true, id],
            onDismiss: { navigator.presentationEnded() },
            content: { shell(of: $0) }
        )
        #endif
    }

    private func shell(of entry: NavigationEntry) -> some View {
        PresentedShell(entry: entry, presenter: navigator, bar: bar)
    }
}

/// A presented route with a shell of its own.
struct PresentedShell: View {
    @Environment(\.navigationRoutes) private var routes
    let entry: NavigationEntry
    let presenter: Navigator
    let bar: NavigationShellBar

    var body: some View {
        entry.screen(routes, or: presenter.routes)
            .accessibilityAction(.escape) { entry.navigator?.goBack(from: .root) }
            .modifier(NavigationShell(bar: ownBar, given: entry.navigator, isPresented: true, root: entry.type))
            // Also while a guarded screen is covered. Only then: a view in the sheet may have the modifier itself.
            .background { if entry.navigator?.isGuarded ?? false { Color.clear.interactiveDismissDisabled() } }
            .modifier(PresentationDetents(detents: entry.presentation?.detents ?? []))
            .modifier(PresentationBoundary())
    }

    /// The bar of the shell below. On a watch the system's, which has the button that closes the sheet.
    private var ownBar: NavigationShellBar {
        #if os(watchOS)
        .system
        #else
        bar
        #endif
    }
}

/// The heights of a sheet, which never change.
struct PresentationDetents: ViewModifier {
    let detents: Set<PresentationDetent>

    func body(content: Content) -> some View {
        if detents.isEmpty { content } else { content.presentationDetents(detents) }
    }
}

extension NavigationEntry {
    /// The type of the route, or of the view, for reports in debug builds.
    var type: Any.Type { route.map { Swift.type(of: $0) } ?? AnyView.self }

    /// The entry's screen.
    ///
    /// - Parameter kept: Routes that were declared, and whose screens are still shown.
    @MainActor @ViewBuilder func screen(_ routes: NavigationRoutes, or kept: NavigationRoutes) -> some View {
        if let screen = view ?? route.flatMap({ screen(of: $0, in: routes) ?? screen(of: $0, in: kept) }) {
            screen
        } else if let route {
            UndeclaredScreen(name: "\(Swift.type(of: route))")
        }
    }

    @MainActor private func screen(of route: any NavigationRoute, in routes: NavigationRoutes) -> AnyView? {
        routes.declaration(of: Swift.type(of: route))?.destination(route)
    }
}
