import SwiftUI

/// Debug builds: notices when no screen in front of a persistent background has a transparent container, or a screen
/// without one takes the place of one that has.
///
/// Such a screen says nothing. What can be seen is that none that did declare itself is there, a moment after one came or
/// went: slow devices need many turns to show the first screen of a container. A background inside of another counts as
/// a screen of it.
@MainActor final class BackgroundAudit {
    /// How long screens have to appear. Tests set their own.
    @TaskLocal static var moment: @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(1)) }

    private var screensShown = 0
    private var hasScreens = false
    private var isBackgroundShown = false

    fileprivate func backgroundAppeared(around content: Any.Type, declaredAt site: DeclarationSite) {
        isBackgroundShown = true
        Task {
            await Self.moment()
            guard isBackgroundShown, !hasScreens, Self.hasContainer(content) else { return }
            Diagnostics.report(
                """
                persistentBackground at \(site): no screen in front of it has a transparent container, so the navigation \
                container hides it. Add transparentNavigationContainer() to each of its screens, the root too, or \
                transparentNavigationContainer(false) to one that is meant to be opaque.
                """
            )
        }
    }

    /// Whether a view's type names a navigation container. Without one nothing hides a background, as behind a screen to
    /// log in; one that a view has in its body is not seen.
    private static func hasContainer(_ content: Any.Type) -> Bool {
        let name = String(reflecting: content)
        return ["NavigationStack<", "NavigationSplitView<"].contains { name.contains($0) }
    }

    fileprivate func backgroundDisappeared() { isBackgroundShown = false }

    fileprivate func screenAppeared() {
        screensShown += 1
        hasScreens = true
    }

    fileprivate func screenDisappeared(declaredAt site: DeclarationSite) {
        screensShown -= 1
        Task {
            await Self.moment()
            guard isBackgroundShown, screensShown == 0 else { return }
            Diagnostics.report(
                """
                persistentBackground: the screen shown after the one at \(site) has no transparent container and hides \
                the background. Add transparentNavigationContainer() to it, or transparentNavigationContainer(false) if \
                it is meant to be opaque.
                """
            )
        }
    }
}

extension View {
    func auditedBackground(
        _ audit: BackgroundAudit?,
        around content: Any.Type,
        declaredAt site: DeclarationSite
    ) -> some View {
        #if DEBUG
        onAppear { audit?.backgroundAppeared(around: content, declaredAt: site) }
            .onDisappear { audit?.backgroundDisappeared() }
        #else
        self
        #endif
    }

    func auditedScreen(_ audit: BackgroundAudit?, declaredAt site: DeclarationSite) -> some View {
        #if DEBUG
        onAppear { audit?.screenAppeared() }
            .onDisappear { audit?.screenDisappeared(declaredAt: site) }
        #else
        self
        #endif
    }
}
