import SwiftUI

/// Debug builds: notices when no screen in front of a persistent background has a transparent container, or a screen
/// without one takes the place of one that has.
///
/// Such a screen says nothing. What can be seen is that none that did declare itself is there; it is told from screens
/// that come or go together with their background by looking only after both had their say.
@MainActor final class BackgroundAudit {
    private var screensShown = 0
    private var hasScreens = false
    private var isBackgroundShown = false

    fileprivate func backgroundAppeared(declaredAt site: DeclarationSite) {
        isBackgroundShown = true
        Task {
            // The first screen of a container may appear some turns after the container.
            for _ in 0..<3 { await Task.yield() }
            guard isBackgroundShown, !hasScreens else { return }
            Diagnostics.report(
                """
                persistentBackground at \(site): no screen in front of it has a transparent container, so a navigation \
                container there hides it. Add transparentNavigationContainer() to each of its screens, the root too. \
                transparentNavigationContainer(false) says that one is meant to be opaque, and ends this report also \
                where there is no container.
                """
            )
        }
    }

    fileprivate func backgroundDisappeared() { isBackgroundShown = false }

    fileprivate func screenAppeared() {
        screensShown += 1
        hasScreens = true
    }

    fileprivate func screenDisappeared(declaredAt site: DeclarationSite) {
        screensShown -= 1
        Task {
            await Task.yield()
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
    func auditedBackground(_ audit: BackgroundAudit?, declaredAt site: DeclarationSite) -> some View {
        #if DEBUG
        onAppear { audit?.backgroundAppeared(declaredAt: site) }
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
