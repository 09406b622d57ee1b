import SwiftUI

nonisolated struct LinkReceiver: ViewModifier {
    let routes: NavigationRoutes?
    let activityType: String?
    let open: @MainActor (URL) -> Void

    @MainActor func body(content: Content) -> some View {
        content
            .onOpenURL { open($0) }
            .onActivity(activityType, open)
            .receivesLinks(of: routes)
    }
}

extension View {
    /// Lets an open window receive links, since macOS opens another window for each link by default. On iPadOS and
    /// visionOS `handlesExternalEvents` would limit a window to links, but apps rely on windows that get all events.
    fileprivate func receivesLinks(of routes: NavigationRoutes?) -> some View {
        #if os(macOS)
        background {
            if let origins = routes?.externalEvents {
                Color.clear.handlesExternalEvents(preferring: [], allowing: origins)
            }
        }
        #else
        self
        #endif
    }

    @ViewBuilder fileprivate func onActivity(_ type: String?, _ open: @escaping @MainActor (URL) -> Void) -> some View {
        if let type { onContinueUserActivity(type) { if let url = $0.webpageURL { open(url) } } } else { self }
    }
}
