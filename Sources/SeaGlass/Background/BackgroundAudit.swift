import SwiftUI

/// Debug builds: notices when a screen without a transparent container hides the persistent background.
///
/// Such a screen says nothing, so what is seen is that a screen which did declare itself left and none that did took
/// its place. It is told from the background leaving with its screens by looking only after both had their say.
@MainActor final class BackgroundAudit {
    private var screensShown = 0
    private var isBackgroundShown = false

    fileprivate func backgroundAppeared() { isBackgroundShown = true }
    fileprivate func backgroundDisappeared() { isBackgroundShown = false }
    fileprivate func screenAppeared() { screensShown += 1 }

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
    func auditedBackground(_ audit: BackgroundAudit) -> some View {
        #if DEBUG
        onAppear { audit.backgroundAppeared() }
            .onDisappear { audit.backgroundDisappeared() }
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
