import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// The app: a tab for each part of the library. The selected tab and the open mail are restored with the window.
///
/// A link such as `seaglass://mail/pier` opens a mail from any tab.
public struct DemoRoot: View {
    enum Tab: Int {
        case background, player, mail, archive
    }

    @SceneStorage("tab") private var tab = Tab.background
    /// The number of taps that scrolled a tab's list to the top.
    @State private var scrolls: [Tab: Int] = [:]
    @State private var player = Player()
    @State private var navigators = [Tab.mail: Navigator(), .archive: Navigator()]
    private let mailRestoration: NavigationRestoration

    public init(mailRestoration: NavigationRestoration = .standard) { self.mailRestoration = mailRestoration }

    public var body: some View {
        TabView(selection: Binding(get: { tab }, set: { tap($0) })) {
            BackgroundTab()
                .tabItem { Label("Background", systemImage: "square.stack.fill") }
                .tag(Tab.background)
            PlayerTab(player: $player)
                .tabItem { Label("Player", systemImage: "music.note") }
                .tag(Tab.player)
            MailTab(
                mailbox: .inbox,
                navigator: navigators[.mail],
                restoration: mailRestoration,
                scrolls: scrolls[.mail]
            )
            .tabItem { Label("Mail", systemImage: "envelope.fill") }
            .tag(Tab.mail)
            MailTab(
                mailbox: .archive,
                bar: .system,
                navigator: navigators[.archive],
                restoration: mailRestoration,
                scrolls: scrolls[.archive]
            )
            .tabItem { Label("Archive", systemImage: "archivebox.fill") }
            .tag(Tab.archive)
        }
        .opensNavigationLinks(selection: $tab, [.mail: MailTab.routes], in: navigators)
    }

    /// Selects a tab. A second tap pops the tab's stack, or scrolls its list to the top.
    private func tap(_ tapped: Tab) {
        if tapped != tab {
            tab = tapped
        } else if let navigator = navigators[tab] {
            if !navigator.entries.isEmpty { navigator.popToRoot() } else { scrolls[tab, default: 0] += 1 }
        }
    }
}
