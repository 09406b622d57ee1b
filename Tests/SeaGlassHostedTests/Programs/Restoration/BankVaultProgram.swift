import SeaGlassNavigation
import SwiftUI

/// Bank: two accounts, each with a store of its own in a vault that may be locked.
enum BankVaultProgram {
    struct PaymentRoute: NavigationRoute { let id: Int }
    struct ReceiptRoute: NavigationRoute { let payment: Int }
    struct CardRoute: NavigationRoute { let id: Int }

    @Observable @MainActor
    final class Session {
        let vault: BankVault
        var account: String?
        var message: String?

        init(vault: BankVault) { self.vault = vault }

        /// The server first, then the stacks.
        func signOut(from navigator: Navigator, once revoke: @MainActor () async -> Void) async {
            await revoke()
            account = nil
            navigator.reset()
        }

        /// A button without a navigator, for example in the app's menu.
        func signOut() {
            guard let account else { return }
            NavigationRestoration.standard.store(BankVaultStore(vault: vault, account: account)).reset()
            self.account = nil
        }
    }

    struct BankRoot: View {
        @Environment(Session.self) private var session
        var revoke: @MainActor () async -> Void = {}

        var body: some View {
            if let account = session.account {
                BankTabs(account: account, revoke: revoke)
                    .id(account)
            } else {
                VStack {
                    Button("Sign in as private") { session.account = "private" }
                    Button("Sign in as business") { session.account = "business" }
                }
            }
        }
    }

    struct BankTabs: View {
        @Environment(Session.self) private var session
        let account: String
        let revoke: @MainActor () async -> Void

        var body: some View {
            TabView {
                PaymentList(revoke: revoke)
                    .navigationShell()
                    .navigationRoute(PaymentRoute.self, key: "bank.payment") { PaymentScreen(id: $0.id) }
                    .navigationRoute(ReceiptRoute.self, key: "bank.receipt") { Text("Receipt of \($0.payment)") }
                    .restoresNavigation(id: "payments", restoration) { report($0) }
                    .tabItem { Label("Payments", systemImage: "eurosign") }
                CardList()
                    .navigationShell()
                    .navigationRoute(CardRoute.self, key: "bank.card") { Text("Words on card \($0.id)") }
                    .restoresNavigation(id: "cards", restoration) { report($0) }
                    .tabItem { Label("Cards", systemImage: "creditcard") }
            }
        }

        private var restoration: NavigationRestoration {
            .standard.store(BankVaultStore(vault: session.vault, account: account))
        }

        private func report(_ failure: NavigationRestoration.Failure) {
            if failure.reason == .storeFailed { session.message = "Your place could not be removed from this device." }
        }
    }

    struct PaymentList: View {
        @Environment(\.navigator) private var navigator
        @Environment(Session.self) private var session
        let revoke: @MainActor () async -> Void

        var body: some View {
            List {
                ForEach(1..<9, id: \.self) { NavigationLink("Payment \($0)", value: PaymentRoute(id: $0)) }
                Button("Sign out", role: .destructive) {
                    Task { await session.signOut(from: navigator, once: revoke) }
                }
            }
            .navigationTitle("Payments")
        }
    }

    struct PaymentScreen: View {
        let id: Int

        var body: some View {
            NavigationLink("Receipt", value: ReceiptRoute(payment: id))
                .navigationTitle("Payment \(id)")
        }
    }

    struct CardList: View {
        var body: some View {
            List(1..<4, id: \.self) { NavigationLink("Card \($0)", value: CardRoute(id: $0)) }
                .navigationTitle("Cards")
        }
    }
}
