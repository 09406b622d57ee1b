import SeaGlass
import SwiftUI

extension View {
    /// Makes this view the root of a navigation stack that is driven by a ``Navigator``.
    ///
    /// Every screen of the shell finds the navigator in the environment. Each screen has the system's bar, set by
    /// `navigationTitle` and `toolbar` as in any stack, or a custom bar, set by the `topNavigationBar…` modifiers. With a
    /// custom bar the system's swipe back, its escape gesture and its transitions stay. Over a persistent background every
    /// screen is transparent by itself.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationTitle("Inbox")
    ///     .navigationShell()
    ///     .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///     .persistentBackground(.ocean)
    /// ```
    ///
    /// Pass a navigator of your own for deep links and tests:
    ///
    /// ```swift
    /// struct MailApp: View {
    ///     @State private var navigator = Navigator()
    ///
    ///     var body: some View {
    ///         InboxScreen()
    ///             .navigationShell(bar: .custom(.standard), navigator: navigator)
    ///             .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///             .onChange(of: link) { navigator.replace(with: [ThreadRoute(id: link)]) }
    ///     }
    /// }
    /// ```
    ///
    /// | System | The place of a custom bar |
    /// | --- | --- |
    /// | 26, visionOS 26 included | `safeAreaBar`, so that scroll edge effects reach under it |
    /// | older | `safeAreaInset` |
    ///
    /// A shell in a sheet, a tab or a column has a navigator of its own, and the nearest one counts. A shell on a screen
    /// of another is a stack inside a stack, which debug builds report. `NavigationLink` works, and its screens have the
    /// system's bar.
    ///
    /// - Parameters:
    ///   - bar: The system's bar, or a custom one in a style. A shell that changes from one to the other makes its screens
    ///     anew; a style may change at any time. A screen can have another bar, by `topNavigationBar(_:)`.
    ///   - navigator: The navigator, of this shell alone. Without one the shell has its own.
    public func navigationShell(
        bar: NavigationShellBar = .system,
        navigator: Navigator? = nil
    ) -> some View {
        modifier(NavigationShell(bar: bar, given: navigator, root: Self.self))
    }

    /// Makes this view the root of a navigation stack whose routes are an array of the app's own.
    ///
    /// ```swift
    /// struct Mail: View {
    ///     @State private var path: [ThreadRoute] = []
    ///
    ///     var body: some View {
    ///         InboxScreen()
    ///             .navigationShell(path: $path)
    ///             .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
    ///             .onChange(of: link) { path = [ThreadRoute(id: link)] }
    ///     }
    /// }
    /// ```
    ///
    /// The array and the ``Navigator`` are in step: a request to the navigator and a pop by the system change the array at
    /// once, and a new array is shown as by ``Navigator/replace(with:animated:)``. If the app changes the array and asks
    /// the navigator before the view is evaluated again, the request wins. An array that is not empty when the shell
    /// appears takes precedence over a stored stack.
    ///
    /// The array has no place for a view, a link of the system's or a route of another type: such a push is refused, which
    /// debug builds report.
    ///
    /// - Parameters:
    ///   - path: The routes above the root, the top one last. Routes of several types are cases of one type.
    ///   - bar: The system's bar, or a custom one in a style.
    ///   - navigator: The navigator, of this shell alone. Without one the shell has its own.
    public func navigationShell<Route: NavigationRoute>(
        path: Binding<[Route]>,
        bar: NavigationShellBar = .system,
        navigator: Navigator? = nil
    ) -> some View {
        modifier(NavigationShellOfPath(path: path, bar: bar, given: navigator, root: Self.self))
    }
}
