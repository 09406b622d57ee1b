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
    @State private var secondTaps = 0
    /// The number of taps that scrolled a tab's list to the top.
    @State private var scrolls: [Tab: Int] = [:]
    @State private var player = Player()
    @State private var inbox = Navigator()
    @State private var archive = Navigator()
    private let mailRestoration: NavigationRestoration

    public init(mailRestoration: NavigationRestoration = .standard) { self.mailRestoration = mailRestoration }

    public var body: some View {
        TabView(selection: $tab.counting($secondTaps)) {
            BackgroundTab()
                .tabItem { Label("Background", systemImage: "square.stack.fill") }
                .tag(Tab.background)
            PlayerTab(player: $player)
                .tabItem { Label("Player", systemImage: "music.note") }
                .tag(Tab.player)
            MailTab(mailbox: .inbox, navigator: inbox, restoration: mailRestoration, scrolls: scrolls[.mail])
                .tabItem { Label("Mail", systemImage: "envelope.fill") }
                .tag(Tab.mail)
            MailTab(
                mailbox: .archive,
                bar: .system,
                navigator: archive,
                restoration: mailRestoration,
                scrolls: scrolls[.archive]
            )
            .tabItem { Label("Archive", systemImage: "archivebox.fill") }
            .tag(Tab.archive)
        }
        .opensNavigationLinks(MailTab.routes, in: inbox, selecting: .mail, of: $tab)
        .onChange(of: secondTaps) {
            guard let navigator = [Tab.mail: inbox, .archive: archive][tab] else { return }
            if !navigator.entries.isEmpty { navigator.popToRoot() } else { scrolls[tab, default: 0] += 1 }
        }
    }
}

extension Binding where Value: Equatable & Sendable {
    /// Returns a binding that counts how often its current value is set again, as by a second tap of a tab.
    func counting(_ repetitions: Binding<Int>) -> Binding<Value> {
        Binding {
            wrappedValue
        } set: { value in
            if value == wrappedValue { repetitions.wrappedValue += 1 }
            wrappedValue = value
        }
    }
}
