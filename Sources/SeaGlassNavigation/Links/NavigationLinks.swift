import SeaGlass
import SwiftUI

/// One link, which the system passes to every modifier that opens links. It is unknown if no modifier has a pattern for
/// it.
@MainActor final class HandedLink {
    private static var last: HandedLink?

    private let url: URL
    private var isKnown = false
    private var unknown: [@MainActor () -> Void] = []

    private init(_ url: URL) {
        self.url = url
        Task {
            for tell in unknown where !isKnown { tell() }
            if Self.last === self { Self.last = nil }
        }
    }

    /// - Parameter isShared: Whether to open a link that another modifier has opened.
    static func open(
        _ url: URL,
        isShared: Bool = true,
        _ onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void,
        _ open: () throws(NavigationLinkFailure) -> Void
    ) {
        let link = last.flatMap { $0.url == url ? $0 : nil } ?? HandedLink(url)
        last = link
        guard isShared || !link.isKnown else { return }
        do throws(NavigationLinkFailure) {
            try open()
            link.isKnown = true
        } catch {
            let tell = { @MainActor in
                Diagnostics.report("opensNavigationLinks: \(error). The stack stays as it is.")
                onFailure(error)
            }
            if error.reason == .unknown { return link.unknown.append(tell) }
            link.isKnown = true
            tell()
        }
    }
}

/// Opens links in the modified shell, whose navigator arrives as a preference.
struct OpensLinksInShell: ViewModifier {
    @State private var navigator: Navigator?
    @State private var early: URL?
    let activityType: String?
    let onFailure: @MainActor (NavigationLinkFailure) -> Void

    func body(content: Content) -> some View {
        content
            .onPreferenceChange(NavigationShellPresenceKey.self) { [$navigator] in
                $navigator.wrappedValue = $0?.navigator
            }
            .onChange(of: navigator.map(ObjectIdentifier.init)) { if let early { open(early) } }
            .onLink(of: navigator?.shell.routes, activityType) { open($0) }
    }

    private func open(_ url: URL) {
        early = navigator == nil ? url : nil
        guard let navigator else { return }
        HandedLink.open(url, onFailure) { () throws(NavigationLinkFailure) in try navigator.open(url) }
    }
}
