import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// The app: a tab for each part of the library. The tab comes back with the window, and with it the mail that was open.
public struct DemoRoot: View {
    private enum Tab: Int {
        case background, player, mail
    }

    @SceneStorage("tab") private var tab = Tab.background
    private let mailRestoration: NavigationRestoration

    public init(mailRestoration: NavigationRestoration = .standard) { self.mailRestoration = mailRestoration }

    public var body: some View {
        TabView(selection: $tab) {
            BackgroundTab().tabItem { Label("Background", systemImage: "square.stack.fill") }.tag(Tab.background)
            PlayerTab().tabItem { Label("Player", systemImage: "music.note") }.tag(Tab.player)
            MailTab(restoration: mailRestoration)
                .tabItem { Label("Mail", systemImage: "envelope.fill") }
                .tag(Tab.mail)
        }
    }
}
