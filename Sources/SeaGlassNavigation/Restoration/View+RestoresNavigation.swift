import SeaGlass
import SwiftUI

extension View {
    /// Brings the stack of the shell it is chained after back when the app is launched again.
    ///
    /// The stack is there in the first frame: nobody sees the root before it. Whatever was pushed before the shell
    /// appeared, by a deep link for instance, counts more than what was stored.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell(.standard)
    ///     .navigationRoute(ThreadRoute.self, key: "com.example.thread") { ThreadScreen(id: $0.id) }
    ///     .restoresNavigation(id: "main")
    /// ```
    ///
    /// Routes are stored, and whether their back gesture is off. Views that were pushed without a route are not, nor
    /// are bar titles, bar items and `@State`: the stack that comes back ends below the first screen without a route,
    /// or with one that may not be restored. See <doc:Restoration>.
    ///
    /// What can't come back is dropped and reported, and never stops a launch or a push. A launch that ends while its
    /// stack comes back, before its top screen has appeared, starts the next one at the root.
    ///
    /// - Parameters:
    ///   - id: What tells the stack from others of the app, those in other tabs for instance. It stays the same from
    ///     build to build. Two stacks with one id, in one window, overwrite each other. With another id than before, as
    ///     when a person changes accounts, the stack is stored under the old one and that of the new one is shown.
    ///   - scope: Whether each window has a stack of its own.
    ///   - restoration: Where and how it is stored, and when it comes back.
    ///   - fileID: Where the modifier stands, for reports in debug builds.
    ///   - line: Where the modifier stands, for reports in debug builds.
    ///   - onFailure: Told why a stack, or the upper part of it, didn't come back or wasn't stored. Called after the
    ///     view was evaluated, so it may change state.
    public func restoresNavigation(
        id: String,
        scope: NavigationRestoration.Scope = .scene,
        _ restoration: NavigationRestoration = .standard,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        onFailure: @escaping @MainActor (NavigationRestoration.Failure) -> Void = { _ in }
    ) -> some View {
        let site = DeclarationSite(fileID: fileID, line: line)
        // A name for each stack: two that start in a new window must not each write their own name for the window.
        let storedScene = SceneStorage(wrappedValue: "", "SeaGlass.navigation.\(id)")
        return modifier(
            RestoresNavigation(
                storedScene: storedScene,
                id: id,
                scope: scope,
                restoration: restoration,
                onFailure: onFailure
            )
        )
        .modifier(MissingShellReport(modifier: "restoresNavigation", site: site))
    }
}
