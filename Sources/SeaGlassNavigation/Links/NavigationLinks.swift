import SeaGlass
import SwiftUI

/// One link, which the system passes to every modifier that opens links. Without a pattern in any of these modifiers,
/// the link is unknown.
@MainActor final class HandedLink {
    private static var last: HandedLink?

    private let url: URL
    private var isKnown = false, isOpened = false
    private var unknown: [@MainActor () -> Void] = []
    private var others: [NavigatorStack?] = [], opener: NavigatorStack?, outer: NavigatorStack?

    private init(_ url: URL) {
        self.url = url
        Task {
            for report in unknown where !isKnown { report() }
            if Self.last === self { Self.last = nil }
        }
    }

    /// - Parameters:
    ///   - navigator: The modifier's navigator, which dismisses its presented route if another modifier opens the link.
    ///   - isShared: Whether to open a link that another modifier has already opened or refused.
    static func open(
        _ url: URL,
        in navigator: NavigatorStack? = nil,
        inside outer: NavigatorStack? = nil,
        isShared: Bool = true,
        _ onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void,
        _ open: () throws(NavigationLinkFailure) -> Void
    ) {
        let link = last.flatMap { $0.url == url ? $0 : nil } ?? HandedLink(url)
        last = link
        defer { link.uncover() }
        guard isShared || !link.isKnown else { return link.others.append(navigator) }
        do throws(NavigationLinkFailure) {
            try open()
            (link.isKnown, link.isOpened, link.opener, link.outer) = (true, true, navigator, outer)
        } catch {
            link.others.append(navigator)
            let report = { @MainActor in
                Diagnostics.report("opensNavigationLinks refused a link: \(error.detail)")
                onFailure(error)
            }
            if error.reason == .unknown { return link.unknown.append(report) }
            link.isKnown = true
            report()
        }
    }

    private func uncover() {
        while isOpened, let other = others.popLast() {
            let sheets = other?.allEntries.compactMap(\.stack) ?? []
            if !sheets.isEmpty, other !== opener, !sheets.contains(where: { $0 === outer }) {
                other?.dismiss(for: nil, animated: true)
            }
        }
    }
}

nonisolated struct OpensLinksInShell: ViewModifier {
    @State private var navigator: NavigatorStack?
    @State private var early: (url: URL, outer: NavigatorStack?)?
    let activityType: String?
    let onFailure: @MainActor (NavigationLinkFailure) -> Void

    @MainActor func body(content: Content) -> some View {
        content
            .onPreferenceChange(NavigationShellPresenceKey.self) { [$navigator] in
                $navigator.wrappedValue = $0?.navigator
            }
            .onChange(of: navigator.map(ObjectIdentifier.init)) {
                if let early { open(early.url, inside: early.outer) }
            }
            .modifier(
                LinkReceiver(routes: navigator?.shell.routes, activityType: activityType) { open($0, inside: $1) }
            )
    }

    @MainActor private func open(_ url: URL, inside outer: NavigatorStack?) {
        early = navigator == nil ? (url, outer) : nil
        guard let navigator else { return }
        HandedLink.open(url, in: navigator, inside: outer, onFailure) { () throws(NavigationLinkFailure) in
            try navigator.open(url)
        }
    }
}
