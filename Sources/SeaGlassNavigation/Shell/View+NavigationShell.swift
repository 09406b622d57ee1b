import SeaGlass
import SwiftUI

extension View {
    /// Makes this view the root of a navigation stack with a top bar of its own, driven by a ``Navigator``.
    ///
    /// The shell owns the navigator, and every screen in it finds it in the environment. The system's bar is hidden; its
    /// swipe back, its escape gesture and its transitions stay. The `topNavigationBar…` modifiers on a screen set
    /// its bar. Over a persistent background every screen is transparent by itself.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell(.standard)
    ///     .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///     .persistentBackground(.ocean)
    /// ```
    ///
    /// | System | Where the bar stands |
    /// | --- | --- |
    /// | 26, visionOS 26 included | `safeAreaBar`, so that scroll edge effects reach under it |
    /// | older | `safeAreaInset` |
    ///
    /// A shell in a sheet, a tab or a column has a navigator of its own, and the nearest one counts. A shell on a screen
    /// of another is a stack inside a stack, which debug builds report. `NavigationLink` works, and its screens have the
    /// system's bar.
    ///
    /// - Parameters:
    ///   - style: The style of the top bars.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func navigationShell(
        _ style: TopNavigationBarStyle = .standard,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        modifier(NavigationShell(style: style, given: nil, site: DeclarationSite(fileID: fileID, line: line)))
    }

    /// Makes this view the root of a navigation stack that is driven by a navigator of yours, for deep links and tests.
    ///
    /// ```swift
    /// struct MailApp: View {
    ///     @State private var navigator = Navigator()
    ///
    ///     var body: some View {
    ///         InboxScreen()
    ///             .navigationShell(.standard, navigator: navigator)
    ///             .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///             .onChange(of: link) { navigator.replace(with: [ThreadRoute(id: link)]) }
    ///     }
    /// }
    /// ```
    ///
    /// All else is as with `navigationShell(_:)`.
    ///
    /// - Parameters:
    ///   - style: The style of the top bars.
    ///   - navigator: The navigator, of this shell alone.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    public func navigationShell(
        _ style: TopNavigationBarStyle = .standard,
        navigator: Navigator,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        modifier(NavigationShell(style: style, given: navigator, site: DeclarationSite(fileID: fileID, line: line)))
    }
}
