import SwiftUI

/// A debug-build check for opaque screens that hide a persistent background.
///
/// An opaque screen can't be observed, so the check reports that no transparent screen appeared. It waits a moment
/// first, because a slow device needs many turns of the run loop to show a container's first screen. A background
/// inside another counts as a screen of the outer one.
@MainActor final class BackgroundAudit {
    /// The wait before a check, so that screens can appear. Tests replace it.
    @TaskLocal static var moment: @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(1)) }

    /// The visible screens with a transparent container. It is a set, because a screen may report an appearance twice.
    private var screens: Set<Namespace.ID> = []
    /// The types of the screens after whose disappearance a report was made.
    private var reported: Set<ObjectIdentifier> = []
    private var hasScreens = false
    private var isBackgroundShown = false

    fileprivate func backgroundAppeared(around content: Any.Type) {
        guard !isBackgroundShown else { return }
        isBackgroundShown = true
        Task {
            await Self.moment()
            guard isBackgroundShown, !hasScreens, content is any OpaqueContainer.Type else { return }
            Diagnostics.report(
                """
                persistentBackground on \(Diagnostics.name(of: content)): The background is hidden, because no screen \
                in front of the background is transparent. Add transparentNavigationContainer() to each screen, the \
                root too, or transparentNavigationContainer(false) to a screen that should be opaque.
                """
            )
        }
    }

    fileprivate func backgroundDisappeared() { isBackgroundShown = false }

    func screenAppeared(_ screen: Namespace.ID) {
        screens.insert(screen)
        hasScreens = true
    }

    func screenDisappeared(_ screen: Namespace.ID, of type: Any.Type) {
        screens.remove(screen)
        Task {
            await Self.moment()
            guard isBackgroundShown, screens.isEmpty, reported.insert(ObjectIdentifier(type)).inserted else { return }
            Diagnostics.report(
                """
                persistentBackground: The screen that appeared after \(Diagnostics.name(of: type)) hides the \
                background. Add transparentNavigationContainer() to that screen, or \
                transparentNavigationContainer(false) if the screen should be opaque.
                """,
                isRepeated: true
            )
        }
    }
}

/// A view that hides the background behind it until its screens are transparent.
///
/// A view without a container, such as a login screen, needs no check. The check does not find a container in the body
/// of a custom view.
private protocol OpaqueContainer {}

extension NavigationStack: OpaqueContainer {}
extension NavigationSplitView: OpaqueContainer {}
extension TabView: OpaqueContainer {}
extension ModifiedContent: OpaqueContainer where Content: OpaqueContainer {}

extension View {
    /// Checks a background in debug builds. In a release build the closures are empty.
    func auditedBackground(
        _ audit: BackgroundAudit,
        around content: Any.Type,
        on capabilities: PlatformCapabilities
    ) -> some View {
        onAppear {
            #if DEBUG
            // A see-through container can't hide a background.
            if capabilities.navigationContainer != .seeThrough { audit.backgroundAppeared(around: content) }
            #endif
        }
        .onDisappear {
            #if DEBUG
            audit.backgroundDisappeared()
            #endif
        }
    }

    func auditedScreen(_ audit: BackgroundAudit?, _ id: Namespace.ID, of type: Any.Type) -> some View {
        onAppear {
            #if DEBUG
            audit?.screenAppeared(id)
            #endif
        }
        .onDisappear {
            #if DEBUG
            audit?.screenDisappeared(id, of: type)
            #endif
        }
    }
}
