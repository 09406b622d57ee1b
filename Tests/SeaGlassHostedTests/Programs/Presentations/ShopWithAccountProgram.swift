import Observation
import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A module exports its routes, some declared as sheets; the app merges them.
enum ShopWithAccountProgram {
    // MARK: - The module AccountKit

    @Observable
    @MainActor
    public final class AccountSession {
        public internal(set) var name: String?

        public init() {}
    }

    public enum AccountRoute: Codable, Hashable {
        case signIn, profile, orders
        case address(Int)

        var form: NavigationPresentationStyle {
            switch self {
            case .signIn: .cover
            case .profile, .address: .sheet
            case .orders: .push
            }
        }
    }

    struct PasswordRoute: Hashable {}

    @MainActor
    public enum AccountModule {
        public static func routes(session: AccountSession) -> NavigationRoutes {
            NavigationRoutes()
                .route(AccountRoute.self, key: "account", as: \.form, background: .palette(.mint)) { route in
                    Framed { AccountScreen(route: route, session: session) }
                }
                .route(PasswordRoute.self, as: .sheet.detents([.medium])) { _ in PasswordForm() }
        }
    }

    private struct Framed<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            content.frame(maxWidth: 600)
        }
    }

    private struct AccountScreen: View {
        @Environment(\.navigator) private var navigator
        let route: AccountRoute
        let session: AccountSession

        var body: some View {
            switch route {
            case .signIn: signIn
            case .profile: profile
            case .orders: List(1..<4, id: \.self) { Text("Order \($0)") }.topNavigationBarTitle("Orders")
            case .address(let number): Form { Text("Address \(number)") }.topNavigationBarTitle("Address")
            }
        }

        private var signIn: some View {
            Button("As Ann") { signIn(as: "Ann") }.topNavigationBarTitle("Sign in")
        }

        private func signIn(as name: String) {
            session.name = name
            navigator.dismiss()
        }

        private var profile: some View {
            Form {
                Text(session.name ?? "")
                NavigationLink("Orders", value: AccountRoute.orders)
                Button("Change password") { navigator.present(PasswordRoute()) }
                Button("Sign out", role: .destructive) {
                    session.name = nil
                    navigator.reset()
                }
            }
            .topNavigationBarTitle("Profile")
        }
    }

    private struct PasswordForm: View {
        @State private var password = ""

        var body: some View {
            Form { SecureField("Password", text: $password) }.topNavigationBarTitle("Password")
        }
    }

    struct Product: Codable, Hashable {
        let name: String
    }

    struct Shop: View {
        @State private var navigator = Navigator()
        let session: AccountSession
        var restoration = NavigationRestoration.standard

        var body: some View {
            List(["Tent", "Stove"], id: \.self) { NavigationLink($0, value: Product(name: $0)) }
                .topNavigationBarTitle("Shop")
                .topNavigationBarTrailing { accountButton }
                .navigationShell(navigator: navigator)
                .navigationRoutes(shopRoutes.merging(AccountModule.routes(session: session)))
                .restoresNavigation(id: "shop", restoration) { print($0.reason) }
                .persistentBackground(.forest)
        }

        private var shopRoutes: NavigationRoutes {
            NavigationRoutes()
                .route(Product.self, key: "product") { AddressButton().topNavigationBarTitle($0.name) }
        }

        private var accountButton: some View {
            Button(session.name == nil ? "Sign in" : "Account") {
                navigator.present(session.name == nil ? AccountRoute.signIn : .profile)
            }
        }
    }

    struct AddressButton: View {
        @Environment(\.navigator) private var navigator

        var body: some View {
            Button("Delivery address") { navigator.push(route: AccountRoute.address(1)) }
        }
    }
}
