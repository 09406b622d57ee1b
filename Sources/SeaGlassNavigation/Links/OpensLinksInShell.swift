import SeaGlass
import SwiftUI

extension View {
    /// Opens the links that the system passes to the app, in the shell that this modifier is chained after.
    ///
    /// ```swift
    /// InboxScreen()
    ///     .navigationShell()
    ///     .navigationRoutes(mailRoutes)
    ///     .opensNavigationLinks()
    /// ```
    ///
    /// The patterns that ``NavigationRoutes/link(_:_:values:)`` adds to the shell's routes map a link to a stack, which
    /// ``Navigator/open(_:animated:)`` shows. Links with the app's domains or its own scheme arrive by `onOpenURL`, and
    /// a Handoff arrives as an `NSUserActivity`, whose `webpageURL` is the link.
    ///
    /// A link without a pattern leaves the stack unchanged. If a link arrives before the shell appears, the link waits
    /// for the shell. If several shells open links, each receives every link and opens the links that fit its patterns.
    /// A shell dismisses the route that it presents if another shell opens the link. If no shell on screen has a
    /// pattern for a link, each `opensNavigationLinks` calls its `onFailure`. A tab has no shell before it is first
    /// selected: see `opensNavigationLinks(selection:_:in:)`.
    ///
    /// Links that a person taps in the shell's screens stay in the app, too, if
    /// ``NavigationRoutes/acceptingLinks(schemes:hosts:)`` accepts them and they have a pattern: a `Link`, a link in the
    /// Markdown or the `AttributedString` of a `Text`, and calls of the environment's `openURL`. The last screen of the
    /// link is pushed above the screen with the tapped link, or presented as declared. Other URLs go to the `openURL`
    /// action outside of the modifier.
    ///
    /// - Parameters:
    ///   - activityType: The type of the app's activities that carry a link, if it has one.
    ///   - onFailure: Called with the reason why a link was refused.
    nonisolated public func opensNavigationLinks(
        activityType: String? = nil,
        onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void = { _ in }
    ) -> some View {
        modifier(OpensLinksInShell(activityType: activityType, onFailure: onFailure))
            .reportingMissingShell(for: "opensNavigationLinks")
    }
}

nonisolated struct OpensLinksInShell: ViewModifier {
    @State private var navigator: NavigatorStack?
    @State private var early: URL?
    let activityType: String?
    let onFailure: @MainActor (NavigationLinkFailure) -> Void

    @MainActor func body(content: Content) -> some View {
        content
            .onPreferenceChange(NavigationShellPresenceKey.self) { [$navigator] in
                $navigator.wrappedValue = $0?.navigator
            }
            .onChange(of: navigator.map(ObjectIdentifier.init)) {
                if let early { open(early) }
            }
            .modifier(
                LinkReceiver(routes: navigator?.shell.routes, activityType: activityType) { open($0) }
            )
            .modifier(OpensTappedLinks(onFailure: onFailure))
    }

    @MainActor private func open(_ url: URL) {
        early = navigator == nil ? url : nil
        guard let navigator else { return }
        LinkDelivery.open(url, in: navigator, onFailure: onFailure) { () throws(NavigationLinkFailure) in
            try navigator.open(url)
            return navigator
        }
    }
}
