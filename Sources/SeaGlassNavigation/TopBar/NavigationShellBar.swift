import SeaGlass
import SwiftUI

/// The bar at the top of a shell's screens.
///
/// ```swift
/// InboxScreen()
///     .navigationShell(bar: .custom(.brand))
/// ```
public enum NavigationShellBar: Hashable, Sendable {
    /// The system's own bar, with `navigationTitle`, `toolbar` and `searchable`. The `topNavigationBar…` modifiers set its
    /// title, its items and its visibility, too.
    case system
    /// A bar of this library, in a style. The system's bar is hidden; on macOS the window keeps its toolbar, from 15 on
    /// without the title.
    case custom(TopNavigationBarStyle = .standard)

    /// The style of a custom bar; `nil` is the system's bar.
    var style: TopNavigationBarStyle? { if case .custom(let style) = self { style } else { nil } }
}

extension EnvironmentValues {
    private struct NavigationShellBarKey: EnvironmentKey {
        static var defaultValue: NavigationShellBar { .system }
    }

    /// The bar of the nearest shell.
    var navigationShellBar: NavigationShellBar {
        get { self[NavigationShellBarKey.self] }
        set { self[NavigationShellBarKey.self] = newValue }
    }
}

extension View {
    /// Gives this screen another bar than its shell, or a custom bar in another style.
    ///
    /// ```swift
    /// PhotoScreen(photo)
    ///     .topNavigationBarTitle("Photo")
    ///     .topNavigationBar(.custom(.transparent))
    /// ```
    ///
    /// On the screen of a shell with the system's bar, chain it after `navigationDestination` and other modifiers whose
    /// views have bars of their own. Outside of a shell it does nothing. Leave it
    /// out of a sheet of your own over a shell's screen, which is no screen of the shell. Of several on one screen the
    /// outermost wins.
    ///
    /// - Parameter bar: The system's bar or a custom one.
    public func topNavigationBar(_ bar: NavigationShellBar) -> some View { modifier(ScreenBar(bar: bar)) }
}

/// A screen's own bar. In a shell with the system's bar it also places the custom bar: such a shell adds no bar to its
/// screens, not even an empty one.
struct ScreenBar: ViewModifier {
    @Environment(TopNavigationBarModel.self) private var model: TopNavigationBarModel?
    @Environment(\.navigationShellBar) private var shellBar
    @Environment(\.platformCapabilities) private var capabilities
    let bar: NavigationShellBar

    func body(content: Content) -> some View {
        placed(content).declaresBar(\.bar, bar)
    }

    @ViewBuilder private func placed(_ content: Content) -> some View {
        if let model, shellBar.style == nil {
            content
                // Another of these inside leaves the place to this one.
                .environment(\.navigationShellBar, .custom())
                .topNavigationBar(model, bar.style, on: capabilities)
                .systemBarHidden(bar.style != nil)
        } else {
            content
        }
    }
}
