import SeaGlass
import SwiftUI

/// Where a shell sends the links that it does not open. The environment has this object, which never changes, instead of
/// the closures.
@MainActor final class TappedLinks {
    typealias Opening = @MainActor (URL) throws(NavigationLinkFailure) -> Bool

    private var outside: OpenURLAction?
    private var openElsewhere: Opening = { _ in false }
    private var onFailure: @MainActor (NavigationLinkFailure) -> Void = { _ in }

    /// - Parameter openElsewhere: Opens a link in another tab or column, and returns whether one has its pattern.
    func update(
        _ outside: OpenURLAction,
        openElsewhere: @escaping Opening,
        onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void
    ) {
        self.outside = outside
        self.openElsewhere = openElsewhere
        self.onFailure = onFailure
    }

    /// Opens a URL in another tab, or passes it on to the action outside of `opensNavigationLinks`, which is the system's
    /// unless the app sets one.
    func openOutside(_ url: URL) -> OpenURLAction.Result {
        do throws(NavigationLinkFailure) {
            if try openElsewhere(url) { return .handled }
        } catch {
            return refuse(error)
        }
        guard let outside else { return .systemAction }
        outside(url)
        return .handled
    }

    func refuse(_ failure: NavigationLinkFailure) -> OpenURLAction.Result {
        Diagnostics.report("opensNavigationLinks refused a tapped link: \(failure.detail)")
        onFailure(failure)
        return .discarded
    }
}

extension EnvironmentValues {
    private struct TappedLinksKey: EnvironmentKey { static var defaultValue: TappedLinks? { nil } }

    var tappedLinks: TappedLinks? {
        get { self[TappedLinksKey.self] }
        set { self[TappedLinksKey.self] = newValue }
    }
}
