import SeaGlass
import SwiftUI

/// The way of a link through the modifiers of a window, to each of which the system passes it. A link without a pattern
/// in any modifier is reported.
@MainActor final class LinkDelivery {
    private static var last: LinkDelivery?

    private let url: URL
    private var isKnown = false
    private var isOpened = false
    private var opener: NavigatorStack?
    private var others: [NavigatorStack] = []
    private var reports: [@MainActor () -> Void] = []

    private init(_ url: URL) {
        self.url = url
        Task {
            if Self.last === self { Self.last = nil }
            if !isKnown { for report in reports { report() } }
        }
    }

    /// Opens a link in one modifier.
    ///
    /// - Parameters:
    ///   - navigator: The modifier's navigator, which dismisses its presented route if another navigator opens the link.
    ///   - onFailure: Called if the link is refused, and if no modifier has a pattern for it.
    ///   - open: Opens the link, and returns the navigator that shows it; for an app's own stack, the
    ///     one around it.
    static func open(
        _ url: URL,
        in navigator: NavigatorStack? = nil,
        onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void,
        _ open: () throws(NavigationLinkFailure) -> NavigatorStack?
    ) {
        let link = last.flatMap { $0.url == url ? $0 : nil } ?? LinkDelivery(url)
        last = link
        defer { link.uncover() }
        do throws(NavigationLinkFailure) {
            link.opener = try open()
            link.isKnown = true
            link.isOpened = true
        } catch {
            if let navigator { link.others.append(navigator) }
            let report = { @MainActor in
                Diagnostics.report("opensNavigationLinks refused a link: \(error.detail)")
                onFailure(error)
            }
            if error.reason == .unknown { return link.reports.append(report) }
            link.isKnown = true
            report()
        }
    }

    /// Dismisses the sheets of other navigators, which would cover the link's screens.
    private func uncover() {
        while isOpened, let other = others.popLast() { other.uncover(opener) }
    }
}
