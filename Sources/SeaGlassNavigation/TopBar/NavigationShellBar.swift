import SwiftUI

/// The bar at the top of a shell's screens.
///
/// ```swift
/// InboxScreen()
///     .navigationShell(bar: .custom(.brand))
/// ```
///
/// Layer: organism, <doc:TopNavigationBars>.
public indirect enum NavigationShellBar: Equatable, Sendable {
    /// The system's own bar, with `navigationTitle`, `toolbar` and `searchable`. The `topNavigationBar…` modifiers set
    /// its title, its items and its visibility, too.
    case system
    /// A bar of this library, in a style. The system's bar is hidden, except on macOS: the window keeps its toolbar,
    /// from macOS 15 on without the title.
    case custom(TopNavigationBarStyle = .standard)

    var style: TopNavigationBarStyle? { if case .custom(let style) = self { style } else { nil } }
}

extension EnvironmentValues {
    private struct NavigationShellBarKey: EnvironmentKey { static var defaultValue: NavigationShellBar { .system } }

    var navigationShellBar: NavigationShellBar {
        get { self[NavigationShellBarKey.self] }
        set { self[NavigationShellBarKey.self] = newValue }
    }
}
