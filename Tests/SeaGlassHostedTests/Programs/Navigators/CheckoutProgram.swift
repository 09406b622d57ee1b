import SeaGlassNavigation
import SwiftUI

/// Checkout: a payment that the server answers late, and then returns to the cart.
enum CheckoutProgram {
    enum CheckoutRoute: NavigationRoute {
        case address
        case payment(amount: Int)
    }

    @MainActor @Observable final class PaymentServer {
        private(set) var paid: [Int] = []
        @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []

        func pay(_ amount: Int) async {
            await withCheckedContinuation { waiting.append($0) }
            paid.append(amount)
        }

        func answer() { while let request = waiting.popLast() { request.resume() } }
    }

    struct CheckoutRoot: View {
        let server: PaymentServer
        let navigator: Navigator

        var body: some View {
            CartScreen()
                .navigationShell(navigator: navigator)
                .navigationRoute(CheckoutRoute.self, key: "checkout") { screen($0) }
                .environment(server)
        }

        @ViewBuilder private func screen(_ route: CheckoutRoute) -> some View {
            switch route {
            case .address: AddressScreen()
            case .payment(let amount): PaymentScreen(amount: amount)
            }
        }
    }

    struct CartScreen: View {
        @Environment(\.navigator) private var navigator

        var body: some View {
            Button("Check out") { navigator.push(route: CheckoutRoute.address) }.topNavigationBarTitle("Cart")
        }
    }

    struct AddressScreen: View {
        @Environment(\.navigator) private var navigator

        var body: some View {
            Button("Continue") { navigator.push(route: CheckoutRoute.payment(amount: 20)) }.topNavigationBarTitle(
                "Address"
            )
        }
    }

    struct PaymentScreen: View {
        @Environment(PaymentServer.self) private var server
        @Environment(\.navigator) private var navigator
        let amount: Int

        var body: some View {
            VStack {
                Button("Pay") {
                    Task {
                        await server.pay(amount)
                        navigator.popToRoot()
                    }
                }
                Button("Cancel") { navigator.pop() }
            }
            .topNavigationBarTitle("Payment")
        }
    }
}
