#if canImport(HeadlessHost)
import SeaGlass
import SeaGlassNavigation
import SwiftUI

extension View {
    /// Lets the background through a screen of a `NavigationStack`.
    @ViewBuilder fileprivate func mailScreen(_ variant: MailVariant) -> some View {
        switch variant {
        case .byHand(clearsContainer: true):
            scrollContentBackground(.hidden)
                .containerBackground(.clear, for: .navigation)
        case .byHand(clearsContainer: false): scrollContentBackground(.hidden)
        case .seaGlass: transparentNavigationContainer()
        case .plain, .shell: self
        }
    }
}

/// The screen of a place. A function and not a view, which would have a body.
@MainActor @ViewBuilder private func screen(_ place: MailPlace, _ variant: MailVariant) -> some View {
    switch place {
    case .mailbox(let number): Mailbox(number: number, variant: variant)
    case .message(let number): Message(number: number)
    case .settings: MailSettings(variant: variant)
    }
}

struct PlainMail: View {
    @Bindable var mail: Mail

    var body: some View {
        NavigationStack(path: $mail.path) {
            MailboxList(mail: mail, variant: .plain)
                .navigationDestination(for: MailPlace.self) { screen($0, .plain) }
        }
        .sheet(isPresented: $mail.isComposing) { Compose() }
    }
}

struct MailByHand: View {
    @Bindable var mail: Mail
    let variant: MailVariant

    var body: some View {
        ZStack {
            HandmadeBackground(palette: mail.palette)
                .ignoresSafeArea()
            NavigationStack(path: $mail.path) {
                MailboxList(mail: mail, variant: variant)
                    .mailScreen(variant)
                    .navigationDestination(for: MailPlace.self) { screen($0, variant).mailScreen(variant) }
            }
        }
        .sheet(isPresented: $mail.isComposing) { Compose() }
    }
}

struct SeaGlassMail: View {
    @Bindable var mail: Mail

    var body: some View {
        NavigationStack(path: $mail.path) {
            MailboxList(mail: mail, variant: .seaGlass)
                .mailScreen(.seaGlass)
                .transparentNavigationDestination(for: MailPlace.self) { screen($0, .seaGlass) }
        }
        .persistentBackground(mail.palette)
        .sheet(isPresented: $mail.isComposing) { Compose() }
    }
}

struct ShellMail: View {
    @Bindable var mail: Mail

    var body: some View {
        MailboxList(mail: mail, variant: .shell)
            .navigationShell()
            .navigationRoute(MailPlace.self) { screen($0, .shell) }
            .persistentBackground(mail.palette)
            .sheet(isPresented: $mail.isComposing) { Compose() }
    }
}
#endif
