import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// The app: a tab for each part of the library. The selected tab and the open mail are restored with the window.
///
/// A link such as `seaglass://mail/pier` opens a mail from any tab.
public struct DemoRoot: View {
    private enum Tab: Int {
        case background, player, mail, archive
    }

    @SceneStorage("tab") private var tab = Tab.background
    @State private var player = Player()
    @State private var inbox = Navigator()
    private let mailRestoration: NavigationRestoration

    public init(mailRestoration: NavigationRestoration = .standard) { self.mailRestoration = mailRestoration }

    public var body: some View {
        TabView(selection: $tab) {
            BackgroundTab()
                .tabItem { Label("Background", systemImage: "square.stack.fill") }
                .tag(Tab.background)
            PlayerTab(player: $player)
                .tabItem { Label("Player", systemImage: "music.note") }
                .tag(Tab.player)
            MailTab(mailbox: .inbox, bar: .custom(), navigator: inbox, restoration: mailRestoration)
                .tabItem { Label("Mail", systemImage: "envelope.fill") }
                .tag(Tab.mail)
            MailTab(mailbox: .archive, bar: .system, restoration: mailRestoration)
                .tabItem { Label("Archive", systemImage: "archivebox.fill") }
                .tag(Tab.archive)
        }
        .opensNavigationLinks(MailTab.routes, in: inbox, selecting: .mail, of: $tab)
    }
}
