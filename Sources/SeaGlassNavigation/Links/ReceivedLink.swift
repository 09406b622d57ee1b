import SeaGlass
import SwiftUI

/// A link that the system passes to each modifier of a window. A link that none of them knows is reported.
@MainActor final class ReceivedLink {
    private static var last: ReceivedLink?

    private let url: URL
    private var isKnown = false
    private var opener: NavigatorStack?
    private var others: [(navigator: NavigatorStack?, report: @MainActor () -> Void)] = []

    private init(_ url: URL) {
        self.url = url
        Task {
            if Self.last === self { Self.last = nil }
            if !isKnown { for other in others { other.report() } }
        }
    }

    /// Opens a link in one modifier.
    ///
    /// - Parameters:
    ///   - navigator: The modifier's navigator, which dismisses its presented route if another navigator opens the link.
    ///   - onFailure: Called if the link is refused, and if no modifier knows it.
    static func open(
        _ url: URL,
        in navigator: NavigatorStack? = nil,
        onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void,
        _ open: () throws(NavigationLinkFailure) -> Void
    ) {
        let link = last.flatMap { $0.url == url ? $0 : nil } ?? ReceivedLink(url)
        last = link
        defer { link.uncover() }
        do throws(NavigationLinkFailure) {
            try open()
            link.isKnown = true
            link.opener = navigator
        } catch {
            let report = { @MainActor in
                Diagnostics.report("opensNavigationLinks refused a link: \(error.detail)")
                onFailure(error)
            }
            if error.reason == .unknown { return link.others.append((navigator, report)) }
            link.isKnown = true
            report()
        }
    }

    /// Dismisses the sheets of other navigators, which would cover the link's screens.
    private func uncover() {
        guard let opener else { return }
        for case let other? in others.map(\.navigator) { opener.uncover(from: other) }
    }
}
