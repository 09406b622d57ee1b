import SwiftUI

/// Where a shell sends the links that it does not open. The environment has this object, which never changes, instead of
/// the closures.
@MainActor final class TappedLinks {
    private var outside: OpenURLAction?
    private(set) var onFailure: @MainActor (NavigationLinkFailure) -> Void = { _ in }

    func update(_ outside: OpenURLAction, _ onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void) {
        self.outside = outside
        self.onFailure = onFailure
    }

    /// Passes a URL on to the action outside of `opensNavigationLinks`, which is the system's unless the app sets one.
    func openOutside(_ url: URL) -> OpenURLAction.Result {
        guard let outside else { return .systemAction }
        outside(url)
        return .handled
    }
}

extension EnvironmentValues {
    private struct TappedLinksKey: EnvironmentKey { static var defaultValue: TappedLinks? { nil } }

    var tappedLinks: TappedLinks? {
        get { self[TappedLinksKey.self] }
        set { self[TappedLinksKey.self] = newValue }
    }
}
