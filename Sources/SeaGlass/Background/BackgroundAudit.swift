import SwiftUI

/// A debug-build check for opaque screens that hide a background.
///
/// No public API states whether a screen is opaque or whether a navigation container is inside a view, so the check
/// judges by what appeared: it reports that no transparent screen did. A screen that is opaque on purpose counts as one
/// that appeared, and so does a background inside another one.
@MainActor final class BackgroundAudit: ScreenAudit {
    /// The wait before a check, so that screens can appear. Tests replace it.
    @TaskLocal static var moment: @MainActor @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(1)) }

    /// The modifier that makes the background, for reports.
    private let modifier: String
    /// The view in front of the background, for reports.
    private let content: Any.Type
    /// The visible screens with a transparent container. It is a set, because a screen may report an appearance twice.
    private var screens: Set<Namespace.ID> = []
    /// The screens after whose disappearance a report was made.
    private var reported: Set<Namespace.ID> = []
    private var hasScreens = false
    private var isBackgroundShown = false
    /// The number of appearances, so that a check ends when the background has disappeared meanwhile.
    private var appearances = 0

    init(of modifier: String, on content: Any.Type) {
        self.modifier = modifier
        self.content = content
    }

    func backgroundAppeared() {
        guard !isBackgroundShown else { return }
        isBackgroundShown = true
        appearances += 1
        Task { [appearances] in
            await Self.moment()
            guard isBackgroundShown, appearances == self.appearances, !hasScreens else { return }
            Diagnostics.report(
                """
                \(modifier) on \(Diagnostics.name(of: content)): If a NavigationStack is inside, it hides the background, \
                because after a second no screen inside is transparent. Add transparentNavigationContainer() to each \
                screen, also to one that is still loading, or transparentNavigationContainer(false) to an opaque screen.
                """
            )
        }
    }

    func backgroundDisappeared() { isBackgroundShown = false }

    func screenAppeared(_ screen: Namespace.ID) {
        screens.insert(screen)
        hasScreens = true
    }

    func screenDisappeared(_ screen: Namespace.ID, of type: Any.Type) {
        screens.remove(screen)
        Task {
            await Self.moment()
            guard isBackgroundShown, screens.isEmpty, reported.insert(screen).inserted else { return }
            Diagnostics.report(
                """
                \(modifier): The screen after \(Diagnostics.name(of: type)) hides the background. Add \
                transparentNavigationContainer() to that screen, also while it is loading, or \
                transparentNavigationContainer(false) if the screen should be opaque.
                """
            )
        }
    }
}

extension View {
    /// Checks a background in debug builds. A release build returns the view itself.
    ///
    /// - Parameter containers: The kind of containers that may be in front. A see-through one can't hide the background.
    func auditedBackground(_ audit: any ScreenAudit, behind containers: PlatformCapabilities.NavigationContainer)
        -> some View
    {
        #if DEBUG
        onAppear { if containers != .seeThrough { audit.backgroundAppeared() } }
            .onDisappear { audit.backgroundDisappeared() }
        #else
        self
        #endif
    }
}
